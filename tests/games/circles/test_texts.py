"""The text board of circles, and its log; what every game must say is in tests/texts."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from farwest.games.circles import events
from farwest.games.circles import numbers as t
from farwest.games.circles.board.terminal import draw
from farwest.kernel.match import Match
from farwest.kernel.voice import Person
from farwest.kit.rulebook import find_rule
from farwest.kit.texts import LANGUAGES, retold
from farwest.laws import random_record
from farwest.tables.words import question_help, value_text, variant_help
from tests.games.circles.table import GAME, PEOPLE, SEATS, lay, on, rolls, told

TEXTS: Any = GAME.voice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_board_is_drawn_in_the_terminal(language: str, seats: int) -> None:
    match: Match[Any, Any] = Match.of(GAME, random_record(GAME, seats, 40 + seats), upto=120)

    def say(message: str, **facts: Any) -> str:
        said: str = TEXTS.say(language, message, facts)
        return said

    paper = StringIO()
    Console(width=110, file=paper).print(draw(match.view(0), say, list(PEOPLE[:seats])))
    drawn = paper.getvalue()
    assert all(name in drawn for name in PEOPLE[:seats])
    assert drawn.count("●") == 1


def test_circ_d21_the_log_states_the_rule_of_every_effect() -> None:
    """CIRC-D21: to a watcher too."""
    match: Match[Any, Any] = Match.of(GAME, random_record(GAME, 3, 43))
    log = match.events(None)
    assert len(log) > 80
    assert [] == [event for event in log if not find_rule(GAME, event.rule)]


def test_circ_r5_votes_are_cleared_when_the_dispute_is_settled() -> None:
    """CIRC-R5."""
    match = lay(3, star=2)
    told(match, *rolls(2720), "side b", "side b", "side b")
    assert list(match.state.vote)[:3] == [t.NO_VOTE] * 3


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Your deposit doubles: you withdraw 2 rubies, 1 gold and 1 silver.",
                "Your purse is full: you lose 1 gold and 1 silver.",
            ],
        ),
        (
            "fr",
            [
                "Votre dépôt double\u00a0: vous retirez 2 rubis, 1 pièce d’or et 1 pièce d’argent.",
                "Votre bourse est pleine\u00a0: vous perdez 1 pièce d’or et 1 pièce d’argent.",
            ],
        ),
    ],
)
def test_circ_r15_the_log_counts_in_coins(language: str, lines: list[str]) -> None:
    """CIRC-R15, CIRC-F21, CIRC-F22: what is paid, and then what the cap takes."""
    match = on("bank", account=[11])
    match.language = language
    told(match, "tickets 0", "withdraw", "amount 11")
    said = [event.text for event in match.events(0)]
    assert said[2:4] == lines


@pytest.mark.parametrize(
    ("language", "distance", "said"),
    [
        ("en", 50, "16⅔ spaces short of the Saloon"),
        ("en", 1, "⅓ of a space short of the Saloon"),
        ("en", 3, "1 space short of the Saloon"),
        ("en", 4, "1⅓ spaces short of the Saloon"),
        ("en", 0, "at the Saloon"),
        ("en", 60, "a flick that failed"),
        ("fr", 50, "à 16 cases ⅔ du Saloon"),
        ("fr", 2, "à ⅔ de case du Saloon"),
        ("fr", 3, "à 1 case du Saloon"),
        ("fr", 57, "à 19 cases du Saloon"),
    ],
)
def test_circ_r15_distances_are_said_in_spaces(language: str, distance: int, said: str) -> None:
    """CIRC-R15, CIRC-E31."""
    event = (events.MARKED, 1, distance, 0, 1, 0)
    people = [Person("Eva", False), Person("Zoé", False)]
    assert said in TEXTS.event(GAME, language, event, people).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("vote", "said"), [("unanimous", "but the sheriff"), ("majority", "majority")]
)
def test_circ_g30_the_help_says_who_votes(vote: str, said: str) -> None:
    """CIRC-G30, CIRC-F11."""
    match = lay(3, star=2, variant={"vote": vote})
    told(match, *rolls(2720))
    about = TEXTS.about(GAME, match.view(0), match.people(0))
    assert said in question_help(GAME, "en", match.state.kind, about)


def test_circ_d20_what_is_automatic_is_shown_in_the_log() -> None:
    """CIRC-D20: passing the star, change, returned tokens, pawns."""
    match = lay(3, star=2, goods=[{"shovel": 1, "ticket": 1}])
    told(match, *rolls(2720), "side b", "side a", "side b", "tickets 1")
    log = [event.text for event in match.events(None)]
    assert "green passes the star to orange." in log
    match = on("dig", goods=[{"shovel": 1}])
    told(match, "tickets 0", "draw", "token stone")
    assert match.events(None)[-1].text == "orange hits a stone: a shovel goes back to the Shop."


def test_circ_h4_the_secret_is_disclosed_when_the_game_is_over() -> None:
    """CIRC-H4: and not before."""
    match = GAME.match(2, seed=3, variant={"max_rounds": 5})
    while match.seat is not None:
        assert match.record.secret is None
        match.play(match.state.legal()[0])
    assert match.record.secret is not None


@pytest.mark.parametrize(
    ("language", "value", "thousand"),
    [("en", "no limit (1,000)", "1,000"), ("fr", "sans limite (1\u202f000)", "1\u202f000")],
)
def test_no_limit_says_what_it_is(language: str, value: str, thousand: str) -> None:
    """CIRC-R2, CIRC-R10: a thousand rounds, and 99 times a tie is flicked again."""
    variants = {variant.name: variant for variant in GAME.variants}
    assert value == value_text(GAME, language, variants["max_rounds"], 0)
    assert thousand in variant_help(GAME, language, variants["max_rounds"])
    assert thousand in GAME.voice.aside(language, "preset-sheet", "help", {})
    assert "99" in variant_help(GAME, language, variants["contest"])


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Flick at 75% of full power"), ("fr", "Lancer à 75\u00a0% de la force")],
)
def test_a_flick_is_spoken_of_in_percent(language: str, said: str) -> None:
    """Afterwards: who answers in a terminal names one of 1024 powers."""
    people = [Person("Eva", True), Person("Minnie", False)]
    assert said == retold(GAME, language, GAME.parse("flick 772"), people)
    assert "772" in GAME.voice.option(GAME, language, GAME.parse("flick 772"), people)
    declined = GAME.parse("decline")
    assert GAME.voice.option(GAME, language, declined, people) == retold(
        GAME, language, declined, people
    )
