"""A table to test any game at: moves by name, and what was told as lines of plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import farwest
from farwest.kernel.game import Game
from farwest.kernel.match import Match
from farwest.laws import walk

AnyMatch = Match[Any, Any]


class Tabletop:
    """`quiet`: how lines begin that told() leaves out. `of_nobody`: events that name no seat, or
    None where any may; their lines have `nobody` in place of a name."""

    def __init__(
        self,
        game: str,
        people: Sequence[str],
        *,
        quiet: tuple[str, ...] = (),
        of_nobody: Sequence[str] | None = (),
        nobody: str = "",
    ) -> None:
        self.game: Game[Any, Any] = farwest.load(game)
        folder = Path(str(import_module(f"{self.game.package}.game").__file__)).parent
        self.rules = (folder / "RULES.md").read_text("utf-8")
        self.people = people
        self.quiet = quiet
        self.of_nobody = of_nobody
        self.nobody = nobody

    def by_hand(self, seats: int, *actions: str, **variant: Any) -> AnyMatch:
        """A game from its start whose draws are ours to make."""
        names = self.people[:seats]
        match = self.game.match(seats, chance="by hand", variant=variant, names=names)
        for action in actions:
            match.play(action)
        return match

    def told(self, match: AnyMatch, *actions: str) -> list[str]:
        """Play these; every event that followed, secrets included, as "PLACED pedro farmer"."""
        before = len(match.log)
        for action in actions:
            match.play(action)
        return [x for x in self.lines(match, before) if not x.startswith(self.quiet)]

    def lines(self, match: AnyMatch, since: int = 0) -> list[str]:
        """Every event since a move."""
        return [self.line(match, *event[:4]) for move in match.log[since:] for event in move]

    def heard(self, match: AnyMatch, seat: int | None, since: int = 0) -> list[str]:
        """What a seat was told since a move; what is not for its ears is left out."""
        kinds = {name: kind for kind, name in self.game.events.items()}
        story = [event for event in match.story(seat) if event.move >= since]
        return [self.line(match, kinds[e.name], e.seat, e.a, e.b) for e in story]

    def line(self, match: AnyMatch, kind: int, seat: int, a: int, b: int) -> str:
        name, telling = self.game.events[kind], self.game.tellings[kind]
        named = seat in range(match.seats)
        if self.of_nobody is not None:
            assert named == (name not in self.of_nobody), f"{name} speaks of seat {seat}"
        words = [name, self.people[seat] if named else self.nobody]
        for sort, k in ((telling.a, a), (telling.b, b)):
            if sort and (a, b) != (-1, -1):  # hidden from who hears it
                words.append(self.people[k] if sort == "seat" else self.game.word(sort, k))
        return " ".join(word for word in words if word)

    def options(self, match: AnyMatch) -> list[str]:
        return [option.name for option in match.options()]

    def asked(self, match: AnyMatch) -> tuple[str, int]:
        return self.game.questions[match.state.kind], match.state.seat

    def walks(self, seats: int, games: int) -> Iterator[Iterator[Any]]:
        """So many random games, each as the iterator of its positions."""
        for seed in range(games):
            yield walk(self.game, seats, 1000 * seats + seed)
