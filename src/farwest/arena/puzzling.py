"""Finding puzzles in games: moments at which one answer clearly beats the others.

All of it follows from the views of the seat that is asked, and from the seed. docs/puzzles.md says
what a puzzle must be, in words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Any, Final

from farwest.bots import Bot, bot, seated
from farwest.bots.registry import MAKERS, levels
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.kit.painting import painted
from farwest.kit.puzzles import Puzzle, Stage, Tried

MARGIN: Final = 0.08  # in chance to win, by which the best must beat every other
# Where a Legend does not search but weighs each answer in as many worlds, it is out by 1 in 100 at
# most; and no single answer of such a game is worth much more than a turn.
WEIGHED_MARGIN: Final = 0.05
FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 90
PLAYERS: Final = "gunslinger"  # whose games are searched for puzzles
JUDGE: Final = "legend"
TIMES: Final = 10  # as long as it thinks in a game
SEEDS: Final = (1, 2)  # of the two long thoughts that must agree
LEARNER: Final = "greenhorn"
SITTINGS: Final = 12  # of a level: how often it is asked what it would answer
OVERLOOKED: Final = 0.5  # of the sittings in which a beginner must miss it
LADDER: Final = ("greenhorn", "cowhand", "gunslinger")  # who overlooks it: one star, two, three
RIVALS: Final = 2  # other answers that are played on: the beginner's, and those looked at most
LOOKED_AT: Final = 40  # times at least, or a chance of the search says nothing
A_THIRD: Final = 3
FROM_ONE_GAME: Final = 2
MOST_ALIKE: Final = 0.5  # of a set: puzzles of one stage
STAGES: Final[tuple[Stage, ...]] = ("opening", "middle", "end")
Note = Callable[[str], None]


@dataclass(frozen=True)
class Wish:
    count: int
    seed: int = 0
    games: int = 24  # that each answer is played on
    by: str = "cowhand"  # who plays on
    beside: tuple[Puzzle, ...] = ()  # those that there are: the set is to be mixed with them


def level(game: AnyGame, name: str, seed: int, times: int = 1) -> Bot[Any]:
    """A level of the house, that thinks so many times as long."""
    maker: Any = levels(game).PLAYERS.get(name, MAKERS[name])
    budget = "iterations" if "iterations" in maker.keywords else "worlds"
    return bot(f"{name}:{budget}={maker.keywords[budget] * times}", game, seed)


def make(game: AnyGame, wish: Wish, note: Note = lambda _: None) -> Iterator[Puzzle]:
    """The same wish gives the same puzzles, in the same order."""
    found = list(wish.beside)
    known, wished = {one.id for one in found}, len(found) + wish.count
    for n in count():
        seats = game.seats[n % len(game.seats)]
        record = played(game, seats, wish.seed + n)
        note(f"{game.name}: game {n + 1}, {seats} seats, {len(found)} of {wished}")
        for puzzle in in_game(game, record, wish, lambda stage: is_wanted(stage, found, wished)):
            if puzzle.id in known:
                continue
            found.append(puzzle)
            yield puzzle
            if len(found) == wished:
                return


def is_wanted(stage: Stage, found: list[Puzzle], wished: int) -> bool:
    """A set has early and late ones."""
    return sum(one.stage == stage for one in found) < max(wished * MOST_ALIKE, 1)


def played(game: AnyGame, seats: int, seed: int) -> Record:
    variant = seated(game, {}, [PLAYERS] * seats)
    match = game.match(seats, seed=seed, variant=variant)
    players = [bot(PLAYERS, game, seed + seat) for seat in range(seats)]
    while match.seat is not None:
        match.play(players[match.seat].choose(match.view(match.seat)))
    return match.record


def in_game(
    game: AnyGame,
    record: Record,
    wish: Wish,
    wanted: Callable[[Stage], bool] = lambda _: True,
) -> Iterator[Puzzle]:
    """The puzzles of a finished game, at most two of them, and not in the same part of it."""
    match: Match[Any, Any] = Match.of(game, record, upto=0)
    stages: list[Stage] = []
    for move, action in enumerate(record.actions):
        stage = STAGES[min(A_THIRD * move // len(record.actions), 2)]
        if stage not in stages and wanted(stage) and is_a_choice(match):
            puzzle = found_at(game, record, match, stage, wish)
            if puzzle is not None:
                yield puzzle
                stages.append(stage)
                if len(stages) == FROM_ONE_GAME:
                    return
        match.step(action)


def is_a_choice(match: Match[Any, Any]) -> bool:
    if match.seat is None or match.seat < 0:
        return False
    return FEWEST_OPTIONS <= len(match.legal()) <= MOST_OPTIONS


def is_gauged(match: Match[Any, Any]) -> bool:
    """How hard to flick is no choice of a few."""
    picture = painted(match, match.seat, "wide")
    return picture is not None and picture.gauge is not None


def found_at(
    game: AnyGame, record: Record, match: Match[Any, Any], stage: Stage, wish: Wish
) -> Puzzle | None:
    """Cheap looks first: most moments are no puzzles."""
    if is_gauged(match):
        return None
    seat, move = int(match.seat or 0), match.move
    view = match.view(seat)
    quick = judge(game, view, 0, PLAYERS if does_search(game) else JUDGE)
    if not stands_out(game, quick):
        return None
    best, usual = quick[0], overlooking(game, view, quick[0])
    if usual is None:
        return None
    if not agrees(game, judge(game, view, 0, JUDGE), best):
        return None
    long = [judge(game, view, seed, JUDGE, TIMES) for seed in SEEDS]
    if not all(agrees(game, one, best) for one in long) or not is_seconded(game, view, best):
        return None
    others = [action for action in long[0][1] if action != best]
    rivals = [action for action in dict.fromkeys([usual, *others]) if action != best][:RIVALS]
    games = wish.games if does_search(game) else 0
    played = played_on(game, view, [best, *rivals], games, wish.by) if games else {}
    if games and gap(played) < 0:
        return None
    chances = {a: mean_of(a, long) or played.get(a, 0.0) for a in (best, *rivals)}
    names = game.action_names
    tried = [Tried(names[action], round(chance, 3)) for action, chance in chances.items()]
    digest = sha256(f"{record.json()} {move}".encode()).hexdigest()
    return Puzzle(
        id=digest[:8],
        record={name: fact for name, fact in vars(record).items() if fact is not None},
        move=move,
        seat=seat,
        question=game.questions[match.state.kind],
        best=names[best],
        usual=names[usual],
        tried=[tried[0], *sorted(tried[1:], key=lambda one: -one.chance)],
        games=games,
        stage=stage,
        stars=stars(game, view, best),
    )


def sittings(game: AnyGame, name: str, view: Any) -> Counter[int]:
    """What a level answers, each time as if it were asked for the first time."""
    return Counter(level(game, name, seed).choose(view) for seed in range(SITTINGS))


def overlooking(game: AnyGame, view: Any, best: int) -> int | None:
    """What a beginner answers instead; None: they find it. A beginner who weighs with the Legend's
    own scales is seldom wrong: there it is the answer that comes to mind first."""
    if not does_search(game):
        world = game.world(view, game.dice(0))
        first: int = max(world.legal(), key=world.preference)
        return None if first == best else first
    answers = sittings(game, LEARNER, view)
    if not is_overlooked(answers, best):
        return None
    return next(action for action, _ in answers.most_common() if action != best)


def is_overlooked(answers: Counter[int], best: int) -> bool:
    return 1 - answers[best] / SITTINGS >= OVERLOOKED


def stars(game: AnyGame, view: Any, best: int) -> int:
    missed = [is_overlooked(sittings(game, name, view), best) for name in LADDER]
    return max(missed.index(False) if False in missed else len(missed), 1)


def judge(
    game: AnyGame, view: Any, seed: int, name: str, times: int = 1
) -> tuple[int, dict[int, float]]:
    """What a level answers, and what it thinks of those it looked at, most looked at first."""
    player: Any = level(game, name, seed, times)
    if not hasattr(player, "thinker"):
        worths = player.worths(view)
        ranked = sorted(worths, key=lambda action: -worths[action])
        return ranked[0], {action: worths[action] for action in ranked}
    thoughts = player.thinker.think(view)
    least = min(LOOKED_AT, thoughts[0].visits)
    return thoughts[0].action, {t.action: t.chance for t in thoughts if t.visits >= least}


def is_seconded(game: AnyGame, view: Any, best: int) -> bool:
    """A Legend that looks no further than its next turn needs a second opinion: that of the house's
    search, in a Legend's time, ten times over. It doubts the others: half the margin is enough."""
    if does_search(game):
        return True
    maker: Any = MAKERS[JUDGE]
    player = maker(game, SEEDS[0], iterations=maker.keywords["iterations"] * TIMES)
    first, *others = player.thinker.think(view)
    ahead = first.chance - max(one.chance for one in others)
    return bool(first.action == best and ahead >= margin(game) / 2)


def does_search(game: AnyGame) -> bool:
    return JUDGE not in levels(game).PLAYERS


def margin(game: AnyGame) -> float:
    return MARGIN if does_search(game) else WEIGHED_MARGIN


def agrees(game: AnyGame, judged: tuple[int, dict[int, float]], best: int) -> bool:
    return judged[0] == best and stands_out(game, judged)


def stands_out(game: AnyGame, judged: tuple[int, dict[int, float]]) -> bool:
    best, chances = judged
    return gap({best: chances[best], **chances}) >= margin(game)


def mean_of(action: int, judged: list[tuple[int, dict[int, float]]]) -> float:
    """Of what several thoughts found; 0: none looked at it for long."""
    found = [chances[action] for _, chances in judged if action in chances]
    return sum(found) / max(len(found), 1)


def gap(chances: dict[int, float]) -> float:
    """By how much the first is ahead of the next best."""
    first, *others = chances.values()
    return first - max(others, default=0.0)


def played_on(
    game: AnyGame, view: Any, actions: list[int], games: int, by: str
) -> dict[int, float]:
    """How often each of these answers wins, from the same worlds and with the same draws."""
    won = dict.fromkeys(actions, 0.0)
    guessing = levels(game).SENSE.get("guessing")
    for n in range(games):
        dice = game.dice(n)
        world = game.world(view, dice)
        if guessing:
            world.guess(view.seat, dice)
        for action in actions:
            won[action] += share(game, world.clone(), action, n, by)
    return {action: total / games for action, total in won.items()}


def share(game: AnyGame, start: Any, action: int, seed: int, by: str) -> float:
    """Of the win, for the side of who answers so."""
    seat = start.seat
    match: Match[Any, Any] = Match(game, start.seats, start=start, seed=seed)
    players = [bot(by, game, seed + k) for k in range(match.seats)]
    match.play(action)
    while match.seat is not None:
        match.play(players[match.seat].choose(match.view(match.seat)))
    winners = [k for k, place in enumerate(match.places()) if place == 1]
    mine = [k for k in winners if match.state.side(k) == match.state.side(seat)]
    return len(mine) / len(winners)
