"""A PNG of a page in at most 256 colours: our pages are flat print, and a third of the bytes do."""

from __future__ import annotations

import struct
import zlib
from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from typing import Final

HEAD: Final = b"\x89PNG\r\n\x1a\n"
MOST: Final = 256
Colour = tuple[int, int, int]
Tally = list[tuple[Colour, int]]  # a colour, and how many pixels have it


def smaller(png: bytes) -> bytes:
    """Of what a browser writes: eight bits a channel, not interlaced."""
    width, height, rows = pixels(png)
    counts = Counter(colour for row in rows for colour in row)
    palette: list[Colour] = []
    index: dict[Colour, int] = {}
    for box in boxes(list(counts.items())):
        index.update((colour, len(palette)) for colour, _ in box)
        palette.append(mean(box))
    body = b"".join(b"\0" + bytes(index[colour] for colour in row) for row in rows)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [
        (b"IHDR", header),
        (b"PLTE", bytes(one for colour in palette for one in colour)),
        (b"IDAT", zlib.compress(body, 9)),
        (b"IEND", b""),
    ]
    return HEAD + b"".join(chunk(name, data) for name, data in parts)


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def pixels(png: bytes) -> tuple[int, int, list[list[Colour]]]:
    at, data = len(HEAD), b""
    width = height = channels = 0
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at : at + 8])
        part = png[at + 8 : at + 8 + size]
        if name == b"IHDR":
            width, height, depth, kind = struct.unpack(">IIBB", part[:10])
            if depth != 8 or kind not in (2, 6):
                raise ValueError(f"A PNG of depth {depth} and kind {kind} is not a browser's.")
            channels = 3 if kind == 2 else 4
        elif name == b"IDAT":
            data += part
        at += size + 12
    raw, rows = zlib.decompress(data), []
    stride = width * channels
    above = bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        above = unfiltered(
            raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above, channels
        )
        rows.append(list(zip(*(above[k::channels] for k in range(3)), strict=True)))
    return width, height, rows


def unfiltered(kind: int, line: bytearray, above: bytes, step: int) -> bytes:
    """One row of a PNG as it was before its filter: left, above, their mean, or Paeth's choice."""
    for x in range(len(line)) if kind else ():
        left = line[x - step] if x >= step else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = above[x]
        elif kind == 3:
            guess = (left + above[x]) // 2
        else:
            corner = above[x - step] if x >= step else 0
            level = left + above[x] - corner
            guess = min((left, above[x], corner), key=lambda near: abs(level - near))
        line[x] = (line[x] + guess) & 255
    return bytes(line)


def boxes(colours: Tally) -> list[Tally]:
    """Median cut: the box with the most to lose is cut where half of its pixels lie."""
    found = [(*spread(colours), colours)]
    while len(found) < MOST:
        worst = max(found, key=lambda one: one[0])
        loss, axis, box = worst
        if not loss:
            break
        found.remove(worst)
        box.sort(key=lambda one: one[0][axis])
        sums = list(accumulate(n for _, n in box))
        cut = min(max(bisect_left(sums, sums[-1] / 2), 1), len(box) - 1)
        found += [(*spread(part), part) for part in (box[:cut], box[cut:])]
    return [box for _, _, box in found]


def spread(box: Tally) -> tuple[float, int]:
    """How much a box has to lose: its longest side, weighed by its pixels; and which side."""
    if len(box) < 2:
        return 0, 0
    sides = [max(c[0][k] for c in box) - min(c[0][k] for c in box) for k in range(3)]
    axis = sides.index(max(sides))
    return sides[axis] ** 2 * sum(n for _, n in box) ** 0.5, axis


def mean(box: Tally) -> Colour:
    whole = sum(n for _, n in box)
    red, green, blue = (round(sum(c[k] * n for c, n in box) / whole) for k in range(3))
    return red, green, blue
