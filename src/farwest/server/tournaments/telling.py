"""A tournament as its pages show it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from farwest.tables import wire
from farwest.tables.cards import emblem
from farwest.tables.store import Member
from farwest.tables.tournament_book import KeptTournament, RoundTable
from farwest.tables.words import clock_text, phrase, say
from farwest.tournament.facts import PairedRound
from farwest.tournament.pairing import active, rounds_of
from farwest.tournament.points import points_at
from farwest.tournament.sealing import round_secret
from farwest.tournament.standings import ORDER, StandingRow, standings

if TYPE_CHECKING:
    from farwest.server.application import App


async def card(app: App, kept: KeptTournament, me: str, language: str) -> wire.CupCard:
    body, game = kept.body, app.hall.load(kept.body.game)
    host = await app.store.person(kept.host)
    mine = kept.number_of(me)
    return wire.CupCard(
        id=kept.name,
        title=body.title,
        game=body.game,
        game_title=say(game, language, "game"),
        emblem=emblem(game),
        format=body.plan.format,
        size=body.plan.size,
        stage=kept.stage,
        host=host.name if host else phrase(language, "somebody-gone"),
        contestants=len([c for c in kept.contestants if not c.left]),
        round=len(kept.rounds),
        rounds=rounds_of(kept.facts) if kept.stage != "open" else body.plan.rounds,
        duplicate=body.plan.duplicate,
        bots=body.bots,
        mine=mine >= 0 and not kept.contestants[mine].left,
        hosting=bool(me) and me == kept.host,
        my_table=my_table(kept, mine),
        league=kept.league,
    )


def my_table(kept: KeptTournament, mine: int) -> str:
    """Where this contestant plays in the last round, while it is not over."""
    if mine < 0 or not kept.rounds or kept.stage != "playing":
        return ""
    last, facts = kept.rounds[-1], kept.facts
    for table in kept.tables_of(last.number):
        if mine in facts.seated(last.tables[table.number], last.number) and table.outcome is None:
            return table.table
    return ""


async def page(app: App, kept: KeptTournament, me: Member | None, language: str) -> wire.CupPage:
    id, body = me.id if me else "", kept.body
    league = await app.leagues.find(kept.league) if kept.league else None
    return wire.CupPage(
        card=await card(app, kept, id, language),
        contestants=[contestant(kept, k, id, language) for k in range(len(kept.contestants))],
        standings=[line(kept, row, language) for row in standings(kept.facts)],
        rounds=[await round_card(app, kept, paired, id) for paired in reversed(kept.rounds)],
        may=deeds(kept, id),
        seal=kept.seal,
        clock=clock_text(language, body.clock),
        by_itself=body.by_itself,
        season=body.season,
        division=body.division,
        league_title=league.body.title if league else "",
        criteria=[*ORDER[body.plan.format]],
    )


def called(kept: KeptTournament, number: int, language: str) -> str:
    return kept.contestants[number].name or phrase(language, "somebody-gone")


def contestant(kept: KeptTournament, k: int, me: str, language: str) -> wire.ContestantCard:
    one = kept.contestants[k]
    before = called(kept, one.instead_of, language) if one.instead_of >= 0 else ""
    mine = bool(me) and kept.people[k] == me
    return wire.ContestantCard(
        k, called(kept, k, language), one.level, bool(one.left), before, mine
    )


def line(kept: KeptTournament, row: StandingRow, language: str) -> wire.StandingLine:
    why = row.why
    lot = why is not None and why.criterion == "lot"
    return wire.StandingLine(
        place=row.place,
        number=row.contestant.number,
        points=told(row.points),
        played=row.played,
        wins=row.wins,
        byes=row.byes,
        why=why.criterion if why else "",
        more=told(why.mine) if why and not lot else 0.0,
        less=told(why.theirs) if why and not lot else 0.0,
        other=called(kept, why.other, language) if why else "",
    )


def told(number: Fraction) -> float:
    return round(float(number), 2)


def deeds(kept: KeptTournament, me: str) -> list[wire.CupDeed]:
    if not me:  # a name is asked for, or given, at the door
        return ["enter"] if kept.stage == "open" else []
    if kept.stage == "over":
        return []
    mine, found = kept.number_of(me), list[wire.CupDeed]()
    if mine < 0 and kept.stage == "open":
        found.append("enter")
    if mine >= 0 and not kept.contestants[mine].left:
        found.append("leave")
    if me == kept.host:
        found.append("end")
        if kept.stage == "open":
            found += ["bots"] if kept.body.bots else []
            found += ["close"] if len(kept.contestants) >= min(kept.body.plan.allowed) else []
        elif kept.facts.round_is_over and len(active(kept.facts)) > 1:
            found.append("pair")
    return found


async def round_card(app: App, kept: KeptTournament, paired: PairedRound, me: str) -> wire.CupRound:
    tables = kept.tables_of(paired.number)
    over = all(table.outcome is not None for table in tables)
    duplicate = kept.body.plan.duplicate
    return wire.CupRound(
        number=paired.number,
        over=over,
        tables=[await table_card(app, kept, paired, table, me) for table in tables],
        byes=[kept.facts.holder(number, paired.number).number for number in paired.byes],
        secret=round_secret(kept.chain, paired.number) if duplicate and over else "",
    )


async def table_card(
    app: App, kept: KeptTournament, paired: PairedRound, at: RoundTable, me: str
) -> wire.CupTable:
    seats = kept.facts.seated(paired.tables[at.number], paired.number)
    mine = kept.number_of(me) in seats
    hidden = kept.body.plan.duplicate and not mine
    if (outcome := at.outcome) is None or not outcome.places:
        stage: Literal["waiting", "playing", "void"]
        stage = "void" if outcome is not None else await stage_of(app, at.table)
        bare = [wire.CupSeat(number, 0, 0, 0.0) for number in seats]
        return wire.CupTable(at.table, stage, bare, mine, outcome is None and not hidden)
    points = points_at(kept.facts, outcome, seats)
    round_over = all(t.outcome is not None for t in kept.tables_of(paired.number))
    return wire.CupTable(
        table=at.table,
        stage="over",
        seats=[
            wire.CupSeat(
                number,
                outcome.places[k],
                outcome.scores[k],
                told(points[k]),
                outcome.left[k] and bool(kept.people[number]),
            )
            for k, number in enumerate(seats)
        ],
        mine=mine,
        shown=not kept.body.plan.duplicate or round_over,
    )


async def stage_of(app: App, table: str) -> Literal["waiting", "playing"]:
    """Not over, as far as the book knows: its result may be on the way."""
    if await app.store.charter(table) is None:
        return "waiting"
    stage = (await app.hall.table(table)).stage
    return "waiting" if stage == "waiting" else "playing"
