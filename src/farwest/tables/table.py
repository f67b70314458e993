"""A match with people: what its charter and its log come to. Nothing here waits or writes.

A wish is checked against the table and becomes log entries, or an error; the entries change the
table only when `take` is called, which is when they are on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any, Final

from farwest.bots.registry import seated
from farwest.kernel.dealer import Dealer
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.tables import together
from farwest.tables.chairs import Chair, TakeBack
from farwest.tables.clock import Clocks
from farwest.tables.counting import Counter
from farwest.tables.errors import NotNow, NotYours, Stale, TooMuch
from farwest.tables.store import Charter, Entry
from farwest.tables.takeback import is_safe, last_choice
from farwest.tables.talking import APART, Talking
from farwest.tables.wire import Stage, UndoKind, Value

FORCED: Final = "forced"  # the value of a play that had no alternative
MOST_ENTRIES: Final = 20_000  # answers in one log: more is no game any more
MOST_CHANGES: Final = 20_000  # of chairs and the like


class Table:
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
        self.counter = Counter(game)
        self.asks: dict[str, int] = {}  # marks of messages that were carried out: turn after
        self._asked = ""
        self.held: dict[int, int] = {}  # by seat: an answer that waits for the others'
        self.lost: dict[
            int, int
        ] = {}  # by seat: its last answer, which the others' made impossible
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

    def counts(self, seat: int | None, match: Match[Any, Any] | None = None) -> list[int]:
        """By turn, up to now or to an older match: how many of them these eyes have seen."""
        match = match or self.playing
        return self.counter.counts(seat, self.movers[: match.turn], match.log)

    def seen(self, seat: int | None) -> int:
        """The turn as these eyes count."""
        return self.counts(seat)[-1] if self.match else 0

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

    # ---- wishes: from a person to entries ---------------------------------------------------

    def sit(self, person: str, name: str, seat: int, salt: str, now: float) -> list[Entry]:
        self._waiting()
        if not person:
            raise NotYours("need-name")
        chair = self._chair(seat)
        if not chair.free:
            raise NotYours("seat-taken", n=seat + 1)
        if self.seats_of(person):
            raise NotNow("seated-already")
        return [Entry("sit", now, seat, text=name, value=salt, person=person)]

    def add_salt(self, person: str, salt: str, now: float) -> list[Entry]:
        """A person's own bytes, once, while nothing is dealt."""
        if self.match is not None or not salt:
            return []
        mine = [k for k in self.seats_of(person) if not self.chairs[k].salt]
        return [
            Entry("sit", now, k, text=self.chairs[k].name, value=salt, person=person)
            for k in mine[:1]
            if not any(self.chairs[j].salt for j in self.seats_of(person))
        ]

    def stand(self, person: str, now: float) -> list[Entry]:
        self._waiting()
        return [Entry("stand", now, k) for k in self._mine(person)]

    def fill(self, person: str, seat: int, level: str, name: str, now: float) -> list[Entry]:
        self._waiting()
        self.check_host(person)
        if not self._chair(seat).free and not self.chairs[seat].bot:
            raise NotYours("seat-taken", n=seat + 1)
        return [Entry("bot", now, seat, text=name, value=level)]

    def start(self, bots: list[str], now: float) -> list[Entry]:
        """With a bot on every free chair: `bots` names them."""
        self._waiting()
        free = [k for k, chair in enumerate(self.chairs) if chair.free]
        filled = [
            Entry("bot", now, k, text=name, value="cowhand")
            for k, name in zip(free, bots, strict=False)
        ]
        dealt = self.deal(None)
        return [*filled, Entry("start", now), *self._plays(self.deal([]), dealt, "", now)]

    def all_here(self) -> bool:
        """Every chair is taken, and everybody added bytes to the salt."""
        people = {chair.person for chair in self.chairs if chair.person}
        salted = {chair.person for chair in self.chairs if chair.person and chair.salt}
        return self.match is None and people == salted and not any(c.free for c in self.chairs)

    def play(self, seat: int, turn: int, action: int, ask: str, now: float) -> list[Entry]:
        """The answer, then chance and forced moves until somebody must choose. `turn` is as the
        seat counts."""
        match = self.playing
        if match.seat is None:
            raise NotNow("game-over")
        if seat not in self.asked():
            raise NotYours("not-your-turn")
        if turn != (now_at := self.seen(seat)):
            raise Stale("stale", turn=turn, now=now_at)
        if self.answers > MOST_ENTRIES:
            raise TooMuch("log-full")
        if len(together.asked(match)) > 1:
            return self._hold(seat, action, ask, now)
        tried = copy(match)  # a match never changes a state or a list in place
        tried.play(action)
        return self._plays(match, tried, ask, now)

    def _hold(self, seat: int, action: int, ask: str, now: float) -> list[Entry]:
        """Several answer at once: kept, and changeable, until the last answer is in."""
        match = self.playing
        trial = copy(together.turned_to(match, seat, self.held))
        trial.play(action)  # or it says why not
        held = Entry("hold", now, seat, action, text=ask)
        answers = self.held | {seat: action}
        if not together.all_in(match, answers):
            return [held]
        after, lost = together.played(match, answers)
        lapses = [Entry("lapse", now, other, missed) for other, missed in lost.items()]
        return [held, *self._plays(match, after, "", now), *lapses]

    def go_on(self, now: float) -> list[Entry]:
        """Where nobody has a choice, after a pause."""
        after, _ = together.played(self.playing, self.held)
        return self._plays(self.playing, after, "", now)

    def ends_it(self, seat: int, action: int) -> bool:
        """Whether this answer leads to another question than those given at once."""
        match, answers = self.playing, self.held | {seat: action}
        if len(self.asked()) > 1 and not together.all_in(match, answers):
            return False
        after, _ = together.played(match, answers)
        return bool(after.state.kind != match.state.kind)

    def asked(self) -> list[int]:
        """The seats that may answer now; those that have may still change their mind."""
        return together.asked(self.match) if self.match else []

    def thinking(self) -> list[int]:
        """The seats whose answer the table waits for."""
        free = [seat for seat in self.asked() if seat not in self.held]
        return [seat for seat in free if together.has_choice(self.playing, seat)]

    def undo_kind(self, seat: int) -> UndoKind:
        back = self._back(seat)
        if back is None or self.take_back is not None:
            return "no"
        if not self._others(seat):
            return "safe"
        # Whether somebody else has answered in secret by now must not show.
        return "safe" if self.acting == seat and self._safe(seat, back) else "ask"

    def undo(self, seat: int, turn: int, now: float) -> list[Entry]:
        """Where it is safe, or where only bots could mind. Else everybody is asked: no entries."""
        if turn != (now_at := self.seen(seat)):
            raise Stale("stale", turn=turn, now=now_at)
        back = self._back(seat)
        if back is None:
            raise NotNow("nothing-to-undo")
        if self._safe(seat, back) or not self._others(seat):
            return [Entry("undo", now, seat, back)]
        self.take_back = TakeBack(seat, back)
        return []

    def agree(self, seat: int, yes: bool, now: float) -> list[Entry]:
        asked = self.take_back
        if asked is None:
            raise NotNow("no-undo-asked")
        if seat not in self._others(asked.seat):
            raise NotYours("no-say")
        if not yes:
            self.take_back = None
            return []
        agreed = asked.agreed | set(self.seats_of(self.chairs[seat].person))
        self.take_back = TakeBack(asked.seat, asked.turn, agreed)
        if set(self._others(asked.seat)) <= agreed:
            return [Entry("undo", now, asked.seat, asked.turn)]
        return []

    def leave(self, person: str, level: str, now: float) -> list[Entry]:
        if self.stage != "playing":
            raise NotNow("nothing-to-leave")
        here = [k for k in self._mine(person) if not self.chairs[k].bot]
        return [Entry("away", now, k, value=level) for k in here]

    def come_back(self, person: str, now: float) -> list[Entry]:
        mine = self._mine(person)
        if any(self.chairs[k].left == "late" for k in mine):
            raise NotNow("time-is-up")
        return [Entry("back", now, k) for k in mine if self.chairs[k].left == "away"]

    def too_late(self, now: float) -> list[Entry]:
        """Seats whose time is up go on as bots."""
        late = [k for k in self.thinking() if self.chairs[k].human]
        return [
            Entry("late", now, k, value="cowhand") for k in late if self.clocks.left(k, now) <= 0
        ]

    def again(self, person: str, now: float) -> list[Entry]:
        if self.stage != "over":
            raise NotNow("not-over")
        return [Entry("again", now, k) for k in self._mine(person) if not self.chairs[k].again]

    def all_want_more(self) -> bool:
        wish = [chair.again for chair in self.chairs if chair.human or chair.again]
        return self.stage == "over" and not self.next and bool(wish) and all(wish)

    def done_before(self, seat: int, ask: str) -> int | None:
        """The turn after a message that was carried out already."""
        turn = self.asks.get(f"{seat} {ask}")
        return None if turn is None else min(turn, len(self.movers))  # it may be taken back by now

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
        self.counter.forget(entry.number)
        self.clocks.turned(entry.at)
        if self._loaded is None and self.match is not None:
            self._loaded = self.match.actions[: entry.number]
        elif self._loaded is not None:
            del self._loaded[entry.number :]

    # ---- the small print ------------------------------------------------------------------------

    def _plays(
        self, before: Match[Any, Any], after: Match[Any, Any], ask: str, now: float
    ) -> list[Entry]:
        probe, entries = copy(before), []
        probe.state = before.state.clone()
        kind = probe.state.kind
        for k, action in enumerate(after.actions[before.turn :]):
            if k and probe.state.kind != kind and together.is_pause(probe):
                after = self.deal(after.actions[: before.turn + k])
                break
            kind = probe.state.kind
            forced = probe.state.seat != CHANCE and len(probe.state.legal()) == 1
            mark, why = ask if k == 0 else "", FORCED if forced else ""
            entries.append(Entry("play", now, probe.state.seat, action, text=mark, value=why))
            probe.state.play(action)
        self._tried = after
        return entries

    def _back(self, seat: int) -> int | None:
        """The turn of the seat's last choice. At the end the secret of all draws comes out: from
        then on nothing can be taken back."""
        if self.stage == "over":
            return None
        return last_choice(self.movers, self.chosen, seat)

    def _safe(self, seat: int, turn: int) -> bool:
        match = self.playing
        if len(self.asked()) > 1:  # somebody's answer may be in already, and would be lost
            return False
        if any(
            mover == CHANCE or (mover != seat and choice)
            for mover, choice in zip(self.movers[turn:], self.chosen[turn:], strict=True)
        ):
            return False
        return is_safe(self.deal(match.actions[:turn]), match.actions[turn:], seat)

    def _others(self, seat: int) -> list[int]:
        person = self.chairs[seat].person
        return [k for k, c in enumerate(self.chairs) if c.human and c.person != person]

    def _waiting(self) -> None:
        if self.match is not None:
            raise NotNow("begun")

    def check_host(self, person: str) -> None:
        if person != self.charter.host:
            raise NotYours("host-only")

    def _chair(self, seat: int) -> Chair:
        if seat not in range(len(self.chairs)):
            raise NotYours("no-such-seat", n=len(self.chairs))
        return self.chairs[seat]

    def _mine(self, person: str) -> list[int]:
        seats = self.seats_of(person)
        if not seats:
            raise NotYours("not-seated")
        return seats
