"""How a house runs, for its owner: the last hour, backups, and what it allows."""
