"""Trains who learns a game by playing itself: python -m bench.selftaught.train GAME --minutes 9.

PPO (advantages by seat), held back towards what it was a while ago, so that bluffs do not chase
each other in circles. Needs torch, an accelerator and a dozen cores. Writes GAME.npz; pack.py makes
the file that ships of it.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from bench.selftaught.whereabouts import CERTAIN, MORE, whereabouts

WORKER: Final = "bench.selftaught.worker"
BATCH: Final = 32768
TRUST: Final = 0.95  # lambda of the advantages
CLIP: Final = 0.2
HELD: Final = 0.05  # weight of the distance to what it was
RATES: Final = (3e-4, 5e-5)  # of learning: first, last
FREEDOM: Final = (0.01, 0.003)  # weight of entropy: first, last
WARMING: Final = 300  # steps at random, so that not all games begin at once
HOPING: Final = 10  # lessons that teach hopes and nothing else, to who begins without
HOPING_RATE: Final = 3e-3
torch: Any = None


def course_of(game: str, python: str) -> dict[str, Any]:
    """As courses.py tells it: this Python may have torch and no farwest."""
    asked = [python, "-m", "bench.selftaught.courses", game]
    told = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    course: dict[str, Any] = json.loads(told)
    return course


class Crew:
    """All workers once: half of the games, so that one half is stepped while the other is asked."""

    def __init__(self, name: str, course: dict[str, Any], wishes: Wishes) -> None:
        self.device, seats = wishes.device, course["seats"]
        each = course["games"]
        self.rows = each * len(seats)
        most = course["sizes"]["reward"][0]
        sitting = np.arange(most) < np.repeat(seats, each)[:, None]
        self.sitting = torch.from_numpy(sitting).to(self.device)
        self.shared: dict[str, Any] = {}
        for what, (wide, kind) in course["sizes"].items():
            file = f"{wishes.folder}/{what}{name}"
            self.shared[what] = np.memmap(file, kind, "w+", shape=(self.rows, wide))
        self.tensors = {what: torch.from_numpy(whole) for what, whole in self.shared.items()}
        if self.device == "cuda":  # the accelerator then fetches them by itself
            for whole in self.tensors.values():
                torch.cuda.cudart().cudaHostRegister(whole.data_ptr(), whole.nbytes, 0)
        self.workers: list[Any] = []
        for index in range(len(seats)):
            luck = (wishes.seed * 2 + int(name)) * len(seats) + index
            told = [wishes.folder, course["game"], name, str(index), str(luck)]
            pipe = subprocess.PIPE
            command = [wishes.python, "-m", WORKER, *told]
            self.workers.append(subprocess.Popen(command, stdin=pipe, stdout=pipe))

    def told(self) -> dict[str, Any]:
        """What every game shows, once all are stepped."""
        for worker in self.workers:
            if os.read(worker.stdout.fileno(), 1) != b"r":
                raise SystemExit("A worker died; its own message is above.")
        return {what: whole.to(self.device, copy=True) for what, whole in self.tensors.items()}

    def answer(self, answers: Any) -> None:
        self.shared["answer"][:, 0] = answers.to("cpu").to(torch.int32).numpy()
        for worker in self.workers:
            os.write(worker.stdin.fileno(), b"s")

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.communicate()


class Wishes(NamedTuple):
    folder: str
    seed: int
    python: str
    device: str
    begin: Path | None  # what it goes on from
    part: tuple[float, float]  # of the schedules of rates: from, to


def new_net(course: dict[str, Any], largest: Any) -> Any:
    """`largest`: of each number that it is given, the largest that was seen at first."""
    nn = torch.nn
    more = course.get("whereabouts")
    sizes = [len(largest), *course["hidden"]]
    columns = course["sizes"]["seen"][0]

    class Net(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("largest", largest)
            if more:
                shares = torch.tensor(more["shares"], device=largest.device)
                self.register_buffer("shares", shares, persistent=False)
            self.body = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
            self.liking = nn.Linear(sizes[-1], course["sizes"]["mask"][0])
            self.hope = nn.Linear(sizes[-1], 1)
            nn.init.normal_(self.liking.weight, 0, 0.01)
            nn.init.zeros_(self.liking.bias)

        def given(self, seen: Any) -> Any:
            """What it looks at; no lesson changes it."""
            x = seen.float()
            parts = [(x / self.largest[:columns]).bfloat16()]
            if more:
                found = whereabouts(x, more["places"], self.shares)
                parts.append(torch.cat(found, 2).reshape(len(x), -1).bfloat16())
            return torch.cat(parts, 1)

        def forward(self, given: Any, mask: Any) -> Any:
            with torch.autocast(given.device.type, torch.bfloat16):
                x = self.body[0](given).float()
            x = torch.relu(self.body[1](torch.relu(x)))
            liked = self.liking(x).masked_fill(mask == 0, -1e9)
            return torch.log_softmax(liked, 1), self.hope(x).squeeze(1)

    return Net().to(largest.device)


def worth(reward: Any, sitting: Any, course: dict[str, Any]) -> Any:
    """Of the end of a game, by seat: 1 for a winner alone, 0 on average; where nobody sits, 0."""
    if course["sides"]:
        return reward
    placed = reward.masked_fill(~sitting, -9)
    first = (placed == placed.max(1, keepdim=True).values).float()
    seats = sitting.sum(1, keepdim=True)
    won = (seats * first / first.sum(1, keepdim=True) - 1) / (seats - 1)
    ahead = course["ending_ahead"]
    return torch.where(sitting, (1 - ahead) * won + ahead * reward, 0)


class Half:
    """One crew, and what happened in its games since the last lesson."""

    def __init__(self, crew: Crew, course: dict[str, Any]) -> None:
        self.crew, self.course, self.now = crew, course, crew.told()
        self.past: list[dict[str, Any]] = []

    def warm(self, largest: Any) -> Any:
        """One answer to each game at random; the largest numbers that were seen."""
        self.crew.answer(torch.multinomial(self.now["mask"].float(), 1)[:, 0])
        self.now = self.crew.told()
        return torch.maximum(largest, self.now["seen"].amax(0).float())

    def ask(self, net: Any) -> None:
        with torch.no_grad():
            self.now["given"] = net.given(self.now.pop("seen"))
            logs, hope = net(self.now["given"], self.now["mask"])
            answer = torch.multinomial(logs.exp(), 1)
        self.crew.answer(answer[:, 0])
        said = logs.gather(1, answer)[:, 0]
        self.past.append({**self.now, "answer": answer[:, 0], "said": said, "hope": hope})

    def hear(self) -> None:
        self.now = self.crew.told()
        reward = worth(self.now["reward"], self.crew.sitting, self.course)
        self.past[-1] |= {"reward": reward, "ended": self.now["ended"][:, 0] > 0}

    def lesson(self, net: Any, held: Any) -> dict[str, Any]:
        """Advantages by seat: a seat's next hope is that at its own next question. And how likely
        every answer was to who is `held`."""
        rows, rest = torch.arange(self.crew.rows), self.crew.sitting.shape
        with torch.no_grad():
            _, hope = net(net.given(self.now["seen"]), self.now["mask"])
        following = torch.zeros(rest, device=hope.device)
        gained, known = torch.zeros_like(following), torch.zeros_like(following).bool()
        seat = self.now["seat"][:, 0].long()
        following[rows, seat], known[rows, seat] = hope, True
        for step in reversed(self.past):
            ended, seat = step["ended"][:, None], step["seat"][:, 0].long()
            following = torch.where(ended, step["reward"], following)
            gained, known = gained.masked_fill(ended, 0), known | ended
            gain = following[rows, seat] - step["hope"] + TRUST * gained[rows, seat]
            step["gain"], step["known"] = gain, known[rows, seat]
            following[rows, seat], gained[rows, seat] = step["hope"], gain
        names = ("given", "mask", "answer", "said", "gain", "hope")
        known = torch.cat([step["known"] for step in self.past])
        whole = {name: torch.cat([step[name] for step in self.past])[known] for name in names}
        self.past = []
        batches = zip(whole["given"].split(BATCH), whole["mask"].split(BATCH), strict=True)
        with torch.no_grad():
            whole["were"] = torch.cat([held(*batch)[0] for batch in batches])
        return whole


def learn(net: Any, optimiser: Any, whole: dict[str, Any], freedom: float) -> None:
    gains = whole["gain"]
    mean, spread = gains.mean(), gains.std() + 1e-6
    for some in torch.randperm(len(gains), device=gains.device).split(BATCH):
        one = {name: values[some] for name, values in whole.items()}
        logs, hope = net(one["given"], one["mask"])
        ratio = (logs.gather(1, one["answer"][:, None])[:, 0] - one["said"]).exp()
        gain = (one["gain"] - mean) / spread
        bounded = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        odds, live = logs.exp(), one["mask"] != 0
        entropy = -(odds * torch.where(live, logs, 0)).sum(1).mean()
        distance = (odds * torch.where(live, logs - one["were"], 0)).sum(1).mean()
        wrong = ((hope - one["hope"] - one["gain"]) ** 2).mean()
        loss = 0.5 * wrong - bounded - freedom * entropy + HELD * distance
        net.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimiser.step()


def load(net: Any, begin: Path) -> bool:
    """Whether there are hopes in it. What ships has none, and has numbers divided by nothing
    before they are given."""
    learned = dict(np.load(begin))
    hopes = "largest" in learned
    if not hopes:
        learned["body.0.weight"] *= net.largest.cpu().numpy()
    found = {name: torch.from_numpy(values) for name, values in learned.items()}
    net.load_state_dict(found, strict=hopes)
    return hopes


def train(game: str, minutes: float, out: Path, wishes: Wishes) -> None:
    torch.manual_seed(wishes.seed)
    torch.set_float32_matmul_precision("high")
    course = course_of(game, wishes.python)
    crews = [Crew(name, course, wishes) for name in ("0", "1")]
    halves = [Half(crew, course) for crew in crews]
    largest = torch.ones(course["sizes"]["seen"][0], device=wishes.device)
    for half in halves * WARMING:
        largest = half.warm(largest)
    if "whereabouts" in course:
        largest = torch.cat([largest, largest.new_full((MORE,), float(CERTAIN))])
    net = new_net(course, largest)
    hopeless = HOPING if wishes.begin and not load(net, wishes.begin) else 0
    optimiser = torch.optim.Adam(net.parameters(), lr=RATES[0], eps=1e-5)
    hoping = torch.optim.Adam(net.hope.parameters(), lr=HOPING_RATE)
    held = copy.deepcopy(net)
    begun, lessons, taught = time.monotonic(), 0, 0.0
    first, last = wishes.part
    tally = torch.zeros(len(course["seats"]), 2, device=wishes.device)
    while (spent := time.monotonic() - begun) < minutes * 60:
        done = first + (last - first) * spent / (minutes * 60)
        for group in optimiser.param_groups:
            group["lr"] = RATES[0] + (RATES[1] - RATES[0]) * done
        for _ in range(course["steps"]):
            for half in halves:
                half.ask(net)
            for half in halves:
                half.hear()
        met = time.monotonic()
        for half in halves:
            tally += sum(of_tables(step, len(tally)) for step in half.past)
            freedom = FREEDOM[0] + (FREEDOM[1] - FREEDOM[0]) * done
            whole = half.lesson(net, held)
            for _ in range(course["passes"]):
                learn(net, hoping if lessons < hopeless else optimiser, whole, freedom)
        lessons += 1
        taught += time.monotonic() - met
        if lessons % course["renewed"] == 0:
            held.load_state_dict(net.state_dict())
            shares = ", ".join(f"{sums / count:.2f}" for count, sums in tally.tolist())
            games = int(tally[:, 0].sum())
            sofar = f"{spent:.0f} s, {taught:.0f} of them for {lessons} lessons"
            print(f"{sofar}, {games:,} games; {shares}", flush=True)
            tally.zero_()
            save(net, out / f"{game}.npz")
    for crew in crews:
        crew.dismiss()
    save(net, out / f"{game}.npz")


def of_tables(step: dict[str, Any], tables: int) -> Any:
    """By worker: games that ended, and what seat 0 had of them."""
    found = torch.stack([step["ended"].float(), step["reward"][:, 0]], 1)
    return found.reshape(tables, -1, 2).sum(1)


def save(net: Any, to: Path) -> None:
    np.savez(to, **{name: value.cpu().numpy() for name, value in net.state_dict().items()})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--begin", type=Path, help="what another run or unpack.py wrote")
    parser.add_argument(
        "--part",
        type=float,
        nargs=2,
        default=(0.0, 1.0),
        metavar=("FROM", "TO"),
        help="of the schedules of rates, as 0 0.5 where another run goes on with 0.5 1",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", default=sys.executable, help="that has farwest, for the games")
    given = parser.parse_args()
    torch = import_module("torch")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        begin, part = given.begin, tuple(given.part)
        wishes = Wishes(folder, given.seed, given.python, device, begin, part)
        train(given.game, given.minutes, given.out, wishes)
