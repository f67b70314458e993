from __future__ import annotations

import pytest

from tests.scaffold.trial import Trial, made_in


@pytest.fixture(scope="session")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Trial:
    return made_in(tmp_path_factory.mktemp("trial").resolve())
