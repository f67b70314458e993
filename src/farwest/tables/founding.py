"""Who sits at a table when it is founded, as its charter wishes."""

from __future__ import annotations

import random

from farwest.tables.store import Charter, Entry, Member
from farwest.tables.words import bot_names, phrase, tidy_name


def first_entries(charter: Charter, person: Member, language: str, now: float) -> list[Entry]:
    """Of the log. Bots have names of the language that nobody there has."""
    taken = {person.name, *(tidy_name(chair.name) for chair in charter.chairs)}
    free = [name for name in bot_names(language) if name not in taken]
    random.shuffle(free)
    log = []
    for seat, chair in enumerate(charter.chairs):
        wish = tidy_name(chair.name)
        if chair.who == "bot":
            name = wish or free.pop()
            log.append(Entry("bot", now, seat, text=name, value=chair.level))
        elif chair.who != "open":
            guest = wish or phrase(language, "guest")
            name = person.name if chair.who == "me" else guest
            log.append(Entry("sit", now, seat, text=name, person=person.id))
    return log
