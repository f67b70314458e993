lobby-title = Lobby
lobby-intro = Frontier games, one table. Play with friends, or deal yourself in against the house bots.
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
lobby-open-none = No open tables. Start one and the bots will come.
lobby-open-start = New table
lobby-mine = Your games
lobby-mine-none = No games yet. Pick a poster above, and your table waits here.
lobby-watch = Watch a table
lobby-watch-none = Nobody plays in public just now.
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
