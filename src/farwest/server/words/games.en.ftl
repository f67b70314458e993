games-title = Your games
games-intro = Every game you finished here: find it, replay it, add it up.
games-tab-list = Games
games-tab-numbers = Statistics
games-loading = Looking through the books.
games-none = You have not finished a game here yet.
games-none-start = Choose a game
games-none-fit = No game of yours is like that.
games-found = { $n ->
    [0] No games
    [one] One game
   *[other] { $n } games
}
games-more = Show older games
games-all = Show all
games-filters = Filters
games-filter-game = Game
games-filter-side = Side
games-filter-against = Against
games-filter-won = Result
games-any-game = Any game
games-any-side = Any side
games-any-company = Against anyone
games-any-result = Won or lost
games-search = Name of another player
games-against = { $against ->
    [people] Against people
    [device] On one device
   *[bots] Against bots
}
games-against-level = { $people ->
    [yes] Against people and { $level }
   *[no] Against { $level }
}
games-won = { $won ->
    [yes] Won
   *[no] Not won
}
games-with = { $others ->
    [none] Alone
   *[other] With { $others }
}
games-bot = { $name } ({ $level })
games-result = { $won ->
    [yes] Won
   *[no] Place { $place } of { $of }
}
games-left = A bot finished it
games-score = Score { $score }
games-counts = { $why ->
    [yes] Rated
    [position] Not rated: began from a position
    [device] Not rated: two seats on one device
    [left] Not rated: someone left
    [help] Not rated: with hints
    [undo] Not rated: with undo
    [short] Not rated: too short
    [bots] Not rated: with bots
   *[guest] Not rated: with a guest
}
games-replay = Replay
games-replay-label = Replay: { $game }, { $date }, with { $others }
games-conduct = You played { $finished } of { $of } games with people to the end.
games-ratings = Ratings
games-ratings-help = 1500 is where everyone begins, 400 points are ten to one. The two small numbers: in 19 cases of 20 you are between them. Only rated games count, without hints and undo.
games-ratings-none = No rated game yet.
games-rating-of = { $side ->
    [none] { $against ->
        [people] Against people
       *[other] Against bots
    }
   *[other] { $side }, { $against ->
        [people] against people
       *[other] against bots
    }
} · { $games ->
    [one] one game
   *[other] { $games } games
}
games-interval = { $low } to { $high }
games-provisional = Provisional
games-tallies = Added up
games-tally = { $played ->
    [one] one game
   *[other] { $played } games
}, { $won } won
games-column-against = Against
games-column-seats = Seats
games-column-played = Games
games-column-won = Won
games-column-place = Place
games-column-score = Score
games-column-best = Best
lobby-all-my-games = All your games
