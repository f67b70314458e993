"""A table as its charter and its log make it: who sits there, the match, clocks, what was said.

It changes only by the entries of its log, when they are on disk; read again, they make the same.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Final

from farwest.bots.registry import seated
from farwest.kernel.dealer import Dealer
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kernel.record import Record, read_record
from farwest.kernel.state import CHANCE
from farwest.kit.texts import Fact
from farwest.tables import together
from farwest.tables.chairs import Chair, TakeBack
from farwest.tables.clock import Clocks
from farwest.tables.errors import NotNow
from farwest.tables.orders import GivenOrders
from farwest.tables.seating_chart import SeatingChart
from farwest.tables.store import Charter, Entry
from farwest.tables.takeback import last_choice
from farwest.tables.talking import APART, Talking
from farwest.tables.telling import stepped
from farwest.tables.trial import FORCED
from farwest.tables.wire import Stage, Value

WISHED: Final = frozenset({"sit", "stand", "side", "colour", "away", "back", "hint"})
BROKEN: Final = "broken"  # instead of the version that cannot play it: nobody's rules can
CLOSED: Final = "closed"  # likewise: the owner of the house did it
LEFT: Final = "left"  # likewise: nobody came back for very long
UNSEEN: Final = APART | {"swap", "order"}  # entries of which only a few may learn, not even when


class Ledger(SeatingChart):
    def __init__(self, charter: Charter, game: Game[Any, Any], log: Iterable[Entry] = ()) -> None:
        self.charter = charter
        self.game = game
        self.chairs = [Chair() for _ in range(charter.seats)]
        self.match: Match[Any, Any] | None = None
        self.clocks = Clocks(charter.clock, charter.seats)
        self.n = 0  # entries in the log
        self.at = charter.founded  # when the last of them was written
        self.answers = 0  # in the log, those taken back too
        self.changed: Counter[int] = Counter()  # by seat: how often it thought better of it
        self.wished: Counter[str] = Counter()  # by person: entries that are no answers, nor talk
        self.barred: set[str] = set()  # persons whom the host does not want here
        self.redrawn: tuple[int, ...] = ()  # draws that were taken back: see Dealer
        self.movers: list[int] = []  # by move: who answered
        self.chosen: list[bool] = []  # by move: whether there was a choice
        self.asks: dict[str, int] = {}  # marks of messages that were carried out: move after
        self._asked = ""
        self.held: dict[int, int] = {}  # by seat: an answer that waits for the others'
        self.lost: dict[int, int] = {}  # by seat: an answer that the others' made impossible
        self.talking = Talking()
        self.orders = GivenOrders()
        self.take_back: TakeBack | None = None
        self.undone = 0  # times that somebody went back
        self.played_at = charter.founded  # when the last answer was given
        self.next = ""
        self.halted = ""  # the version of the rules that could not play it
        self.started = charter.founded
        self._loaded: list[int] | None = []  # actions, until they are dealt
        self._begun = False
        self.begun_by = 0  # the chair that became seat 0
        self.variant: dict[str, Value] = {}  # from the start on
        self.before: Match[Any, Any] | None = None  # the match, until the last answer
        self._tried: Match[Any, Any] | None = None  # what becomes the match once it is on disk
        for entry in log:
            self._take(entry)
        self._ready()

    # ---- what it is -----------------------------------------------------------------------

    @property
    def stopped(self) -> str:
        """The version of the rules by which it cannot go on; empty: it can. Once halted it stays
        so: its record, with all that was hidden, may be out."""
        playable = self.charter.version in self.game.versions
        return self.halted or ("" if playable else self.game.version)

    @property
    def stage(self) -> Stage:
        if self.stopped:
            return "stopped"
        if self.match is None:
            return "waiting"
        return "over" if self.match.seat is None else "playing"

    @property
    def reel(self) -> tuple[int, ...]:
        """What is shown goes on from what was shown, while this is the same."""
        return ()

    @property
    def move(self) -> int:
        return self.match.move if self.match else 0

    @property
    def acting(self) -> int:
        """The seat that must answer, or -1."""
        if self.match is None or self.match.seat is None:
            return -1
        return self.match.seat

    def seen(self, seat: int | None, move: int | None = None) -> int:
        """The move as these eyes count; a seat is told no other number of answers."""
        return self.match.seen(seat, move) if self.match else 0

    @property
    def playing(self) -> Match[Any, Any]:
        self.check_rules()
        if self.match is None:
            raise NotNow("not-begun")
        return self.match

    def check_rules(self) -> None:
        if not self.halted and self.charter.version == self.game.version:
            return  # it is asked dozens of times a move
        if self.halted == BROKEN:
            raise NotNow("broken-table")
        if self.halted == CLOSED:
            raise NotNow("closed-table")
        if self.stopped:
            raise NotNow("stopped", **self.versions)

    @property
    def versions(self) -> dict[str, Fact]:
        """For a sentence on why it cannot go on."""
        return {"was": self.charter.version, "now": self.stopped}

    @property
    def record(self) -> Record:
        """Of a table that cannot go on: all that its log knows, by no rules at all."""
        charter = self.charter
        return Record(
            charter.game,
            charter.version,
            charter.seats,
            self.variant or charter.variant,
            [*(self._loaded or ())],
            self.commitment,
            self.salt,
            charter.secret,
            json.loads(charter.start) if charter.start else None,
            [*self.redrawn] or None,
        )

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

    @property
    def has_company(self) -> bool:
        """People play each other here, on one device or several; who is away counts."""
        return sum(bool(chair.person) for chair in self.chairs) > 1

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
        tried, before = self._tried, self.match
        self._tried = None
        self.talking.fresh.clear()
        for entry in entries:
            self._take(entry)
        if tried is not None and tried.move == len(self.movers) and self._loaded is None:
            self.match = tried
        self._ready()
        if self.match is not before:
            self.before = before

    def _ready(self) -> None:
        """Deal what the log says was dealt."""
        if self._loaded is not None and self._begun and not self.stopped:
            self.match = self.deal(self._loaded)
            self._loaded = None

    def _brought(self) -> dict[str, Value]:
        """The variant, with what people bring to their seats; who comes later changes nothing."""
        sitting = [None if chair.person else chair.bot for chair in self.chairs]
        return seated(self.game, self.charter.variant, sitting)

    def deal(self, actions: list[int] | None) -> Match[Any, Any]:
        """From the start; with no actions given, on to the first question, forced or not."""
        charter = self.charter
        start = self.game.state_of(charter.start) if charter.start else None
        match = Match(
            self.game,
            charter.seats,
            variant=self.variant or self._brought(),
            version=charter.version,
            secret=bytes.fromhex(charter.secret),
            salt=bytes.fromhex(self.salt),
            start=start,
            played=actions,
            forced=False,
        )
        if match.dealer is not None:
            match.dealer.redrawn = self.redrawn
        match.log[0][:0] = self._story
        return match

    @cached_property
    def _story(self) -> list[tuple[int, ...]]:
        """All that was told in the game that this one goes on from."""
        if not self.charter.story:
            return []
        played: Match[Any, Any] = Match.of(self.game, read_record(self.charter.story))
        return [event for events in played.log for event in events]

    def rewound(self, move: int) -> Match[Any, Any]:
        """The match as it stood after so many answers; nobody plays on it. What was asked last is
        at hand; what was before is dealt again."""
        before, actions = self.before, self.match.actions if self.match else []
        if before is None or before.move > move or before.actions != actions[: before.move]:
            return self.deal(actions[:move])
        for action in actions[before.move : move]:
            before = stepped(before, action)
        return before

    def _take(self, entry: Entry) -> None:
        self.n += 1
        if entry.kind not in UNSEEN:  # when that was is nobody's business
            self.at = entry.at
        chair = self.chairs[entry.seat] if entry.seat >= 0 else Chair()
        if entry.kind in WISHED:
            self.wished[entry.person or chair.person] += 1
        match entry.kind:
            case "sit":
                chair.person, chair.name, chair.bot = entry.person, entry.text, ""
                chair.salt = entry.value or chair.salt
            case "colour":
                chair.colour = entry.number
            case "side":
                self.change_sides(entry.seat, entry.number)
            case "stand":
                self.chairs[entry.seat] = Chair()
            case "bot":
                chair.name, chair.bot, chair.person = entry.text, entry.value, ""
            case "start":
                self.turn_chairs(entry.number)
                self.begun_by = entry.number
                self._begun, self.started = True, entry.at
                self.variant = json.loads(entry.text) if entry.text else self._brought()
                self.clocks.begin(entry.at)
            case "hold":
                self.changed[entry.seat] += entry.seat in self.held
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
            case "swap":
                self._swapped(entry)
            case "undo":
                self._undone(entry)
            case "chat" | "whisper" | "pin" | "mate":
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
            case "off":
                self.clocks.rests(entry.seat, entry.at, float(entry.number))
            case "order":
                self.orders.take(entry)
            case "halt":
                self.halted = entry.text
            case "bar":
                self.barred.add(entry.person)
            case "hint":
                chair.helped += 1
                if self.has_company:
                    self.talking.take_hint(entry)
            case "learn":
                pass

    def _played(self, entry: Entry) -> None:
        self.take_back = None
        self.played_at = entry.at
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

    def _swapped(self, entry: Entry) -> None:
        """The rest stands: nothing that came after depends on it, and nobody else can tell."""
        self.answers += 1
        self.changed[entry.seat] += 1
        self.asks[f"{entry.seat} {entry.text}"] = len(self.movers)
        if self._loaded is None and self.match is not None:
            self._loaded = [*self.match.actions]
        move = last_choice(self.movers, self.chosen, entry.seat)
        if self._loaded is not None and move is not None:
            self._loaded[move] = entry.number

    def _undone(self, entry: Entry) -> None:
        self.take_back = None
        self.undone += 1
        self.changed[entry.seat] += len(self.movers) - entry.number
        self.held.clear()
        self.lost.clear()
        back, draws = entry.number, self.movers[: entry.number].count(CHANCE)
        for mover, choice in zip(self.movers[back:], self.chosen[back:], strict=True):
            if choice:
                self.clocks.took_back(mover)
        gone = self.movers[back:].count(CHANCE)  # what is drawn instead is new
        self.redrawn = (*(min(since, draws) for since in self.redrawn), *[draws] * gone)
        del self.movers[entry.number :], self.chosen[entry.number :]
        self.clocks.turned(entry.at)
        if self._loaded is None and self.match is not None:
            self._loaded = self.match.actions[: entry.number]
        elif self._loaded is not None:
            del self._loaded[entry.number :]
