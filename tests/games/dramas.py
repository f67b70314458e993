"""What stood on the stage for one pair of eyes, while a match came from one move to another."""

from __future__ import annotations

from collections.abc import Sequence

from farwest.kit.drama import Drama
from farwest.tables import film, staging
from tests.games.tabletop import AnyMatch


def dramas(
    match: AnyMatch, *answers: str, seat: int | None, names: Sequence[str], language: str = "en"
) -> list[Drama]:
    """Plays these."""
    before = match.fork()
    for answer in answers:
        match.play(answer)
    return on_the_way(before, match, seat=seat, names=names, language=language)


def on_the_way(
    before: AnyMatch,
    match: AnyMatch,
    *,
    seat: int | None,
    names: Sequence[str],
    language: str = "en",
) -> list[Drama]:
    """One move after the other, with what is filmed within each."""
    found, kinds = list[Drama](), film.filmed(match.game)
    for action in match.actions[before.move :]:
        for step in (*film.moments(before, action, kinds), film.stepped(before, action)):
            made = staging.drama(step.speaking(language, names[: match.seats]), seat)
            if made and not any((made.move, made.k) == (one.move, one.k) for one in found):
                found.append(made)
        before = film.stepped(before, action)
    return found
