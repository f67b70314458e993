"""A game in memory: the true state and its dealer. Cold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Self

from farwest.kernel.dealer import Dealer, secret_from
from farwest.kernel.errors import BadCall, BadRecord, GameOver, IllegalAction, StaleAction
from farwest.kernel.game import Game, S, V, Value, listed, message
from farwest.kernel.position import read_position, write_position
from farwest.kernel.record import Record, check_rules
from farwest.kernel.scene import WATCHER, Event, Scene, redact
from farwest.kernel.state import CHANCE, OVER
from farwest.kernel.voice import Person

BY_HAND = "by hand"


class Option(NamedTuple):
    action: int
    name: str  # never translated; Match.play takes it
    text: str


class Match(Generic[S, V]):
    """Play it with options() and play(). Forced moves and, unless by hand, draws play themselves."""

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
    ) -> None:
        if chance not in ("dealer", BY_HAND):
            raise BadCall(f"chance is 'dealer' or {BY_HAND!r}, not {chance!r}.")
        self.game = game
        self.state: S = game.start(seats, variant) if start is None else start
        self.language = language
        self.names = list(names)
        self.dealer = None if chance == BY_HAND else Dealer(secret or secret_from(seed), salt)
        self.commitment = self.dealer.commitment if self.dealer else ""
        self.salt = salt.hex()
        self.actions: list[int] = []
        self.log: list[list[tuple[int, ...]]] = [self.state.told()]  # by turn: events
        self._start = None if start is None else write_position(game, start)
        self._run()

    @classmethod
    def at(cls, game: Game[S, V], text: str | Mapping[str, Any], **wishes: Any) -> Self:
        s = read_position(game, text)
        s.listening = True
        return cls(game, s.seats, start=s, **wishes)

    @classmethod
    def of(cls, game: Game[S, V], record: Record, upto: int | None = None) -> Self:
        """The same game again. The dealer goes on if its secret is known, else a hand must."""
        check_rules(record, game)
        start = None if record.start is None else read_position(game, record.start)
        wishes: dict[str, Any] = {"start": start, "chance": BY_HAND}
        match = cls(game, record.seats, variant=record.variant, **wishes)
        match.rewind()
        for n, action in enumerate(record.actions[:upto]):
            if match.state.seat == OVER or action not in match.state.legal():
                raise BadRecord(f"Action {n} of the record, {action}, is not legal there.")
            match._answer(action)
        match.commitment, match.salt = record.commitment, record.salt
        if record.secret is not None:
            match.dealer = Dealer(bytes.fromhex(record.secret), bytes.fromhex(record.salt))
        return match

    def rewind(self) -> None:
        """Back to the start, with nothing played, not even what plays itself."""
        start = self._start
        if start is None:
            self.state = self.game.start(self.state.seats, self.game.variant_of(self.state))
        else:
            self.state = read_position(self.game, start)
            self.state.listening = True
        self.actions, self.log = [], self.log[:1]

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
            Option(a, names[a], self.game.option_text(a, self.language, people))
            for a in self.state.legal()
        ]

    def play(self, action: int | str, turn: int | None = None) -> None:
        """Answer the question on the table. `turn`: the one the answer was meant for."""
        if turn is not None and turn != self.turn:
            raise StaleAction(f"That answers turn {turn}; the match is at turn {self.turn}.")
        if self.seat is None:
            raise GameOver("The game is over: there is nothing left to answer.")
        number = self.game.parse(action) if isinstance(action, str) else action
        legal = self.state.legal()
        if type(number) is not int or number not in legal:
            self.game.span(number)
            raise IllegalAction(self._refusal(number, legal))
        before = self.state, self.actions[:], self.log[:], self.dealer and self.dealer.draws
        try:
            self._answer(number)
            self._run()
        except BaseException:
            self.state, self.actions, self.log = before[:3]
            if self.dealer and before[3] is not None:
                self.dealer.draws = before[3]
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
        facts = {"a": self._fact_of(action, seat)}
        return self.game.voice.say(self.language, self.game.refusal(self.view(seat), action), facts)

    def _fact_of(self, action: int, seat: int) -> Any:
        span = self.game.span(action)
        people = self.people(seat) + [Person("?", False)] * span.size  # seats this game has not
        return self.game.fact(span.names, action - span.first, people)

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
        kind, seat, a, b, seen_by = event
        telling, name = self.game.tellings[kind], self.game.events[kind]
        facts: dict[str, Any] = {"who": people[seat], "shown": "yes" if seen_by else "no"}
        for key, sort, k in (("a", telling.a, a), ("b", telling.b, b)):
            if sort and seen_by:
                facts[key] = self.game.fact(sort, k, people)
        text = self.game.voice.say(self.language, message("event", name), facts)
        return Event(turn, name, seat, a, b, telling.rule, text)

    def people(self, seat: int | None) -> list[Person]:
        """The seats as this one calls them."""
        say, names = self.game.voice.say, self.names
        if not names:
            names = [say(self.language, "seat", {"n": k}) for k in range(self.seats)]
        return [Person(name, k == seat) for k, name in enumerate(names)]

    def question(self) -> str:
        """What is being asked, in a sentence; empty when the game is over."""
        s, people = self.state, self.people(self.seat)
        if self.seat is None:
            return ""
        asked = self.game.asks(self.view(self.seat)) if self.seat != CHANCE else {}
        facts = {key: self.game.fact(kind, k, people) for key, (kind, k) in asked.items()}
        return self.game.voice.say(self.language, message("question", self.game.questions[s.kind]), facts)

    def position(self) -> dict[str, Any]:
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
