"""What does this do? Every thing of the board, every figure and option, from what one seat sees.

`what-<text>` in the .ftl is a title, its `.does` a sentence, `.now` what that is in this position.
"""

from __future__ import annotations

from farwest.kit import explaining
from farwest.kit.explaining import Explanation, about
from farwest.kit.speaking import Say
from farwest.scaffold.newgame.numbers import DICE, FACES, NO_BID
from farwest.scaffold.newgame.view import NewgameView
from farwest.scaffold.newgame.words import NAMES


def explain(view: NewgameView, thing: str, say: Say, names: list[str]) -> Explanation | None:
    return Explainer(view, say, names).explain(thing)


class Explainer(explaining.Explainer[NewgameView]):
    lists = NAMES

    @about(r"head-(\w+)")
    def column(self, face: str) -> Explanation:
        return self.what("column", "NEWGAME-R3", a=self.named("face", self.the("face", face)))

    @about(r"bid-(\d+)-(\w+)", r"option:bid (\d+) (\w+)")
    def bid(self, count: str, face: str) -> Explanation:
        view, n, k = self.view, int(count), self.the("face", face)
        open_still = "yes" if (n - 1) * FACES + k > view.bid else "no"
        now = [self.now("bid", open=open_still)]
        if view.seat >= 0 and view.dice[view.seat]:
            others = (view.seats - 1) * DICE
            now.append(self.now("bid", "mine", n=view.dice[view.seat][k], others=others))
        return self.what("bid", "NEWGAME-R3", *now, n=n, a=self.named("face", k))

    @about("marker", "option:call")
    def stands(self) -> Explanation | None:
        view = self.view
        if view.bid == NO_BID:
            return None
        facts = {"n": view.bid // FACES + 1, "a": self.named("face", view.bid % FACES)}
        return self.what("call", "NEWGAME-R6", who=self.people[view.bidder], **facts)

    @about(r"cup-(\d+)", r"die-(\d+)-\d+", r"seat-(\d+):cup")
    def dice(self, seat: str) -> Explanation:
        now = self.now("dice", n=self.view.rolled[int(seat)])
        return self.what("dice", "NEWGAME-H1", now, who=self.people[int(seat)])

    @about(r"seat-(\d+):coin")
    def coins(self, seat: str) -> Explanation:
        return self.what("coins", "NEWGAME-Z2", self.now("coins", n=self.view.coins[int(seat)]))
