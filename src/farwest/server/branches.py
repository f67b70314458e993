"""What if: a finished game goes another way from some moment on."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from farwest.kernel.dealer import Dealer, secret_from
from farwest.kernel.match import Match
from farwest.kernel.record import Record
from farwest.kernel.state import CHANCE
from farwest.kit.painting import painted, revealed
from farwest.kit.texts import retold
from farwest.tables import endings, scenes, wire
from farwest.tables.errors import BadMessage
from farwest.tables.words import option_aside

ALL: Final = -2  # eyes that see everything
ACTING: Final = -3  # eyes of who acts; all is seen where nobody does
SEED: Final = 6  # bytes
LONG: Final = 40  # letters of an answer in a list


class Walk:
    """A game up to some answer, then other ones. Chance draws anew, and always the same for the
    same branch."""

    def __init__(
        self, game: Any, record: Record, wish: wire.BranchWish, language: str, names: list[str]
    ) -> None:
        if wish.at > len(record.actions):
            raise BadMessage("bad-move", n=len(record.actions))
        first: Match[Any, Any] = Match.of(game, record, upto=wish.at)
        self.match = first.speaking(language, names)
        self.at, self.told = wish.at, list[wire.Answered]()
        for action in wish.line:
            if action not in self.match.legal():
                raise BadMessage("bad-branch")
            self.step(action)
        salt = f"{record.commitment} {wish.at} {wish.line} {record.actions[: wish.at]}"
        self.seed = int.from_bytes(sha256(salt.encode()).digest()[:SEED])
        self.dealer = Dealer(secret_from(self.seed))

    @property
    def asks(self) -> bool:
        return self.match.seat is not None and self.match.seat != CHANCE

    def answer(self, action: int) -> None:
        """And on from there until someone must choose; below 0: only that."""
        if action >= 0:
            if action not in self.match.legal():
                raise BadMessage("bad-branch")
            self.step(action)
        state = self.match.state
        while self.match.seat is not None:
            options = state.legal()
            if self.match.seat == CHANCE:
                self.step(self.dealer.draw(options, state.odds()))
            elif len(options) == 1:
                self.step(options[0])
            else:
                break

    def step(self, action: int) -> None:
        if (told := answered(self.match, action)) is not None:
            self.told.append(told)
        self.match.step(action)

    @property
    def line(self) -> list[int]:
        return self.match.actions[self.at :]


def answered(match: Match[Any, Any], action: int) -> wire.Answered | None:
    """An answer in words, before it is given; None: nobody chose it."""
    seat = match.seat
    if seat is None or seat == CHANCE or len(match.legal()) == 1:
        return None
    game, people = match.game, match.people(None)
    spoken = game.voice.about(game, match.view(seat), people)
    text = retold(game, match.language, action, people)
    if len(text) > LONG:
        text = option_aside(game, match.language, action, "short", people, spoken) or text
    return wire.Answered(match.move, seat, action, text)


def all_answers(match: Match[Any, Any]) -> wire.Answers:
    """Of a finished match."""
    again: Match[Any, Any] = Match.of(match.game, match.record, upto=0)
    again, found = again.speaking(match.language, match.names), []
    for action in match.actions:
        found.append(answered(again, action))
        again.step(action)
    return wire.Answers([one for one in found if one is not None])


def acting_eyes(match: Match[Any, Any]) -> int:
    return 0 if match.seat is None or match.seat < 0 else match.seat


def all_seen(match: Match[Any, Any], canvas: str) -> wire.Scene:
    """Every panel by its owner's eyes, the board with nothing hidden, the whole story."""
    made = scenes.scene(match, None, canvas, recorded=True)
    own = [painted(match, seat, canvas, aloof=True) for seat in range(match.seats)]
    panels = tuple(p.panels[k] for k, p in enumerate(own) if p is not None)
    board = revealed(match, canvas)
    picture = None if board is None else replace(board, panels=panels, touches=())
    return replace(made, picture=picture, seat=ALL, lines=endings.whole_story(match))


def acting_seen(match: Match[Any, Any], canvas: str) -> wire.Scene:
    if match.seat is None or match.seat == CHANCE:
        return all_seen(match, canvas)
    return scenes.scene(match, match.seat, canvas, recorded=True)


def branch_of(walk: Walk, chances: list[float], canvas: str) -> wire.Branch:
    scene = acting_seen(walk.match, canvas)
    return wire.Branch(walk.at, walk.line, walk.told, chances, scene)
