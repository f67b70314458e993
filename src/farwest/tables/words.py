"""What the house itself says, and what a game's texts say beyond what the rules need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from farwest import load
from farwest.kernel.game import Game, Variant
from farwest.kernel.voice import Person
from farwest.kit.rooms import Team, ask
from farwest.kit.speaking import speech
from farwest.kit.texts import LANGUAGES, Fact, Texts, chosen, message
from farwest.tables.wire import ClockWish, Value

HOUSE: Final = Texts(str(Path(__file__).parent))
WINNER: Final = 1  # a place
A_DAY: Final = 24 * 60  # minutes
PHRASES: Final = 1 << 12  # that are remembered: every scene says some, mostly the same ones
CHAPTERS: Final = 1 << 10  # that are remembered: every line of a story asks for one


@lru_cache(PHRASES, typed=True)
def phrase(language: str, text: str, **facts: Fact) -> str:
    return HOUSE.say(language, text, facts)


def tidy_name(name: str) -> str:
    """One line, no control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def listed(language: str, things: Sequence[str]) -> str:
    *head, tail = things
    return phrase(language, "and", head=", ".join(head), tail=tail) if head else tail


@cache
def bot_names(language: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in phrase(language, "bot-names").split(","))


def say(game: Game[Any, Any], language: str, text: str, **facts: Fact) -> str:
    return game.voice.say(language, text, facts)


@cache
def spot_names(game: str, language: str) -> dict[str, str]:
    """By key: what a plan may name."""
    rules = load(game)
    room = ask(rules, Team)
    return dict(room.spots(speech(rules, language))) if room else {}


def set_phrase(game: Game[Any, Any], language: str, said: str) -> str:
    """The name of a text, and the keys of the spots it speaks of."""
    name, *keys = said.split()
    spots = [spot_names(game.name, language)[key] for key in keys]
    return say(game, language, name, **dict(zip(("stop", "other"), spots, strict=False)))


def option_aside(
    game: Game[Any, Any],
    language: str,
    action: int,
    part: str,
    people: list[Person],
    about: Mapping[str, Fact],
) -> str:
    """What a ticket says: `.short`, and `.note` below it."""
    facts = {**about, **chosen(game, action, people)}
    return game.voice.aside(language, f"option-{game.span(action).verb}", part, facts)


def chapter(game: Game[Any, Any], language: str, event: str, a: int) -> str:
    """What an event stands under, if a part of the game begins with it."""
    voice: Any = game.voice
    return _chapter(voice, language, event, a)


@lru_cache(CHAPTERS)
def _chapter(voice: Any, language: str, event: str, a: int) -> str:
    told: str = voice.aside(language, message("event", event), "heading", {"a": a})
    return told


def question_help(game: Game[Any, Any], language: str, kind: int, about: Mapping[str, Fact]) -> str:
    return game.voice.aside(language, message("question", game.questions[kind]), "help", about)


def meanwhile(game: Game[Any, Any], language: str, kind: int) -> str:
    """What is to be seen while chance is asked, if the game has better words for it."""
    return question_aside(game, language, kind, "meanwhile")


def question_aside(game: Game[Any, Any], language: str, kind: int, part: str) -> str:
    """What a game has to say of a question beside it, which speaks of nothing in particular."""
    return game.voice.aside(language, message("question", game.questions[kind]), part, {})


def question_rule(game: Game[Any, Any], kind: int, about: Mapping[str, Any]) -> str:
    """The rule to read again before answering, if the game names one: by case, if several."""
    asking, cause = game.asking(kind), int(about.get("cause", 0))
    return (asking.rule, *asking.causes)[cause]


def variant_name(name: str) -> str:
    """Of its text."""
    return f"variant-{dashed(name)}"


def variant_title(game: Game[Any, Any], language: str, variant: Variant) -> str:
    return say(game, language, variant_name(variant.name))


def variant_help(game: Game[Any, Any], language: str, variant: Variant) -> str:
    return game.voice.aside(language, variant_name(variant.name), "help", {})


def value_text(game: Game[Any, Any], language: str, variant: Variant, value: Value) -> str:
    """A game may name a value by its own name, or any whole number by `.number` with $n, and $next,
    which is one more; else it is yes, no, or the value itself."""
    text = variant_name(variant.name)
    if isinstance(value, bool):
        return phrase(language, "value-yes" if value else "value-no")
    if isinstance(value, int):
        named = game.voice.aside(language, text, "number", {"n": value, "next": value + 1})
    else:
        named = game.voice.aside(language, text, value_part(value), {})
    return named or str(value).replace("_", " ")


def value_part(value: str) -> str:
    """Where a text names a value. Fluent lets no name begin with a digit."""
    return f"of-{dashed(value)}" if value[0].isdecimal() else dashed(value)


def dashed(name: str) -> str:
    return name.lower().replace("_", "-").replace(" ", "-")


def clock_text(language: str, clock: ClockWish | None) -> str:
    if clock is None:
        return ""
    days, over = divmod(clock.minutes, A_DAY)
    if days and not over:
        return phrase(language, "clock-move" if clock.a_move else "clock-days", days=days)
    name = "clock-minutes" if clock.a_move else "clock"
    return phrase(language, name, minutes=clock.minutes, increment=clock.increment)


def outcome_text(language: str, names: list[str], places: list[int]) -> str:
    winners = [name for name, place in zip(names, places, strict=True) if place == WINNER]
    return phrase(language, "won", names=listed(language, winners), n=len(winners))


def other_language(language: str) -> str:
    return next(other for other in LANGUAGES if other != language)
