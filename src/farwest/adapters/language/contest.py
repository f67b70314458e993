"""Players of words against each other and against bots: the arena's deals, seats and intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from farwest.adapters.language.looking import look_at
from farwest.adapters.language.masking import Mask
from farwest.adapters.language.players import BOT, Answerer, Entrant, answerer
from farwest.adapters.language.prompting import Fault, Prompter, Rules
from farwest.arena.intervals import Interval, Sample, difference
from farwest.arena.plan import Contest, Seating, usual_seats
from farwest.arena.played import Played
from farwest.arena.table import ArenaTable, Player
from farwest.bots import bot
from farwest.kernel.dealer import secret_from
from farwest.kernel.errors import BadCall
from farwest.kernel.game import AnyGame, Value

RETRIES = 2


@dataclass
class Answers:
    """What one player of words did, over all games."""

    questions: int = 0
    prompts: int = 0
    faults: dict[Fault, int] = field(default_factory=dict)
    given_up: int = 0  # questions that chance answered in the end

    def count(self, fault: Fault) -> None:
        self.faults[fault] = self.faults.get(fault, 0) + 1

    def facts(self) -> dict[str, Any]:
        return {**vars(self), "faults": dict(sorted(self.faults.items()))}


class Spokesman:
    """A bot as far as the table knows: it puts each question to its answerer in words."""

    def __init__(self, table: TalkTable, seat: int, entrant: Entrant) -> None:
        self.table, self.seat, self.entrant = table, seat, entrant
        self.answerer = table.contest.answerers[entrant.name]
        self.counts = table.contest.answers[entrant.name]
        self.dice = Random(table.plan.number("given up", *table.seating[:2], seat))
        self.told = -1

    def choose(self, view: Any) -> int:
        """Refused, it is told why and asked again; in the end chance answers for it."""
        contest, refused = self.table.contest, ""
        look = look_at(self.table.match, self.seat, self.told)
        self.told = look.scene.move
        deal, number, _ = self.table.seating
        self.counts.questions += 1
        for attempt in range(contest.retries + 1):
            about = {"game": contest.wording, "seat": self.seat, "deal": deal, "number": number}
            prompt = contest.prompter.prompt(look, refused)
            text = self.answerer.answer(prompt, {**about, "attempt": attempt})
            self.counts.prompts += 1
            reply = contest.prompter.read(look, text)
            if reply.fault is None:
                return reply.action
            self.counts.count(reply.fault)
            refused = reply.reason
        self.counts.given_up += 1
        return self.dice.choice(look.options).action


class TalkTable(ArenaTable):
    """The arena's table with a match beside it: who plays by words is told what happened."""

    def __init__(self, contest: WordContest, seating: Seating) -> None:
        self.contest = contest
        super().__init__(contest.prompter.told, contest.plan, seating)

    def started(self) -> Any:
        secret = secret_from(self.plan.deal_seed(self.seating.deal))
        self.match = self.game.match(
            self.plan.seats, secret=secret, variant=self.variant, played=()
        )
        return self.match.state

    def player(self, spec: str, seat: int) -> Player:
        entrant = self.contest.entrants[spec]
        if entrant.kind == BOT:
            return super().player(spec, seat)
        return Player(self.game, spec, Spokesman(self, seat, entrant))

    def step(self, action: int) -> None:
        self.match.step(action)


class WordContest:
    def __init__(
        self,
        game: AnyGame,
        entrants: Sequence[Entrant],
        games: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        variant: dict[str, Value] | None = None,
        rules: Rules = "page",
        retries: int = RETRIES,
        mask: int | None = None,
    ) -> None:
        self.entrants = {entrant.name: entrant for entrant in entrants}
        for entrant in entrants:
            if self.entrants[entrant.name] != entrant:
                raise BadCall(f"Two players are called {entrant.name}: NAME=SPEC names one.")
            if entrant.kind == BOT:
                bot(entrant.what, game, 0)
        chosen = usual_seats(game, len(entrants)) if seats is None else seats
        start = game.start(chosen, variant)
        self.plan = Contest(
            game=game.name,
            package=game.package,
            version=game.version,
            pure=game.pure,
            bots=tuple(entrant.name for entrant in entrants),
            seats=chosen,
            seed=seed,
            games=games,
            variant=game.variant_of(start),
        )
        self.game, self.retries = game, retries
        self.prompter = Prompter(game, rules, None if mask is None else Mask(game, mask))
        self.wording = self.prompter.worded(game.name)
        talkers = [entrant for entrant in self.entrants.values() if entrant.kind != BOT]
        self.answers = {entrant.name: Answers() for entrant in talkers}
        self.answerers: dict[str, Answerer] = {}

    def play(self, answerers: dict[str, Answerer] | None = None) -> Iterator[Played]:
        """Game after game; deals are whole. `answerers` by name, in place of those of the specs."""
        with ExitStack() as open:
            for name in self.answers:
                given = (answerers or {}).get(name)
                made = given or open.enter_context(closing(answerer(self.entrants[name])))
                self.answerers[name] = made
            for deal in self.plan.deals():
                for seating in deal:
                    yield TalkTable(self, seating).play().played


class Shift(NamedTuple):
    """What a mask changes for one player, over the same deals."""

    player: str
    wins: Interval  # masked less plain
    plain: float
    masked: float


def shifts(plain: Sequence[Played], masked: Sequence[Played], names: Sequence[str]) -> list[Shift]:
    found = []
    for name in names:
        one, other = won(plain, name), won(masked, name)
        found.append(Shift(name, difference(other, one), one.mean, other.mean))
    return found


def won(games: Sequence[Played], name: str) -> Sample:
    sample = Sample()
    for game in games:
        for seat in game.seats:
            if seat.bot == name:
                sample.add(game.deal, seat.share)
    return sample
