create-title = New table
create-title-of = New table: { $game }
create-game = Game
create-how = How do you want to play?
create-preset-plain-help = The rules as we play them, with bots for company.
create-preset-first = First time
create-preset-first-help = Few and gentle bots, and help at the table.
create-preset-quick = Quick
create-preset-quick-help = As few players as can be, and bots that never dawdle.
create-preset-post = By post
create-preset-post-help = People by link, with three days for every move.
create-preset-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
create-changes = { $n ->
    [one] One change
   *[other] { $n } changes
}
create-reset = Reset
create-side = Which side are you on?
create-side-drawn = Let the dice say
create-side-drawn-help = Drawn when the game begins
create-role-change = Change sides: { $role }
create-role-drawn = Drawn
create-bot-of = Bot: { $level }
create-less = { $step } less
create-more = { $step } more
create-fair = balanced: { $n }
create-variants-value = { $n ->
    [0] as usual
    [one] one changed
   *[other] { $n } changed
}
create-bots = Bots
create-pace-on = take their time
create-pace-off = play at once
create-sum = { $game }: { $preset }
create-sum-changed = { $n ->
    [one] { $game }: { $preset }, one change
   *[other] { $game }: { $preset }, { $n } changes
}
create-sum-side = You play: { $role }.
create-sum-start = The game begins at once.
create-sum-wait = { $free ->
    [one] One seat waits for a person.
   *[other] { $free } seats wait for people.
}
create-seats = Seats
create-seating = Who sits where
create-seating-help = Seat 1 begins, unless the rules say otherwise. Several people on one device pass it round behind a curtain.
create-seat = Seat { $number }
create-who-me = You
create-who-open = Open
create-who-guest = Guest here
create-who-bot = Bot
create-who-me-help = Your own seat.
create-who-open-help = Anyone with the link can sit down.
create-who-guest-help = Someone who shares this device with you.
create-guest-name = Name of the guest
create-guest-placeholder = Guest
level-greenhorn = Greenhorn
level-cowhand = Cowhand
level-gunslinger = Gunslinger
level-legend = Legend
level-greenhorn-help = New in town, and acts on impulse.
level-cowhand-help = Knows the work, misses a trick.
level-gunslinger-help = Thinks ahead, seldom forgives.
level-legend-help = The best the house has.
create-variants = House rules
create-preset-usual = As usual
create-preset-usual-help = The published rules, as most tables play them.
create-variants-none = This game is played one way only.
create-variant-seats = Not with { $count } players.
create-clock = Clock
create-clock-none = None
create-clock-none-help = Everybody takes the time they need.
create-clock-of = { $minutes } min + { $seconds } s
create-clock-help = { $minutes ->
    [one] One minute each for the whole game, and { $seconds } seconds more after every move. When time is up, a bot takes over.
   *[other] { $minutes } minutes each for the whole game, and { $seconds } seconds more after every move. When time is up, a bot takes over.
}
create-clock-days = { $days ->
    [one] A day a move
   *[other] { $days } days a move
}
create-clock-days-help = { $days ->
    [one] For a game by letter: a day for every move. When time is up, a bot takes over.
   *[other] For a game by letter: { $days } days for every move. When time is up, a bot takes over.
}
create-public = Who can come
create-public-link = By link
create-public-link-help = Only people you send the address to.
create-public-all = Everybody
create-public-all-help = The table stands in the lobby: people can sit down or watch.
create-delay = Spectators see it
create-delay-none = At once
create-delay-none-help = They see only what every seat sees.
create-delay-seconds = { $seconds } s later
create-delay-minutes = { $minutes ->
    [one] { $minutes } minute later
   *[other] { $minutes } minutes later
}
create-delay-help = So that nobody can whisper across the table. Where a game has a suspicion map, they can see it.
create-pace = Bots take their time
create-pace-help = Off: they play as fast as they can.
create-go = Start the table
create-go-start = All seats are taken, the game begins
create-go-wait = { $free ->
    [one] One seat stays open
   *[other] { $free } seats stay open
}
create-going = Starting the table
create-no-me = Nobody sits at this table for you: you will watch.
create-not-yet = { $game } cannot be played in the browser yet.
create-unknown = There is no game called “{ $game }” in this house.
create-to-lobby = Back to the lobby
