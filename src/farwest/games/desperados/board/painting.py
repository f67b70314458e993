"""The map of desperados as sprites, from what one seat sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from farwest.games.desperados.board.band import COACH_TINTS
from farwest.games.desperados.board.brush import Brush
from farwest.games.desperados.board.ground import ground
from farwest.games.desperados.board.layout import (
    HAIR,
    LEAN,
    LINE,
    ROAD,
    dashes,
    line_between,
    mark_of,
    place_of,
    within,
)
from farwest.games.desperados.board.panels import may_stay, notes, panels, touches
from farwest.games.desperados.numbers import (
    BLUE,
    BROWN,
    COACHES,
    NO_CARD,
    NOWHERE,
    ROUNDS,
    SALOON,
    UNKNOWN,
)
from farwest.games.desperados.view import DesperadosView
from farwest.games.desperados.words import NAMES
from farwest.kernel.state import OVER, WATCHER
from farwest.kit.keeping import kept, kept_all, measured, steady_all
from farwest.kit.rect import Rect
from farwest.kit.sprites import (
    Art,
    Box,
    Canvas,
    Part,
    Picture,
    Sprite,
    Words,
    brand,
    disc,
    on_seat,
    seat_colour,
)

WHITE = "seat-6"
GHOST = 0.55  # docs/look.md 4: a piece that is not there yet
SHADOW = 0.28
BEHIND = 0.14  # of a piece: how far each sheriff of a stack stands from the one before it
CROWD = 3  # figures in a town: from then on they are counted
BADGE_IN, BADGE_UP = 0.55, 0.2  # of itself: how far a count lies on its pile, and over it
STRETCH = 0.02  # how high a dashed line is: its own width is what is seen

# Of a piece, in sizes of it
SHADOW_X, SHADOW_Y, SHADOW_WIDE, SHADOW_HIGH = 0.18, 0.88, 0.7, 0.18
CHEST, SIGN = 0.64, 0.3  # where its brand is, and how large
STAR_X, STAR_Y, STAR = 0.31, 0.02, 0.38

# Of the disks of a job
DISK, DISK_STEP = 0.86, 0.6  # in marks; in disks, from each to the next


def paint(
    view: DesperadosView, canvas: Canvas, say: Callable[..., str], names: list[str]
) -> Picture:
    """Read from the view and the texts alone: equal views give equal pictures."""
    painter = Painter(view, canvas, say, names)
    return Picture(
        canvas,
        say("paint-board", phase=phase(view), n=view.round, of=ROUNDS, turn=view.step or view.turn),
        sprites=(*ground(painter), *painter.routes(), *painter.pieces(), *painter.jobs()),
        panels=tuple(panels(painter)),
        touches=tuple(touches(view)),
        notes=tuple(notes(painter)),
    )


def reveal(
    view: DesperadosView, canvas: Canvas, say: Callable[..., str], names: list[str]
) -> Picture:
    """Nothing is hidden, and nobody is asked: every road of the round, through nobody's eyes."""
    return paint(replace(view, seat=WATCHER), canvas, say, names)


def behind(place: Rect, nth: int) -> Rect:
    """Where the nth of a stack stands."""
    shift = nth * BEHIND * place.width
    return Rect(place.x + shift / 2, place.y - shift, place.width, place.height)


def phase(view: DesperadosView) -> str:
    if view.frames[-1][1] == OVER:
        return "over"
    if view.step:
        return "step"
    return "turn" if view.turn else "upkeep" if view.round else "setup"


class Painter(Brush):
    def pieces(self) -> Iterator[Sprite]:
        """Everyone at a town in a fixed order, so that places do not tell what names do not."""
        view = self.view
        standing: dict[int, int] = {}

        def place(town: int, size: float) -> Rect:
            standing[town] = standing.get(town, -1) + 1
            return place_of(self.lay, town, standing[town], size)

        for coach in range(COACHES):
            if view.coach[coach] != NOWHERE:
                yield self.stagecoach(coach, place(view.coach[coach], self.lay.coach))
        stacks: dict[int, Rect] = {}
        for sheriff in range(view.seats - 1):
            town = view.sheriff[sheriff]
            if town != NOWHERE:
                if town not in stacks:
                    stacks[town] = place(town, self.lay.piece)
                nth = view.sheriff[:sheriff].count(town)
                yield self.sheriff(sheriff, town, nth, stacks[town])
        for town, stack in stacks.items():
            if (n := view.sheriff.count(town)) > 1:
                yield self.badge("sheriffs", stack, town, n)
        first: dict[int, Rect] = {}
        for seat in range(view.seats):
            town = view.figure[seat]
            if town != NOWHERE:
                spot = place(town, self.lay.piece)
                first.setdefault(town, spot)
                yield self.figure(seat, spot)
        for town, spot in first.items():
            if (n := view.figure[: view.seats].count(town)) >= CROWD:
                yield self.badge("figures", spot, town, n)
        for seat in range(view.seats):
            here = self.whereabouts(seat)
            if here not in (NOWHERE, view.figure[seat]):
                yield self.ghost(seat, here, place(here, self.lay.piece))
        if self.may_stay():
            here = self.whereabouts(view.seat)
            yield self.door(here, place(here, self.lay.piece))

    @kept
    def door(self, town: int, place: Rect) -> Sprite:
        label = self.say("paint-saloon", a=self.town(town))
        return self.standing("saloon-door", label, place, symbol="saloon")

    @measured
    def may_stay(self) -> bool:
        return may_stay(self.view)

    @kept
    def sheriff(self, sheriff: int, town: int, nth: int, stack: Rect) -> Sprite:
        """The nth of those who stand there."""
        label = self.say("paint-sheriff", n=sheriff + 1, a=self.town(town))
        spot = within(self.lay, behind(stack, nth))
        return self.standing(f"sheriff-{sheriff}", label, spot, symbol="sheriff")

    @kept
    def badge(self, what: str, pile: Rect, town: int, n: int) -> Sprite:
        """How many stand there: sheriffs behind each other, figures side by side."""
        size = self.lay.mark
        label = self.say("paint-pile", what=what, n=n, a=self.town(town))
        place = Rect(pile.right - size * BADGE_IN, pile.y - size * BADGE_UP, size, size)
        parts = self.numbered(n, fill="card", line="ink", ink="ink")
        key = f"{what}-{NAMES['town'][town]}"
        return self.thing(key, label, within(self.lay, place), "brands", parts)

    def numbered(self, n: int, *, fill: str, line: str, ink: str) -> tuple[Part, ...]:
        """A disc with a number."""
        size, small = self.lay.mark, self.canvas.caption_size
        low = size / 2 + small * LEAN
        return (
            Box(0, 0, size, size, fill=fill, line=line, line_width=LINE, round=size / 2),
            Words(
                *(str(n), size / 2, low),
                size=small,
                room=size,
                font="strong",
                colour=ink,
                anchor="middle",
            ),
        )

    @kept
    def stagecoach(self, coach: int, place: Rect) -> Sprite:
        town = self.view.coach[coach]
        label = self.say("paint-coach", a=self.coach(coach), b=self.town(town))
        key = f"coach-{NAMES['coach'][coach]}"
        return self.standing(key, label, place, symbol="stagecoach", tint=COACH_TINTS[coach])

    def standing(
        self,
        key: str,
        label: str,
        place: Rect,
        *,
        symbol: str,
        tint: str = "ink",
        fade: float = 1.0,
    ) -> Sprite:
        """A piece with a flat shadow under its feet."""
        size = place.width
        parts: tuple[Part, ...] = (
            Box(
                *(size * SHADOW_X, size * SHADOW_Y, size * SHADOW_WIDE, size * SHADOW_HIGH),
                fill="ink",
                round=size * SHADOW_HIGH / 2,
                fade=SHADOW,
            ),
            Art(symbol, 0, 0, size, size, tint=tint, fade=fade),
        )
        return Sprite(key, label, *place, layer="pieces", parts=parts, symbol=symbol)

    @kept
    def figure(self, seat: int, place: Rect) -> Sprite:
        view = self.view
        said = "paint-marshal" if seat == view.marshal else "paint-rider"
        label = self.say(said, who=self.people[seat], a=self.town(view.figure[seat]))
        return self.rider(f"figure-{seat}", label, place, seat=seat)

    @kept
    def ghost(self, seat: int, town: int, place: Rect) -> Sprite:
        label = self.say("paint-ghost", who=self.people[seat], a=self.town(town))
        return self.rider(f"ghost-{seat}", label, place, seat=seat, fade=GHOST)

    def coat(self, seat: int) -> str:
        """DESP-C1, DESP-G44: the marshal wears white."""
        return WHITE if seat == self.view.marshal else seat_colour(seat)

    def rider(self, key: str, label: str, place: Rect, *, seat: int, fade: float = 1.0) -> Sprite:
        """With the brand on the chest; the marshal wears his star on the hat."""
        tint, law = self.coat(seat), seat == self.view.marshal
        piece = self.standing(key, label, place, symbol="rider", tint=tint, fade=fade)
        size, sign = place.width, place.width * SIGN
        spot = ((size - sign) / 2, size * CHEST, sign, sign)
        ink = seat_colour(seat) if law else on_seat(seat)
        parts = (*piece.parts, Art(brand(seat), *spot, tint=ink, fade=fade))
        if law:
            spot = (size * STAR_X, size * STAR_Y, size * STAR, size * STAR)
            parts += (Art("star", *spot, fade=fade),)
        return replace(piece, parts=parts)

    @steady_all
    def routes(self) -> Iterator[Sprite]:
        """Own routes solid, friends' dotted, with the number of each card that is known."""
        for seat in range(self.view.seats):
            yield from self.route(seat)

    def route(self, seat: int) -> Iterator[Sprite]:
        view = self.view
        here: int = view.start[seat]
        marks: dict[int, int] = {}
        for turn, card in enumerate(view.laid[seat]):
            dummy = view.stuck[seat] > 0 and turn + 1 >= view.stuck[seat]
            if card == NO_CARD or dummy:
                return
            if card == UNKNOWN:
                here = NOWHERE
                continue
            there = here if card == SALOON else card
            if there == NOWHERE:
                continue  # a Saloon after an unknown card
            if here not in (NOWHERE, there):
                yield self.leg(seat, turn, here, there)
            here = there
            marks[there] = marks.get(there, -1) + 1
            yield self.mark(seat, turn, there, marks[there])

    @kept
    def leg(self, seat: int, turn: int, here: int, there: int) -> Sprite:
        own = self.is_mine(seat)
        line = line_between(self.lay, here, there, ROAD, self.lay.dot / 2)
        wide, tint = line.place.width, seat_colour(seat)
        if own:
            strip = Box(
                *(0, 0, wide, ROAD), fill=tint, line="sheen", line_width=HAIR, round=ROAD / 2
            )
        else:
            long = dashes(wide)
            strip = Box(
                *((wide - long) / 2, (ROAD - STRETCH) / 2, long, STRETCH),
                line=tint,
                line_width=ROAD - 1,
                round=0,
                dashed=True,
            )
        label = self.say("paint-step", who=self.people[seat], n=turn + 1, a=self.town(there))
        key = f"leg-{seat}-{turn}"
        return self.thing(key, label, line.place, "washes", (strip,), turn=line.turn)

    @kept
    def mark(self, seat: int, turn: int, town: int, nth: int) -> Sprite:
        place = mark_of(self.lay, town, seat, nth)
        parts = self.numbered(turn + 1, fill=seat_colour(seat), line="sheen", ink=on_seat(seat))
        label = self.say("paint-step", who=self.people[seat], n=turn + 1, a=self.town(town))
        return self.thing(f"mark-{seat}-{turn}", label, place, "brands", parts)

    @kept_all
    def jobs(self) -> Iterator[Sprite]:
        """The disks of an action lie on its poker tile or at the wheels of its coach."""
        view = self.view
        for job in range(view.jobs):
            crew = [seat for seat in range(view.seats) if view.job_crew[job] >> seat & 1]
            needed = view.job_needed[job]
            label = self.say(
                "paint-job-label",
                a=self.town(view.job_town[job]),
                turn=view.job_turn[job],
                disks=len(crew),
                needed=needed,
            )
            said = self.say("paint-job", disks=len(crew), needed=needed)
            place = self.pile(job, len(crew))
            size = place.height
            step = (place.width - size) / max(len(crew) - 1, 1)
            parts = [part for k, seat in enumerate(crew) for part in disc(seat, k * step, 0, size)]
            pile = tuple(parts)
            yield Sprite(f"job-{job}", label, *place, layer="brands", parts=pile, hint=said)

    def pile(self, job: int, disks: int) -> Rect:
        """Where the disks of a job lie."""
        lay, town, aim = self.lay, self.view.job_town[job], self.view.job_target[job]
        size = lay.mark * DISK
        wide = size * (1 - DISK_STEP + DISK_STEP * disks)
        x, y = lay.spots[town]
        if aim < COACHES:
            both = aim == BLUE and self.view.coach[BROWN] == self.view.coach[BLUE]
            wheels = place_of(lay, town, int(both), lay.coach)
            x, y = wheels.x + wheels.width / 2, wheels.y + wheels.height
        return within(lay, Rect(x - wide / 2, y - size / 2, wide, size))
