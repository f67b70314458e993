"""What happened as cards, a turn each: in the words of who looks, from what they were told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, cast

from farwest.kernel.game import AnyGame
from farwest.kernel.match import Match
from farwest.kernel.state import WATCHER
from farwest.kit.rooms import Turns, ask
from farwest.kit.speaking import Say, speech
from farwest.kit.stakes import MINUS, PLUS, Chip, Sort
from farwest.kit.texts import Fact, Texts, fact, message
from farwest.kit.turns import NOBODYS, Card, Mark, Opening, Run, Tiding, cards, net, runs
from farwest.tables.telling import all_heard, heard_from, lore
from farwest.tables.telling import upto as told_before
from farwest.tables.wire import Turn, TurnRun
from farwest.tables.words import chapter, listed, phrase

MOST_ON_A_CARD: Final = 6  # chips
MOST_RUNS: Final = 20  # that are kept of one pair of eyes
STORIES: Final = 4  # that are kept of one pair of eyes: the last steps of a film, say


def turns(match: Match[Any, Any], seat: int | None, since: int = -1) -> list[Turn]:
    """Those in which something was told after a move of these eyes; all of them, if since is -1."""
    room = ask(match.game, Turns) or plain(match.game)
    eyes, moves = WATCHER if seat is None else seat, match.moves(seat)
    upto = moves[min(since, len(moves) - 1)] + 1 if since >= 0 else 0
    moves_heard = all_heard(match, eyes)
    known = told_before(moves_heard, upto)
    teller = Teller(match, seat, room)
    return [teller.turn(card) for card in story(match, room, eyes) if card.last >= known]


class StorySoFar(NamedTuple):
    room: Turns | None
    last: Any  # the last move of it in the log: who has this very one has the same past
    lines: int
    cards: list[Card]


def story(match: Match[Any, Any], room: Turns, eyes: int) -> list[Card]:
    """The cards of all that was told, on from the longest story that began so."""
    known: dict[int, StorySoFar] = {}
    if room is ask(match.game, Turns):  # else it is made anew each time
        known = lore(match).setdefault(("story", eyes), {})
    log = match.log
    begun = [
        n
        for n, one in known.items()
        if n <= len(log) and log[n - 1] is one.last and one.room is room
    ]
    since = max(begun, default=0)
    so_far = known[since] if since else StorySoFar(None, None, 0, [])
    told = heard_from(match, eyes, since)
    made = cards(room, told, so_far.lines, so_far.cards)
    for n in [*known][:-STORIES]:
        del known[n]
    if made:
        known[len(log)] = StorySoFar(room, log[-1], so_far.lines + len(told), made)
    return made


def plain(game: AnyGame) -> Turns:
    """Of a game that has no such room: a card for whatever one seat does in a row."""
    row = Opening("turn", "row")
    said: dict[str, Any] = {"FIGURES": {}, "COMMON": (), "OPENS": dict.fromkeys(game.tellings, row)}
    said |= {"CLOSES": (), "CAUSES": (), "BESIDE": {}, "COUNTED": {}}
    nothing: dict[str, Any] = dict.fromkeys(("gains", "marks"), lambda _: ())
    return cast(Turns, SimpleNamespace(**said, **nothing))


class Teller:
    """A game's cards for one pair of eyes."""

    def __init__(self, match: Match[Any, Any], seat: int | None, room: Turns) -> None:
        self.game, self.language, self.room = match.game, match.language, room
        self.me, self.people = seat, match.people(seat)
        self.say: Say = speech(match.game, match.language)
        voice: Any = match.game.voice
        self.voice: Texts = voice  # plain cards ask for nothing that other voices have not
        runs = lore(match).setdefault("runs", {})
        if len(runs) > MOST_RUNS:
            runs.clear()
        self.told_runs: dict[Any, str] = runs.setdefault((self.language, tuple(self.people)), {})

    def turn(self, card: Card) -> Turn:
        whose = self.people[card.seat] if card.seat != NOBODYS else None
        cause = self.cause(card)
        who = ""
        if whose and cause:
            who = phrase(self.language, "turn-you") if whose.me else whose.name
        return Turn(
            number=card.number,
            kind=card.sort,
            seat=card.seat,
            who=who,
            cause=cause,
            chips=self.chips(card),
            first=card.first,
            last=card.last,
            heading=self.heading(card),
            runs=[TurnRun(run.first, len(run.told), self.counted(run)) for run in self.runs(card)],
        )

    def heading(self, card: Card) -> str:
        """Of the part of the game that begins with it."""
        opens, names = self.room.OPENS, self.game.events
        for kind, _, a, _, shown, _ in card.told:
            if shown and kind in opens and (said := self.chapter(names[kind], a)):
                return said
        return ""

    def chapter(self, event: str, a: int) -> str:
        return chapter(self.game, self.language, event, a)

    def cause(self, card: Card) -> str:
        """What it was about; empty: what its first line says."""
        if card.sort == "setup":
            return phrase(self.language, "turn-setup")
        by_kind = {event.kind: event for event in reversed(card.told) if event.shown}
        kind = next((kind for kind in self.room.CAUSES if kind in by_kind), None)
        if kind is None:
            return ""
        facts = self.voice.told(self.game, by_kind[kind], self.people)
        for beside in self.room.BESIDE.get(kind, ()):
            facts |= self.beside(by_kind[beside])
        facts["count"] = sum(event.kind == kind for event in card.told)
        if card.seat != NOBODYS:
            facts["who"] = self.people[card.seat]
        return self.part(by_kind[kind], "cause", facts)

    def beside(self, event: Tiding) -> dict[str, Fact]:
        """What an event speaks of, for the text of another of its card: $offered-a."""
        name = message("", self.game.events[event.kind])[1:]
        told = self.voice.told(self.game, event, self.people)
        return {f"{name}-{key}": given for key, given in told.items() if key in ("a", "b")}

    def part(self, event: Tiding, part: str, facts: dict[str, Fact]) -> str:
        name = message("event", self.game.events[event.kind])
        return self.voice.aside(self.language, name, part, facts)

    def chips(self, card: Card) -> list[Chip]:
        """What is remembered of it, then what it brought."""
        if card.sort == "setup":
            return []
        marked = [self.marked(mark, card) for mark in self.room.marks(card.told)]
        if not (found := net(self.room, card)):
            return marked[:MOST_ON_A_CARD]
        found.sort(key=lambda gain: (gain.seat != card.seat, gain.seat != self.me))
        moved = [self.moved(gain.figure, gain.n, gain.seat, card) for gain in found]
        return [*marked, *moved][:MOST_ON_A_CARD]

    def moved(self, name: str, n: int, seat: int, card: Card) -> Chip:
        figure = self.room.FIGURES[name]
        sort: Sort = "gain" if (n > 0) == figure.good else "loss"
        text = self.say(f"chip-{name}", n=abs(n), sign=PLUS if n > 0 else MINUS)
        return Chip(text, sort, figure.symbol, figure.tint, branded(seat, card), name, n)

    def marked(self, mark: Mark, card: Card) -> Chip:
        facts: dict[str, Fact] = {}
        for key, (sort, k) in mark.facts.items():
            facts |= {key: fact(self.game, sort, k, self.people)}
            facts |= self.voice.parted(key, sort, k)
        seat = branded(mark.seat, card)
        return Chip(self.say(f"mark-{mark.text}", **facts), mark.sort, mark.symbol, seat=seat)

    def runs(self, card: Card) -> Iterator[Run]:
        return runs(self.room, card)

    def counted(self, run: Run) -> str:
        """One sentence for many: `.together`, of $things, each said by `.each` with its $n. A card
        that grows tells its first runs again and again."""
        told = tuple(run.told)
        if told not in self.told_runs:
            if len(self.told_runs) >= MOST_RUNS:
                self.told_runs.clear()
            self.told_runs[told] = self.counted_anew(run)
        return self.told_runs[told]

    def counted_anew(self, run: Run) -> str:
        first = run.told[0]
        facts = self.voice.told(self.game, first, self.people)
        facts["n"] = len(run.told)
        if first.shown:
            key = self.room.COUNTED[first.kind]
            found = Counter(getattr(event, key) for event in run.told)
            things = [self.each(first._replace(**{key: k}), n) for k, n in found.items()]
            facts["things"] = listed(self.language, things)
        return self.part(first, "together", facts)

    def each(self, event: Tiding, n: int) -> str:
        told: dict[str, Fact] = {**self.voice.told(self.game, event, self.people), "n": n}
        return self.part(event, "each", told)


def branded(seat: int, card: Card) -> int:
    """Whose brand a chip needs: none, if it is that of the card."""
    return NOBODYS if seat == card.seat else seat


def merged(lines: Sequence[str], made: Sequence[Turn]) -> list[str]:
    """The sentences of a story, those told as one together."""
    instead = {run.first: run for turn in made for run in turn.runs}
    found, at = list[str](), 0
    while at < len(lines):
        run = instead.get(at)
        found.append(run.text if run else lines[at])
        at += run.of if run else 1
    return found
