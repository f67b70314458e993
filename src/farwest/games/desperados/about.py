"""What the questions of desperados carry, by name. Cold."""

from __future__ import annotations

from typing import Final

ABOUT: Final = {  # by question: its a, then its b
    "DEAL_BANK": {"bank": "bank"},
    "SETUP_SHERIFF": {"sheriff": "number"},
    "SHERIFF": {"sheriff": "number"},
    "DECIDE_JOB": {"job": "number"},
    "WIN_COACH": {"job": "number"},
    "WIN_POKER": {"job": "number"},
    "ROB_BANKS": {"next_bank": "number"},
    "REFILL": {"marshal_places": "yes"},
}
