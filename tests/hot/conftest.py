"""Building small units in a folder of their own, against the kernel of the house."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tools.hot.build import REPO, ROOTS, build

Make = Callable[..., ModuleType]


def why_no_compiler() -> str:
    """Empty if C can be compiled here."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler: {compiler}"
    include = sysconfig.get_path("include")
    return "" if Path(include, "Python.h").exists() else f"no Python.h in {include}"


@pytest.fixture(scope="session")
def compiler() -> None:
    reason = why_no_compiler()
    if reason:
        pytest.skip(reason)


@pytest.fixture(scope="session")
def kernel(compiler: None) -> None:
    """The kernel, built in place, once, whichever worker comes first."""
    lock = REPO / "build" / "kernel.lock"
    lock.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tools.hot", "kernel"]
    with lock.open("w") as file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        except ImportError:
            pass
        subprocess.run(command, cwd=REPO, check=True, capture_output=True)


@pytest.fixture
def make(kernel: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """make("mine", source) writes toys/mine/rules.py, builds it, gives the compiled module."""
    for root in (*ROOTS, tmp_path):
        monkeypatch.syspath_prepend(str(root))

    def _make(name: str, source: str, flags: tuple[str, ...] = ("-O1",)) -> ModuleType:
        folder = tmp_path / "toys" / name
        folder.mkdir(parents=True)
        (folder / "rules.py").write_text(source)
        build([f"toys.{name}"], (tmp_path, *ROOTS), flags=flags, say=lambda _: None)
        importlib.invalidate_caches()
        return importlib.import_module(f"toys.{name}._fast")

    yield _make
    for name in [n for n in sys.modules if n.partition(".")[0] == "toys"]:
        del sys.modules[name]
