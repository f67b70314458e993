"""Every error farwest raises on purpose; the tree is drawn in kernel/errors.py."""

from farwest.kernel.errors import *  # noqa: F403
