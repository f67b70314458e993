"""Starts the workers of a house, watches over them, and replaces whoever ends or hangs.

Everything is loaded once, here, and a worker is a fork of that: the next one is there in a fraction
of a second. The doors stay open meanwhile, since they are the supervisor's: who knocks waits. A
worker that gives no sign of life is killed before another takes its place, so that a table never
has two owners; and if it could not be, the store would refuse it (tables/slots.py).
"""

from __future__ import annotations

import ctypes
import gc
import logging
import os
import selectors
import signal
import socket
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from types import FrameType
from typing import Final

from farwest.tables.logbook import note

BEAT: Final = 0.25  # seconds between two signs of life
SILENCE: Final = 3.0  # seconds without one: it hangs
OPENING: Final = 60.0  # seconds for the first one
LEAVING: Final = 10.0  # seconds for all to close
LOOK: Final = 0.25  # seconds between two looks at the clock
GIVEN_UP: Final = 6  # workers in one place, none of which ever opened
WAIT: Final = 0.2  # seconds before the second of those; then twice as long each time
ALIVE: Final = b"."
DRAIN: Final = b"d"  # what the supervisor says: no new guests
DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG

LOG: Final = logging.getLogger("farwest.server")
Working = Callable[[int, socket.socket], None]  # its number, and its line to the supervisor


@dataclass
class Post:
    """One worker's place, and who has it now."""

    number: int
    pid: int = 0  # 0: nobody, just now
    line: socket.socket | None = None
    heard: float = 0.0  # when it gave the last sign of life
    opened: bool = False
    failures: int = 0  # one after the other, that never opened
    due: float = 0.0  # when the next one begins


class Supervisor:
    def __init__(self, working: Working, workers: int, *, drain: float = 0.0) -> None:
        self.working = working
        self.drain = drain
        self.posts = [Post(number) for number in range(workers)]
        self.broken = False
        self._closing = 0.0  # since when
        self._signals: list[int] = []
        self._ears = selectors.DefaultSelector()

    def run(self) -> int:
        """Until it is told to stop, or a worker cannot be started."""
        gc.collect()
        gc.freeze()  # what is loaded by now is never looked through again, nor copied for that
        bell, rope = socket.socketpair()
        bell.setblocking(False)
        rope.setblocking(False)
        kinds = (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD)
        before = {kind: signal.signal(kind, self._heard_signal) for kind in kinds}
        signal.set_wakeup_fd(rope.fileno(), warn_on_full_buffer=False)
        self._ears.register(bell, selectors.EVENT_READ)
        try:
            while not self._all_gone():
                self._look()
                for key, _ in self._ears.select(LOOK):
                    if key.data is None:
                        with suppress(BlockingIOError):
                            bell.recv(4096)
                    else:
                        self._listen(key.data)
        finally:
            self._kill_all()
            signal.set_wakeup_fd(-1)
            for kind, handler in before.items():
                signal.signal(kind, handler)
        for kind in self._signals[:1]:
            signal.raise_signal(kind)  # as one process alone would end
        return int(self.broken)

    # ---- what it hears --------------------------------------------------------------------------

    def _heard_signal(self, kind: int, _: FrameType | None) -> None:
        if kind != signal.SIGCHLD:
            self._signals.append(kind)

    def _listen(self, post: Post) -> None:
        assert post.line is not None
        try:
            said = post.line.recv(4096)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said:
            post.heard = time.monotonic()
            if not post.opened:
                post.opened, post.failures = True, 0
                note("worker-opened", worker=post.number, pid=post.pid)
        else:
            self._hang_up(post)  # it is about to end: its end comes as a signal

    def _hang_up(self, post: Post) -> None:
        if post.line is not None:
            self._ears.unregister(post.line)
            post.line.close()
            post.line = None

    # ---- what it does --------------------------------------------------------------------------

    def _look(self) -> None:
        now = time.monotonic()
        self._reap(now)
        if self._signals and not self._closing:
            self._close(now)
        for post in self.posts:
            if post.pid:
                self._judge(post, now)
            elif not self._closing and now >= post.due:
                self._start(post, now)
        if self._closing:
            self._go_on_closing(now)

    def _reap(self, now: float) -> None:
        for post in self.posts:
            if not post.pid:
                continue
            pid, status = os.waitpid(post.pid, os.WNOHANG)
            if pid:
                self._hang_up(post)
                code = os.waitstatus_to_exitcode(status)
                note("worker-ended", worker=post.number, pid=pid, code=code)
                post.pid = 0
                post.failures += not post.opened
                post.due = now + (WAIT * 2**post.failures if post.failures > 1 else 0.0)
                if post.failures >= GIVEN_UP and not self._closing:
                    LOG.error("a worker ended %d times before it opened: giving up", GIVEN_UP)
                    self.broken, self._closing = True, now
                    self._tell_all(signal.SIGTERM)

    def _judge(self, post: Post, now: float) -> None:
        """By what was heard, all of which was read before: if it was this process that slept, its
        ears are full."""
        patience = SILENCE if post.opened else OPENING
        if now - post.heard > patience and post.line is not None:
            self._listen(post)
        if now - post.heard > patience and not self._closing:
            level = logging.WARNING
            note("worker-hangs", level=level, worker=post.number, pid=post.pid)
            with suppress(ProcessLookupError):
                os.kill(post.pid, signal.SIGKILL)
            os.waitpid(post.pid, 0)  # nobody takes its place before it is gone
            self._hang_up(post)
            post.pid, post.failures, post.due = 0, post.failures + (not post.opened), now
            self._start(post, now)

    def _start(self, post: Post, now: float) -> None:
        ours, theirs = socket.socketpair()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            ours.close()
            self._become(post.number, theirs)
        theirs.close()
        ours.setblocking(False)
        post.pid, post.line, post.heard, post.opened = pid, ours, now, False
        self._ears.register(ours, selectors.EVENT_READ, post)

    def _become(self, number: int, line: socket.socket) -> None:
        """In the new process; never returns."""
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            for kind in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD):
                signal.signal(kind, signal.SIG_DFL)
            os.setpgid(0, 0)  # Ctrl-C is for the supervisor
            die_with_parent()
            self._ears.close()
            for post in self.posts:  # else nobody would hear that the supervisor is gone
                if post.line is not None:
                    post.line.close()
            self.working(number, line)
            code = 0
        except SystemExit as end:  # it could not open, and has said why
            code = end.code if isinstance(end.code, int) else 1
        except BaseException:
            traceback.print_exc()
        finally:
            with suppress(OSError, ValueError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)

    # ---- closing -------------------------------------------------------------------------------

    def _close(self, now: float) -> None:
        """Ctrl-C waits for nobody."""
        self._closing = now
        if self._signals[0] == signal.SIGTERM and self.drain:
            note("house-drains", seconds=self.drain)
            for post in self.posts:
                if post.line is not None:
                    with suppress(OSError):
                        post.line.send(DRAIN)
            self._closing += self.drain
        else:
            self.drain = 0.0
            self._tell_all(signal.SIGTERM)

    def _go_on_closing(self, now: float) -> None:
        """A second signal ends the wait for the last guests."""
        if self._closing > now and len(self._signals) > 1:
            self._closing = now
        if self._closing <= now and self._signals and self.drain:
            self.drain = 0.0
            self._tell_all(signal.SIGTERM)
        if now > self._closing + LEAVING:
            self._tell_all(signal.SIGKILL)

    def _tell_all(self, kind: int) -> None:
        for post in self.posts:
            if post.pid:
                with suppress(ProcessLookupError):
                    os.kill(post.pid, kind)
                    os.kill(post.pid, signal.SIGCONT)

    def _all_gone(self) -> bool:
        return bool(self._closing) and not any(post.pid for post in self.posts)

    def _kill_all(self) -> None:
        """Whatever happened here: nobody stays behind."""
        self._tell_all(signal.SIGKILL)
        for post in self.posts:
            if post.pid:
                os.waitpid(post.pid, 0)
                post.pid = 0
            self._hang_up(post)


def die_with_parent() -> None:
    """Also while it is stopped, and could not see that the supervisor is gone."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL, 0, 0, 0)
        if os.getppid() == 1:  # it went just before that
            os._exit(1)
