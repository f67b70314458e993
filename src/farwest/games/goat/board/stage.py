"""The dark stage of goat: who deals, what is said of the offered card, whom it is for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from farwest.games.goat.board.brush import Brush
from farwest.games.goat.board.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FRAME,
    GHOSTLY,
    HAIR,
    LEAN,
    layout,
)
from farwest.games.goat.numbers import (
    BARMAID,
    CHARACTERS,
    CHARLATAN,
    GAMBLER,
    HAND,
    NO_CARD,
    ROUNDS,
    THIEF,
)
from farwest.games.goat.questions import (
    BARMAID_BOTTLE,
    CHARLATAN_COIN,
    DECLARE,
    GAMBLE_VICTIM,
    OFFER_CARD,
    OFFER_TARGET,
    RESPOND,
    STEAL_TOKEN,
    THIEF_LOCATION,
)
from farwest.games.goat.state import NO_SEAT
from farwest.games.goat.words import NAMES
from farwest.kernel.state import OVER
from farwest.kit.keeping import kept, kept_all
from farwest.kit.rect import Rect
from farwest.kit.speaking import statements
from farwest.kit.sprites import Arrow, Art, Box, Bubble, Canvas, Part, Rays, Sprite, Words, disc
from farwest.kit.texts import Named

FAN_CARD, FAN_INSET, FAN_STEP, FAN_SPREAD, FAN_AIR = 46.0, 22.0, 22.0, 44.0, 8.0
FAN_TOP, FAN_TURN, FAN_BENT = 20, 8, 3  # degrees a card is turned; a third of them it is lower
CURTAIN_ROUND, RAYS_INSET = 12, 2
BORDER_INSET, BORDER_ROUND = 6, 8
NOTICE_BUST, NOTICE_AIR, NOTICE_EDGE = 200.0, 40, 30  # its largest; round it; beside all
NOTICE_DOWN, NOTICE_UNDER_BUST, BUST_UP = 10, 90, 50
NOTICE_SIZE, EFFECT_SIZE, EFFECT_DOWN = 40, 22, 36
HEADING_HIGH, HEADING_INDENT = 84, 6
HEADING_ROOM = {"wide": 9.5, "tall": 11.5}  # by canvas: of its words, in sizes of them
DISC_X, DISC_DOWN = 22, 3
CLAIM_SIDES = 34  # of a bubble: no words
AIM_ARROW, AIM_TIP_X, AIM_TIP_Y = (-46, -14), 14, -4
AIM_SIZE, AIM_DOWN, AIM_ROOM = 16, 22, 104
HAND_GAP, HAND_CARD = 10.0, 1.5  # between the cards of a hand, and their largest scale
ONE_ROW = 3  # columns: a stage that has more takes a hand in one row
DEALING = (OFFER_CARD, OFFER_TARGET, DECLARE, RESPOND)
PERFORMERS = {  # by question: whose doing it is
    THIEF_LOCATION: THIEF,
    CHARLATAN_COIN: CHARLATAN,
    BARMAID_BOTTLE: BARMAID,
    GAMBLE_VICTIM: GAMBLER,
    STEAL_TOKEN: GAMBLER,
}


def stage(brush: Brush) -> list[Sprite]:
    view = brush.view
    kind, asked = view.frames[-1][:2]
    said = kind == RESPOND and view.declared != NO_CARD
    light = brush.lay.stage.card if said else brush.lay.stage.spread
    made = [curtain(brush, light)]
    if kind not in DEALING:
        return [*made, notice(brush, kind, asked == OVER)]
    made.append(heading(brush, said))
    return [*made, *(offer(brush) if said else hand(brush))]


@kept
def curtain(brush: Brush, light: Rect) -> Sprite:
    box = brush.lay.stage_box
    x, y = light.centre
    whole = Rect(0, 0, box.width, box.height)
    parts: tuple[Part, ...] = (
        Box(*whole, fill="plum", line="ink", line_width=FRAME, round=CURTAIN_ROUND),
        Rays(*whole.inner(RAYS_INSET), from_x=x, from_y=y),
        Box(
            *whole.inner(BORDER_INSET),
            line="glow",
            line_width=HAIR,
            round=BORDER_ROUND,
            line_fade=GHOSTLY,
        ),
    )
    return brush.thing("stage", brush.say("paint-stage"), box, "ground", parts)


@kept
def notice(brush: Brush, kind: int, over: bool) -> Sprite:
    """Who is at work, or how far the game has come."""
    view, box = brush.view, brush.lay.stage_box
    if kind in PERFORMERS and not over:
        card = PERFORMERS[kind]
        name, said = NAMES["character"][card], f"{brush.character(card)}\n{brush.effect(card)}"
    else:
        name = ""
        said = brush.say("paint-round", n=max(view.round, 1), of=ROUNDS[view.seats])
        said = brush.say("paint-over") if over else said
    tall = brush.canvas.name == "tall"
    size = min(NOTICE_BUST, box.height - NOTICE_AIR)
    x, low = box.width / 2, box.height / 2 + NOTICE_DOWN
    parts: list[Part] = []
    if name and tall:
        x = box.width / 2 + size / 2 - NOTICE_EDGE
        parts.append(Art(f"bust-{name}", NOTICE_EDGE, (box.height - size) / 2, size, size))
    elif name:
        low += NOTICE_UNDER_BUST
        parts.append(Art(f"bust-{name}", x - size / 2, low - size - BUST_UP, size, size))
    head, *rest = said.split("\n")
    room = box.width - 2 * NOTICE_EDGE - (size if name and tall else 0)
    parts.append(
        Words(
            *(head, x, low),
            size=NOTICE_SIZE,
            room=room,
            font="poster",
            colour="sheen",
            anchor="middle",
        )
    )
    low += EFFECT_DOWN
    parts += [
        Words(line, x, low, size=EFFECT_SIZE, room=room, colour="sand", anchor="middle")
        for line in rest
    ]
    label = brush.say("paint-does", a=Named("character", name)) if name else said
    return brush.thing("notice", label, box, "places", parts)


@kept
def heading(brush: Brush, said: bool) -> Sprite:
    """Who deals, and how many cards they hold beside the one they offer."""
    view, lay = brush.view, brush.lay
    place, more = lay.stage, view.hand_size - (1 if said else 0)
    deals = brush.say("paint-deals", who=brush.people[view.dealer])
    held = brush.say("paint-hand", n=more, more="yes" if said else "no")
    if not said and view.target != NO_SEAT:
        held = brush.say("paint-to", who=brush.people[view.target])
    x, y, size = place.deals
    room = size * HEADING_ROOM[lay.canvas.name]
    if said and lay.canvas.name == "wide":
        room = lay.stage_box.width - FAN_INSET - FAN_CARD - FAN_SPREAD - 2 * FAN_AIR - x
    _, low, small = place.hand
    x += HEADING_INDENT
    parts = (
        *disc(view.dealer, DISC_X, y + DISC_DOWN - place.disc / 2, place.disc),
        Words(deals, x, y, size=size, room=room, font="head", colour="sheen"),
        Words(held, x, low, size=small, room=room, colour="sand"),
    )
    box = lay.stage_box._replace(height=HEADING_HIGH)
    return brush.thing("dealer", statements(deals, held), box, "places", parts)


def offer(brush: Brush) -> list[Sprite]:
    """What is said, over the card it is said of; the Dealer alone sees which card it is."""
    view, lay, at = brush.view, brush.lay, brush.lay.stage
    made = [claim(brush)]
    if view.offered != NO_CARD:
        made.append(brush.card(view.offered, inside(brush, at.card), turn=at.turn))
    else:
        made.append(offered(brush))
    made += aim(brush)
    return made + rest_of_hand(brush) if lay.canvas.name == "wide" else made


@kept
def claim(brush: Brush) -> Sprite:
    view, at = brush.view, brush.lay.stage
    said = brush.say("paint-claim", a=brush.named("character", view.declared))
    bubble = at.bubble
    parts: tuple[Part, ...] = (
        Bubble(
            *(0, 0, bubble.width, bubble.height),
            tip_x=at.tip[0] - bubble.x,
            tip_y=at.tip[1] - bubble.y,
        ),
        Words(
            said,
            bubble.width / 2,
            bubble.height / 2 + at.claim * LEAN,
            size=at.claim,
            room=bubble.width - CLAIM_SIDES,
            font="poster",
            anchor="middle",
        ),
    )
    dealer, declared = brush.people[view.dealer], brush.named("character", view.declared)
    label = brush.say("paint-says", who=dealer, a=declared)
    return brush.thing("claim", label, inside(brush, bubble), "previews", parts)


@kept
def offered(brush: Brush) -> Sprite:
    """For those who do not see which card it is."""
    view, at = brush.view, brush.lay.stage
    dealer, target = brush.people[view.dealer], brush.people[view.target]
    label = brush.say("paint-offered", who=dealer, a=target)
    return brush.face_down("offer", label, inside(brush, at.card), turn=at.turn)


@kept_all
def aim(brush: Brush) -> list[Sprite]:
    """Whom the card is for."""
    view, lay, at = brush.view, brush.lay, brush.lay.stage
    said = brush.say("paint-to", who=brush.people[view.target])
    target = inside(brush, at.target)
    parts = disc(view.target, 0, 0, target.width)
    if lay.canvas.name == "wide":
        middle = target.width / 2
        parts += (
            Arrow(*AIM_ARROW, to_x=middle - AIM_TIP_X, to_y=AIM_TIP_Y),
            Words(
                *(said, middle, target.height + AIM_DOWN),
                size=AIM_SIZE,
                room=AIM_ROOM,
                colour="sheen",
                anchor="middle",
            ),
        )
    return [brush.thing("target", said, target, "brands", parts)]


def rest_of_hand(brush: Brush) -> list[Sprite]:
    """The other cards of the Dealer, small, in the upper right corner."""
    others, count = held(brush), brush.view.hand_size - 1
    if not others:
        return [*fan_of_backs(brush, count)]
    return [
        brush.card(card, place, turn=turn)
        for card, (place, turn) in zip(others, fan(brush.lay.stage_box, count), strict=False)
    ]


@kept_all
def fan_of_backs(brush: Brush, count: int) -> Iterator[Sprite]:
    hidden = brush.say("paint-hidden")
    for k, (place, turn) in enumerate(fan(brush.lay.stage_box, count)):
        yield brush.face_down(f"hand-{k}", hidden, place, turn=turn)


@cache
def fan(box: Rect, count: int) -> tuple[tuple[Rect, float], ...]:
    """Where so many small cards lie, and how they are turned."""
    made = []
    for k in range(count):
        turn = (k - (count - 1) / 2) * FAN_TURN
        step = min(FAN_STEP, FAN_SPREAD / max(count - 1, 1))
        x = box.right - FAN_INSET - FAN_CARD - (count - 1 - k) * step
        y, high = box.y + FAN_TOP + abs(turn) / FAN_BENT, FAN_CARD * CARD_HEIGHT / CARD_WIDTH
        made.append((Rect(x, y, FAN_CARD, high), turn))
    return tuple(made)


def hand(brush: Brush) -> list[Sprite]:
    """A hand from which a card is being chosen: fronts for the Dealer, backs for all others."""
    mine, count = held(brush, offered=True), brush.view.hand_size
    if not mine:
        return [*backs(brush, count)]
    spots = spread(brush.canvas, brush.view.seats, count)
    return [brush.card(card, place) for card, place in zip(mine, spots, strict=False)]


@kept_all
def backs(brush: Brush, count: int) -> Iterator[Sprite]:
    hidden = brush.say("paint-hidden")
    for k, place in enumerate(spread(brush.canvas, brush.view.seats, count)):
        yield brush.face_down(f"hand-{k}", hidden, place)


@cache
def spread(canvas: Canvas, seats: int, count: int) -> tuple[Rect, ...]:
    """Where so many cards lie from which one is chosen."""
    lay = layout(canvas, seats)
    at, box = lay.stage, lay.stage_box
    columns = count if count <= 2 or at.columns > ONE_ROW else (count + 1) // 2
    rows = -(-count // columns) if count else 0
    gap = HAND_GAP
    wide = (at.spread.width - gap * (columns - 1)) / max(columns, 1)
    high = (at.spread.height - gap * (rows - 1)) / max(rows, 1)
    scale = min(wide / CARD_WIDTH, high / CARD_HEIGHT, HAND_CARD)
    wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    top = at.spread.centre[1] - (high * rows + gap * (rows - 1)) / 2
    made = []
    for k in range(count):
        row, column = divmod(k, columns)
        here = min(columns, count - row * columns)
        left = at.spread.x + (at.spread.width - wide * here - gap * (here - 1)) / 2
        place = Rect(left + column * (wide + gap), top + row * (high + gap), wide, high)
        made.append(Rect(box.x + place.x, box.y + place.y, place.width, place.height))
    return tuple(made)


def held(brush: Brush, offered: bool = False) -> list[int]:
    """The Dealer's own hand; nothing for other eyes, whatever they remember of it."""
    view = brush.view
    if view.seat != view.dealer:
        return []
    cards = [card for card in range(CHARACTERS) if view.where[card] == HAND]
    return [card for card in cards if offered or card != view.offered]


def inside(brush: Brush, place: Rect) -> Rect:
    box = brush.lay.stage_box
    return Rect(box.x + place.x, box.y + place.y, place.width, place.height)
