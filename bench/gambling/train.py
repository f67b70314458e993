"""Trains goat's gambler by self-play: python -m bench.gambling.train --minutes 9.1 --out FOLDER.

PPO (advantages by seat), held back towards what it was a while ago, so that bluffs do not chase
each other in circles. Needs torch, an accelerator and a dozen cores: 19 million games in nine
minutes. Writes last.npz; pack.py makes the file that ships of it.
"""

from __future__ import annotations

import argparse
import copy
import os
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))  # also where the package is not installed
WORKER: Final = Path(__file__).with_name("worker.py")
SIZES: Final = {"seen": 586, "mask": 111, "seat": 1, "reward": 5, "ended": 1, "answer": 1}
KINDS: Final = {"seat": "int32", "reward": "float32", "answer": "int32"}  # the others: uint8
SEATS: Final = (2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 3, 3, 5, 5)  # of each worker's games
GAMES: Final = 1024  # of each worker
STEPS: Final = 64  # between two lessons
HIDDEN: Final = (512, 128)
BATCH: Final = 32768
TRUST: Final = 0.95  # lambda of the advantages
CLIP: Final = 0.2
HELD: Final = 0.05  # weight of the distance to what it was
RENEWED: Final = 50  # lessons until "what it was" is renewed
RATES: Final = (3e-4, 5e-5)  # of learning: first, last
FREEDOM: Final = (0.01, 0.003)  # weight of entropy: first, last
WHOLE: Final = 1600.0  # seconds after which rates would be the last ones
WINNING: Final = 0.75  # of what is learned for with more than two: to win; the rest: to end ahead
torch: Any = None


class Crew:
    """All workers once: half of the games, so that one half is stepped while the other is asked."""

    def __init__(self, folder: str, first: int, seed: int, python: str, device: str) -> None:
        self.device, self.rows = device, GAMES * len(SEATS)
        sitting = np.arange(SIZES["reward"]) < np.repeat(SEATS, GAMES)[:, None]
        self.sitting = torch.from_numpy(sitting).to(device)
        self.workers: list[Any] = []
        self.shared: list[dict[str, Any]] = []
        for index, seats in enumerate(SEATS, first):
            maps: dict[str, Any] = {}
            for name, wide in SIZES.items():
                file, kind = f"{folder}/{name}{index}", KINDS.get(name, "uint8")
                maps[name] = np.memmap(file, kind, "w+", shape=(GAMES, wide))
            told = [folder, str(index), str(seats), str(GAMES), str(seed * 1000 + index)]
            pipe = subprocess.PIPE
            command = [python, str(WORKER), *told]
            self.workers.append(subprocess.Popen(command, stdin=pipe, stdout=pipe))
            self.shared.append(maps)

    def told(self) -> dict[str, Any]:
        """What every game shows, once all are stepped."""
        for worker in self.workers:
            if os.read(worker.stdout.fileno(), 1) != b"r":
                raise SystemExit("A worker died; its own message is above.")
        whole = {name: np.concatenate([one[name] for one in self.shared]) for name in SIZES}
        return {name: torch.from_numpy(whole[name]).to(self.device) for name in SIZES}

    def answer(self, answers: Any) -> None:
        shares = answers.to("cpu").to(torch.int32).numpy().reshape(len(SEATS), GAMES, 1)
        for share, maps, worker in zip(shares, self.shared, self.workers, strict=True):
            maps["answer"][:] = share
            os.write(worker.stdin.fileno(), b"s")

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.communicate()


def new_net(device: str) -> Any:
    nn = torch.nn

    class Net(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            sizes = [SIZES["seen"], *HIDDEN]
            self.body = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
            self.liking = nn.Linear(sizes[-1], SIZES["mask"])
            self.hope = nn.Linear(sizes[-1], 1)
            nn.init.normal_(self.liking.weight, 0, 0.01)
            nn.init.zeros_(self.liking.bias)

        def forward(self, seen: Any, mask: Any) -> Any:
            x = seen.float()
            for layer in self.body:
                x = torch.relu(layer(x))
            liked = self.liking(x).masked_fill(mask == 0, -1e9)
            return torch.log_softmax(liked, 1), self.hope(x).squeeze(1)

    return Net().to(device)


def worth(reward: Any, sitting: Any) -> Any:
    """Of the end of a game, by seat: 1 for a winner alone, 0 on average; where nobody sits, 0."""
    placed = reward.masked_fill(~sitting, -9)
    first = (placed == placed.max(1, keepdim=True).values).float()
    seats = sitting.sum(1, keepdim=True)
    won = (seats * first / first.sum(1, keepdim=True) - 1) / (seats - 1)
    return torch.where(sitting, WINNING * won + (1 - WINNING) * reward, 0)


class Half:
    """One crew, and what happened in its games since the last lesson."""

    def __init__(self, crew: Crew) -> None:
        self.crew, self.now = crew, crew.told()
        self.past: list[dict[str, Any]] = []

    def ask(self, net: Any) -> None:
        with torch.no_grad():
            logs, hope = net(self.now["seen"], self.now["mask"])
            answer = torch.multinomial(logs.exp(), 1)
        self.crew.answer(answer[:, 0])
        said = logs.gather(1, answer)[:, 0]
        self.past.append({**self.now, "answer": answer[:, 0], "said": said, "hope": hope})

    def hear(self) -> None:
        self.now = self.crew.told()
        reward = worth(self.now["reward"], self.crew.sitting)
        self.past[-1] |= {"reward": reward, "ended": self.now["ended"][:, 0] > 0}

    def lesson(self, net: Any) -> dict[str, Any]:
        """Advantages by seat: a seat's next hope is that at its own next question."""
        rows, rest = torch.arange(self.crew.rows), (self.crew.rows, SIZES["reward"])
        with torch.no_grad():
            _, hope = net(self.now["seen"], self.now["mask"])
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
        names = ("seen", "mask", "answer", "said", "gain", "hope")
        known = torch.cat([step["known"] for step in self.past])
        whole = {name: torch.cat([step[name] for step in self.past])[known] for name in names}
        self.past = []
        return whole


def learn(net: Any, held: Any, optimiser: Any, whole: dict[str, Any], freedom: float) -> None:
    gains = whole["gain"]
    mean, spread = gains.mean(), gains.std() + 1e-6
    for some in torch.randperm(len(gains), device=gains.device).split(BATCH):
        one = {name: values[some] for name, values in whole.items()}
        logs, hope = net(one["seen"], one["mask"])
        with torch.no_grad():
            were, _ = held(one["seen"], one["mask"])
        ratio = (logs.gather(1, one["answer"][:, None])[:, 0] - one["said"]).exp()
        gain = (one["gain"] - mean) / spread
        bounded = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        odds, live = logs.exp(), one["mask"] != 0
        entropy = -(odds * torch.where(live, logs, 0)).sum(1).mean()
        distance = (odds * torch.where(live, logs - were, 0)).sum(1).mean()
        wrong = ((hope - one["hope"] - one["gain"]) ** 2).mean()
        loss = 0.5 * wrong - bounded - freedom * entropy + HELD * distance
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimiser.step()


def train(minutes: float, out: Path, seed: int, python: str, begin: Path | None) -> None:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    net = new_net(device)
    if begin:
        net.load_state_dict({name: torch.from_numpy(it) for name, it in np.load(begin).items()})
    optimiser = torch.optim.Adam(net.parameters(), lr=RATES[0], eps=1e-5)
    held = copy.deepcopy(net)
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        crews = [Crew(folder, k * len(SEATS), seed, python, device) for k in (0, 1)]
        halves = [Half(crew) for crew in crews]
        begun, lessons, games = time.monotonic(), 0, 0
        before = WHOLE / 2 if begin else 0.0
        while (spent := time.monotonic() - begun) < minutes * 60:
            done = min(1.0, (before + spent) / WHOLE)
            for group in optimiser.param_groups:
                group["lr"] = RATES[0] + (RATES[1] - RATES[0]) * done
            for _ in range(STEPS):
                for half in halves:
                    half.ask(net)
                for half in halves:
                    half.hear()
            games += sum(int(step["ended"].sum()) for half in halves for step in half.past)
            for half in halves:
                freedom = FREEDOM[0] + (FREEDOM[1] - FREEDOM[0]) * done
                learn(net, held, optimiser, half.lesson(net), freedom)
            lessons += 1
            if lessons % RENEWED == 0:
                held.load_state_dict(net.state_dict())
                print(f"{spent:.0f} s, {lessons} lessons, {games:,} games", flush=True)
        for crew in crews:
            crew.dismiss()
    learned = {name: value.cpu().numpy() for name, value in net.state_dict().items()}
    np.savez(out / "last.npz", **learned)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=9.1)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--begin", type=Path, help="with what another run wrote, rates half done")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", default=sys.executable, help="that has farwest, for the games")
    wishes = parser.parse_args()
    torch = import_module("torch")
    train(wishes.minutes, wishes.out, wishes.seed, wishes.python, wishes.begin)
