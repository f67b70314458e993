## Puzzles

nav-puzzles = Puzzles
puzzle-title = Puzzles
puzzle-heading = Puzzles
puzzle-intro = Moments of real games at which one move beats all others. One try: then you see why.
puzzle-page = Puzzle: { $game }
puzzle-daily = Puzzle of the day
puzzle-try = Try it
puzzle-look = See it again
puzzle-all = All puzzles
puzzle-none = This house has no puzzles yet.
puzzle-loading = The puzzle is being laid out…
puzzle-find = Your move: find the best
puzzle-about = About this puzzle
puzzle-log = What happened so far
puzzle-answer = The answer
puzzle-odds = Wins in 100 games
puzzle-yours = (your move)
puzzle-next = Next puzzle
puzzle-watch = Watch how it went
puzzle-play-on = Play on from here
puzzle-again = Try it again
puzzle-before = { $tried ->
    [right] You found it before.
   *[wrong] You missed it before.
}
puzzle-tried = { $tried ->
    [right] found
   *[wrong] missed
}
puzzle-missed = Missed today
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-streak-kept = { $where ->
    [account] Your account remembers it.
   *[browser] Only this browser remembers it. With an account it counts on every device.
}
puzzle-seats = { $seats } players
puzzle-part = { $part ->
    [opening] Early
    [middle] Middle
   *[end] Late
}
puzzle-from = From a game of { $seats } players, { $part ->
    [opening] early on
    [middle] half-way
   *[end] near its end
}. Other seats are bots.
puzzle-solved-of = { $n } of { $of } found
puzzle-stars = { $stars ->
    [one] { $stars } star of 3
   *[other] { $stars } stars of 3
}
puzzle-stars-help = { $stars ->
    [1] Beginners overlook it.
    [2] Fair players overlook it.
   *[other] Good players overlook it.
}
puzzle-facts = { puzzle-part }, { puzzle-seats }
puzzle-chosen = { $text } { puzzle-yours }
