from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import farwest.cli
from tests.cli.conftest import Run
from tests.cli.shell import farwest_run

FIRST_ALWAYS = "1\n" * 200
I_OFFER_FIRST = ("--seed", "5", "--variant", "first_dealer=0")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("language", "head", "you"), [("en", "Place   Player", "You"), ("fr", "Rang   Joueur", "Vous")]
)
def test_a_whole_game_ends_with_scores(
    run: Run, language: str, head: str, you: str, seats: int
) -> None:
    wishes = ("--language", language, "--seed", "5", "--seats", str(seats))
    code, out, err = run("play", "goat", *wishes, typed=FIRST_ALWAYS)

    assert (0, "") == (code, err)
    ranking = out[out.index(head) :].splitlines()[1 : seats + 1]
    assert {"Calamity", "Doc", "Belle", "Cassidy"} >= {row.split()[1] for row in ranking} - {you}
    assert sum(row.split()[1] == you for row in ranking) == 1


def test_the_dealer_commits_first_and_shows_the_secret_last(run: Run) -> None:
    out = run("play", "--seed", "5", typed=FIRST_ALWAYS).out

    first, second, secret = re.findall(r"\b[0-9a-f]{64}\b", out)
    assert first == second
    assert out.index(first) < out.index("Round 1 begins.") < out.index(secret)


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    once, again = (run("play", "--seed", "5", typed=FIRST_ALWAYS).out for _ in range(2))

    assert once == again


def test_a_saved_game_is_fair(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run("play", "--save", str(file), typed=FIRST_ALWAYS).out

    assert f"farwest verify {file}" in out
    assert farwest.verify(file.read_bytes()).fair


def test_leaving_early_keeps_the_record(run: Run, tmp_path: Path) -> None:
    for typed in ("1\nq\n", "1\nQ", "1\n"):
        file = tmp_path / "left.json"
        code, out, err = run("play", "--seed", "5", "--save", str(file), typed=typed)

        assert (0, "") == (code, err)
        assert "So long" in out
        assert str(file) in out
        assert farwest.replay(file.read_bytes()).seat is not None


def test_an_action_may_be_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "named.json"
    run("play", *I_OFFER_FIRST, "--save", str(file), typed="1\nq\n")
    numbered = json.loads(file.read_text())["actions"]
    name = farwest.load("goat").action_names[numbered[-1]]
    card = name.removeprefix("offer ")
    for typed in (name, name.upper(), f"offer the {card}", card):
        run("play", *I_OFFER_FIRST, "--save", str(file), typed=f"{typed}\nq\n")

        assert numbered == json.loads(file.read_text())["actions"]


@pytest.mark.parametrize(
    ("typed", "remark"),
    [
        ("rob bank", "“rob bank” is not possible now. That is not what is being asked."),
        ("shoot", "“shoot” is no choice of this game."),
        ("0", "There is no choice 0; there are 1 to 4."),
        ("5", "There is no choice 5"),
        ("9" * 5000, "There is no choice 9"),
        ("offer the", "“offer the” could mean more than one choice: Offer the Storekeeper, Offer"),
        ("target 4", "not possible now"),
        ("dealer 0", "The house draws; players don’t."),
        ("r zz", "There is no rule “zz”"),
        ("r", "There is no rule “”"),
        ("\x00\x1b[2J", "is no choice"),
    ],
)
def test_what_does_not_fit_is_asked_again(run: Run, typed: str, remark: str) -> None:
    code, out, err = run("play", *I_OFFER_FIRST, typed=f"{typed}\nq\n")

    assert (0, "") == (code, err)
    assert remark in out
    assert out.count("Round 1 begins.") == 1


def test_the_person_may_look_again(run: Run) -> None:
    plain = run("play", *I_OFFER_FIRST, typed="q\n").out
    out = run("play", *I_OFFER_FIRST, typed="?\nt\nl\nr f21\n\nq\n").out

    assert out.count("Round 1 of 3") == plain.count("Round 1 of 3") + 1
    assert "GOAT-F12" in out
    assert "The Dealer must make exactly one offer" in out
    assert "this help" in out
    assert out.count("Which card do you offer?") == plain.count("Which card do you offer?") + 5


def test_the_person_may_ask_for_a_hint_and_why_not_that_one(run: Run) -> None:
    out = run("play", *I_OFFER_FIRST, typed="h\nwhy 1\nwhy 2\nwhy 9\nwhy\nq\n").out

    best = re.findall(r"Best, I think: “(.*?)”\. You (?:win|hardly|nearly) ", out)
    assert 4 == len(best)
    assert 1 == len(set(best))
    assert f"1  {best[0]}" in out
    assert out.count("imagined from what you can see.") >= 3
    assert "There is no choice 9" in out


def test_the_language_comes_from_the_locale() -> None:
    for settings, word in (
        ({"LC_ALL": "fr_FR.UTF-8"}, "Vous jouez"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA.UTF-8", "LANG": "en_US.UTF-8"}, "Vous jouez"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "You play"),
        ({"LC_ALL": "C"}, "You play"),
    ):
        assert word in farwest_run("play", typed="q\n", **settings).stdout


def test_every_sentence_is_in_both_languages() -> None:
    folder = Path(farwest.cli.__file__).parent
    english, french = (
        re.findall(r"^([a-z-]+) =|\{ (\$[a-z-]+) ", (folder / name).read_text("utf-8"), re.M)
        for name in ("en.ftl", "fr.ftl")
    )

    assert english == french


def test_piped_output_has_no_colours_and_fits() -> None:
    done = farwest_run("play", "--seed", "5", typed=FIRST_ALWAYS, COLUMNS="80")

    assert (0, "") == (done.returncode, done.stderr)
    assert "\x1b" not in done.stdout
    hashes = re.compile(r"[0-9a-f]{64}")
    assert all(len(line) <= 80 for line in done.stdout.splitlines() if not hashes.search(line))


def test_a_poor_terminal_stops_nothing() -> None:
    done = farwest_run("play", "--seed", "5", typed="é\nq\n", PYTHONIOENCODING="ascii")

    assert (0, "") == (done.returncode, done.stderr)


def test_seats_have_names(run: Run) -> None:
    out = run("play", "--names", "Ann, [red]Bo", "--seats", "3", "--seed", "1", typed="q\n").out

    assert "You play against [red]Bo and Calamity." in out


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        (["goat", "--seats", "6"], "goat is for 2 to 5 seats, not 6."),
        (["goat", "--seats", "0"], "goat is for 2 to 5 seats, not 0."),
        (["goat", "--seats", "four"], "invalid int value"),
        (["goat", "--seat", "4"], "seats 0 to 3, not 4"),
        (["goat", "--seat", "-1"], "seats 0 to 3, not -1"),
        (["goat", "--language", "de"], "invalid choice: 'de'"),
        (["goat", "--variant", "rich_store"], "name=value"),
        (["goat", "--variant", "poor_store=yes"], "no variant 'poor_store'"),
        (["goat", "--variant", "first_dealer=7"], "first_dealer with 4 seats"),
        (["goat", "--names", "a,b,c,d,e"], "5 names for 4 seats"),
        (["goat", "--names", "a,a"], "a name of its own"),
        (["goat", "--save", "/nowhere/at/all.json"], "/nowhere/at/all.json: No such file"),
        (["goat", "--save", "/"], "/: Is a directory."),
        (["goat", "--colour"], "unrecognized arguments: --colour"),
    ],
)
def test_a_wish_that_cannot_be_met_is_one_sentence(
    run: Run, wishes: list[str], sentence: str
) -> None:
    code, out, err = run("play", *wishes, typed=FIRST_ALWAYS)

    assert (2, "") == (code, out)
    assert sentence in err
    assert err.startswith("farwest: ")
    assert err.count("\n") == 1


def test_a_word_is_explained_as_on_the_page(run: Run) -> None:
    """`? word`, `?word` and `help word`; a number means an option."""
    typed = "? 1\n?bank\nhelp goat\n? zzz\nq\n"
    out = run("play", "goat", "--seed", "5", typed=typed).out

    assert "Every round brings a bundle of bills and $2." in out
    assert "Does nothing but eat your hat." in out
    assert "Nothing on the table is called “zzz”." in out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import no_such_thing_here", "which needs no_such_thing_here: install that."),
        ("GAME = = 1", "cannot be loaded: SyntaxError"),
        ("1 / 0", "cannot be loaded: ZeroDivisionError: division by zero"),
        ("", "cannot be loaded: AttributeError"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, sentence: str
) -> None:
    name = f"game_{abs(hash(text))}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text("")
    (tmp_path / name / "game.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("FARWEST_GAMES", name)
    code, out, err = run("play", name)

    assert (2, "") == (code, out)
    assert sentence in err
    assert err.count("\n") == 1
