"""The drama of circles: the ranch is bought, and the game is won."""

from __future__ import annotations

from collections.abc import Sequence

from farwest.games.circles.board.coins import coins_of
from farwest.games.circles.events import BOUGHT_RANCH
from farwest.games.circles.view import CirclesView
from farwest.games.circles.words import NAMES
from farwest.kit.drama import Added, Drama, DramaSide, Playwright, ToldEvent
from farwest.kit.speaking import Say
from farwest.kit.sprites import seat_colour


def drama(
    view: CirclesView, heard: Sequence[ToldEvent], fresh: int, say: Say, names: list[str]
) -> Drama | None:
    if all(one.kind != BOUGHT_RANCH for one in heard[fresh:]):
        return None
    return RanchBought(view, heard, fresh, say, names).drama()


class RanchBought(Playwright[CirclesView]):
    lists = NAMES

    def drama(self) -> Drama | None:
        """CIRC-E35: two rubies buy the ranch and win."""
        bought = self.newest(BOUGHT_RANCH)
        if bought < 0:
            return None
        _, seat, price, *_ = self.heard[bought]
        rubies = coins_of(price)[-1]
        paid = Added(rubies, self.say("drama-rubies", n=rubies), "token-ruby")
        return Drama(
            kind="show",
            k=bought - self.fresh,
            verdict=self.say("drama-ranch", who=self.people[seat]),
            stake=self.say("drama-ranch-stake"),
            symbol="space-ranch",
            sides=(
                DramaSide(
                    seat, self.called(seat), "hat", seat_colour(seat), adds=(paid,), won=True
                ),
            ),
        )
