"""Matches with people, clocks, a store and watchers. Knows no game and no network."""
