"""A house for one, in the browser itself: the same rules, bots, tables and texts, and no server.

A web worker runs it under Pyodide (web/offline/worker.mjs); everything here runs under any Python.
"""

from farwest.tables.alone.pocket_house import PocketHouse, PocketLine

__all__ = ["PocketHouse", "PocketLine"]
