"""Every error farwest raises on purpose. Each says what was wrong and what would be right.

FarwestError
├── BadCall              what was asked for does not exist
│   ├── UnknownGame
│   ├── UnknownBot
│   ├── WrongSeats
│   ├── BadVariant
│   ├── UnknownRule      no such ID in the rules of the game
│   └── NotOver          the scores of a game that goes on
├── BadMove              the match is as it was
│   ├── UnknownAction    not an action of this game
│   ├── IllegalAction    an action, but not one of the options now
│   ├── StaleAction      an answer to a question that is no longer on the table
│   └── GameOver
├── BadFile              the text is not what it should be
│   ├── BrokenJson
│   ├── BadRecord
│   │   └── OtherRules   a record of another version of the rules
│   ├── BadPosition      a position that breaks an invariant of its game
│   └── BadLesson        a lesson that does not fit the rules of its game
├── GameFailed           a game between bots that could not be played to its end
├── StaleBuild           compiled rules older than their source
├── BadRoom              a module of a game that does not keep its contract
└── BrokenLaw            a game that does not keep a law of the house
"""

from __future__ import annotations


class FarwestError(Exception):
    """The root: catch this to catch all that farwest raises on purpose."""


class BadCall(FarwestError, ValueError): ...


class UnknownGame(BadCall): ...


class UnknownBot(BadCall): ...


class WrongSeats(BadCall): ...


class BadVariant(BadCall): ...


class UnknownRule(BadCall): ...


class NotOver(BadCall): ...


class BadMove(FarwestError, ValueError): ...


class UnknownAction(BadMove): ...


class IllegalAction(BadMove): ...


class StaleAction(BadMove): ...


class GameOver(BadMove): ...


class BadFile(FarwestError, ValueError): ...


class BrokenJson(BadFile): ...


class BadRecord(BadFile): ...


class OtherRules(BadRecord): ...


class BadPosition(BadFile): ...


class BadLesson(BadFile): ...


class GameFailed(FarwestError): ...


class BadRoom(FarwestError, TypeError): ...


class StaleBuild(FarwestError, ImportError): ...


class BrokenLaw(FarwestError, AssertionError): ...
