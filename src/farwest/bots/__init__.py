"""Players made of code."""

from farwest.bots.simple import Bot, RandomBot

__all__ = ["Bot", "RandomBot"]
