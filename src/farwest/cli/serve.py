"""start the table: games in the browser, for this machine or a network"""

from __future__ import annotations

import argparse
import os
import secrets
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from farwest.cli import machines
from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall
from farwest.tables.errors import HouseRuns
from farwest.tables.house_lock import HouseLock

if TYPE_CHECKING:
    from farwest.server.settings import Settings

HOME: Final = "FARWEST_HOME"
STORE: Final = "FARWEST_STORE"  # a password in it is nobody else's business
ANYWHERE: Final = ("0.0.0.0", "::")
MOST_WORKERS: Final = 64
LOCAL: Final = ("127.0.0.1", "localhost", "::1")
MOST_DIGITS: Final = 5  # of a port


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets the network in")
    parser.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    parser.add_argument("--db", type=Path, metavar="FILE", help="where everything is kept")
    parser.add_argument(
        "--store",
        default=os.environ.get(STORE, ""),
        metavar="URL",
        help=f"postgresql://...: kept there, by any number of machines together; else ${STORE}",
    )
    parser.add_argument(
        "--inner",
        default=LOCAL[0],
        metavar="HOST[:PORT]",
        help="with --store: where the other machines reach this one",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that share the tables"
    )
    parser.add_argument(
        "--bots", type=int, metavar="N", help="the most processors that bots may use"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site that may play"
    )
    parser.add_argument(
        "--puzzles", default="", metavar="FILE", help="from `farwest puzzles --house`: of own games"
    )
    parser.add_argument(
        "--thinkers",
        default="",
        metavar="FILE",
        help="`farwest thinker --key FILE` may think for bots, from any machine",
    )
    parser.add_argument(
        "--owner-file",
        type=Path,
        metavar="FILE",
        help="the link to the owner's page goes there, for your eyes only; else to the terminal",
    )
    parser.add_argument(
        "--notices",
        type=Path,
        metavar="FILE",
        help="how to reach who is away: TOML, docs/hosting.md",
    )
    parser.add_argument("--https", action="store_true", help="a proxy in front speaks https")
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="with --https: where that proxy is, if not on this machine",
    )
    parser.add_argument(
        "--left-days",
        type=float,
        metavar="N",
        help="a game that everybody left is closed after N days; 0: never",
    )
    parser.add_argument("--no-limits", action="store_true", help="a proxy in front limits rates")
    parser.add_argument(
        "--metrics", metavar="HOST:PORT", help="figures for Prometheus, at a port of their own"
    )
    parser.add_argument("--log", choices=("text", "json"), help="every event, a line on stderr")
    parser.add_argument(
        "--drain", type=float, default=0.0, metavar="S", help="seconds from SIGTERM to closing"
    )
    parser.add_argument("--open", action="store_true", help="open a browser, where there is one")
    add_language(parser)


def run(wishes: argparse.Namespace) -> int:
    from farwest.server.notices.means import read_means
    from farwest.server.operating import log_lines
    from farwest.server.people import digest
    from farwest.server.settings import Settings

    if not 1 <= wishes.workers <= MOST_WORKERS:
        raise BadCall(f"--workers takes 1 to {MOST_WORKERS}, not {wishes.workers}.")
    log_lines.set_up(wishes.log or "")
    key = secrets.token_urlsafe(24)
    listener = listen(wishes.host, wishes.port)
    port = listener.getsockname()[1]
    settings = Settings(
        host=wishes.host,
        port=port,
        db=wishes.db or (Path() if wishes.store else usual_file()),
        store=wishes.store,
        bot_processes=bots_of_each(wishes.bots, wishes.workers),
        origins=tuple(wishes.origin),
        limits=not wishes.no_limits,
        secure=wishes.https,
        puzzles=wishes.puzzles,
        notices=read_means(wishes.notices) if wishes.notices else None,
        owner=digest(key),
        thinkers=wishes.thinkers,
        left_days=Settings.left_days if wishes.left_days is None else wishes.left_days,
    )
    say = command_says(language_of(wishes.language))
    address = f"http://{shown(wishes.host)}:{port}/"
    metrics = [] if wishes.metrics is None else listen_for_metrics(wishes.metrics, wishes.workers)
    if wishes.store and wishes.db:
        raise BadCall("--db is a file, --store a database: name one of them.")
    if wishes.store:
        machines.check(wishes.store, language_of(wishes.language))
        inner = inner_doors(wishes.inner, wishes.workers)
        kept, lock = machines.without_password(wishes.store), None
    else:
        inner, kept = [], str(settings.db)
        lock = one_house(settings.db, address, language_of(wishes.language))
    print(say("serving", address=address), flush=True)
    print(say("serving-file", file=kept), flush=True)
    if wishes.owner_file:
        for_the_owner(wishes.owner_file, f"{address}owner#{key}\n")
    elif sys.stdout.isatty():  # where it goes elsewhere, it is kept, and others may read it
        print(say("serving-owner", address=f"{address}owner#{key}"), flush=True)
    if wishes.open and wishes.host in LOCAL and os.environ.get("CI") != "true":
        webbrowser.open(address)
    for figures in metrics:
        host, at = figures.getsockname()[:2]
        print(say("serving-metrics", address=f"http://{shown(host)}:{at}/metrics"), flush=True)
    opened = HouseDoors(settings, options_of(wishes), listener, metrics, wishes.drain)
    if lock is None:
        return machines.roving(opened, inner)
    code = alone(opened) if wishes.workers == 1 else several(opened, wishes.workers)
    lock.leave()
    return code


class HouseDoors(NamedTuple):
    """What a house has before it takes guests."""

    settings: Settings
    options: dict[str, Any]  # uvicorn's
    listener: socket.socket
    metrics: list[socket.socket]  # one for each process, or none
    drain: float

    @property
    def guarded(self) -> bool:
        """Else a proxy in front has all connections."""
        return self.settings.limits and not self.settings.secure


def options_of(wishes: argparse.Namespace) -> dict[str, Any]:
    from farwest.server.connections import CountedSocket, PatientHttp, room_for_all
    from farwest.server.packing import PackedSocket

    guarded = not wishes.no_limits and not wishes.https
    return {
        "log_config": None,
        "log_level": "warning",
        "ws_max_size": 1 << 16,
        "ws_ping_interval": 20,
        "timeout_graceful_shutdown": 3,
        "proxy_headers": wishes.https,
        "forwarded_allow_ips": [LOCAL[0], *wishes.proxy] if wishes.https else None,
        "server_header": False,
        "limit_concurrency": room_for_all(),
        "http": PatientHttp if guarded else "auto",
        "ws": CountedSocket if guarded else PackedSocket,
    }


def alone(house: HouseDoors) -> int:
    import uvicorn

    from farwest.server.app import create_app
    from farwest.server.operating.house_server import HouseServer

    app = create_app(house.settings)
    metrics = next(iter(house.metrics), None)
    config = uvicorn.Config(app, **house.options)
    server = HouseServer(config, app.state.app, drain=house.drain, metrics=metrics)
    server.run(sockets=[house.listener])
    return 0


def several(house: HouseDoors, workers: int) -> int:
    from farwest.server.after import MOST_RECORD
    from farwest.server.app import create_app
    from farwest.server.workers.shared_limits import SharedBuckets
    from farwest.server.workers.station import Station
    from farwest.server.workers.supervisor import Supervisor
    from farwest.server.workers.working import inner_doors, load_all, work
    from farwest.tables.house_clock import HouseClock
    from farwest.tables.sqlite import prepare

    options = house.options | {
        "timeout_graceful_shutdown": 1,
        "limit_concurrency": max(house.options["limit_concurrency"] // 2, 1),  # two for one led on
    }
    with TemporaryDirectory(prefix="farwest-") as folder:
        doors = inner_doors(Path(folder), workers)
        shared = Path(folder), SharedBuckets(), HouseClock()
        prepare(house.settings.db)
        load_all()

        def working(number: int, line: socket.socket) -> None:
            settings = replace(house.settings, station=Station(number, workers, *shared))
            work(
                create_app(settings),
                options,
                public=house.listener,
                door=doors[number],
                line=line,
                metrics=house.metrics[number] if house.metrics else None,
                most=MOST_RECORD,
                guarded=house.guarded,
            )

        return Supervisor(working, workers, drain=house.drain).run()


def bots_of_each(wish: int | None, workers: int) -> int:
    """A share for each worker, and one at least."""
    return max((wish or max((os.cpu_count() or 2) // 2, 1)) // workers, 1)


def listen_for_metrics(wish: str, workers: int) -> list[socket.socket]:
    """A port for each worker, one after the other."""
    host, port = metrics_address(wish)
    return [listen(host, port + number if port else 0) for number in range(workers)]


def inner_doors(wish: str, workers: int) -> list[socket.socket]:
    """A port for each worker, one after the other; without one, any that are free."""
    host, port = metrics_address(wish if ":" in wish else f"{wish}:0", "--inner")
    if host in ANYWHERE:
        raise BadCall(f"--inner names one address of this machine, not {host}: others dial it.")
    return [listen(host, port + number if port else 0) for number in range(workers)]


def one_house(db: Path, address: str, language: str) -> HouseLock:
    """Taken for as long as this process lives; or a sentence names who has it."""
    lock = HouseLock(db)
    try:
        lock.take(address)
    except HouseRuns as error:
        raise BadCall(error.said(language)) from None
    return lock


def metrics_address(wish: str, option: str = "--metrics") -> tuple[str, int]:
    """A port alone is one of this machine's own."""
    host, _, port = wish.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or LOCAL[0]
    if not port.isdecimal() or len(port) > MOST_DIGITS:
        raise BadCall(f"{option} takes HOST:PORT, as {LOCAL[0]}:9464, not {wish[:40]!r}.")
    return host, int(port)


def for_the_owner(path: Path, text: str) -> None:
    """A file that nobody else may read, whoever made it before."""
    try:
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text)
    except OSError as error:
        raise BadCall(f"{path} cannot be written ({error.strerror}).") from None


def listen(host: str, port: int) -> socket.socket:
    """Before anything is printed: an address that is taken is a sentence, not a traceback."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadCall(
            f"{host}:{port} cannot be had ({error}); --port 0 takes a free one."
        ) from None
    return listener


def shown(host: str) -> str:
    return "127.0.0.1" if host in ANYWHERE else f"[{host}]" if ":" in host else host


def usual_file() -> Path:
    """In the person's own folder, made if need be."""
    home = os.environ.get(HOME) or os.environ.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    folder = folder if os.environ.get(HOME) else folder / "farwest"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "farwest.db"
