"""A game in memory: the true state and its dealer. Cold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Self

from farwest.kernel.dealer import Dealer, secret_from
from farwest.kernel.errors import (
    BadCall,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalAction,
    StaleAction,
    UnknownAction,
)
from farwest.kernel.game import Game, S, V, Value, listed
from farwest.kernel.position import Position, read_position, write_position
from farwest.kernel.record import Record, check_rules
from farwest.kernel.scene import Event, Scene, redact
from farwest.kernel.state import CHANCE, OVER, WATCHER
from farwest.kernel.thinking import Budget, Thinker
from farwest.kernel.voice import Person

BY_HAND = "by hand"


class Option(NamedTuple):
    action: int
    name: str  # never translated; Match.play takes it
    text: str


class Hint(NamedTuple):
    action: int
    name: str
    text: str
    chance: float  # to win


class Match(Generic[S, V]):
    """Play it with options() and play(). Forced moves play themselves, and draws unless by hand."""

    def __init__(
        self,
        game: Game[S, V],
        seats: int,
        *,
        seed: int | None = None,
        variant: Mapping[str, Value] | None = None,
        chance: str = "dealer",
        secret: bytes | None = None,
        salt: bytes = b"",
        language: str = "en",
        names: Sequence[str] = (),
        start: S | None = None,
        played: Sequence[int] | None = None,
    ) -> None:
        if chance not in ("dealer", BY_HAND):
            raise BadCall(f"chance is 'dealer' or {BY_HAND!r}, not {chance!r}.")
        self.game = game
        self.state: S = game.start(seats, variant) if start is None else start
        self.state.listening = True
        self.language = language
        self.names = list(names)
        self.dealer = None if chance == BY_HAND else Dealer(secret or secret_from(seed), salt)
        self.commitment = self.dealer.commitment if self.dealer else ""
        self.salt = salt.hex()
        self.actions: list[int] = []
        self.log: list[list[tuple[int, ...]]] = [self.state.told()]  # by turn: events
        self._start = None if start is None else write_position(game, start)
        for n, action in enumerate(played or ()):
            if self.seat is None or action not in self.state.legal():
                raise BadRecord(f"Action {n} of the record, {action}, is not legal there.")
            if self.dealer and self.seat == CHANCE:
                self.dealer.draws += 1
            self._answer(action)
        if played is None:
            self._run()

    @classmethod
    def at(cls, game: Game[S, V], text: str | Mapping[str, Any], **wishes: Any) -> Self:
        s = read_position(game, text)
        try:
            return cls(game, s.seats, start=s, **wishes)
        except (LookupError, ArithmeticError) as error:
            raise BadPosition(f"This position cannot be played on: {error}.") from error

    @classmethod
    def of(cls, game: Game[S, V], record: Record, upto: int | None = None) -> Self:
        """The same game again. The dealer goes on if its secret is known, else a hand must."""
        check_rules(record, game)
        start = None if record.start is None else read_position(game, record.start)
        match = cls(
            game,
            record.seats,
            variant=record.variant,
            chance=BY_HAND if record.secret is None else "dealer",
            secret=bytes.fromhex(record.secret or ""),
            salt=bytes.fromhex(record.salt),
            start=start,
            played=record.actions[:upto],
        )
        match.commitment = record.commitment
        return match

    @property
    def seat(self) -> int | None:
        """Who must answer: a seat, -1 for a draw by hand, None when the game is over."""
        return None if self.state.seat == OVER else self.state.seat

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def turn(self) -> int:
        """How many answers were given, chance included."""
        return len(self.actions)

    def options(self) -> list[Option]:
        if self.seat is None:
            return []
        names, people = self.game.action_names, self.people(self.seat)
        return [
            Option(a, names[a], self.game.voice.option(self.game, self.language, a, people))
            for a in self.state.legal()
        ]

    def play(self, action: int | str, turn: int | None = None) -> None:
        """Answer the question on the table. `turn`: the one the answer was meant for."""
        if turn is not None and turn != self.turn:
            raise StaleAction(f"That answers turn {turn}; the match is at turn {self.turn}.")
        if self.seat is None:
            raise GameOver("The game is over: there is nothing left to answer.")
        number = self.game.parse(action) if isinstance(action, str) else action
        if type(number) is not int:
            raise UnknownAction(f"An action is a whole number or a name, not {number!r}.")
        legal = self.state.legal()
        if number not in legal:
            self.game.span(number)
            raise IllegalAction(self._refusal(number, legal))
        before, turn = self.state, self.turn
        draws = self.dealer.draws if self.dealer else 0
        try:
            self._answer(number)
            self._run()
        except BaseException:
            self.state = before
            del self.actions[turn:], self.log[turn + 1 :]
            if self.dealer:
                self.dealer.draws = draws
            raise

    def _answer(self, action: int) -> None:
        state: S = self.state.clone()  # type: ignore[assignment]
        state.listening = True
        state.play(action)
        self.log.append(state.told())
        self.actions.append(action)
        self.state = state

    def _run(self) -> None:
        """Chance by the dealer, and questions with one answer, until someone must choose."""
        while self.state.seat != OVER:
            options = self.state.legal()
            if self.state.seat == CHANCE:
                if self.dealer is None:
                    return
                self._answer(self.dealer.draw(options, self.state.odds()))
            elif len(options) == 1:
                self._answer(options[0])
            else:
                return

    def _refusal(self, action: int, legal: list[int]) -> str:
        names = self.game.action_names
        could = listed([f"`{names[a]}`" for a in legal], "or")
        head = f"`{names[action]}` is not possible now"
        if self.seat is None or self.seat == CHANCE:
            return f"{head}: {could} is."
        why = self.why_not(self.seat, action)
        return f"{head}: {why} Possible: {could}."

    def why_not(self, seat: int, action: int) -> str:
        """Why this seat may not do that now, in its language."""
        view, people = self.view(seat), self.people(seat)
        return self.game.voice.refusal(self.game, self.language, view, action, people)

    def hint(self, seat: int, seconds: float = 1.0) -> list[Hint]:
        """The best option first, and what chance to win each seems to give.

        Thought out from the seat's view alone; empty if it has nothing to choose.
        """
        if self.seat != self._checked(seat):
            return []
        found = Thinker(self.game, Budget(seconds=seconds)).think(self.view(seat))
        options = {option.action: option for option in self.options()}
        best, *others = [Hint(*options[thought.action], thought.chance) for thought in found]
        return [best, *sorted(others, key=lambda hint: -hint.chance)]

    def scores(self) -> list[int]:
        return self.state.final_points()

    def places(self) -> list[int]:
        return self.state.final_places()

    def view(self, seat: int | None) -> V:
        """All that a seat may know; None: a watcher, who knows what every seat knows."""
        return self.game.see(self.state, self._checked(seat))

    def scene(self, seat: int | None, since: int = 0) -> Scene:
        """What a seat is sent: its view, and what it was told since a turn."""
        seen = self._checked(seat)
        told = [e for e in self.events(seat) if e.turn >= since]
        options = self.options() if self.state.seat == seen else []
        return Scene(self.turn, self.view(seat), told, [(o.action, o.text) for o in options])

    def events(self, seat: int | None) -> list[Event]:
        """What a seat was told from the start: with rule IDs, in sentences."""
        seen, people = self._checked(seat), self.people(seat)
        return [
            self._event(turn, shown, people)
            for turn, told in enumerate(self.log)
            for event in told
            if (shown := redact(self.game, event, seen)) is not None
        ]

    def _event(self, turn: int, event: tuple[int, ...], people: list[Person]) -> Event:
        kind, seat, a, b, _ = event
        text = self.game.voice.event(self.game, self.language, event, people)
        return Event(turn, self.game.events[kind], seat, a, b, self.game.tellings[kind].rule, text)

    def people(self, seat: int | None) -> list[Person]:
        """The seats as this one calls them."""
        call = self.game.voice.seat
        names = self.names or [call(self.language, k) for k in range(self.seats)]
        return [Person(name, k == seat) for k, name in enumerate(names)]

    def question(self) -> str:
        """What is being asked, in a sentence; empty when the game is over."""
        if self.seat is None:
            return ""
        view = None if self.seat == CHANCE else self.view(self.seat)
        people = self.people(self.seat)
        return self.game.voice.question(self.game, self.language, self.state.kind, view, people)

    def position(self) -> Position:
        return write_position(self.game, self.state)

    @property
    def record(self) -> Record:
        s = self.state
        secret = self.dealer.secret.hex() if self.dealer and s.seat == OVER else None
        return Record(
            game=self.game.name,
            version=self.game.version,
            seats=s.seats,
            variant=self.game.variant_of(s),
            actions=list(self.actions),
            commitment=self.commitment,
            salt=self.salt,
            secret=secret,
            start=self._start,
        )

    def _checked(self, seat: int | None) -> int:
        if seat is None:
            return WATCHER
        if seat not in range(self.seats):
            raise BadCall(f"There are seats 0 to {self.seats - 1}, not {seat!r}.")
        return seat
