"""The seats of desperados beside the map, and what may be clicked for which answer."""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.desperados import actions as do
from farwest.games.desperados import questions as ask
from farwest.games.desperados.board.brush import Brush
from farwest.games.desperados.numbers import (
    ARRESTED,
    BANK_TOWN,
    BLUE,
    BROWN,
    CARDS,
    COACHES,
    NO_CARD,
    NOWHERE,
    OUT,
    ROUNDS,
    SALOON,
    TIMETABLE,
    TIMETABLES,
    TOWNS,
    UNDECIDED,
)
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES, here
from farwest.kit.brush import panel
from farwest.kit.keeping import kept_all, measured, remembered
from farwest.kit.speaking import Say
from farwest.kit.sprites import WIDE, Count, Note, Panel, Presence, Touch, seat_colour
from farwest.kit.texts import Named

PLACING = (ask.SETUP_MARSHAL, ask.SETUP_SHERIFF, ask.SETUP_DESPERADO)
AID = ("turn", "saloon", "poker", "coach", "spy", "bank", "arrest")
LAYING = (ask.MARSHAL_CARD, ask.DESPERADO_CARD)


def panels(brush: Brush) -> Iterator[Panel]:
    crews = 0
    for crew in brush.view.job_crew:
        crews |= crew
    return (panel_of(brush, seat, bool(crews >> seat & 1)) for seat in range(brush.view.seats))


def panel_of(brush: Brush, seat: int, used: bool) -> Panel:
    """`used`: its disk lies at a job."""
    view, name = brush.view, brush.names[seat]
    status = meant(brush, seat) or told(brush, seat)
    said = brush.say("paint-panel", name=name, status=status)
    laid = len(view.laid[seat]) - view.laid[seat].count(NO_CARD)
    sheriffs = view.seats - 1 if seat == view.marshal else -1
    lost = view.lost[seat].bit_count()
    rows = counts(brush.say, seat, sheriffs, 0 if used else 1, laid, lost)
    return panel(seat, name, status, presence(brush, seat), rows, said)


@measured
def told(brush: Brush, seat: int) -> str:
    state, town = standing(brush, seat)
    said = "paint-law" if seat == brush.view.marshal else "paint-status"
    return brush.say(said, state=state, a=brush.town(max(town, 0)))


@measured
def meant(brush: Brush, seat: int) -> str:
    """DESP-D7: what a desperado means to do, for the team's eyes: no other view has it."""
    view = brush.view
    if view.intent[seat] == UNDECIDED:
        return ""
    intent = Named("intent", NAMES["intent"][view.intent[seat]])
    return brush.say("paint-intent", a=brush.town(max(brush.whereabouts(seat), 0)), b=intent)


def standing(brush: Brush, seat: int) -> tuple[str, int]:
    view, at = brush.view, brush.whereabouts(seat)
    if view.figure[seat] == NOWHERE:
        return "setup", NOWHERE
    if view.status[seat] in (ARRESTED, OUT):
        return ("arrested" if view.status[seat] == ARRESTED else "out"), view.figure[seat]
    if at == NOWHERE:
        return "hidden", NOWHERE
    if at == view.figure[seat]:
        return "stands", at
    return ("unseen" if brush.friends(seat) else "shown"), at


@measured
def presence(brush: Brush, seat: int) -> Presence:
    """While the gang plans, those who may not see it see all of the gang at it."""
    view = brush.view
    kind, asked = view.frames[-1][:2]
    gang = kind == ask.DESPERADO_CARD and not brush.friends(asked)
    if seat == asked or (gang and seat != view.marshal):
        return "acting"
    return "out" if view.status[seat] in (ARRESTED, OUT) else "waiting"


@remembered
def counts(
    say: Say, seat: int, sheriffs: int, disks: int, laid: int, lost: int
) -> tuple[Count, ...]:
    """`sheriffs`: of the marshal; -1: it is none, and has its disk."""

    def count(symbol: str, number: int, what: str, tint: str = "ink") -> Count:
        return Count(symbol, number, say("paint-count", n=number, what=what), tint)

    first = count("disk", disks, "disks", seat_colour(seat))
    if sheriffs >= 0:
        first = count("sheriff", sheriffs, "sheriffs")
    made = (first, count("card-back", CARDS - lost - laid, "cards"))
    return (*made, count("poster", lost, "lost")) if lost else made


@kept_all
def notes(brush: Brush) -> Iterator[Note]:
    """DESP-H2, DESP-G26: all five timetables, both sides, in the order of play, where the board has
    no room for them; then the aid."""
    view, say = brush.view, brush.say
    if view.first != NOWHERE and brush.canvas != WIDE:
        for number in range(1, ROUNDS + 1):
            tile = (view.first + number - 1) % TIMETABLES
            brown, blue = (
                ", ".join(brush.name("town", town) for town in TIMETABLE[coach * TIMETABLES + tile])
                for coach in (BROWN, BLUE)
            )
            title = say("paint-planned", n=tile + 1, round=number)
            last = "yes" if number == ROUNDS else "no"  # its blue side is never driven
            yield Note(title, text=say("paint-stops", last=last, brown=brown, blue=blue))
    yield Note(say("paint-aid"), text=" ".join(say(f"aid-{line}") for line in AID))


def touches(view: DesperadosView) -> Iterator[Touch]:
    """For every answer that the seat could give to what it is asked."""
    kind, asked = view.frames[-1][:2]
    if asked != view.seat or view.seat < 0:
        return
    if kind in PLACING:
        yield from towns(do.PLACE)
    elif kind == ask.SHERIFF:
        yield from towns(do.RIDE)
        sheriff = view.frames[-1][2]
        yield Touch(do.STAY, (f"sheriff-{sheriff}", town_key(view.sheriff[sheriff])))
    elif kind in LAYING:
        yield from towns(do.LAY)
        stay = (town_key(here(view)),)  # to stay is to point at one's town
        yield Touch(do.LAY + SALOON, ("saloon-door", *stay) if may_stay(view) else stay)
    elif kind == ask.INTENT:
        yield from acts(view)
    elif kind == ask.REFILL_BANK:
        for town in BANK_TOWN:
            yield Touch(do.FILL + town, (town_key(town),))


def may_stay(view: DesperadosView) -> bool:
    """Whether this seat is choosing a card and still has the Saloon."""
    kind, asked = view.frames[-1][:2]
    return (
        view.seat >= 0 and asked == view.seat and kind in LAYING and SALOON not in view.laid[asked]
    )


def towns(first: int) -> Iterator[Touch]:
    for town in range(TOWNS):
        yield Touch(first + town, (town_key(town),))


def acts(view: DesperadosView) -> Iterator[Touch]:
    town = here(view)
    yield Touch(do.NOTHING, (f"figure-{view.seat}",))
    yield Touch(do.CHEAT, (town_key(town),))
    for coach in range(COACHES):
        if view.coach[coach] == town:
            yield Touch(do.HOLD_UP + coach, (f"coach-{NAMES['coach'][coach]}",))
    yield Touch(do.SPY, (town_key(town),))


def town_key(town: int) -> str:
    return f"town-{NAMES['town'][town]}"
