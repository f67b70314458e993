"""The tools that a language model is handed. Each gives text; what it may not know, none can give:
a seat is reached through its Sight alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import farwest
from farwest.adapters.language import shelf
from farwest.adapters.language.looking import Sight
from farwest.adapters.language.seats import SeatHere, SeatInHouse, SeatOfWords
from farwest.kernel.errors import BadCall
from farwest.kernel.game import listed
from farwest.kit.texts import LANGUAGES

MOST_TABLES: Final = 64
FORMS: Final = ("text", "json")


class Desk:
    """One client's: it has the tables that it sat down at, by names of its own."""

    def __init__(self) -> None:
        self._seats: dict[str, SeatOfWords] = {}
        self._count = 0

    def tools(self) -> list[Callable[..., str]]:
        """Every tool: name, parameters and what it does are those of the method."""
        return [
            *(self.games, self.rules, self.search_rules, self.rule, self.learn),
            *(self.start_match, self.sit, self.see, self.options, self.act, self.why_not),
            self.leave,
        ]

    def games(self) -> str:
        """List the games: title, aim, numbers of seats, variants and chapters of the rules."""
        return as_json([shelf.game_facts(name) for name in farwest.games()])

    def rules(self, game: str, chapter: str = "", language: str = "en") -> str:
        """Read the players' rulebook of a game, whole or one chapter of it."""
        return shelf.book(farwest.load(game), chapter, spoken(language))

    def search_rules(self, game: str, words: str, language: str = "en") -> str:
        """Find the paragraphs of a rulebook that have all of these words."""
        return shelf.searched(farwest.load(game), words, spoken(language))

    def rule(self, game: str, id: str, language: str = "en") -> str:
        """The letter of one rule by its ID, as news and rules cite it: GOAT-F21."""
        return shelf.letter_of(farwest.load(game), id, spoken(language))

    def learn(self, game: str, language: str = "en") -> str:
        """How a game is played on one page, and what the coach says in its first lesson."""
        return shelf.lesson(farwest.load(game), spoken(language))

    def start_match(
        self,
        game: str,
        seats: int = 0,
        seat: int = 0,
        bots: str = "cowhand",
        seed: int | None = None,
        variant: dict[str, bool | int | str] | None = None,
        language: str = "en",
    ) -> str:
        """Start a match on this machine against bots, and sit at `seat`, counted from 0. `bots`:
        one name for all other seats, or one for each with commas: greenhorn, cowhand, gunslinger,
        legend. Gives the name of the table and what you see."""
        found = farwest.load(game)
        return self._seated(
            SeatHere(
                found,
                seats or min(4, found.seats[-1]),
                seat,
                [name.strip() for name in bots.split(",")],
                seed=seed,
                variant=variant,
                language=spoken(language),
            )
        )

    def sit(self, server: str, token: str, table: str, seat: int = -1) -> str:
        """Sit down at a table of a running house. `token` is from the page "me" of that house,
        `table` the end of the table's link. Gives the name of the table here."""
        return self._seated(SeatInHouse(server, token, table, seat), wait=False)

    def see(self, table: str, form: str = "text", whole: bool = False) -> str:
        """What your seat sees: what happened since you looked last (`whole`: since the start), the
        board, the question and your options. `form`: text, or json with every field of the view."""
        if form not in FORMS:
            raise BadCall(f"A view comes as {listed(FORMS, 'or')}, not as {form!r}.")
        found = self._seat(table).look(whole)
        return found.json() if form == "json" else found.text()

    def options(self, table: str) -> str:
        """The names of your options now; empty if nothing is asked of you."""
        found: Sight = self._seat(table).look(glance=True)
        return as_json([offer.name for offer in found.options])

    def act(self, table: str, action: str) -> str:
        """Answer the question by the name of an option. Gives what you see next."""
        return self._seat(table).act(action).text()

    def why_not(self, table: str, action: str) -> str:
        """Why something that is no option is not possible now."""
        return self._seat(table).why_not(action)

    def leave(self, table: str) -> str:
        """Forget a table of this desk. At a house the seat stays yours."""
        self._seat(table)
        del self._seats[table]
        return f"You left {table}."

    def _seated(self, seat: SeatOfWords, wait: bool = True) -> str:
        if len(self._seats) >= MOST_TABLES:
            raise BadCall(f"There are {MOST_TABLES} tables already; leave one first.")
        self._count += 1
        name = f"table-{self._count}"
        self._seats[name] = seat
        head = f"You sit at {name}."
        return f"{head}\n\n{seat.look().text()}" if wait else f"{head} See it when the game begins."

    def _seat(self, table: str) -> SeatOfWords:
        if table not in self._seats:
            raise BadCall(f"There is no {table!r} here; there is {listed(self._seats)}.")
        return self._seats[table]


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise BadCall(f"Texts are in {listed(LANGUAGES)}, not in {language!r}.")
    return language


def as_json(facts: Any) -> str:
    return json.dumps(facts, ensure_ascii=False)
