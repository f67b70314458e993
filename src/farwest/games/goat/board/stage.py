"""The dark stage of goat: who deals, what is said of the offered card, whom it is for."""

from __future__ import annotations

from farwest.games.goat.board.brush import Brush
from farwest.games.goat.board.layout import CARD_HEIGHT, CARD_WIDTH
from farwest.games.goat.game import NAMES
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
from farwest.kernel.state import OVER
from farwest.kit.rect import Rect
from farwest.kit.sprites import Arrow, Art, Box, Bubble, Part, Rays, Sprite, Words, disc

FAN_CARD, FAN_INSET, FAN_STEP, FAN_SPREAD, FAN_AIR = 46.0, 22.0, 22.0, 44.0, 8.0
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
    return made + (offer(brush) if said else hand(brush))


def curtain(brush: Brush, light: Rect) -> Sprite:
    box = brush.lay.stage_box
    x, y = light.centre
    parts: tuple[Part, ...] = (
        Box(0, 0, box.width, box.height, "plum", "ink", 2.5, 12),
        Rays(2, 2, box.width - 4, box.height - 4, x, y),
        Box(6, 6, box.width - 12, box.height - 12, "", "glow", 1.5, 8, line_fade=0.6),
    )
    return brush.thing("stage", brush.say("paint-stage"), box, "ground", parts)


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
    size = min(200.0, box.height - 40)
    x, low = box.width / 2, box.height / 2 + 10
    parts: list[Part] = []
    if name and tall:
        x = box.width / 2 + size / 2 - 30
        parts.append(Art(f"bust-{name}", 30, (box.height - size) / 2, size, size))
    elif name:
        low += 90
        parts.append(Art(f"bust-{name}", x - size / 2, low - size - 50, size, size))
    head, *rest = said.split("\n")
    room = box.width - 60 - (size if name and tall else 0)
    parts.append(Words(head, x, low, 40, room, "poster", "sheen", "middle"))
    parts += [Words(line, x, low + 36, 22, room, "label", "sand", "middle") for line in rest]
    return brush.thing("notice", said.replace("\n", ": "), box, "places", tuple(parts))


def heading(brush: Brush, said: bool) -> Sprite:
    """Who deals, and how many cards they hold beside the one they offer."""
    view, lay = brush.view, brush.lay
    place, more = lay.stage, view.hand_size - (1 if said else 0)
    deals = brush.say("paint-deals", who=brush.people[view.dealer])
    held = brush.say("paint-hand", n=more, more="yes" if said else "no")
    if not said and view.target != NO_SEAT:
        held = brush.say("paint-to", who=brush.people[view.target])
    x, y, size = place.deals
    room = size * (9.5 if lay.canvas.name == "wide" else 11.5)
    if said and lay.canvas.name == "wide":
        room = lay.stage_box.width - FAN_INSET - FAN_CARD - FAN_SPREAD - 2 * FAN_AIR - x
    _, low, small = place.hand
    parts = (
        *disc(view.dealer, 22, y + 3 - place.disc / 2, place.disc),
        Words(deals, x + 6, y, size, room, "head", "sheen"),
        Words(held, x + 6, low, small, room, "label", "sand"),
    )
    box = Rect(lay.stage_box.x, lay.stage_box.y, lay.stage_box.width, 84)
    return brush.thing("dealer", f"{deals}. {held}.", box, "places", parts)


def offer(brush: Brush) -> list[Sprite]:
    """What is said, over the card it is said of; the Dealer alone sees which card it is."""
    view, lay, at = brush.view, brush.lay, brush.lay.stage
    card = inside(brush, at.card)
    claim = brush.say("paint-claim", a=brush.named(view.declared))
    dealer, target = brush.people[view.dealer], brush.people[view.target]
    bubble, words = at.bubble, claim
    parts: tuple[Part, ...] = (
        Bubble(0, 0, bubble.width, bubble.height, at.tip[0] - bubble.x, at.tip[1] - bubble.y),
        Words(
            words,
            bubble.width / 2,
            bubble.height / 2 + at.claim * 0.36,
            at.claim,
            bubble.width - 34,
            "poster",
            "ink",
            "middle",
        ),
    )
    label = brush.say("paint-says", who=dealer, a=brush.named(view.declared))
    made = [brush.thing("claim", label, inside(brush, bubble), "previews", parts)]
    if view.offered != NO_CARD:
        made.append(brush.card(view.offered, card, turn=at.turn))
    else:
        face_down = brush.say("paint-offered", who=dealer, a=target)
        made.append(brush.face_down("offer", face_down, card, at.turn))
    return (
        made + aim(brush) + rest_of_hand(brush) if lay.canvas.name == "wide" else made + aim(brush)
    )


def aim(brush: Brush) -> list[Sprite]:
    """Whom the card is for."""
    view, lay, at = brush.view, brush.lay, brush.lay.stage
    said = brush.say("paint-to", who=brush.people[view.target])
    target = inside(brush, at.target)
    parts = disc(view.target, 0, 0, target.width)
    if lay.canvas.name == "wide":
        middle = target.width / 2
        parts += (
            Arrow(-46, -14, middle - 14, -4),
            Words(said, middle, target.height + 22, 16, 104, "label", "sheen", "middle"),
        )
    return [brush.thing("target", said, target, "brands", parts)]


def rest_of_hand(brush: Brush) -> list[Sprite]:
    """The other cards of the Dealer, small, in the upper right corner."""
    view, box = brush.view, brush.lay.stage_box
    others = held(brush)
    count = view.hand_size - 1
    made = []
    for k in range(count):
        turn = (k - (count - 1) / 2) * 8
        step = min(FAN_STEP, FAN_SPREAD / max(count - 1, 1))
        x = box.right - FAN_INSET - FAN_CARD - (count - 1 - k) * step
        place = Rect(x, box.y + 20 + abs(turn) / 3, FAN_CARD, FAN_CARD * CARD_HEIGHT / CARD_WIDTH)
        if others:
            made.append(brush.card(others[k], place, turn=turn))
        else:
            made.append(brush.face_down(f"hand-{k}", brush.say("paint-hidden"), place, turn))
    return made


def hand(brush: Brush) -> list[Sprite]:
    """A hand from which a card is being chosen: fronts for the Dealer, backs for all others."""
    view, at = brush.view, brush.lay.stage
    mine = held(brush, offered=True)
    count = view.hand_size
    if not count:
        return []
    columns = count if count <= 2 or at.columns > 3 else (count + 1) // 2
    rows = -(-count // columns)
    gap = 10.0
    wide = (at.spread.width - gap * (columns - 1)) / columns
    high = (at.spread.height - gap * (rows - 1)) / rows
    scale = min(wide / CARD_WIDTH, high / CARD_HEIGHT, 1.5)
    wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    top = at.spread.centre[1] - (high * rows + gap * (rows - 1)) / 2
    made = []
    for k in range(count):
        row, column = divmod(k, columns)
        here = min(columns, count - row * columns)
        left = at.spread.x + (at.spread.width - wide * here - gap * (here - 1)) / 2
        place = inside(
            brush, Rect(left + column * (wide + gap), top + row * (high + gap), wide, high)
        )
        if mine:
            made.append(brush.card(mine[k], place))
        else:
            made.append(brush.face_down(f"hand-{k}", brush.say("paint-hidden"), place))
    return made


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
