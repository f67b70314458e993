"""A table as its charter and its log make it: who sits there, the match, clocks, what was said.

It changes only by the entries of its log, when they are on disk; read again, they make the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from farwest.bots.registry import seated
from farwest.kernel.dealer import Dealer
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.tables import together
from farwest.tables.chairs import Chair, TakeBack
from farwest.tables.clock import Clocks
from farwest.tables.errors import NotNow
from farwest.tables.store import Charter, Entry
from farwest.tables.talking import APART, Talking
from farwest.tables.wire import Stage, Value

FORCED: Final = "forced"  # the value of a play that had no alternative


class Ledger:
    def __init__(self, charter: Charter, game: Game[Any, Any], log: Iterable[Entry] = ()) -> None:
        self.charter = charter
        self.game = game
        self.chairs = [Chair() for _ in range(charter.seats)]
        self.match: Match[Any, Any] | None = None
        self.clocks = Clocks(charter.clock, charter.seats)
        self.n = 0  # entries in the log
        self.at = charter.founded  # when the last of them was written
        self.answers = 0  # in the log, those taken back too
        self.movers: list[int] = []  # by turn: who answered
        self.chosen: list[bool] = []  # by turn: whether there was a choice
        self.asks: dict[str, int] = {}  # marks of messages that were carried out: turn after
        self._asked = ""
        self.held: dict[int, int] = {}  # by seat: an answer that waits for the others'
        self.lost: dict[int, int] = {}  # by seat: an answer that the others' made impossible
        self.talking = Talking()
        self.take_back: TakeBack | None = None
        self.next = ""
        self.started = charter.founded
        self._loaded: list[int] | None = []  # actions, until they are dealt
        self._begun = False
        self.variant: dict[str, Value] = {}  # from the start on
        self._tried: Match[Any, Any] | None = None  # what becomes the match once it is on disk
        for entry in log:
            self._take(entry)
        self._ready()

    # ---- what it is -----------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "waiting"
        return "over" if self.match.seat is None else "playing"

    @property
    def turn(self) -> int:
        return self.match.turn if self.match else 0

    @property
    def acting(self) -> int:
        """The seat that must answer, or -1."""
        if self.match is None or self.match.seat is None:
            return -1
        return self.match.seat

    def seen(self, seat: int | None, turn: int | None = None) -> int:
        """The turn as these eyes count; a seat is told no other number of answers."""
        return self.match.seen(seat, turn) if self.match else 0

    @property
    def playing(self) -> Match[Any, Any]:
        if self.match is None:
            raise NotNow("not-begun")
        return self.match

    @property
    def commitment(self) -> str:
        return Dealer(bytes.fromhex(self.charter.secret)).commitment

    def seats_of(self, person: str) -> list[int]:
        return [k for k, chair in enumerate(self.chairs) if person and chair.person == person]

    def names(self, call: Callable[[int], str]) -> list[str]:
        """By seat; `call` names a chair nobody sits on."""
        return [chair.name or call(k) for k, chair in enumerate(self.chairs)]

    @property
    def changes(self) -> int:
        """Entries that are neither answers nor talk."""
        return self.n - self.answers - self.talking.entries

    def people(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair.human}

    def asked(self) -> list[int]:
        """The seats that may answer now; those that have may still change their mind."""
        return together.asked(self.match) if self.match else []

    def thinking(self) -> list[int]:
        """The seats whose answer the table waits for."""
        free = [seat for seat in self.asked() if seat not in self.held]
        return [seat for seat in free if together.has_choice(self.playing, seat)]

    # ---- taking entries -----------------------------------------------------------------------

    def take(self, entries: list[Entry]) -> None:
        """They are on disk now."""
        tried = self._tried
        self._tried = None
        self.talking.fresh.clear()
        for entry in entries:
            self._take(entry)
        if tried is not None and tried.turn == len(self.movers) and self._loaded is None:
            self.match = tried
        self._ready()

    def _ready(self) -> None:
        """Deal what the log says was dealt."""
        if self._loaded is not None and self._begun:
            self.match = self.deal(self._loaded)
            self._loaded = None

    def _brought(self) -> dict[str, Value]:
        """The variant, with what people bring to their seats; who comes later changes nothing."""
        sitting = [None if chair.person else chair.bot for chair in self.chairs]
        return seated(self.game, self.charter.variant, sitting)

    def deal(self, actions: list[int] | None) -> Match[Any, Any]:
        """From the start; with no actions given, on to the first question."""
        charter = self.charter
        start = self.game.state_of(charter.start) if charter.start else None
        return Match(
            self.game,
            charter.seats,
            variant=self.variant or self._brought(),
            secret=bytes.fromhex(charter.secret),
            salt=bytes.fromhex("".join(chair.salt for chair in self.chairs)),
            start=start,
            played=actions,
        )

    def _take(self, entry: Entry) -> None:
        self.n += 1
        if entry.kind not in APART:  # when that was is nobody's business
            self.at = entry.at
        chair = self.chairs[entry.seat] if entry.seat >= 0 else Chair()
        match entry.kind:
            case "sit":
                chair.person, chair.name, chair.bot = entry.person, entry.text, ""
                chair.salt = entry.value or chair.salt
            case "stand":
                self.chairs[entry.seat] = Chair()
            case "bot":
                chair.name, chair.bot, chair.person = entry.text, entry.value, ""
            case "start":
                self._begun, self.started, self.variant = True, entry.at, self._brought()
                self.clocks.begin(entry.at)
            case "hold":
                if entry.seat not in self.held:  # who only changes its mind has paid
                    self.clocks.thought(entry.seat, entry.at)
                self.held[entry.seat] = entry.number
                self.lost.pop(entry.seat, None)
                self.asks[f"{entry.seat} {entry.text}"] = len(self.movers)
                self.answers += 1
            case "lapse":
                self.held.pop(entry.seat, None)
                self.lost[entry.seat] = entry.number
            case "play":
                self._played(entry)
            case "undo":
                self._undone(entry)
            case "chat" | "whisper" | "pin":
                self.talking.take(entry)
            case "away" | "late":
                chair.bot, chair.left = entry.value, entry.kind
            case "back":
                chair.bot, chair.left = "", ""
            case "again":
                chair.again = True
            case "next":
                self.next = entry.text
            case "woke":
                self.clocks.turned(entry.at)
            case "hint":
                pass

    def _played(self, entry: Entry) -> None:
        self.take_back = None
        self.answers += 1
        self.movers.append(entry.seat)
        self.chosen.append(entry.value != FORCED and entry.seat != CHANCE)
        if self.chosen[-1]:
            self._asked = f"{entry.seat} {entry.text}" if entry.text else ""
        if self._asked:  # and what followed from it by itself
            self.asks[self._asked] = len(self.movers)
        if self.chosen[-1]:
            self.clocks.answered(entry.seat, entry.at, entry.seat in self.held)
            self.lost.pop(entry.seat, None)
        elif entry.value == FORCED:
            self.clocks.turned(entry.at)
        self.held.pop(entry.seat, None)
        if self._loaded is not None:
            self._loaded.append(entry.number)

    def _undone(self, entry: Entry) -> None:
        self.take_back = None
        self.held.clear()
        self.lost.clear()
        del self.movers[entry.number :], self.chosen[entry.number :]
        self.clocks.turned(entry.at)
        if self._loaded is None and self.match is not None:
            self._loaded = self.match.actions[: entry.number]
        elif self._loaded is not None:
            del self._loaded[entry.number :]
