"""One extension: Cython, the C compiler, and the result put in place at one stroke.

python -m tools.hot.compile MODULE SOURCE STAMP ROOTS [FLAG...]
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext


def main(module: str, source: str, stamp: str, roots: str, *flags: str) -> None:
    links = [flag for flag in flags if flag.startswith("-fsanitize")]
    extension = Extension(
        module,
        [source],
        define_macros=[("HOT_STAMP", f'"{stamp}"')],
        extra_compile_args=list(flags),
        extra_link_args=links,
    )
    with tempfile.TemporaryDirectory() as scratch:
        made = cythonize(  # type: ignore[no-untyped-call]
            [extension],
            include_path=roots.split(os.pathsep),
            build_dir=scratch,
            force=True,
            quiet=True,
        )
        command = build_ext(Distribution({"ext_modules": made}))
        command.build_lib = command.build_temp = scratch
        command.ensure_finalized()
        command.run()
        built = Path(command.get_ext_fullpath(module))
        # A process that runs the old file keeps it: the new one is another file of that name.
        new = Path(source).with_name(f"{built.name}.{os.getpid()}")
        new.write_bytes(built.read_bytes())
        new.chmod(0o755)
        new.replace(Path(source).with_name(built.name))


if __name__ == "__main__":
    main(*sys.argv[1:])
