"""A game in memory: the true state and its dealer."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from fractions import Fraction
from functools import partial
from typing import Any, ClassVar, Generic, Self

from farwest.kernel import errors
from farwest.kernel.dealer import Dealer, secret_from
from farwest.kernel.game import Game, S, V, Value, listed
from farwest.kernel.option import Asked, Option
from farwest.kernel.record import Record, check_rules
from farwest.kernel.scene import Event, Scene, is_move_of, redact
from farwest.kernel.state import CHANCE, EDITION, OVER, WATCHER
from farwest.kernel.thinking import Advisable
from farwest.kernel.voice import Person, Position

BY_HAND = "by hand"
A_FEW = 12  # options that a refusal names one by one


class Match(Advisable, Generic[S, V]):
    """Play it with options() and play(). Forced moves play themselves, and draws unless by hand."""

    _repr_svg_: ClassVar[Callable[[Match[Any, Any]], str | None]]  # hung here by farwest/__init__

    def __init__(
        self,
        game: Game[S, V],
        seats: int,
        *,
        seed: int | None = None,
        variant: Mapping[str, Value] | None = None,
        version: str = "",
        chance: str = "dealer",
        secret: bytes | None = None,
        salt: bytes = b"",
        language: str = "en",
        names: Sequence[str] = (),
        start: S | None = None,
        played: Sequence[int] | None = None,
        forced: bool = True,
    ) -> None:
        """`forced`: an only option plays itself; if not, it is asked like any other."""
        if chance not in ("dealer", BY_HAND):
            raise errors.BadCall(f"chance is 'dealer' or {BY_HAND!r}, not {chance!r}.")
        if chance == BY_HAND and (seed is not None or secret):
            raise errors.BadCall(f"Chance {BY_HAND} deals nothing from a seed or a secret.")
        if seed is not None and type(seed) is not int:
            raise errors.BadCall(f"A seed is a whole number, not {seed!r}.")
        self.game = game
        self.state: S = start or game.start(seats, variant, version)  # now its own
        if names and len(names) != self.state.seats:
            raise errors.BadCall(f"There are {self.state.seats} seats, and {len(names)} names.")
        self.state.listening = True
        self.version = game.versions[self.state.variant[EDITION]]  # of the rules
        self.language, self.names = language, list(names)
        self.dealer = None if chance == BY_HAND else Dealer(secret or secret_from(seed), salt)
        self.commitment = self.dealer.commitment if self.dealer else ""
        self.salt = salt.hex()
        self.forced = forced
        self.actions: list[int] = []
        self.movers: list[int] = []  # by action: the seat that gave it
        self.log: list[list[tuple[int, ...]]] = [self.state.told()]  # by move: events
        self._moves: dict[int, tuple[list[int], int]] = {}  # by eyes: moves(), and how far
        self._said: dict[int, tuple[Any, dict[int, list[Event]]]] = {}  # by eyes: in which words
        self._start = None if start is None else game.position_of(start)
        if played is None:
            self._go(self._unasked(self.state, self.dealer))
        for n, action in enumerate(played or ()):
            if self.seat is None or action not in self.state.legal():
                raise errors.BadRecord(f"Action {n} of the record, {action}, is not legal there.")
            if self.dealer and self.seat == CHANCE:
                self.dealer.draws += 1
            self.step(action)

    def fork(self) -> Self:
        """An independent copy: what is played on one does not show on the other. Both have the same
        dealer's secret, so both are dealt the same draws."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.state, twin.dealer, twin.names = self._clone(), copy(self.dealer), [*self.names]
        twin.actions, twin.movers, twin.log = [*self.actions], [*self.movers], [*self.log]
        twin._moves = {eyes: ([*moves], upto) for eyes, (moves, upto) in self._moves.items()}
        twin._said = {eyes: (words, {**said}) for eyes, (words, said) in self._said.items()}
        return twin

    __copy__ = fork

    @classmethod
    def of(cls, game: Game[S, V], record: Record, upto: int | None = None) -> Self:
        """The same game again. The dealer goes on if its secret is known, else a hand must."""
        check_rules(record, game)
        start = None if record.start is None else game.state_of(record.start)
        match = cls(
            game,
            record.seats,
            variant=record.variant,
            version=record.version,
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
    def move(self) -> int:
        """How many answers were given, chance included."""
        return len(self.actions)

    @property
    def asked(self) -> Asked | None:
        """The question on the table; None when the game is over."""
        if self.seat is None:
            return None
        *_, frame = self.state.frames()
        about = self.game.scribe.about(self.game, self.seats, frame)
        return Asked(self.game.questions[self.state.kind], self.seat, about)

    def legal(self) -> list[int]:
        """The actions that options() names and explains; empty when the game is over."""
        return [] if self.seat is None else self.state.legal()

    def options(self) -> list[Option]:
        """What may be answered. Of a draw by hand, each with its odds."""
        game, names, people = self.game, self.game.action_names, self.people(self.seat)
        legal, drawn = self.legal(), self.seat == CHANCE
        weights = self.state.odds() if drawn else [1] * len(legal)
        odds = [Fraction(weight, sum(weights)) if drawn else None for weight in weights]
        return [
            Option(a, names[a], partial(game.voice.option, game, self.language, a, people), likely)
            for a, likely in zip(legal, odds, strict=True)
        ]

    def play(self, action: int | str, move: int | None = None) -> None:
        """Answer the question on the table. `move`: the one the answer was meant for."""
        if move is not None and move != self.move:
            raise errors.StaleAction(f"That answers move {move}; the match is at move {self.move}.")
        if self.seat is None:
            raise errors.GameOver("The game is over: there is nothing left to answer.")
        number = self.game.parse(action) if isinstance(action, str) else action
        if type(number) is not int:
            raise errors.UnknownAction(f"An action is a whole number or a name, not {number!r}.")
        legal = self.state.legal()
        if number not in legal:
            self.game.span(number)
            raise errors.IllegalAction(self._refusal(number, legal))
        self._go(number)

    def _go(self, action: int | None) -> None:
        """Answer, and on from there until someone must choose: all of it or nothing."""
        state, dealer, given = self._clone(), copy(self.dealer), []
        while action is not None:
            mover = state.seat
            state.play(action)
            given.append((action, mover, state.told()))
            action = self._unasked(state, dealer)
        self.state, self.dealer = state, dealer
        for answer in given:
            self._note(*answer)

    def step(self, action: int) -> None:
        """One answer that is known to be legal, and nothing that follows by itself. In place."""
        mover = self.state.seat
        self.state.play(action)
        self._note(action, mover, self.state.told())

    def _note(self, action: int, mover: int, told: list[tuple[int, ...]]) -> None:
        self.actions.append(action)
        self.movers.append(mover)
        self.log.append(told)

    def _clone(self) -> S:
        state: S = self.state.clone()  # type: ignore[assignment]
        state.listening = True
        return state

    def _unasked(self, state: S, dealer: Dealer | None) -> int | None:
        """The dealer's draw, or the only answer; None if someone must choose."""
        if state.seat == OVER or (state.seat == CHANCE and dealer is None):
            return None
        options = state.legal()
        if state.seat == CHANCE and dealer:
            return dealer.draw(options, state.odds())
        return options[0] if self.forced and len(options) == 1 else None

    def _refusal(self, action: int, legal: list[int]) -> str:
        names, seat = self.game.action_names, self.state.seat
        head = f"`{names[action]}` is not possible now"
        could = listed([f"`{names[a]}`" for a in legal], "or")
        if len(legal) > A_FEW:
            could = f"`{names[legal[0]]}` to `{names[legal[-1]]}`, {len(legal)} in all"
        if seat == CHANCE:
            return f"{head}: {could} is."
        return f"{head}. {self.why_not(seat, action)} Possible: {could}."

    def why_not(self, seat: int, action: int) -> str:
        """Why this seat may not do that now, in its language."""
        view, people = self.view(seat), self.people(seat)
        return self.game.voice.refusal(self.game, self.language, view, action, people)

    def scores(self) -> list[int]:
        """By seat, once the game is over."""
        self._check_over("scores", "standing() counts the points so far")
        return self.state.final_points()

    def places(self) -> list[int]:
        """By seat, once the game is over: 1 for every winner, so 1, 1, 3."""
        self._check_over("places", "standing() counts the points so far")
        return self.state.final_places()

    def standing(self) -> list[int]:
        """By seat: the points it would have if the game ended now. It counts what is hidden too."""
        return self.state.final_points()

    def _check_over(self, what: str, instead: str) -> None:
        if self.seat is not None:
            raise errors.NotOver(f"The game goes on, so it has no {what} yet; {instead}.")

    def view(self, seat: int | None) -> V:
        """All that a seat may know; None: a watcher, who knows what every seat knows."""
        return self.game.see(self.state, self._checked(seat))

    def scene(self, seat: int | None, since: int = 0) -> Scene:
        """What a seat is sent: its view, and what it was told since a move, as it counts moves."""
        options = self.options() if self.state.seat == self._checked(seat) else []
        choices = [(option.action, option.text) for option in options]
        return Scene(self.seen(seat), self.view(seat), self.events(seat, since), choices)

    def moves(self, seat: int | None) -> list[int]:
        """By move of a seat's own: how many answers had been given. It counts those that it gave
        and those it was told of: how many others give can tell what they hold."""
        return [*self._moves_of(self._checked(seat))]

    def seen(self, seat: int | None, move: int | None = None) -> int:
        """A seat's own move: now, or after so many answers."""
        moves = self._moves_of(self._checked(seat))
        return bisect_right(moves, self.move if move is None else move) - 1

    def _moves_of(self, eyes: int) -> list[int]:
        moves, upto = self._moves.get(eyes, ([0], 1))
        for move in range(upto, len(self.log)):
            if is_move_of(self.game, eyes, self.movers[move - 1], self.log[move]):
                moves.append(move)
        self._moves[eyes] = moves, len(self.log)
        return moves

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat was told from a move of its own on: with rule IDs, in sentences."""
        eyes, people, found = self._checked(seat), self.people(seat), list[Event]()
        moves, words = self._moves_of(eyes), (self.language, people)
        if eyes not in self._said or self._said[eyes][0] != words:
            self._said[eyes] = words, {}
        said = self._said[eyes][1]
        for own in range(max(since, 0), len(moves)):
            if own not in said:
                told = [redact(self.game, event, eyes) for event in self.log[moves[own]]]
                said[own] = [self._event(own, event, people) for event in told if event]
            found += said[own]
        return found

    def story(self, seat: int | None) -> list[Event]:
        """events(), counted as the record counts: for who may know how often everybody answered."""
        moves = self.moves(seat)
        return [event._replace(move=moves[event.move]) for event in self.events(seat)]

    def _event(self, move: int, event: tuple[int, ...], people: list[Person]) -> Event:
        kind, seat, a, b, _, cause = event
        text = self.game.voice.event(self.game, self.language, event, people)
        rule = self.game.tellings[kind].cited(cause)
        return Event(move, self.game.events[kind], seat, a, b, rule, text)

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
        return self.game.position_of(self.state)

    @property
    def record(self) -> Record:
        s, game = self.state, self.game
        header = game.name, self.version, s.seats, game.variant_of(s), [*self.actions]
        secret = self.dealer.secret.hex() if self.dealer and s.seat == OVER else None
        redrawn = [*self.dealer.redrawn] if self.dealer and self.dealer.redrawn else None
        return Record(*header, self.commitment, self.salt, secret, self._start, redrawn)

    def _checked(self, seat: int | None) -> int:
        if seat is None:
            return WATCHER
        if type(seat) is not int or seat not in range(self.seats):
            raise errors.BadCall(f"There are seats 0 to {self.seats - 1}, not {seat!r}.")
        return seat

    # ---- the same match, otherwise: this one stays as it is -----------------------------------

    def speaking(self, language: str, names: Sequence[str] = ()) -> Self:
        """As it is told in a language, with these names for the seats."""
        (told := self.fork()).language, told.names = language, list(names)
        return told

    def after(self, action: int | str) -> Self:
        """As it stands after an answer and what follows by itself."""
        (later := self.fork()).play(action)
        return later

    def asking(self, frames: list[tuple[int, ...]]) -> Self:
        """As if these questions were left: the last is on the table, the others wait."""
        (turned := self.fork()).state.set_frames(frames)
        return turned
