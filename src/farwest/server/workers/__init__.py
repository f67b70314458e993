"""A house of several processes on one machine and one file: `farwest serve --workers N`.

A supervisor holds the doors and forks the workers; each has its share of the tables
(tables/slots.py) and is replaced in its place when it ends or hangs. A browser may be connected to
any of them: what is about a table goes on to the worker that has it, over a socket that only this
house can open.
"""
