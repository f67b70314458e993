"""The houses that are attacked: those of the other server tests."""

from tests.server.conftest import house as house
from tests.server.conftest import strict_house as strict_house
