"""A reason in words: the house's sentences around the game's own quantities.

Nothing is said that was not measured: a sentence follows from the differences of a Why alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from farwest.bots.advising import Difference, Why, told
from farwest.kernel.game import AnyGame
from farwest.kernel.voice import People
from farwest.kit.rooms import Quantities, ask
from farwest.kit.texts import Fact, Texts, retold

HOUSE: Final = Texts(str(Path(__file__).parent))
LARGE: Final = 20  # numbers from here on are said without decimals,
HUGE: Final = 1000  # and from here on in tens

INNER: Final = {  # quotes within quotes
    "en": (("“", "‘"), ("”", "’")),
    "fr": (("«\u00a0", "“"), ("\u00a0»", "”")),
}


class Reasoner:
    """Who says why, in one language, to one reader."""

    def __init__(self, game: AnyGame, language: str, people: People) -> None:
        self.game, self.language, self.people = game, language, people

    def say(self, why: Why) -> str:
        """One or two sentences, the cause first; three where something speaks against it."""
        return " ".join(self.sentences(why))

    def sentences(self, why: Why) -> list[str]:
        other = self.option(why.other)
        seen = [one for one in told(why) if self.differs(one)]
        gains = [self.clause(one) for one in seen if one.worth > 0]
        losses = [self.clause(one) for one in seen if one.worth < 0]
        if why.by_instinct and why.verdict != "better":
            return [self.house("reason-instinct", other=other)]
        if why.verdict == "worse":
            return [self.house("reason-worse", other=other)]
        if why.by_margin and self.margin(why.margin.best) != self.margin(why.margin.other):
            return self.by_margin(why, gains)
        if (why.verdict == "close" or why.by_margin) and why.outlook != "open":
            return [self.house(f"reason-{why.outlook}"), self.house("reason-alike", other=other)]
        if why.verdict == "close" or why.by_margin:
            if gains and losses:
                return [self.house("reason-trade", other=other, first=gains[0], but=losses[0])]
            return [self.house("reason-close", other=other)]
        if not gains:
            best, less = (round(100 * chance) for chance in why.chances)
            return [self.house("reason-plain", other=other, best=best, less=less)]
        found = [self.cause(seen[0]), self.better(other, gains)]
        return [*found, *(self.house("reason-but", but=but) for but in losses)]

    def cause(self, one: Difference) -> str:
        """In words alone, before any number: what it is good for."""
        return self.game.voice.say(self.language, f"quantity-{one.key}.cause", {})

    def better(self, other: str, gains: list[str]) -> str:
        if len(gains) == 1:
            return self.house("reason-better", other=other, first=gains[0])
        return self.house("reason-better-two", other=other, first=gains[0], second=gains[1])

    def by_margin(self, why: Why, gains: list[str]) -> list[str]:
        """The chance is the same: what is left is by how much."""
        ends = [self.margin(why.margin.best), self.margin(why.margin.other)]
        ahead = why.margin.best > 0
        fits = (why.outlook == "won") == ahead  # on average one may lose often and end ahead
        text = f"reason-margin-{why.outlook if fits else 'open'}"
        found = [self.house(text, other=self.option(why.other), best=ends[0], less=ends[1])]
        return [*found, *(self.house("reason-also", first=gains[0]) for _ in gains[:1])]

    def differs(self, one: Difference) -> bool:
        """Else one number would be said twice."""
        best, other = self.numbers(one)
        return best != other

    def numbers(self, one: Difference) -> tuple[float | int, float | int]:
        room = ask(self.game, Quantities)
        return apart(one.best, one.other, bool(room and room.QUANTITIES[one.key].share))

    def clause(self, one: Difference) -> str:
        """A quantity of the game, of both answers."""
        best, other = self.numbers(one)
        facts: dict[str, Fact] = {"best": best, "other": other, "others": len(self.people) - 1}
        return self.game.voice.say(self.language, f"quantity-{one.key}", facts)

    def margin(self, points: float) -> str:
        """So many points ahead, or behind."""
        amount = rounded(abs(points))
        said = self.game.voice.say(self.language, "quantity-margin", {"n": amount})
        way = "even" if amount == 0 else "ahead" if points > 0 else "behind"
        return self.house("reason-end", way=way, amount=said)

    def option(self, action: int) -> str:
        """Within quotes, so that what it quotes itself has other ones."""
        text = retold(self.game, self.language, action, self.people)
        for outer, inner in INNER[self.language]:
            text = text.replace(outer, inner)
        return text

    def note(self, why: Why) -> str:
        """How it is known."""
        return self.house("reason-worlds", n=why.worlds)

    def house(self, message: str, **facts: Fact) -> str:
        return HOUSE.say(self.language, message, facts)


def rounded(number: float) -> float | int:
    """As exact as it is known."""
    if abs(number) >= HUGE:
        return round(number / 10) * 10
    near = round(number, 1)
    return round(number) if abs(number) >= LARGE or near == int(near) else near


def apart(best: float, other: float, share: bool) -> tuple[float | int, float | int]:
    """Two numbers, as short as they can be said and still differ, where one decimal shows it."""
    if share:
        return round(100 * best), round(100 * other)
    short = rounded(best), rounded(other)
    return short if short[0] != short[1] else (round(best, 1), round(other, 1))


def chance_in_words(language: str, chance: float) -> str:
    """Nobody can say “0 in 100”: what is next to nothing is called so."""
    n = round(100 * chance)
    way = "low" if n < 3 else "high" if n > 97 else "middle"
    return HOUSE.say(language, "reason-chance", {"n": n, "way": way})
