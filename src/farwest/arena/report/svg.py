"""Pictures as text. Across, everything is in percent and down in pixels, so that a chart is as
wide as its column while its letters keep their size."""

from __future__ import annotations

from html import escape

Part = str


def tag(name: str, *parts: Part, **attributes: object) -> Part:
    """`class_` is class, `text_anchor` is text-anchor; None is left out."""
    given = {key.rstrip("_").replace("_", "-"): v for key, v in attributes.items() if v is not None}
    head = "".join(f' {key}="{escape(str(value))}"' for key, value in given.items())
    return f"<{name}{head}>{''.join(parts)}</{name}>"


def text(words: object) -> Part:
    return escape(str(words), quote=False)


def picture(height: float, label: str, *parts: Part, class_: str = "chart") -> Part:
    """With a name for those who cannot see it."""
    return tag(
        "svg",
        *parts,
        class_=class_,
        width="100%",
        height=round(height, 1),
        role="img",
        aria_label=label,
        focusable="false",
    )


def across(percent: float) -> str:
    return f"{percent:.2f}%"


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> Part:
    ends = {"x1": across(x1), "y1": y1, "x2": across(x2), "y2": y2}
    return tag("line", class_=class_, **ends)


def box(x: float, y: float, width: float, height: float, class_: str, title: str = "") -> Part:
    hint = [tag("title", text(title))] if title else []
    size = {"x": across(x), "y": round(y, 1), "width": across(max(width, 0.0))}
    return tag("rect", *hint, class_=class_, height=round(max(height, 0.0), 1), **size)


def dot(x: float, y: float, class_: str, radius: float = 6) -> Part:
    return tag("circle", class_=class_, cx=across(x), cy=y, r=radius)


def words(x: float, y: float, said: object, class_: str, anchor: str = "middle") -> Part:
    return tag("text", text(said), class_=class_, x=across(x), y=y, text_anchor=anchor)
