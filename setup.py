"""Compile the hot rooms. Without Cython or a C compiler the package installs as pure Python."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent.resolve()
sys.path.insert(0, str(HERE))

from tools.hot.build import FLAGS, ROOTS, all_games, generate, parts  # noqa: E402

PROBE = """
import sys
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

command = build_ext(Distribution({"ext_modules": [Extension("probe", [sys.argv[1]])]}))
command.build_lib = command.build_temp = sys.argv[2]
command.ensure_finalized()
command.run()
"""


def why_pure() -> str:
    """Empty if the rules are to be compiled."""
    if os.environ.get("FARWEST_PURE") == "1":
        return "FARWEST_PURE=1"
    try:
        import Cython  # noqa: F401
    except ImportError:
        return "Cython is not installed"
    return ""


def say_pure(reason: str) -> None:
    print(f"farwest will run in Python only: {reason}", file=sys.stderr)  # noqa: T201


def extensions() -> list[Extension]:
    """Named here, written and compiled later: `egg_info` and `sdist` need only the names."""
    folders = ["kernel", *(f"games/{name}" for name in all_games(ROOTS))]
    sources = ["src/farwest/kernel/_guard.pyx", "src/farwest/learning/_batch.pyx"]
    sources += [f"src/farwest/{folder}/_fast.pyx" for folder in folders]
    found = []
    for source in sources:
        name = source.removeprefix("src/").removesuffix(".pyx").replace("/", ".")
        found.append(Extension(name, [source], extra_compile_args=FLAGS))
    return found


class BuildHotRooms(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Without C there is pure Python; with rules that leave the subset there is no wheel."""

    extensions: list[Extension]

    def run(self) -> None:
        if reason := self.why_no_c():
            say_pure(reason)
            self.extensions = []
            return
        super().run()

    def why_no_c(self) -> str:
        """Empty if a file that includes Python.h compiles; tried apart, so nothing is printed."""
        with tempfile.TemporaryDirectory() as scratch:
            probe = Path(scratch, "probe.c")
            probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
            command = [sys.executable, "-c", PROBE, str(probe), scratch]
            run = subprocess.run(command, capture_output=True, text=True, check=False)
        return "no C compiler, or no Python.h" if run.returncode else ""

    def build_extensions(self) -> None:
        from Cython.Build import cythonize

        found = parts(["kernel", *all_games(ROOTS)], ROOTS, " ".join(FLAGS))
        generate(found, ROOTS)
        stamps = {part.module: part.stamp for part in found}
        for extension in self.extensions:
            extension.define_macros = [("HOT_STAMP", f'"{stamps[extension.name]}"')]
        with tempfile.TemporaryDirectory() as scratch:
            made = cythonize(  # type: ignore[no-untyped-call]
                self.extensions, include_path=["src"], build_dir=scratch, force=True, quiet=True
            )
            for extension, ready in zip(self.extensions, made, strict=True):
                extension.sources = ready.sources
            super().build_extensions()


class BuildPages(build_py):  # type: ignore[misc]
    """The browser's side goes into the wheel; from an editable checkout, make builds it."""

    def run(self) -> None:
        if (HERE / "web").is_dir() and not self.editable_mode:
            built = subprocess.run(["sh", str(HERE / "tools" / "web")], check=False)
            if built.returncode:
                print("farwest will have no pages for the browser", file=sys.stderr)  # noqa: T201
        super().run()


if why_pure() and any("wheel" in word or "build" in word for word in sys.argv):
    say_pure(why_pure())
setup(
    ext_modules=[] if why_pure() else extensions(),
    cmdclass={"build_ext": BuildHotRooms, "build_py": BuildPages},
)
