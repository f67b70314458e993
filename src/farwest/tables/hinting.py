"""A hint as it goes to a table: the options, the best first, and why it is that."""

from __future__ import annotations

from typing import Any

from farwest.bots.advising import Advised
from farwest.bots.reasons import Reasoner, chance_in_words
from farwest.kernel.match import Match
from farwest.tables import scenes, wire


def advice(match: Match[Any, Any], seat: int, ask: str, move: int, advised: Advised) -> wire.Advice:
    offers = {offer.action: offer for offer in scenes.offers(match)}
    best, chances = advised.options[0], [option.chance for option in advised.options]
    says = Reasoner(match.game, match.language, match.people(seat))
    why = advised.why
    return wire.Advice(
        ask,
        move,
        [offers[option.action] for option in advised.options],
        chances,
        says.option(best.action),
        chance_in_words(match.language, best.chance) if best.chance is not None else "",
        says.say(why) if why else "",
        says.note(why) if why else "",
    )


def reason(
    match: Match[Any, Any], seat: int, ask: str, action: int, advised: Advised
) -> wire.Reason:
    """Why that one is not the best; or that it is."""
    says = Reasoner(match.game, match.language, match.people(seat))
    if advised.why is None or action == advised.options[0].action:
        return wire.Reason(ask, action, says.house("reason-best"), "")
    return wire.Reason(ask, action, says.say(advised.why), "", says.note(advised.why))
