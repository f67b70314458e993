"""The completion of a command as bash, zsh and fish want it written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple


class Values(NamedTuple):
    """What a word can be: one of these, or a file; if neither, anything."""

    words: tuple[str, ...]
    files: bool = False
    again: bool = False  # the words after it are of the same kind


class Taken(NamedTuple):
    """An option of a command."""

    names: tuple[str, ...]
    help: str
    takes: bool  # a value
    metavar: str
    values: Values


class Command(NamedTuple):
    name: str
    help: str
    options: tuple[Taken, ...]
    places: tuple[Values, ...]  # the words that are no options, in order


def bash(program: str, commands: Sequence[Command]) -> str:
    """Counts the words that are no options, past the values of those that take one."""
    words = " ".join(command.name for command in commands)
    return f"""\
# bash completion of {program}, written by `{program} completion bash`
_{program}() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
    local command="${{COMP_WORDS[1]}}" options="" taking="" values="" place=0 k
    if (( COMP_CWORD == 1 )); then
        COMPREPLY=( $(compgen -W "{words} --help --version" -- "$word") )
        return
    fi
    case "$command" in
{"".join(bash_options(command) for command in commands)}    esac
    for (( k = 2; k < COMP_CWORD; k++ )); do
        case "${{COMP_WORDS[k]}}" in
            -*) [[ " $taking " == *" ${{COMP_WORDS[k]}} "* ]] && (( k++ )) ;;
            *) (( place++ )) ;;
        esac
    done
    values="${{command}} ${{place}}"
    [[ " $taking " == *" $before "* ]] && values="$command $before"
    [[ "$word" == -* ]] && values="options"
    case "$values" in
        options) COMPREPLY=( $(compgen -W "$options" -- "$word") ) ;;
{"".join(line for command in commands for line in bash_values(command))}    esac
}}
complete -F _{program} {program}
"""


def bash_options(command: Command) -> str:
    every = " ".join(name for option in command.options for name in option.names)
    taking = " ".join(name for option in command.options if option.takes for name in option.names)
    return f'        {command.name}) options="{every}" taking="{taking}" ;;\n'


def bash_values(command: Command) -> Iterator[str]:
    for option in command.options:
        for name in option.names if option.takes else ():
            yield bash_case(f'"{command.name} {name}"', option.values)
    for place, values in enumerate(command.places):
        pattern = f'"{command.name} "*' if values.again else f'"{command.name} {place}"'
        yield bash_case(pattern, values)


def bash_case(pattern: str, values: Values) -> str:
    if values.files:
        done = 'compopt -o filenames 2> /dev/null; COMPREPLY=( $(compgen -f -- "$word") )'
    elif values.words:
        done = f'COMPREPLY=( $(compgen -W "{" ".join(values.words)}" -- "$word") )'
    else:
        done = "COMPREPLY=()"
    return f"        {pattern}) {done} ;;\n"


def zsh(program: str, commands: Sequence[Command]) -> str:
    named = "".join(f"        {quoted(f'{command.name}:{command.help}')}\n" for command in commands)
    return f"""\
#compdef {program}
# zsh completion of {program}, written by `{program} completion zsh`
_{program}() {{
    local -a commands=(
{named}    )
    if (( CURRENT == 2 )); then
        _describe command commands
        return
    fi
    shift words
    (( CURRENT-- ))
    case $words[1] in
{"".join(zsh_case(command) for command in commands)}    esac
}}
if [[ $funcstack[1] == _{program} ]]; then _{program} "$@"; else compdef _{program} {program}; fi
"""


def zsh_case(command: Command) -> str:
    lines = [quoted(said) for option in command.options for said in zsh_option(option)]
    for place, values in enumerate(command.places, 1):
        lines.append(quoted(f"{'*' if values.again else place}:: :{zsh_values(values)}"))
    return f"        {command.name}) _arguments {' '.join(lines)} ;;\n"


def zsh_option(option: Taken) -> Iterator[str]:
    said = option.help.replace("[", "(").replace("]", ")").replace(":", " -")
    for name in option.names:
        value = f":{option.metavar.replace(':', ' ')}:{zsh_values(option.values)}"
        yield f"*{name}[{said}]{value if option.takes else ''}"


def zsh_values(values: Values) -> str:
    if values.files:
        return "_files"
    return f"({' '.join(values.words)})" if values.words else " "


def fish(program: str, commands: Sequence[Command]) -> str:
    lines = [
        f"# fish completion of {program}, written by `{program} completion fish`",
        f"complete -c {program} -f",
    ]
    for command in commands:
        said = quoted(command.help)
        lines.append(f"complete -c {program} -n __fish_use_subcommand -a {command.name} -d {said}")
        there = f"complete -c {program} -n '__fish_seen_subcommand_from {command.name}'"
        lines += [f"{there} {part}" for part in fish_parts(command)]
    return "\n".join([*lines, ""])


def fish_parts(command: Command) -> Iterator[str]:
    for option in command.options:
        names = " ".join(
            f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names
        )
        value = f" {fish_values(option.values, ' -x')}".rstrip() if option.takes else ""
        yield f"{names}{value} -d {quoted(option.help)}"
    for values in command.places:
        if values.files or values.words:
            yield fish_values(values)


def fish_values(values: Values, needed: str = "") -> str:
    if values.files:
        return "-r -F" if needed else "-F"
    words = f" -a {quoted(' '.join(values.words))}" if values.words else ""
    return f"{needed}{words}".strip()


def quoted(text: str) -> str:
    """As one word of any of these shells."""
    return "'" + text.replace("'", "’") + "'"


SHELLS: Final[dict[str, Callable[[str, Sequence[Command]], str]]] = {
    "bash": bash,
    "zsh": zsh,
    "fish": fish,
}
