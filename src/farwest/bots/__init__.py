"""Players made of code. Each is handed a View, never a State."""

from farwest.bots.registry import bot, bots, register, seated, stand_in
from farwest.bots.search import GreedyBot, SearchBot
from farwest.bots.simple import Bot, RandomBot

__all__ = [
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "bot",
    "bots",
    "register",
    "seated",
    "stand_in",
]
