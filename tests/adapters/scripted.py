"""Players of words for tests: they read prompts as a model would."""

from __future__ import annotations

import json
import sys


def offered(prompt: str) -> list[str]:
    """The names of the options, wherever they are called what."""
    block = next(part for part in prompt.split("\n## ") if part.startswith("Options"))
    return [line.partition(":")[0] for line in block.strip().splitlines()[1:]]


def first(prompt: str) -> str:
    return f"I take what comes first.\nanswer: {offered(prompt)[0]}"


def silly(prompt: str) -> str:
    return "answer: fly to the moon"


def mute(prompt: str) -> str:
    return "Hm. I would have to think about that."


def learner(prompt: str) -> str:
    """Wrong once, and right when it was told why."""
    return first(prompt) if "Your last answer was refused" in prompt else "answer: moon"


def recaller(prompt: str) -> str:
    """Knows goat by its words: it accepts the Thief and refuses all else."""
    names = offered(prompt)
    if "accept" in names:
        return f"answer: {'accept' if 'it is the Thief' in prompt else 'refuse'}"
    return first(prompt)


if __name__ == "__main__":
    for line in sys.stdin:
        sys.stdout.write(json.dumps({"answer": first(json.loads(line)["prompt"])}) + "\n")
        sys.stdout.flush()
