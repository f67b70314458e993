"""Laws of what is made of a view, as pictures, text and numbers; and of the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec.structs import replace
from rich.console import Console, Group
from rich.text import Text

from farwest.kernel.dice import Dice
from farwest.kernel.game import AnyGame
from farwest.kernel.state import OVER, WATCHER
from farwest.kit.drawing import draw
from farwest.kit.fields import FieldEncoder
from farwest.kit.rooms import BeliefMap, Board, Practice, Scoring, Terminal, ask
from farwest.kit.speaking import speech
from farwest.kit.sprites import CANVASES
from farwest.kit.texts import LANGUAGES
from farwest.laws.faults import said_of
from farwest.laws.random_games import hold, walk
from farwest.learning.eyes import Eyes

COLUMNS = 80  # of a terminal, at least
ROOMY = 400  # columns: nothing is cut there
CUT = "…"  # what rich puts where words do not fit
TRIES = 3  # of a practice, the picture before the first one counted
SOME = 8  # positions of a game are looked at, about
NAMES = ("Belle-Étoile", "Max", "Opal", "Georges", "Eva", "Ike", "Jo", "Lou")  # by seat


def looks(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, int, str]]:
    """Some positions, the last one too; whose eyes, a watcher's among them; and a language."""
    every = max(1, sum(1 for _ in walk(game, seats, seed)) // SOME)
    for n, s in enumerate(walk(game, seats, seed)):
        if n % every == 0 or s.seat == OVER:
            turn = n // every
            eyes = s.seat if s.seat >= 0 and turn % 3 else (turn % (seats + 1)) - 1
            yield s, (WATCHER if eyes < 0 else eyes), LANGUAGES[turn // 2 % len(LANGUAGES)]


def the_board_is_painted(game: AnyGame, seats: int, seed: int) -> None:
    """On both canvases, and as a drawing: every symbol is there."""
    room, beliefs = ask(game, Board), ask(game, BeliefMap)
    for s, eyes, language in looks(game, seats, seed) if room else ():
        view, say, names = game.see(s, eyes), speech(game, language), list(NAMES[:seats])
        own = [game.see(s, seat) for seat in range(seats)] if s.seat == OVER else []
        for canvas in CANVASES.values():
            with said_of(f"Painting {asked(game, s)}, {canvas.name}, in {language},"):
                assert room is not None
                picture = room.paint(view, canvas, say, names)
                draw(picture, game.package)
            if beliefs:
                where = f"the beliefs at {asked(game, s)}, {canvas.name}, in {language}"
                with said_of(f"Painting {where},"):
                    made = beliefs.overlay(view, own, picture, say, names)
                    sprites = (*picture.sprites, *made.sprites)
                    draw(replace(picture, sprites=sprites), game.package)
                hold(made.note.title.strip(), f"The note beside {where} says nothing.")


def practice_is_painted(game: AnyGame, seats: int, seed: int) -> None:
    """Before the first try and after some, on both canvases, in both languages."""
    room, dice = ask(game, Practice), Dice(seed)
    for canvas, language in product(CANVASES.values(), LANGUAGES) if room else ():
        at, level = 0, None
        for tried in range(TRIES):
            where = f"practice after {tried} tries, {canvas.name}, in {language}"
            with said_of(f"Painting {where},"):
                assert room is not None
                made = room.exercise(at, level, canvas, speech(game, language), dice.below)
                draw(made.picture, game.package)
            said = [made.about, *([made.said] if tried else [])]
            said += [foreseen.text for foreseen in made.foreseen]
            hold(all(text.strip() for text in said), f"A text of {where} says nothing.")
            at, level = made.at, dice.below(len(made.stops))


def the_board_fits_a_terminal(game: AnyGame, seats: int, seed: int) -> None:
    """In 80 columns nothing is cut off, and nothing that has lines of its own is broken."""
    room = ask(game, Terminal)
    for s, eyes, language in looks(game, seats, seed) if room else ():
        where = f"The terminal board of {asked(game, s)} in {language}"
        with said_of(f"Drawing {asked(game, s)} for a terminal in {language}"):
            assert room is not None
            drawn = room.draw(game.see(s, eyes), speech(game, language), list(NAMES[:seats]))
            here = printed(drawn, COLUMNS)
            cut = [line.strip() for line in here if CUT in line]
            meant = cut and "".join(printed(drawn, ROOMY)).count(CUT)
        hold(len(cut) <= (meant or 0), f"{where} is cut at {COLUMNS} columns: {cut[:1]}")
        wide = max(map(len, [*here, *own_lines(drawn)]), default=0)
        hold(wide <= COLUMNS, f"{where} is {wide} columns wide; a terminal has {COLUMNS}.")


def printed(drawn: Any, width: int) -> list[str]:
    lines = Console(width=width).render_lines(drawn, pad=False)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def own_lines(drawn: Any) -> list[str]:
    """Of text that comes in lines: a drawing is not to be broken as a sentence may be."""
    if isinstance(drawn, Group):
        return [line for part in drawn.renderables for line in own_lines(part)]
    plain = drawn.plain if isinstance(drawn, Text) else drawn
    return plain.split("\n") if isinstance(plain, str) and "\n" in plain else []


def a_view_is_encoded(game: AnyGame, seats: int, seed: int) -> None:
    """Every view gives as many whole numbers as the segments say, a view through JSON the same;
    and learners who step compiled games see the same numbers, no more."""
    encoder = game.encoder
    learner = Eyes(game) if isinstance(encoder, FieldEncoder) and game.compiled else None
    for s, eyes, _ in looks(game, seats, seed) if encoder else ():
        assert encoder is not None
        view = game.see(s, max(eyes, 0))
        with said_of(f"Encoding {asked(game, s)}"):
            numbers = encoder.encode(view)
            again = encoder.encode(game.view_type.read(view.json()))
        size = f"The encoder of {game.name} gives {len(numbers)} numbers at {asked(game, s)}"
        hold(len(numbers) == encoder.size, f"{size}; its segments have {encoder.size}.")
        whole = all(isinstance(number, int) for number in numbers)
        hold(whole, f"The encoder of {game.name} gives something that is no whole number.")
        hold(again == numbers, f"The encoder of {game.name} reads a view otherwise after JSON.")
        if learner and list(learner.see(s, max(eyes, 0))) != numbers:
            wrong = f"At {asked(game, s)} learners see of {game.name} what its view has not: "
            hold(False, f"{wrong}veil() hides otherwise than see().")


def the_score_sheet_adds_up(game: AnyGame, seats: int, seed: int) -> None:
    """Its rows are the scores, seat by seat, and every row can be read."""
    room = ask(game, Scoring)
    for s in walk(game, seats, seed) if room else ():
        if s.seat == OVER:
            assert room is not None
            with said_of("Making the score sheet"):
                rows, decided = room.sheet(s), room.won_by(s)
                titles = ["score-unit", *(row[0] for row in rows), *([decided] if decided else [])]
                for language in LANGUAGES:
                    say = speech(game, language)
                    blank = [title for title in titles if not say(title).strip()]
                    hold(not blank, f"{game.name}/{language}.ftl says nothing by {blank}.")
            sums, scores = (
                [sum(points) for points in zip(*(row[1] for row in rows), strict=True)],
                s.final_points(),
            )
            hold(
                sums == scores,
                f"{game.name}/scoring.py adds up to {sums}; the scores are {scores}.",
            )


def asked(game: AnyGame, s: Any) -> str:
    return "the end" if s.seat == OVER else game.questions[s.kind]
