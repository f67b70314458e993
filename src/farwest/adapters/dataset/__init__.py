"""Games as Parquet: `farwest dataset` writes them, `load` reads them back into matches.

from farwest.adapters.dataset import load, sample
for game in load(sample()):
    match = game.match()
"""

from farwest.adapters.dataset.reading import load, sample, steps
from farwest.adapters.dataset.rows import PlayedGame
from farwest.adapters.dataset.writing import write

__all__ = ["PlayedGame", "load", "sample", "steps", "write"]
