"""How those were trained who learned a game by playing it: goat's gambler, desperados' tracker.

train.py learns on an accelerator, worker.py steps the games, courses.py says which tables a game
is learned at, pack.py makes the file that ships, unpack.py takes it apart to go on from, duel.py
sets two that learned against each other.
"""
