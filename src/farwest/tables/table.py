"""A match with people: what they wish. Nothing here waits or writes.

A wish is checked against the table and becomes log entries, or an error; the entries change the
table only when `take` is called, which is when they are on disk.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import copy
from typing import Any, Final

from farwest.bots.seating import turned
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.tables import together
from farwest.tables.chairs import Chair, TakeBack
from farwest.tables.errors import NotNow, NotYours, Stale, TooMuch
from farwest.tables.ledger import Ledger
from farwest.tables.store import Entry
from farwest.tables.takeback import exchanges, is_right, is_safe, last_choice
from farwest.tables.telling import kept
from farwest.tables.trial import Trial
from farwest.tables.wire import UndoKind

MOST_ENTRIES: Final = 20_000  # answers in one log: more is no game any more
MOST_CHANGES: Final = 20_000  # of chairs and the like
MOST_SECOND_THOUGHTS: Final = 1000  # of one seat: answers changed or taken back
MOST_WISHES: Final = 500  # of one person at one table


class Table(Ledger):
    # ---- wishes: from a person to entries ---------------------------------------------------

    def sit(self, person: str, name: str, seat: int, now: float) -> list[Entry]:
        self._waiting()
        if not person:
            raise NotYours("need-name")
        chair = self._chair(seat)
        if not chair.free:
            raise NotYours("seat-taken", n=seat + 1)
        if self.seats_of(person):
            raise NotNow("seated-already")
        return [Entry("sit", now, seat, text=name, person=person)]

    def add_salt(self, person: str, seal: str, salt: str, now: float) -> list[Entry]:
        """A person's own bytes, once, while nothing is dealt; `seal` is the one they were shown.
        Sent again, or too late, they change nothing."""
        if self.stage != "waiting":
            return []
        if seal != self.commitment:
            raise NotNow("other-seal")
        mine = [k for k in self._mine(person) if not self.chairs[k].salt]
        return [
            Entry("sit", now, k, text=self.chairs[k].name, value=salt, person=person)
            for k in mine[:1]
            if not any(self.chairs[j].salt for j in self.seats_of(person))
        ]

    def stand(self, person: str, now: float) -> list[Entry]:
        self._waiting()
        return [Entry("stand", now, k) for k in self._mine(person)]

    def free(self, person: str, seat: int, now: float) -> list[Entry]:
        self._waiting()
        self.check_host(person)
        chair = self._chair(seat)
        if not chair.person or chair.person == person:
            raise NotNow("nobody-to-free", n=seat + 1)
        return [Entry("stand", now, seat)]

    def choose_colour(self, person: str, colour: int, now: float) -> list[Entry]:
        self._waiting()
        seat = next(iter(self._mine(person)))
        others = [chair.colour for k, chair in enumerate(self.chairs) if k != seat]
        if colour in others or colour in self.kept_colours().values():
            raise NotYours("colour-taken")
        return [Entry("colour", now, seat, colour)]

    def take_side(self, person: str, seat: int, side: str, now: float) -> list[Entry]:
        """Whoever sits there changes seats with somebody of that side: at their own wish with a bot
        or nobody, at the host's with anybody. Nothing, if they are on it already."""
        self._waiting()
        chair, there = self._chair(seat), self.sides().get(side, ())
        if chair.free:
            raise NotNow("nobody-there", n=seat + 1)
        if chair.person != person:
            self.check_host(person)
        if not there:
            raise NotNow("no-side")
        if seat in there:
            return []
        partner = self._partner(person, there)
        if partner is None:
            raise NotYours("side-taken")
        return [Entry("side", now, seat, partner, person=person)]

    def may_take(self, person: str, side: str) -> list[int]:
        """The seats that this person may send to that side now."""
        there = self.sides().get(side, ())
        if self.stage != "waiting" or not there or self._partner(person, there) is None:
            return []
        host = person == self.charter.host
        return [
            k
            for k, chair in enumerate(self.chairs)
            if k not in there and not chair.free and (host or chair.person == person)
        ]

    def _partner(self, person: str, seats: Sequence[int]) -> int | None:
        """With whom one changes: an open seat before a bot, a person only for the host, and only if
        it is plain which one."""
        free = [k for k in seats if self.chairs[k].free]
        bots = [k for k in seats if not self.chairs[k].person and self.chairs[k].bot]
        people = [k for k in seats if self.chairs[k].person]
        only = people if person == self.charter.host and len(people) == 1 else []
        return next(iter([*free, *bots, *only]), None)

    def fill(self, person: str, seat: int, level: str, name: str, now: float) -> list[Entry]:
        self._waiting()
        self.check_host(person)
        if not self._chair(seat).free and not self.chairs[seat].bot:
            raise NotYours("seat-taken", n=seat + 1)
        return [Entry("bot", now, seat, text=name, value=level)]

    def start(self, bots: list[str], now: float) -> list[Entry]:
        """With a bot on every free chair: `bots` names them."""
        self._waiting()
        if late := self.without_salt():
            raise NotNow("no-salt", name=late[0])
        free = [k for k, chair in enumerate(self.chairs) if chair.free]
        filled = [
            Entry("bot", now, k, text=name, value="cowhand")
            for k, name in zip(free, bots, strict=False)
        ]
        begun, first = copy(self), self.first_chair()
        begun.chairs = turned(self.chairs, first)
        dealt = begun.deal(None)
        variant = json.dumps(self.game.variant_of(dealt.state))
        told = begun._told(Trial(dealt, 0), "", now)
        return [*filled, Entry("start", now, number=first, text=variant), *told]

    def all_here(self) -> bool:
        """Every chair is taken, and everybody added bytes to the salt."""
        taken = not any(chair.free for chair in self.chairs)
        return self.stage == "waiting" and taken and not self.without_salt()

    def without_salt(self) -> list[str]:
        """The names of those who have not added their bytes: without them nothing is dealt."""
        return [chair.name for chair in self.chairs if chair.person in self.expected()]

    def expected(self) -> frozenset[str]:
        """People who sit here, and have not added their bytes."""
        salted = {chair.person for chair in self.chairs if chair.salt}
        return frozenset(chair.person for chair in self.chairs if chair.person) - salted

    def play(self, seat: int, move: int, action: int, ask: str, now: float) -> list[Entry]:
        """The answer, then chance and forced moves until somebody must choose. `move` is as the
        seat counts."""
        match = self.playing
        if match.seat is None:
            raise NotNow("game-over")
        before = self.exchange(seat)
        if seat not in self.asked() and before is None:
            raise NotYours("not-your-turn")
        if move != (now_at := self.seen(seat)):
            raise Stale("stale", move=move, now=now_at)
        if self.answers - self.changed.total() > MOST_ENTRIES:
            raise TooMuch("log-full")
        if before is not None or seat in self.held:
            self._check_second_thoughts(seat)
        if before is not None:
            before.after(action)  # or it says why not
            return [Entry("swap", now, seat, action, text=ask)]
        if len(together.asked(match)) > 1:
            return self._hold(seat, action, ask, now)
        trial = Trial(match)
        trial.answer(action)
        return self._told(trial, ask, now)

    def _hold(self, seat: int, action: int, ask: str, now: float) -> list[Entry]:
        """Several answer at once: kept, and changeable, until the last answer is in."""
        match = self.playing
        together.turned_to(match, seat, self.held).after(action)  # or it says why not
        held = Entry("hold", now, seat, action, text=ask)
        answers = self.held | {seat: action}
        if not together.all_in(match, answers):
            return [held]
        trial = Trial(match)
        lost = trial.answer_all(answers)
        lapses = [Entry("lapse", now, other, missed) for other, missed in lost.items()]
        return [held, *self._told(trial, "", now), *lapses]

    def exchange(self, seat: int) -> Match[Any, Any] | None:
        """The match before the answer that this seat may exchange by right, if there is one."""
        match, back = self.playing, self._back(seat)
        if back is None or seat in self.asked() or not exchanges(self.game, match.state.kind):
            return None
        before = self.rewound(back)
        return before if is_right(before, match.actions[back:]) else None

    def facing(self, seat: int) -> Match[Any, Any]:
        """The match as this seat answers it: where it may exchange, before what it answered."""
        return self.exchange(seat) or together.turned_to(self.playing, seat, self.held)

    def go_on(self, now: float) -> list[Entry]:
        """Where nobody has a choice, after a pause."""
        trial = Trial(self.playing)
        trial.answer_all(self.held)
        return self._told(trial, "", now)

    def ends_it(self, seat: int, action: int) -> bool:
        """Whether this answer leads to another question than those given at once."""
        match, answers = self.playing, self.held | {seat: action}
        if len(self.asked()) > 1 and not together.all_in(match, answers):
            return False
        trial = Trial(match)
        trial.answer_all(answers)
        trial.carry_on()
        return bool(trial.match.state.kind != match.state.kind)

    def undo_kind(self, seat: int) -> UndoKind:
        back = self._back(seat)
        if back is None or self.take_back is not None or self.charter.rated:
            return "no"
        if not self._others(seat):
            return "safe" if self._learned_nothing(seat, back) else "no"
        # Whether somebody else has answered in secret by now must not show.
        return "safe" if self.acting == seat and self._safe(seat, back) else "ask"

    def undo(self, seat: int, move: int, now: float) -> list[Entry]:
        """Where it is safe, or where only bots could mind and nothing hidden came out. Else all are
        asked, those who are away too: no entries."""
        self.check_rules()
        if move != (now_at := self.seen(seat)):
            raise Stale("stale", move=move, now=now_at)
        self._check_second_thoughts(seat)
        if self.charter.rated:
            raise NotNow("rated-undo")
        back = self._back(seat)
        if back is None:
            raise NotNow("nothing-to-undo")
        alone = not self._others(seat)
        if self._safe(seat, back) or (alone and self._learned_nothing(seat, back)):
            return [Entry("undo", now, seat, back)]
        if alone:
            raise NotNow("undo-known")
        self.take_back = TakeBack(seat, back)
        return []

    def agree(self, seat: int, yes: bool, now: float) -> list[Entry]:
        asked = self.take_back
        if asked is None:
            raise NotNow("no-undo-asked")
        if seat not in self._others(asked.seat):
            raise NotYours("no-say")
        if not yes:
            self.take_back = None
            return []
        agreed = asked.agreed | set(self.seats_of(self.chairs[seat].person))
        self.take_back = TakeBack(asked.seat, asked.move, agreed)
        if set(self._others(asked.seat)) <= agreed:
            return [Entry("undo", now, asked.seat, asked.move)]
        return []

    def leave(self, person: str, level: str, now: float) -> list[Entry]:
        if self.stage != "playing":
            raise NotNow("nothing-to-leave")
        here = [k for k in self._mine(person) if not self.chairs[k].bot]
        return [Entry("away", now, k, value=level) for k in here]

    def come_back(self, person: str, now: float) -> list[Entry]:
        mine = self._mine(person)
        if any(self.chairs[k].left == "late" for k in mine):
            raise NotNow("time-is-up")
        return [Entry("back", now, k) for k in mine if self.chairs[k].left == "away"]

    def too_late(self, now: float) -> list[Entry]:
        """Seats whose time is up go on as bots."""
        late = [k for k in self.thinking() if self.chairs[k].human]
        return [
            Entry("late", now, k, value="cowhand") for k in late if self.clocks.left(k, now) <= 0
        ]

    def again(self, person: str, now: float) -> list[Entry]:
        if self.stage != "over":
            raise NotNow("not-over")
        return [Entry("again", now, k) for k in self._mine(person) if not self.chairs[k].again]

    def all_want_more(self) -> bool:
        wish = [chair.again for chair in self.chairs if chair.human or chair.again]
        return self.stage == "over" and not self.next and bool(wish) and all(wish)

    def done_before(self, seat: int, ask: str) -> int | None:
        """The move after a message that was carried out already."""
        move = self.asks.get(f"{seat} {ask}")
        return None if move is None else min(move, len(self.movers))  # it may be taken back by now

    # ---- the small print ------------------------------------------------------------------------

    def _told(self, trial: Trial, ask: str, now: float) -> list[Entry]:
        """On from there while nobody has a choice, as entries; they may become the match."""
        trial.carry_on()
        self._tried = trial.match
        return trial.entries(ask, now)

    def _check_second_thoughts(self, seat: int) -> None:
        """Each seat has its own measure: nobody uses up a table that others play at."""
        if self.changed[seat] >= MOST_SECOND_THOUGHTS:
            raise TooMuch("second-thoughts")

    def bar(self, person: str, n: int, now: float) -> list[Entry]:
        """The host shows out who said the n-th word, if they have no seat."""
        self.check_host(person)
        said = self.talking.who_said(n)
        if said is None or self.seats_of(said.person) or said.person == person:
            raise NotNow("nobody-to-bar")
        return [Entry("bar", now, person=said.person)]

    def _back(self, seat: int) -> int | None:
        """The move of the seat's last choice. At the end the secret of all draws comes out: from
        then on nothing can be taken back."""
        if self.stage == "over":
            return None
        return last_choice(self.movers, self.chosen, seat)

    def _safe(self, seat: int, move: int) -> bool:
        if len(self.asked()) > 1:  # somebody's answer may be in already, and would be lost
            return False
        if any(
            mover != seat and choice
            for mover, choice in zip(self.movers[move:], self.chosen[move:], strict=True)
        ):
            return False
        return self._learned_nothing(seat, move)

    def _learned_nothing(self, seat: int, move: int) -> bool:
        """Whether nothing hidden came out since: a bot that chooses again must not meet somebody
        who knows its cards, nor a draw somebody who can have another."""
        if CHANCE in self.movers[move:]:
            return False
        known, actions = kept(self.playing).safe, self.playing.actions
        if (seat, move) not in known:
            known[seat, move] = is_safe(self.rewound(move), actions[move:], seat)
        return known[seat, move]

    def _others(self, seat: int) -> list[int]:
        """The seats of other people, also of those who are away: an undo is theirs to grant."""
        person = self.chairs[seat].person
        return [k for k, c in enumerate(self.chairs) if c.person and c.person != person]

    def _waiting(self) -> None:
        self.check_rules()
        if self.match is not None:
            raise NotNow("begun")

    def check_host(self, person: str) -> None:
        if person != self.charter.host:
            raise NotYours("host-only")

    def _chair(self, seat: int) -> Chair:
        if seat not in range(len(self.chairs)):
            raise NotYours("no-such-seat", n=len(self.chairs))
        return self.chairs[seat]

    def _mine(self, person: str) -> list[int]:
        seats = self.seats_of(person)
        if not seats:
            raise NotYours("not-seated")
        return seats
