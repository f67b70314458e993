"""Every message between a browser or an outside bot and the house, both ways.

The client's types are generated from these pages (`python -m tools.wire`). What comes in is checked
against them before anything else looks at it. Over a socket, a message from the client has the key
"do", one from the house the key "is".
"""

from farwest.tables.wire.daily import *  # noqa: F403  # this page is all of them
from farwest.tables.wire.lobby import *  # noqa: F403
from farwest.tables.wire.news import *  # noqa: F403
from farwest.tables.wire.notices import *  # noqa: F403
from farwest.tables.wire.offline import *  # noqa: F403
from farwest.tables.wire.owner import *  # noqa: F403
from farwest.tables.wire.people import *  # noqa: F403
from farwest.tables.wire.puzzles import *  # noqa: F403
from farwest.tables.wire.review import *  # noqa: F403
from farwest.tables.wire.running import *  # noqa: F403
from farwest.tables.wire.sides import *  # noqa: F403
from farwest.tables.wire.tournaments import *  # noqa: F403
from farwest.tables.wire.vacation import *  # noqa: F403
from farwest.tables.wire.wishes import *  # noqa: F403
