"""Tournaments and leagues of a house: their tables, their results, their pages."""
