"""Tournaments and leagues as pure functions: who meets whom, who stands where, and why.

Nothing here knows a game, a table, a person or a clock. What is known of a tournament is a
`Tournament` (facts.py); all else follows from it, so it can be asked again at any time.
"""
