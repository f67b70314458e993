"""A seat that is played by words: at a match on this machine, or at a table of a house.

Either way all that comes out is a Sight: the scene of that one seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from http.client import HTTPException
from threading import Condition, Thread
from typing import Any, Final, Protocol
from urllib.error import HTTPError, URLError

from msgspec.structs import replace

import farwest
from farwest.adapters.house_line import HouseLine, refusal_of
from farwest.adapters.language.looking import Sight, look_at
from farwest.bots import bot, seated
from farwest.kernel.errors import BadCall, GameOver, IllegalAction
from farwest.kernel.game import AnyGame, Value
from farwest.kernel.match import Match
from farwest.kit.reading import converted
from farwest.tables.endings import outcome
from farwest.tables.wire import Outcome, Scene

SEEDS: Final = 2**31
PATIENCE: Final = 20.0  # seconds that a call waits for the others before it answers all the same
ALL: Final = -1  # since: from the beginning


class SeatOfWords(Protocol):
    game: AnyGame

    def look(self, whole: bool = False, glance: bool = False) -> Sight:
        """What is to be seen; told is what happened since the last look, or since the start. A
        glance is no look: what it tells is told again."""

    def act(self, action: str) -> Sight:
        """Answer by an option's name or number, and look again once it is asked, or all is over."""

    def why_not(self, action: str) -> str: ...


def number_of(game: AnyGame, action: str) -> int:
    text = action.strip().strip("`'\"")
    number = int(text) if text.isdecimal() and len(text) < 7 else game.parse(text)
    game.span(number)
    return number


class SeatHere:
    """One seat of a match on this machine; bots have the others."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        seat: int,
        bots: Sequence[str],
        *,
        seed: int | None = None,
        variant: Mapping[str, Value] | None = None,
        language: str = "en",
    ) -> None:
        game.check_seats(seats)
        if seat not in range(seats):
            raise BadCall(f"With {seats} players there are seats 0 to {seats - 1}, not {seat}.")
        others = [k for k in range(seats) if k != seat]
        if len(bots) not in (1, len(others)):
            raise BadCall(f"There are {len(others)} other seats: name 1 bot for all, or one each.")
        sitting = dict(zip(others, [*bots] * (len(others) if len(bots) == 1 else 1), strict=True))
        brought = seated(game, variant or {}, [sitting.get(k) for k in range(seats)])
        self.game, self.seat, self._told = game, seat, ALL
        self._match: Match[Any, Any] = game.match(
            seats, seed=seed, variant=brought, language=language
        )
        root = secrets.randbelow(SEEDS) if seed is None else seed
        self._bots = {k: bot(spec, game, root + k) for k, spec in sitting.items()}
        self._let_others_answer()

    def _let_others_answer(self) -> None:
        match = self._match
        while match.seat is not None and match.seat != self.seat:
            match.play(self._bots[match.seat].choose(match.view(match.seat)))

    def look(self, whole: bool = False, glance: bool = False) -> Sight:
        over = self._match.seat is None
        ended = outcome(self._match) if over else None
        found = look_at(self._match, self.seat, ALL if whole else self._told, ended)
        self._told = self._told if glance else found.scene.move
        return found

    def act(self, action: str) -> Sight:
        self._match.play(number_of(self.game, action))
        self._let_others_answer()
        return self.look()

    def why_not(self, action: str) -> str:
        number, match = number_of(self.game, action), self._match
        if match.seat is None:
            raise GameOver("The game is over: there is nothing left to answer.")
        if number in match.legal():
            return possible(self.game, number)
        return match.why_not(self.seat, number)


class SeatInHouse:
    """One seat at a table of a running house, by a token of it. A thread reads what comes."""

    def __init__(self, server: str, token: str, table: str, seat: int = -1) -> None:
        self._line, self._wish = HouseLine(server, token, table), seat
        self._news = Condition()
        self._scene: Scene | None = None
        self._table: dict[str, Any] = {}
        self._lines: list[Any] = []
        self._outcome: Outcome | None = None
        self._answered = -1  # the move that was answered last
        self._failed = ""
        self._told = 0
        Thread(target=self._listen, daemon=True).start()
        self._wait(lambda: bool(self._table))
        if not self._table:
            raise BadCall(self._failed or f"{server} does not answer.")
        self.game = farwest.load(self._table["game"])

    def _listen(self) -> None:
        try:
            for message in self._line.messages():
                self._hear(message)
                if message["is"] == "outcome":
                    return
            self._fail("The house closed the line.")
        except HTTPError as error:
            self._fail(refusal_of(error))
        except BadCall as error:
            self._fail(str(error))
        except (URLError, OSError, HTTPException) as error:
            self._fail(f"The house does not answer: {error}.")

    def _fail(self, sentence: str) -> None:
        with self._news:
            self._failed = sentence
            self._news.notify_all()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "table":
            self._line.prepare(message, self._wish)
        with self._news:
            if message["is"] == "table":
                self._table = message
            elif message["is"] == "scene":
                made = converted(message, Scene, strict=False)
                self._lines = [line for line in self._lines if line.move <= made.since]
                self._lines += made.lines
                self._scene = made
            elif message["is"] == "outcome":
                self._outcome = converted(message, Outcome, strict=False)
            elif message["is"] == "refused":
                self._failed = str(message["text"])
            self._news.notify_all()

    def _wait(self, enough: Any) -> None:
        with self._news:
            self._news.wait_for(lambda: enough() or self._failed, PATIENCE)

    def _asked(self) -> bool:
        made = self._scene
        if made is None or made.seat < 0:
            return False
        return self._outcome is not None or (
            bool(made.options) and made.held < 0 and made.move != self._answered
        )

    def look(self, whole: bool = False, glance: bool = False) -> Sight:
        self._wait(self._asked)
        made = self._scene
        if made is None or made.seat < 0:
            waiting = "The game has not begun: the host of the table starts it. Look again later."
            raise BadCall(self._failed or waiting)
        told = [line for line in self._lines if whole or line.move > self._told]
        self._told = self._told if glance else made.move
        names = [chair["name"] for chair in self._table["chairs"]]
        shown = replace(made, lines=told)
        return Sight(self.game, shown, names, "en", self._outcome)

    def act(self, action: str) -> Sight:
        number, made = number_of(self.game, action), self._scene
        if made is None or not self._asked() or self._outcome is not None:
            raise IllegalAction("Nothing is asked of you now; look at the table.")
        if number not in [offer.action for offer in made.options]:
            raise IllegalAction(
                f"`{self.game.action_names[number]}` is not possible now. {self.why_not(action)}"
            )
        answer = self._line.do("play", move=made.move, action=number)
        if answer["is"] == "refused":
            raise IllegalAction(str(answer["text"]))
        self._answered = made.move
        return self.look()

    def why_not(self, action: str) -> str:
        number, made = number_of(self.game, action), self._scene
        if made is not None and number in [offer.action for offer in made.options]:
            return possible(self.game, number)
        return str(self._line.do("why-not", action=number)["text"])


def possible(game: AnyGame, number: int) -> str:
    return f"`{game.action_names[number]}` is possible now: it is one of your options."
