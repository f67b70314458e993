"""Whether a finished game was dealt as its house had promised."""

from __future__ import annotations

from dataclasses import dataclass

from farwest.kernel.dealer import Dealer
from farwest.kernel.game import AnyGame
from farwest.kernel.record import Record
from farwest.kernel.state import CHANCE, OVER, State


@dataclass(frozen=True)
class Verdict:
    fair: bool | None  # None: it cannot be told
    draws: int  # that were checked
    reason: str


@dataclass(frozen=True)
class Draw:
    number: int  # those that were taken back counted
    weights: list[int]
    drawn: int  # which of them


def draws_of(record: Record, start: State) -> list[Draw]:
    """Every draw of a record, in order, as it was played."""
    s, found, dealer = start, [], Dealer(b"", redrawn=(*(record.redrawn or ()),))
    for action in record.actions:
        if s.seat == CHANCE:
            found.append(Draw(dealer.number, [*s.odds()], s.legal().index(action)))
            dealer.draws += 1
        s.play(action)
    return found


def _dealer(record: Record) -> Dealer:
    redrawn = (*(record.redrawn or ()),)
    return Dealer(bytes.fromhex(record.secret or ""), bytes.fromhex(record.salt), redrawn)


def verify(record: Record, game: AnyGame, start: State) -> Verdict:
    """Deal every draw again from the secret; `start` is the position it began from."""
    if not record.commitment:
        return Verdict(None, 0, "Chance was entered by hand: there is no dealer to check.")
    if record.secret is None:
        return Verdict(None, 0, "The secret comes out when the game is over, and it is not.")
    s, dealer = start, _dealer(record)
    if dealer.commitment != record.commitment:
        return Verdict(False, 0, "The secret is not the one that was committed to.")
    for n, action in enumerate(record.actions):
        if s.seat == OVER or action not in s.legal():
            return Verdict(False, dealer.draws, f"Action {n} of the record is not legal there.")
        if s.seat == CHANCE and action != (dealt := dealer.draw(s.legal(), s.odds())):
            here, there = game.action_names[action], game.action_names[dealt]
            reason = f"Action {n} is `{here}`; the dealer's secret gives `{there}`."
            return Verdict(False, dealer.draws, reason)
        s.play(action)
    if s.seat != OVER:
        return Verdict(None, dealer.draws, "The secret is out, but the record stops too early.")
    return Verdict(True, dealer.draws, f"All {dealer.draws} draws follow from the secret and salt.")
