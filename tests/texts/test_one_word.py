"""One thing, one word: which words were given up, in whose texts, and what is said instead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

import farwest

SOURCE: Final = Path(str(farwest.__file__)).parent
HOUSE: Final = ("server/words", "tables", "bots", "cli")
MARKED: Final = re.compile(r"\[[^\]]*\]\([^)]*\)|`[^`]*`|```.*?```", re.DOTALL)  # links, code
KEY: Final = re.compile(r"^(?:[a-z][\w-]* =|\s+\.[\w-]+ =|\s+\*?\[\w+\]|#.*)|\{[^}]*(?:\}|->)")


@dataclass(frozen=True)
class GivenUp:
    whose: str  # "house", "all", or a game
    language: str
    words: str  # a regular expression
    say: str


GIVEN_UP: Final = (
    GivenUp("house", "en", r"\b[Ss]et(?:ting)? (?:a|the) table|\bfound(?:ed|s)\b", "start a table"),
    GivenUp("house", "en", r"\b[Cc]hairs?\b", "seat"),
    GivenUp("house", "en", r"\b[Ww]atchers?\b", "spectator"),
    GivenUp("house", "en", r"\b[Oo]ptions?\b", "choice"),
    GivenUp("house", "en", r"\b(?:take|takes|taken)\b[^.]*\bback\b", "undo"),
    GivenUp("house", "en", r"\bkeeps your place|\bgoes on for you|\bplays on for you", "plays for"),
    GivenUp("house", "en", r"\b[Dd]ealer\b|\b[Cc]ommitment\b", "the house; the seal"),
    GivenUp("house", "en", r"\b[Ss]huffle\b|\b[Ff]air deal\b", "fair draws"),
    GivenUp("house", "en", r"\b[Rr]ecords?\b", "saved game"),
    GivenUp("house", "en", r"\b[Ww]hose eyes\b", "seen by"),
    GivenUp("all", "en", r"\b[Bb]elief map", "suspicion map"),
    GivenUp("house", "en", r"\b[Tt]okens?\b(?! …)", "access key"),
    GivenUp("house", "en", r"\bLight\b|\b[Hh]ow near\b", "theme; zoom"),
    GivenUp("house", "en", r"\b[Aa]t zero\b", "when time is up"),
    GivenUp("house", "en", r"\b[Ll]ine down\b|\bsecure line\b", "connection"),
    GivenUp("house", "fr", r"\b[Dd]ress(?:er|ez|ée?)\b|\b[Oo]n dresse\b", "ouvrir une table"),
    GivenUp("house", "fr", r"\b[Qq]ui a ouvert\b", "l’hôte"),
    GivenUp("house", "fr", r"\b[Cc]haises?\b", "place"),
    GivenUp("house", "fr", r"\b[Ll]e public\b|\bsans public\b|= Public$", "spectateurs"),
    GivenUp("house", "fr", r"\bgarde votre place|\brobot continue", "joue pour vous"),
    GivenUp("house", "fr", r"\breprendre un coup|\brien à reprendre", "annuler"),
    GivenUp("house", "fr", r"\b[Ii]ndices?\b", "conseil"),
    GivenUp("house", "fr", r"\b[Dd]onneur\b|\b[Ee]ngagement\b", "la maison ; le sceau"),
    GivenUp("house", "fr", r"\b[Dd]onne loyale|\bla donne\b", "tirages loyaux"),
    GivenUp("house", "fr", r"\b[Ll]’enregistrement\b|\b[Gg]arder la partie", "partie enregistrée"),
    GivenUp("house", "fr", r"\b[Pp]ar quels yeux\b", "vu par"),
    GivenUp("house", "fr", r"\b[Jj]etons?\b", "clé d’accès"),
    GivenUp("house", "fr", r"\b[Ll]umière\b|\b[ÀA] quelle distance\b", "ambiance ; zoom"),
    GivenUp("house", "fr", r"\b[ÀA] zéro\b", "temps écoulé"),
    GivenUp("house", "fr", r"\b[Ff]in de partie\b", "partie finie"),
    GivenUp("house", "fr", r"\b[Aa]bsente?s?\b", "n’est pas là"),
    GivenUp("all", "fr", r"\b[Vv]achers?\b|\b[Bb]lancs?-becs?\b", "Cowboy, Pied-tendre"),
    GivenUp("all", "fr", r"\b[Cc]ow-boys?\b", "cowboy"),
    GivenUp("goat", "fr", r"\b[Vv]ivres\b|\b[Bb]étail\b", "fournitures, bovins"),
    GivenUp("goat", "fr", r"\b[Pp]ropositions?\b", "offre"),
    GivenUp("goat", "fr", r"\b[Ii]mmédiate?s?\b", "instantané"),
    GivenUp("goat", "en", r"\b[Dd]eclares?\b|\b[Ll]aid aside\b", "says; set aside"),
    GivenUp("meeples", "fr", r"\b[Gg]rand-rue\b|\bla rue\b", "la Rue Principale"),
    GivenUp("meeples", "fr", r"\b[Ss]emer\b|\b[Ss]ème[zs]?\b|\b[Ss]emez\b", "égrainer"),
    GivenUp("meeples", "fr", r"\b[Rr]ésou(?:dre|t|dez) (?:l’|une? |les? )(?!Conf)", "faire agir"),
    GivenUp("meeples", "fr", r"\b[Aa]dresse de tir\b", "compétence de tir"),
    GivenUp("meeples", "fr", r"\bmeeples?\b", "Meeple"),
    GivenUp("meeples", "en", r"\b[Rr]esolv(?:e|es|ed|ing)\b", "use"),
    GivenUp(
        "meeples",
        "en",
        r"\bthe (?:Doctor|Printer|Barber|Saddler|Assayer|Baths)\b(?!’s| Shop)",
        "the place",
    ),
    GivenUp("circles", "fr", r"\b[Bb]illets?\b", "ticket"),
    GivenUp("circles", "fr", r"\b[Dd]é du [Vv]oleur|\b[ÉEé]toile du [Ss]hérif", "dé Voleur"),
    GivenUp("circles", "en", r"\bthirds of a space\b", "16⅔ spaces"),
    GivenUp("desperados", "fr", r"\bdesperados?\b", "despérado"),
    GivenUp("desperados", "fr", r"\b[Bb]runes?\b", "marron"),
    GivenUp("desperados", "fr", r"\b[Hh]oraires?\b", "planning"),
    GivenUp(
        "desperados", "fr", r"\b[àÀ] l’arrêt\b(?! \*)|\baux arrêts\b", "sans issue ; en prison"
    ),
    GivenUp("desperados", "en", r"\b(?:[Ll]ays?|[Ll]aying|[Ll]aid)\b", "play"),
    GivenUp("carson", "fr", r"\b[Cc]hez (?:vous|soi|lui|eux)\b", "en réserve"),
    GivenUp("carson", "fr", r"\b[Cc]olts?\b", "revolver"),
    GivenUp("carson", "fr", r"\b[Bb]âti(?:r|t|e|es|s|ssez|ssant)\b", "construire"),
    GivenUp("carson", "fr", r"\b[Cc]onvoit", "revendiquer"),
    GivenUp("carson", "fr", r"\b[Pp]ersonnages?\b", "personnalité"),
    GivenUp("carson", "fr", r"[ÉEé]pic(?:ier|erie)|\bMercenaire", "Commerçante, Tueur à gages"),
    GivenUp("carson", "fr", r"\bs’en passe", "renoncer"),
    GivenUp("carson", "en", r"\b[Dd]o(?:es)? without\b", "skip it"),
)


def files(whose: str, language: str) -> Iterator[Path]:
    """The texts of the house, or of a game: sentences, lessons, book, page and rules."""
    if whose in ("house", "all"):
        for folder in HOUSE:
            yield from sorted((SOURCE / folder).glob(f"*{language}.ftl"))
    for game in farwest.games():
        if whose in (game, "all"):
            home = SOURCE / "games" / game
            yield from sorted(home.rglob(f"{language}.ftl"))
            papers = [home / f"{name}.fr.md" for name in ("BOOK", "HOWTO", "RULES")]
            english = [home / f"{name}.md" for name in ("BOOK", "HOWTO")]
            yield from papers if language == "fr" else english


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """Its lines without keys, variables, code and the targets of links."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        text = MARKED.sub(lambda found: "\n" * found[0].count("\n"), text)
    for number, line in enumerate(text.splitlines(), 1):
        yield number, KEY.sub("", line) if path.suffix == ".ftl" else line


def taken_up(given: GivenUp) -> list[str]:
    pattern = re.compile(given.words)
    return [
        f"{path.relative_to(SOURCE)}:{number}: {found[0]} (say: {given.say})"
        for path in files(given.whose, given.language)
        for number, line in sentences(path)
        if (found := pattern.search(line))
    ]


@pytest.mark.parametrize("given", GIVEN_UP, ids=lambda g: f"{g.whose}-{g.language}-{g.say}")
def test_a_word_that_was_given_up_does_not_come_back(given: GivenUp) -> None:
    assert [] == taken_up(given)


def test_every_text_is_looked_at() -> None:
    looked = {path for language in ("en", "fr") for path in files("all", language)}
    assert {path for path in SOURCE.rglob("*.ftl") if "scaffold" not in path.parts} <= looked


@pytest.mark.parametrize(
    ("whose", "sentence"),
    [
        ("all", "Robot, vacher"),
        ("house", "Dresser une table"),
        ("house", "The dealer draws"),
        ("house", "Make a token"),
        ("goat", "Une proposition de Max"),
        ("meeples", "Résoudre l’Ouvrier"),
        ("meeples", "Use the Builder in the Doctor"),
        ("circles", "un billet de train"),
        ("desperados", "You lay a card."),
        ("carson", "Le Mercenaire"),
    ],
)
def test_the_old_words_would_be_noticed(whose: str, sentence: str) -> None:
    assert any(re.search(g.words, sentence) for g in GIVEN_UP if g.whose == whose)


def test_only_what_is_said_is_read(tmp_path: Path) -> None:
    page = tmp_path / "en.ftl"
    page.write_text("dealer = Hello { $dealer ->\n    [dealer] one\n}\n# dealer\n")
    assert [] == [line for _, line in sentences(page) if "dealer" in line]


@pytest.mark.parametrize(
    "path",
    sorted([*SOURCE.rglob("*fr.ftl"), *SOURCE.rglob("*.fr.md")]),
    ids=lambda p: str(p.relative_to(SOURCE)),
)
def test_french_signs_have_their_spaces(path: Path) -> None:
    """A narrow one before ; ! ? and in thousands, a wide one before : » $ % and after «; none that
    breaks."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        text = MARKED.sub("", text)
        assert [] == re.findall(r".{8}(?:\w [:»%]|« )", text)
    signs = r"[ \u00a0][;!?](?!\w)|\u202f[:»$%]|«[^\u00a0]|\d[ \u00a0]\d{3}\b"
    assert [] == re.findall(rf".{{8}}(?:{signs})", text)
