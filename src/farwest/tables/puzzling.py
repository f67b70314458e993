"""Puzzles as people meet them: the moment, the answer and its reason, and the one of the day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final

from farwest import games, load
from farwest.bots.advising import Advice, Why
from farwest.bots.reasons import Reasoner
from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kit.puzzles import Puzzle, Tried, puzzles_of, read_puzzles
from farwest.tables import scenes
from farwest.tables.cards import emblem
from farwest.tables.errors import BadMessage
from farwest.tables.sides import outcome_sentence
from farwest.tables.stakes import standing
from farwest.tables.wire import Offer, PuzzleAnswer, PuzzleCard, PuzzleOdds, PuzzleTable
from farwest.tables.words import bot_names, phrase, question_aside, say

ENOUGH: Final = 5  # puzzles of a game: with fewer, people would soon know its days by heart
KEPT: Final = 2000  # cards: each needs its game played up to there
REPLAYED: Final = "puzzle-"  # how the names of their games begin, where replays are seen
Stock = Mapping[str, Mapping[str, Puzzle]]  # by game, by id


def shipped() -> dict[str, dict[str, Puzzle]]:
    """Of each game that has some."""
    found = {name: puzzles_of(load(name)) for name in games()}
    return {name: some for name, some in found.items() if some}


def own(text: str) -> dict[str, dict[str, Puzzle]]:
    """Those that were found in the games of this house, and still fit the rules."""
    found: dict[str, dict[str, Puzzle]] = {}
    for puzzle in read_puzzles(text, "this house"):
        game = str(puzzle.record["game"])
        if game in games() and puzzle.rules == load(game).version:
            found.setdefault(game, {})[puzzle.id] = puzzle
    return found


def of_the_day(stock: Stock, house: bytes, day: date) -> Puzzle | None:
    """The games take turns, those that have enough; which puzzle of theirs, the house and the day
    decide."""
    if not stock:
        return None
    some_of = [name for name in games() if name in stock]
    names = [name for name in some_of if len(stock[name]) >= ENOUGH] or some_of
    some = stock[names[day.toordinal() % len(names)]]
    drawn = sha256(house + day.isoformat().encode()).digest()
    return some[sorted(some)[int.from_bytes(drawn[:7]) % len(some)]]


def named(puzzle: Puzzle, language: str) -> list[str]:
    """By seat; whoever solves it sits where it was asked."""
    names = Random(puzzle.id).sample(bot_names(language), int(puzzle.record["seats"]))
    names[puzzle.seat] = phrase(language, "learner")
    return names


def told(puzzle: Puzzle, language: str) -> Match[Any, Any]:
    game = load(str(puzzle.record["game"]))
    return puzzle.match(game).speaking(language, named(puzzle, language))


@lru_cache(KEPT)
def card(puzzle: Puzzle, language: str, day: date | None = None) -> PuzzleCard:
    match = told(puzzle, language)
    return PuzzleCard(
        game=match.game.name,
        id=puzzle.id,
        title=say(match.game, language, "game"),
        emblem=emblem(match.game),
        question=match.question(),
        theme=theme(match),
        about=stands.sentence if (stands := standing(match, puzzle.seat)) else "",
        seats=match.seats,
        part=puzzle.stage,
        stars=puzzle.stars,
        day=day.isoformat() if day else "",
    )


def theme(match: Match[Any, Any]) -> str:
    """What is asked, without the particulars; where the game has no word for it, the house has."""
    named = question_aside(match.game, match.language, match.state.kind, "theme")
    return named or phrase(match.language, "puzzle-theme-other")


def table(
    puzzle: Puzzle, language: str, canvas: str, others: Mapping[str, Puzzle], day: date | None
) -> PuzzleTable:
    """From the view of the seat that is asked, and nothing else."""
    match = told(puzzle, language)
    ids = sorted(others)
    after = ids[(ids.index(puzzle.id) + 1) % len(ids)]
    scene = scenes.scene(match, puzzle.seat, canvas)
    return PuzzleTable(card(puzzle, language, day), match.names, scene, after)


def rival_of(puzzle: Puzzle, chosen: str) -> Tried:
    """What the best is compared with: what was chosen, or what comes next."""
    _, *others = puzzle.tried
    return next((one for one in others if one.action == chosen), others[0])


@lru_cache(KEPT)
def compared(puzzle: Puzzle, chosen: int) -> Why:
    """The best and its rival, looked at in the same worlds; from the view alone. It takes a second:
    not for an event loop."""
    game = load(str(puzzle.record["game"]))
    rival = rival_of(puzzle, game.action_names[chosen])
    view = puzzle.match(game).view(puzzle.seat)
    advice = Advice(game, view, 0.0, seed=0)
    return advice.why(game.parse(puzzle.best), game.parse(rival.action))


def answered(puzzle: Puzzle, language: str, action: int, reason: Why | None = None) -> PuzzleAnswer:
    """`reason`: what compared() found."""
    match = told(puzzle, language)
    offers = {offer.name: offer for offer in scenes.offers(match)}
    chosen = next((offer for offer in offers.values() if offer.action == action), None)
    if chosen is None:
        raise BadMessage("no-such-action")
    best, right = offers[puzzle.best], chosen.name == puzzle.best
    after = match.fork()
    after.step(best.action)
    new = after.events(puzzle.seat, match.seen(puzzle.seat) + 1)
    verdict = phrase(language, "puzzle-right" if right else "puzzle-wrong", best=best.text)
    return PuzzleAnswer(
        right=right,
        verdict=verdict,
        why=why(match, puzzle, chosen, offers, reason),
        best=best,
        chosen=chosen,
        odds=[PuzzleOdds(offers[one.action], hundredth(one.chance)) for one in puzzle.tried],
        lines=scenes.lines(after, new),
        played=in_the_game(match.game, puzzle, language, offers),
        replay=replay_of(puzzle),
        move=puzzle.move,
        seat=puzzle.seat,
    )


def why(
    match: Match[Any, Any],
    puzzle: Puzzle,
    chosen: Offer,
    offers: Mapping[str, Offer],
    reason: Why | None,
) -> str:
    """What makes the difference, where that can be said; then how often it wins, against what was
    chosen, or comes next."""
    best, rival = puzzle.tried[0], rival_of(puzzle, chosen.name)
    n, m = hundredth(best.chance), hundredth(rival.chance)
    said = phrase(match.language, "puzzle-why", n=n, m=m, other=offers[rival.action].text)
    if reason is None or reason.verdict != "better" or not reason.gains:
        return said
    says = Reasoner(match.game, match.language, match.people(puzzle.seat))
    return f"{says.say(reason)} {said}"


def in_the_game(game: AnyGame, puzzle: Puzzle, language: str, offers: Mapping[str, Offer]) -> str:
    """What was answered there, and how the game ended."""
    record = puzzle.whole()
    played = offers[game.action_names[record.actions[puzzle.move]]]
    end: Match[Any, Any] = Match.of(game, record)
    ended = outcome_sentence(end, language, named(puzzle, language))
    if end.places()[puzzle.seat] == 1:
        ended = phrase(language, "puzzle-won")
    return phrase(language, "puzzle-played", option=played.text, ended=ended)


def replay_of(puzzle: Puzzle) -> str:
    return f"{REPLAYED}{puzzle.record['game']}-{puzzle.id}"


def hundredth(chance: float) -> int:
    return round(100 * chance)
