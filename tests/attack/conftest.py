"""The houses that are attacked: those of the other server tests, limits on unless a test says so."""

from tests.server.conftest import house as house
from tests.server.conftest import strict_house as strict_house
