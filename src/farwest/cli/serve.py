"""start the table: games in the browser, for this machine or a network"""

from __future__ import annotations

import argparse
import os
import secrets
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

from farwest.cli.words import add_language, command_says, language_of
from farwest.kernel.errors import BadCall
from farwest.tables.errors import HouseRuns
from farwest.tables.house_lock import HouseLock

HOME: Final = "FARWEST_HOME"
LOCAL: Final = ("127.0.0.1", "localhost", "::1")
MOST_DIGITS: Final = 5  # of a port


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets the network in")
    parser.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    parser.add_argument("--db", type=Path, metavar="FILE", help="where everything is kept")
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
        "--owner-file",
        type=Path,
        metavar="FILE",
        help="the link to the owner's page goes there, for your eyes only; else to the terminal",
    )
    parser.add_argument("--https", action="store_true", help="a proxy in front speaks https")
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="with --https: where that proxy is, if not on this machine",
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
    import uvicorn

    from farwest.server.app import create_app
    from farwest.server.connections import CountedSocket, PatientHttp, room_for_all
    from farwest.server.operating import log_lines
    from farwest.server.operating.house_server import HouseServer
    from farwest.server.people import digest
    from farwest.server.settings import Settings

    log_lines.set_up(wishes.log or "")
    key = secrets.token_urlsafe(24)
    listener = listen(wishes.host, wishes.port)
    port = listener.getsockname()[1]
    settings = Settings(
        host=wishes.host,
        port=port,
        db=wishes.db or usual_file(),
        bot_processes=wishes.bots or max((os.cpu_count() or 2) // 2, 1),
        origins=tuple(wishes.origin),
        limits=not wishes.no_limits,
        secure=wishes.https,
        puzzles=wishes.puzzles,
        owner=digest(key),
    )
    say = command_says(language_of(wishes.language))
    address = f"http://{shown(wishes.host)}:{port}/"
    metrics = None if wishes.metrics is None else listen(*metrics_address(wishes.metrics))
    lock = one_house(settings.db, address, language_of(wishes.language))
    app = create_app(settings)
    guarded = settings.limits and not wishes.https  # else a proxy in front has all connections
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        ws_max_size=1 << 16,
        ws_ping_interval=20,
        timeout_graceful_shutdown=3,
        proxy_headers=wishes.https,
        forwarded_allow_ips=[LOCAL[0], *wishes.proxy] if wishes.https else None,
        server_header=False,
        limit_concurrency=room_for_all(),
        http=PatientHttp if guarded else "auto",
        ws=CountedSocket if guarded else "auto",
    )
    print(say("serving", address=address), flush=True)
    print(say("serving-file", file=str(settings.db)), flush=True)
    if wishes.owner_file:
        for_the_owner(wishes.owner_file, f"{address}owner#{key}\n")
    elif sys.stdout.isatty():  # where it goes elsewhere, it is kept, and others may read it
        print(say("serving-owner", address=f"{address}owner#{key}"), flush=True)
    if wishes.open and wishes.host in LOCAL and os.environ.get("CI") != "true":
        webbrowser.open(address)
    if metrics is not None:
        host, at = metrics.getsockname()[:2]
        print(say("serving-metrics", address=f"http://{shown(host)}:{at}/metrics"), flush=True)
    HouseServer(config, app.state.app, drain=wishes.drain, metrics=metrics).run(sockets=[listener])
    lock.leave()
    return 0


def one_house(db: Path, address: str, language: str) -> HouseLock:
    """Taken for as long as this process lives; or a sentence names who has it."""
    lock = HouseLock(db)
    try:
        lock.take(address)
    except HouseRuns as error:
        raise BadCall(error.said(language)) from None
    return lock


def metrics_address(wish: str) -> tuple[str, int]:
    """A port alone is one of this machine's own."""
    host, _, port = wish.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or LOCAL[0]
    if not port.isdecimal() or len(port) > MOST_DIGITS:
        raise BadCall(f"--metrics takes HOST:PORT, as {LOCAL[0]}:9464, not {wish[:40]!r}.")
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
    return "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host


def usual_file() -> Path:
    """In the person's own folder, made if need be."""
    home = os.environ.get(HOME) or os.environ.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    folder = folder if os.environ.get(HOME) else folder / "farwest"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "farwest.db"
