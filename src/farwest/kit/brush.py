"""The brush that paints a board: a view, a canvas, a layout, the texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from farwest.kit.keeping import remembered
from farwest.kit.rect import Rect
from farwest.kit.speaking import Say, Speaker, V, statements
from farwest.kit.sprites import Canvas, Count, Layer, Panel, Part, Presence, Sprite

L = TypeVar("L")


class Brush(Speaker[V], Generic[V, L]):
    """A game's own brush adds its names, and what many of its sprites are made of."""

    def __init__(self, view: V, canvas: Canvas, lay: L, say: Say, names: list[str]) -> None:
        super().__init__(view, say, names)
        self.canvas = canvas
        self.lay = lay
        self.wide = canvas.name == "wide"

    def thing(
        self,
        key: str,
        label: str,
        place: Rect,
        layer: Layer,
        parts: Iterable[Part],
        *,
        symbol: str = "",
        hint: str = "",
        turn: float = 0,
    ) -> Sprite:
        return Sprite(
            key,
            label,
            *place,
            layer=layer,
            parts=tuple(parts),
            symbol=symbol,
            hint=hint,
            turn=turn,
        )


@remembered
def panel(
    seat: int,
    name: str,
    status: str,
    presence: Presence,
    rows: tuple[Count, ...],
    said: str = "",
) -> Panel:
    """A seat beside the board. `said`: who it is and how it stands, if not simply in that order."""
    counted = ", ".join(count.label for count in rows)
    return Panel(
        key=f"seat-{seat}",
        seat=seat,
        name=name,
        status=status,
        presence=presence,
        rows=rows,
        label=statements(*([said] if said else [name, status]), counted),
    )
