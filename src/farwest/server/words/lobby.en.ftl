lobby-title = Lobby
lobby-intro = Frontier games, one table. Play with friends, or deal yourself in against the house bots.
lobby-waits = { $count ->
    [0] Nobody waits for you. A quick game meanwhile?
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
lobby-loading = The saloon doors are opening.
lobby-stranger = Stranger

## The bar above

nav-label = Pages
nav-play = Play
nav-new = New table
nav-replays = Replays
nav-rules = Rules
nav-me = { $name }: your name and settings
nav-no-name = Choose a name

## Posters

lobby-games = Games
lobby-play = Play now
lobby-play-label = Play now: { $game }, against bots
lobby-going = Dealing you in
lobby-set = Choose seats and bots
lobby-set-label = Choose seats and bots: { $game }
lobby-read = Read the rules
lobby-on-trail = Still on the trail
lobby-not-yet = Not here yet
lobby-no-board = In the terminal only
lobby-seats = { $few } to { $many } players
lobby-seats-short = { $few }–{ $many }
lobby-minutes = About { $minutes } minutes
lobby-minutes-short = { $minutes } min

## Tables

lobby-open = Open tables
lobby-open-start = New table
lobby-filter = Which tables
lobby-filter-game = Game
lobby-filter-any = Any game
lobby-filter-free = Free seats
lobby-filter-seats = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
lobby-filter-pace = Pace
lobby-filter-paces = Any pace
lobby-filter-none = No open table is like that.
lobby-pace = { $pace ->
    [free] No clock
    [clock] With a clock
   *[days] By post
}
lobby-start-here = Start here: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
lobby-start-text = A short lesson at a real table, step by step. Then you play on.
lobby-show-me = Show me
lobby-house = The house table
lobby-house-text = The bots of the house play among themselves. Watch how it goes.
lobby-house-watch = Watch them
lobby-friend = Bring a friend
lobby-friend-text = Start a table and send the link. Nobody needs an account; whoever opens it can sit down.
lobby-mine = Your games
lobby-watch = Watch a table
lobby-replay-file = Replay a game from a file
lobby-by = { $name }’s table
lobby-no-clock = no clock
lobby-your-turn = Your turn
lobby-waiting-people = { $free ->
    [0] Everybody is seated
    [one] One seat is free
   *[other] { $free } seats are free
}
lobby-move = Move { $move }
lobby-sit = Sit down
lobby-play-on = Play on
lobby-look-in = Look in
lobby-replay = Replay
lobby-see = Watch
lobby-action = { $action }: { $game }, { $note }
lobby-free-seat = free seat
lobby-seated = { $name } sits here
lobby-more = { $count ->
    [one] And one more table
   *[other] And { $count } more tables
}

## When the house is silent

house-no-line = The house does not answer. Nothing is lost; try again in a moment.
house-trouble = The house has stumbled (error { $status }). Nothing was changed; try again in a moment.
