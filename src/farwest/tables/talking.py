"""What was said at a table, and pinned: to everybody, or to a few of its seats.

Each audience has its own numbers, its own last words and its own measure: who is not of it cannot
count what it says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from msgspec.structs import replace

from farwest.kernel.game import AnyGame
from farwest.tables.allowances import ALLOWED
from farwest.tables.errors import TooMuch
from farwest.tables.store import Entry, Kind
from farwest.tables.wire import Audience, Talk
from farwest.tables.words import phrase, set_phrase

KEPT: Final = 50  # said last, for who comes in
MOST_SAID: Final = 500  # by bots, at one table
MOST_BY_STRANGER: Final = 50
MOST_BY_STRANGERS: Final = 1000  # by all who have no seat
MOST_PINNED: Final = 2000  # plans of one seat
EVERYBODY: Final = 0  # an audience: else the seats of it, as bits
SAID: Final[frozenset[Kind]] = frozenset({"chat", "whisper"})
APART: Final[frozenset[Kind]] = frozenset({"whisper", "pin", "mate"})  # others learn nothing of it


class Word(NamedTuple):
    audience: int
    n: int  # which of those to this audience
    entry: Entry

    def is_for(self, seats: Collection[int]) -> bool:
        """Everybody, or who has seats there, and no other: on a shared device all must belong."""
        if self.audience == EVERYBODY:
            return True
        return bool(seats) and all(self.audience >> seat & 1 for seat in seats)

    def on_the_wire(self, game: AnyGame, language: str) -> Talk:
        to: Audience = "all" if self.audience == EVERYBODY else "circle"
        entry, hint = self.entry, self.entry.kind == "hint"
        text = phrase(language, "asked-for-a-hint", name=entry.value) if hint else entry.text
        bot = entry.kind == "mate"
        if bot:
            text = set_phrase(game, language, entry.text)
        return Talk(to, self.n, entry.seat, entry.value, text, entry.at, hint, bot)


class Talking:
    def __init__(self) -> None:
        self.entries = 0  # in the log
        self.answers = 0  # of bots, among them
        self.fresh: list[Word] = []  # said in the entries that were taken last
        self._said: Counter[int] = Counter()  # by audience
        self._said_by: Counter[tuple[int, str]] = Counter()  # by audience and person
        self._by_strangers = 0
        self._hinted: dict[int, int] = {}  # by seat: the move of the hint that was told last
        self._last: dict[int, list[Word]] = {EVERYBODY: []}  # by audience
        self._pinned: Counter[int] = Counter()  # by seat: how often
        self._plans: dict[int, tuple[int, tuple[str, ...]]] = {}  # by seat: audience and stops

    @property
    def most(self) -> int:
        """Words of whoever said most to one audience."""
        return max(self._said_by.values(), default=0)

    # ---- wishes -----------------------------------------------------------------------------

    def say(
        self, person: str, name: str, seat: int, text: str, now: float, audience: int = EVERYBODY
    ) -> list[Entry]:
        said = self._said_by[audience, person]
        if seat < 0 and self._by_strangers >= MOST_BY_STRANGERS:
            raise TooMuch("talk-full")
        if said >= (ALLOWED.said if seat >= 0 else MOST_BY_STRANGER):
            raise TooMuch("talk-full")
        kind: Kind = "chat" if audience == EVERYBODY else "whisper"
        return [Entry(kind, now, seat, audience, text, name, person)]

    def pin(
        self, person: str, seat: int, stops: Collection[str], now: float, audience: int
    ) -> list[Entry]:
        """Nothing, if it hangs there already."""
        if self._plans.get(seat, (audience, ())) == (audience, tuple(stops)):
            return []
        if self._pinned[seat] >= MOST_PINNED:
            raise TooMuch("plans-full")
        return [Entry("pin", now, seat, audience, " ".join(stops), person=person)]

    def answer(
        self, name: str, seat: int, said: Collection[str], now: float, audience: int
    ) -> list[Entry]:
        """A bot's, in a set phrase of its game: the name of the text, then its spots. Nothing, if
        bots have said enough there."""
        if self.answers >= MOST_SAID:
            return []
        return [Entry("mate", now, seat, audience, " ".join(said), name)]

    # ---- taking entries -----------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        self.entries += 1
        if entry.kind == "pin":
            self._pinned[entry.seat] += 1
            self._plans[entry.seat] = (entry.number, tuple(entry.text.split()))
            return
        audience = EVERYBODY if entry.kind == "chat" else entry.number
        self.answers += entry.kind == "mate"
        self._said_by[audience, entry.person] += 1
        self._by_strangers += entry.seat < 0
        self._told(audience, entry)

    def take_hint(self, entry: Entry) -> None:
        """Everybody hears of it, once for each move; it uses up nobody's talk."""
        if self._hinted.get(entry.seat) != entry.number:
            self._hinted[entry.seat] = entry.number
            self._told(EVERYBODY, entry)

    def _told(self, audience: int, entry: Entry) -> None:
        self._said[audience] += 1
        word = Word(audience, self._said[audience], entry)
        self._last[audience] = [*self._last.get(audience, []), word][-KEPT:]
        self.fresh.append(word)

    def turn_chairs(self, seat_of: Callable[[int], int]) -> None:
        """Who said it before the game sits on another seat now."""
        for words in self._last.values():
            for k, word in enumerate(words):
                if word.entry.seat >= 0:
                    entry = replace(word.entry, seat=seat_of(word.entry.seat))
                    words[k] = word._replace(entry=entry)

    def who_said(self, n: int) -> Entry | None:
        """The n-th word to everybody, if it is one of the last."""
        words = self._last[EVERYBODY]
        found = (word.entry for word in words if word.n == n and word.entry.kind in SAID)
        return next(found, None)

    # ---- for whom ---------------------------------------------------------------------------

    def last_words(self, seats: Collection[int]) -> list[Word]:
        """For who has these seats: to everybody first, then to few."""
        return [word for words in self._last.values() for word in words if word.is_for(seats)]

    def plans(self, seats: Collection[int]) -> dict[int, tuple[str, ...]]:
        """By seat: its stops. Of plans that all of these seats may see."""
        mask = sum(1 << seat for seat in seats)
        return {
            seat: stops
            for seat, (audience, stops) in self._plans.items()
            if mask and audience & mask == mask
        }
