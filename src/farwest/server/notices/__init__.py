"""Who is away is told that it is their move: by mail, by push, by a call to a program of theirs."""
