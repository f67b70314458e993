"""The games of the house. A new one is a folder and a line here."""

GAMES = ("goat", "meeples", "circles", "desperados", "carson")
