"""`python -m farwest.cli` is `farwest`."""

import sys

from farwest.cli import main

sys.exit(main())
