"""The sides of a game in words: on its card, at a table before the game, and at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from farwest.kernel.game import AnyGame, Value, Variant
from farwest.kernel.match import Match
from farwest.kit.rooms import Scoring, Team, ask
from farwest.kit.sides import Handicap, PartDone
from farwest.kit.texts import fact
from farwest.kit.turns import Tiding
from farwest.tables.wire import (
    Camp,
    Casting,
    DoneDeed,
    GoalCard,
    Measured,
    NumberCard,
    Party,
    PartyPart,
    SideCard,
    Sides,
)
from farwest.tables.words import dashed, listed, outcome_text, say, variant_name

FEWEST: Final = 8  # values in equal steps: with fewer, each is a choice of its own


def sides_card(game: AnyGame, language: str) -> Sides | None:
    """None: everybody plays for himself."""
    by = deciding(game)
    if by is None:
        return None
    cards = [side_card(game, language, name) for name in side_names(game)]
    return Sides(by.name, cards, list(castings(game)))


def side_names(game: AnyGame) -> list[str]:
    """The largest first."""
    room, by = ask(game, Team), deciding(game)
    if room is None or by is None:
        return []
    sides = room.sides({by.name: by.values[0]}, game.seats[-1])
    return sorted(sides, key=lambda name: -len(sides[name]))


def castings(game: AnyGame) -> Iterator[Casting]:
    """Who is on which side, by what the variant says and how many play."""
    room, by = ask(game, Team), deciding(game)
    assert room is not None
    assert by is not None
    for k, value in enumerate(by.values):
        for seats in game.seats:
            if by.fits(value, seats):
                yield Casting(k, by_seat(room.sides({by.name: value}, seats), seats))


def deciding(game: AnyGame) -> Variant | None:
    """The variant that says who is on which side."""
    room = ask(game, Team)
    return next((v for v in game.variants if room and v.name == room.SIDE_BY), None)


def by_seat(sides: Mapping[str, Any], seats: int) -> list[str]:
    return [next((name for name in sides if k in sides[name]), "") for k in range(seats)]


def side_card(game: AnyGame, language: str, name: str) -> SideCard:
    def part(of: str) -> str:
        return say(game, language, f"side-{dashed(name)}{of}")

    return SideCard(
        name,
        part(""),
        part(".choose"),
        part(".short"),
        part(".text"),
        part(".member"),
        symbol(game, name),
    )


def symbol(game: AnyGame, side: str) -> str:
    """Its picture, among the game's own art."""
    return f"side-{game.name}-{dashed(side)}"


def camps(game: AnyGame, language: str, variant: Mapping[str, Value], seats: int) -> list[Camp]:
    """The sides of a table, as far as they are settled before the game."""
    card, room = sides_card(game, language), ask(game, Team)
    if card is None or room is None:
        return []
    found = room.sides(variant, seats)
    return [
        Camp(c.name, c.title, c.text, c.member, c.symbol, list(found.get(c.name, ())), c.choose)
        for c in card.cards
    ]


def goal_card(
    game: AnyGame, language: str, variant: Mapping[str, Value], seats: int
) -> GoalCard | None:
    room = ask(game, Team)
    goal = room.goal(variant, seats) if room else None
    if room is None or goal is None:
        return None
    title, text = (say(game, language, part, **goal.facts) for part in ("goal", "goal.text"))
    told = [
        balance_text(game, language, name, chosen(game, name, variant), balance)
        for name, balance in room.balances(seats).items()
    ]
    return GoalCard(title, text, goal.rule, " ".join(filter(None, told)))


def chosen(game: AnyGame, name: str, variant: Mapping[str, Value]) -> Value:
    (found,) = [v for v in game.variants if v.name == name]
    return variant.get(name, found.values[0])


def balance_text(game: AnyGame, language: str, name: str, value: Value, balance: Handicap) -> str:
    """Whom a value favours; one that is no number is the fair one."""
    if not isinstance(value, int) or value == balance.fair:
        part = "even"
    elif value in balance.known:
        part = "known"
    else:
        part = "easier" if value < balance.fair else "harder"
    facts = {"fair": balance.fair}
    if part == "known" and isinstance(value, int):
        facts |= {"share": balance.known[value]}
    return say(game, language, f"{variant_name(name)}.{part}", **facts)


def number_card(game: AnyGame, language: str, variant: Variant) -> NumberCard | None:
    """Of a variant whose values are many, and numbers in equal steps."""
    numbers = sorted(v for v in variant.values if isinstance(v, int) and not isinstance(v, bool))
    steps = {b - a for a, b in pairwise(numbers)}
    if len(numbers) < FEWEST or len(steps) != 1:
        return None
    unit = game.voice.aside(language, "units", dashed(variant.name), {})
    room, measured = ask(game, Team), []
    for seats in game.seats if room else ():
        assert room is not None
        balance = room.balances(seats).get(variant.name)
        if balance:
            measured.append(measured_at(game, language, variant.name, seats, balance))
    return NumberCard(numbers[0], numbers[-1], steps.pop(), unit, measured)


def measured_at(game: AnyGame, language: str, name: str, seats: int, balance: Handicap) -> Measured:
    def part(of: str, **facts: int) -> str:
        return say(game, language, f"{variant_name(name)}.{of}", fair=balance.fair, **facts)

    known = {str(at): part("known", share=share) for at, share in balance.known.items()}
    return Measured(seats, balance.fair, part("even"), part("easier"), part("harder"), known)


def parties(match: Match[Any, Any]) -> list[Party]:
    """Of a finished match, the winners first."""
    game, language, room = match.game, match.language, ask(match.game, Scoring)
    done, made = deeds(match), []
    for end in room.parties(match.state) if room else ():
        card = side_card(game, language, end.side)
        facts = {**end.facts, "won": "yes" if end.won else "no"}
        told = [
            say(game, language, f"party-{dashed(end.side)}{part}", **facts)
            for part in ("", ".score", ".of", ".told")
        ]
        headline, score, of, sentence = told
        made.append(
            Party(
                *(end.side, card.title, card.member, card.symbol, list(end.seats), end.won),
                *(headline, score, of, sentence),
                done=game.voice.aside(language, f"party-{dashed(end.side)}", "done", {}),
                none=game.voice.aside(language, f"party-{dashed(end.side)}", "none", {}),
                parts=[party_part(match, end.side, part) for part in done],
            )
        )
    return sorted(made, key=lambda party: not party.won)


def deeds(match: Match[Any, Any]) -> Sequence[PartDone]:
    """All that was told, for the game is over."""
    room = ask(match.game, Scoring)
    told = (
        Tiding(kind, seat, a, b, 1, cause)
        for events in match.log
        for kind, seat, a, b, _, cause in events
    )
    return room.parts([*told]) if room else ()


def party_part(match: Match[Any, Any], side: str, part: PartDone) -> PartyPart:
    game, language, people = match.game, match.language, match.people(None)
    done = [
        DoneDeed(
            say(
                game,
                language,
                f"deed-{deed.text}",
                **{name: fact(game, *about, people) for name, about in deed.about.items()},
            ),
            [*deed.seats],
            deed.worth,
        )
        for deed in part.deeds
        if deed.side == side
    ]
    title = say(game, language, "deed-part", n=part.n)
    return PartyPart(title, done, sum(deed.worth for deed in done))


def outcome_sentence(match: Match[Any, Any], language: str, names: list[str]) -> str:
    """Who won: a side as one, else by name."""
    told = [party.told for party in parties(match.speaking(language, names)) if party.won]
    return listed(language, told) if told else outcome_text(language, names, match.places())
