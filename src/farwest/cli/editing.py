"""The line that is being typed: arrows, history, and Tab, which completes what can be answered or
asked for. Where Python has no readline the line is plain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from types import ModuleType
from typing import Final

from farwest.cli.asides import TAKE_WORDS, Asides
from farwest.cli.choices import Bunch
from farwest.kit.searching import folded

readline: ModuleType | None = None
with suppress(ImportError):
    import readline as found_readline

    readline = found_readline

A_LIST: Final = 100  # completions that are shown without asking


def offer(asides: Asides, found: Sequence[Bunch], things: Callable[[], list[str]]) -> None:
    """Tab completes these from now on. `things`: what help knows, asked for only when needed."""
    if readline is None:
        return
    kept: list[str] = []

    def complete(typed: str, nth: int) -> str | None:
        if nth == 0:
            kept[:] = completions(typed, asides, found, things)
        return kept[nth] if nth < len(kept) else None

    readline.set_completer_delims("")  # a completion is the whole line: “offer thief”
    readline.set_completer(complete)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    if not libedit:
        readline.parse_and_bind(f"set completion-query-items {A_LIST}")
        readline.parse_and_bind("set completion-ignore-case on")


def completions(
    typed: str, asides: Asides, found: Sequence[Bunch], things: Callable[[], list[str]]
) -> list[str]:
    """As listed; else by the whole text; else by the names, which no language changes."""
    begun = folded(typed)
    options = [choice.option for bunch in found for choice in bunch.choices]
    texts, names = [option.text for option in options], [option.name for option in options]
    for every in (lines(typed, asides, found, things), texts, names):
        fitting = [line for line in every if folded(line).startswith(begun)]
        if fitting:
            return list(dict.fromkeys(fitting))
    return []


def lines(
    typed: str, asides: Asides, found: Sequence[Bunch], things: Callable[[], list[str]]
) -> Iterator[str]:
    """All that could be typed; after “help ” what it could be about."""
    word, space, _ = typed.partition(" ")
    wish = asides.heard(word) if space else None
    if wish is not None and wish.name in TAKE_WORDS:
        about = things() if wish.name == "help" else answers(found)
        yield from (f"{word} {thing}" for thing in about)
        return
    yield from answers(found)
    yield from asides.first.values()


def answers(found: Sequence[Bunch]) -> Iterator[str]:
    """As they are listed."""
    for bunch in found:
        yield from (choice.text for choice in bunch.choices)
