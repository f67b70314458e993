"""Every sentence a person reads, of every game, in both languages, for every reader.

What only one game says is tested with that game.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import farwest
from farwest.kernel.match import Match
from farwest.kernel.state import CHANCE
from farwest.kit.rulebook import find_rule
from farwest.kit.texts import LANGUAGES, message
from farwest.laws import random_record
from tests.texts.wording import PEOPLE, Wording, wording_of, words

WORDINGS = [wording_of(farwest.load(name)) for name in farwest.games()]
SEATS = [(wording, seats) for wording in WORDINGS for seats in wording.game.seats]
# Nothing has a sentence of its own: “robs $0”, « 0 carte ». A tile may be called 0.
COUNTED_NOTHING = re.compile(r"\$0(?![\d,])|(?<![\d,\u202f])0[ \u00a0][\w$]")
REFUSALS = 20_000  # that are looked at for a question: a game of many actions is asked less often

each_game = pytest.mark.parametrize("wording", WORDINGS, ids=lambda w: w.game.name)
each_table = pytest.mark.parametrize(
    ("wording", "seats"), SEATS, ids=[f"{w.game.name}-{seats}" for w, seats in SEATS]
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_both_languages_have_the_same_messages(wording: Wording) -> None:
    assert list(wording.messages("en")) == list(wording.messages("fr"))


@each_game
def test_both_languages_speak_of_the_same_things(wording: Wording) -> None:
    """A variable is $a or a form of it, as $a-the; French may need other forms than English."""
    english, french = wording.messages("en"), wording.messages("fr")
    for name in english:
        assert words(english, name).variables == words(french, name).variables, name


@each_game
def test_everything_has_its_words(wording: Wording) -> None:
    game, found = wording.game, wording.messages("en")
    assert {f"option-{span.verb}" for span in game.spans} == wording.called("en", "option-")
    events = {message("event", name) for name in game.events.values()}
    assert events == wording.called("en", "event-")
    assert {"game", "game-credit", "game-aim", "seat"} <= set(found)


@each_game
@each_language
def test_every_variant_is_explained(wording: Wording, language: str) -> None:
    for variant in wording.game.variants:
        title = wording.messages(language)[f"variant-{variant.name.replace('_', '-')}"]
        assert "help" in [attribute.id.name for attribute in title.attributes], variant.name


@each_game
@each_language
def test_every_preset_is_explained(wording: Wording, language: str) -> None:
    for preset in wording.game.presets:
        title = wording.messages(language)[f"preset-{preset.name.replace('_', '-')}"]
        assert "help" in [attribute.id.name for attribute in title.attributes], preset.name


@each_game
def test_no_english_is_left_in_french(wording: Wording) -> None:
    french = wording.messages("fr")
    for name in french:
        said = " ".join(words(french, name).texts)
        assert not wording.foreign.search(said), f"{name}: {said}"
        assert "'" not in said, f"{name}: French apostrophes are typographic"
        assert not re.search(r" [;:?!$»]|« ", said), f"{name}: a no-break space stands there"


@each_game
def test_the_word_list_would_notice(wording: Wording) -> None:
    """It catches English in more than half of the English messages."""
    english = wording.messages("en")
    said = [" ".join(words(english, name).texts) for name in english]
    caught = [text for text in said if wording.foreign.search(text)]
    assert len(caught) > len(said) / 2


@each_game
def test_every_event_names_its_rule(wording: Wording) -> None:
    for telling in wording.game.tellings.values():
        for rule in (telling.rule, *telling.causes):
            assert re.fullmatch(rf"{wording.rules}-[A-Z]+\d+", rule)
            assert find_rule(wording.game, rule), rule


@each_game
@each_language
def test_every_event_can_be_said_to_everybody(wording: Wording, language: str) -> None:
    game, names, said = wording.game, tuple(wording.people), 0
    for reader in (0, 1, 2, None):
        people = wording.seated(3, reader)
        for event in wording.events(3):
            sentence = game.voice.event(game, language, event, people)
            assert wording.whole(sentence), sentence
            assert sentence[-1] in wording.ends, sentence
            assert not sentence[0].islower() or sentence.startswith(names), sentence
            said += 1
    assert said >= 12 * len(game.events)


@each_game
@each_language
def test_every_option_can_be_said(wording: Wording, language: str) -> None:
    game, people = wording.game, wording.seated(wording.game.seats[-1], 0)
    said = [game.voice.option(game, language, action, people) for action in range(game.actions)]
    assert all(map(wording.whole, said))
    assert len(set(said)) == game.actions


@each_game
@each_language
def test_every_question_can_be_said(wording: Wording, language: str) -> None:
    asked = set(wording.never)
    for match in wording.progress():
        match.language = language
        if match.seat is not None:
            sentence = match.question()
            assert wording.whole(sentence), sentence
            assert "?" in sentence, sentence
            asked.add(message("question", wording.game.questions[match.state.kind]))
    questions = wording.called(language, "question-")
    assert asked & questions == questions
    assert asked - set(wording.never) <= questions


@each_game
@each_language
def test_every_illegal_answer_is_explained(wording: Wording, language: str) -> None:
    """What may not be done is refused with a reason, to whom it is asked and to the others."""
    game = wording.game
    refused = game.voice.refused  # type: ignore[attr-defined]
    looked: Counter[int] = Counter()
    said: set[tuple[str, int, int]] = set()  # reason, action, seats: that is all it depends on
    for match in wording.progress():
        match.language = language
        looked[match.state.kind] += 1
        enough = looked[match.state.kind] * game.actions > REFUSALS
        if match.seat is None or match.seat == CHANCE or enough:
            continue
        legal, other = match.state.legal(), (match.seat + 1) % match.seats
        view, others_view = match.view(match.seat), match.view(other)
        asked = {(match.seat, a, refused(view, a)) for a in range(game.actions) if a not in legal}
        for seat, action, reason in asked | {(other, legal[0], refused(others_view, legal[0]))}:
            if (reason, action, match.seats) not in said:
                sentence = match.why_not(seat, action)
                assert wording.whole(sentence), sentence
                assert sentence[-1] == ".", sentence
                named = sentence.startswith(tuple(wording.people))
                assert named or not sentence[0].islower(), sentence
                said.add((reason, action, match.seats))
    reasons, known = {reason for reason, _, _ in said}, wording.called(language, "refusal-")
    assert reasons <= known
    assert known - reasons <= set(wording.never)


@each_language
def test_a_reason_that_every_game_has_is_the_same_sentence(language: str) -> None:
    """The house speaks there, not the game: nobody should learn to read it five times."""
    for reason in ("chance", "not-your-turn", "not-asked", "no-such-seat"):
        said = {
            " ".join(words(messages, f"refusal-{reason}").texts)
            for wording in WORDINGS
            if f"refusal-{reason}" in (messages := wording.messages(language))
        }
        assert len(said) == 1, said


@each_table
@each_language
def test_whole_games_can_be_told_to_everybody(wording: Wording, seats: int, language: str) -> None:
    """What truly happens, in the order it happens, to every seat and a watcher."""
    game = wording.game
    match: Match[Any, Any] = Match.of(game, random_record(game, seats, 40 + seats))
    match.language, match.names = language, list(PEOPLE[:seats])
    for reader in (*range(seats), None):
        told = match.events(reader)
        assert len(told) > len(match.actions) / 4
        for event in told:
            assert wording.whole(event.text), event
            assert not COUNTED_NOTHING.search(event.text), event
            assert event.rule.startswith(f"{wording.rules}-")
