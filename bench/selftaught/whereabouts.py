"""The tracker's whereabouts of many games at once, by numpy or by torch: the same numbers as
farwest.games.desperados.bots.whereabouts gives, of what an encoder has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

# The game's own numbers, once more: who trains may have no farwest. A test compares them.
SEATS: Final = 6
TURNS: Final = 5
TOWNS: Final = 19
CARDS: Final = TOWNS + 1
CERTAIN: Final = 255  # when it is given in bytes
MORE: Final = SEATS * 2 * TOWNS  # numbers
NOTHING: Final = 1e-9  # where nobody sits, not to divide by 0


def road_shares(roads: Sequence[Sequence[int]]) -> list[list[float]]:
    """By town, by town: how much of who stands there goes here with its next card."""
    return [
        [1 / (len(there) + 1) if town in there else 0.0 for town in range(TOWNS)] for there in roads
    ]


def whereabouts(seen: Any, places: Mapping[str, int], shares: Any) -> list[Any]:
    """Now, and after one card more. `seen`: rows of numbers, as floats; `places`: where a segment
    begins among them."""

    def segment(name: str, *shape: int) -> Any:
        size = 1
        for one in shape:
            size *= one
        return seen[:, places[name] : places[name] + size].reshape(len(seen), *shape)

    here = segment("start", SEATS, CARDS)[:, :, :TOWNS]
    laid = segment("laid", SEATS, TURNS, CARDS + 1)
    shown = segment("shown", SEATS, TURNS)
    kept = 1 - segment("lost", SEATS, CARDS)[:, :, :TOWNS]
    staying = 1 - shares.sum(1)

    def moved(chances: Any) -> Any:
        return (chances @ shares) * kept + chances * staying

    for turn in range(TURNS):
        card = laid[:, :, turn, :]
        known = shown[:, :, turn, None]
        face_down = card.sum(2)[:, :, None] * (1 - known)
        town = known * (1 - card[:, :, TOWNS, None]) * card.sum(2)[:, :, None]
        here = face_down * moved(here) + town * card[:, :, :TOWNS] + (1 - face_down - town) * here
    both = [here[:, :, None], moved(here)[:, :, None]]
    return [one / (one.sum(3)[:, :, :, None] + NOTHING) for one in both]
