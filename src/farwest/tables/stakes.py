"""What each option is worth to who is asked, and who leads: from the view of the seat alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.state import WATCHER
from farwest.kernel.voice import Person
from farwest.kit.rooms import Stakes, Standings, ask
from farwest.kit.speaking import speech
from farwest.kit.stakes import Stake
from farwest.kit.standing import Reckoning, WhoLeads
from farwest.tables.telling import lore
from farwest.tables.words import listed, phrase

LEADS: Final = 1  # a place
MOST_EYES: Final = 32  # of a table for which it is kept who leads
NOTHING_SAID: Final = None, None


def stakes(match: Match[Any, Any], options: Iterable[int] | None = None) -> dict[int, Stake]:
    """By action, for who is asked; of those that the game speaks of. One of one is no choice."""
    room, legal = ask(match.game, Stakes), match.legal() if options is None else options
    if room is None or match.seat is None or match.seat < 0:
        return {}
    view, say = match.view(match.seat), speech(match.game, match.language)
    names = [person.name for person in match.people(match.seat)]
    told = {action: room.stake(view, action, say, names) for action in legal}
    return {action: keyed(match.game, action, stake) for action, stake in told.items() if stake}


def keyed(game: AnyGame, action: int, stake: Stake) -> Stake:
    """An answer that is an amount is known by it, none of it too."""
    amounts = [str(k) for names, k in game.arguments(action) if not names]
    return replace(stake, key=amounts[0]) if amounts and not stake.key else stake


def standing(match: Match[Any, Any], seat: int | None) -> WhoLeads | None:
    """As these eyes may know it."""
    room = ask(match.game, Standings)
    if room is None:
        return None
    people, language = match.people(seat), match.language
    names = [person.name for person in people]
    found = stood(match, room, replace(match.view(seat), seat=WATCHER), names)
    if found.sentence:
        return found
    known: dict[Any, tuple[Any, Any]] = lore(match).setdefault("leads", {})
    if len(known) > MOST_EYES:
        known.clear()
    of, made = known.get(key := (language, seat, *names), NOTHING_SAID)
    if of is found:  # most moves change no points
        return cast(WhoLeads, made)
    said = msgspec.structs.replace(found, sentence=lead(found.tallies, people, language))
    known[key] = found, said
    return said


def stood(match: Match[Any, Any], room: Standings, view: Any, names: list[str]) -> WhoLeads:
    """Whoever looks: it is worked out once for all who see the same."""
    known: list[tuple[str, Any, WhoLeads]] = getattr(match, "stood", [])
    for language, seen, found in known:
        if language == match.language and seen == view:
            return found
    made = room.standing(view, speech(match.game, match.language), names)
    known.append((match.language, view, made))
    return made


def lead(tallies: Sequence[Reckoning], people: Sequence[Person], language: str) -> str:
    """Who leads, by how much; shared, or only as far as one can tell."""
    first = [one for one in tallies if one.place == LEADS]
    if len(tallies) < 2 or len(first) == len(tallies):
        return phrase(language, "lead-nobody")
    names = listed(language, [one.name or people[one.seats[0]].name for one in first])
    me = len(first) == 1 and not first[0].name and people[first[0].seats[0]].me
    behind = min(abs(first[0].points - one.points) for one in tallies if one.place != LEADS)
    sure = all(one.sure for one in tallies)
    facts = {"who": names, "me": "yes" if me else "no", "sure": "yes" if sure else "no"}
    return phrase(language, "lead", n=len(first), by=behind, **facts)
