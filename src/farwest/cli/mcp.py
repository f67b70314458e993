"""an MCP server over stdio: a language model reads the rules, sits down and plays"""

from __future__ import annotations

import argparse

from farwest.adapters.mcp import server


def add(parser: argparse.ArgumentParser) -> None:
    pass


def run(wishes: argparse.Namespace) -> int:
    server().run("stdio")
    return 0
