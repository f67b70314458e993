"""What the questions of circles carry, and what only its positions name. Cold."""

from __future__ import annotations

from typing import Final

ABOUT: Final = {  # by question: its a, then its b
    "NOISE": {"byte": "number"},
    "BANK_AMOUNT": {"withdraws": "yes"},
    "ROB_VICTIM": {"face": "face"},
    "MARK": {"flicked": "seat"},
    "LOT": {"stage": "stage"},
}
LISTS: Final = {"stage": ("all", "closest", "farthest")}  # CIRC-E33
