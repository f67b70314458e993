"""What the questions of meeples carry, by name. Cold."""

from __future__ import annotations

from typing import Final

ABOUT: Final = {  # by question: its a, then its b
    "DEAL_MEEPLE": {"dealt": "number"},
    "BEGIN_TURN": {"whose": "seat"},
    "DIRECTION": {"space": "space", "starts_there": "yes"},
    "DROP": {"space": "space", "direction": "direction"},
    "CONTROLLER": {"end": "end"},
    "BUILD": {"building": "building"},
    "UPGRADE": {"building": "building"},
    "DRAW_PIECE": {"draws": "seat"},
    "ENTER": {"building": "building"},
    "ROLL_DIE": {"end": "end"},
    "REROLL": {"end": "end"},
    "DRAWING": {"draws": "seat", "left": "number"},
}
