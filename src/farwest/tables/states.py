"""All of a table that is not the game: who sits there, what was agreed, what can be done there."""

from __future__ import annotations

from farwest.kit.beliefs import has_beliefs
from farwest.kit.rooms import Practice, ask
from farwest.tables.table import Table
from farwest.tables.wire import Chair, TableState
from farwest.tables.words import clock_text, phrase, say, value_text, variant_title


def table_state(table: Table, person: str, language: str, here: set[str]) -> TableState:
    charter, asked = table.charter, table.take_back
    mine = table.seats_of(person)
    return TableState(
        table=charter.table,
        game=charter.game,
        title=say(table.game, language, "game"),
        stage=table.stage,
        chairs=chairs(table, person, language, here),
        mine=mine,
        host=bool(person) and person == charter.host,
        away=any(table.chairs[k].left for k in mine),
        public=charter.public,
        shared=len(mine) > 1,
        delay=charter.delay,
        variant=variant_words(table, language),
        clock=clock_text(language, charter.clock),
        commitment="" if charter.lesson else table.commitment,  # nothing is drawn from it
        salts=[chair.salt for chair in table.chairs],
        asks_undo=-1 if asked is None else asked.seat,
        undo_answers=[] if asked is None else sorted(asked.agreed),
        next=table.next,
        watchers=len(here - {chair.person for chair in table.chairs}),
        beliefs=has_map(table),
        practice=ask(table.game, Practice) is not None,
        stopped=why_stopped(table, language),
        lesson=bool(charter.lesson),
    )


def why_stopped(table: Table, language: str) -> str:
    """Empty: it can go on, or is over."""
    return phrase(language, "error-stopped", **table.versions) if table.stopped else ""


def has_map(table: Table) -> bool:
    """Whether watchers may have the belief map: only where they are behind."""
    return table.charter.delay > 0 and has_beliefs(table.game)


def names_of(table: Table, language: str) -> list[str]:
    open_seat = phrase(language, "seat-open")
    return table.names(lambda _: open_seat)


def chairs(table: Table, person: str, language: str, here: set[str]) -> list[Chair]:
    made = []
    for chair in table.chairs:
        if chair.free:
            made.append(Chair("open", phrase(language, "seat-open")))
        elif chair.person:
            who = "me" if chair.person == person else "guest"
            made.append(
                Chair(
                    "bot" if chair.bot else who,  # type: ignore[arg-type]
                    chair.name,
                    chair.bot,
                    chair.person in here,
                    chair.again,
                    chair.name if chair.bot else "",
                )
            )
        else:
            made.append(Chair("bot", chair.name, chair.bot, True, True))
    return made


def variant_words(table: Table, language: str) -> dict[str, str]:
    """Only what is not as usual."""
    game, chosen = table.game, table.charter.variant
    return {
        variant_title(game, language, v): value_text(game, language, v, chosen[v.name])
        for v in game.variants
        if v.name in chosen and chosen[v.name] != v.values[0]
    }
