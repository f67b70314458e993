wait-heading = { $free ->
    [0] Everybody is seated
    [one] One seat is still free
   *[other] { $free } seats are still free
}
wait-host-starts = The host starts the game.
wait-seat = Seat { $number }
wait-free = Free
wait-you = you
wait-here = at the table
wait-gone = not at the table
wait-guest = On this device
wait-sit = Sit here
wait-sit-label = Sit here: seat { $number }
wait-stand = Stand up
wait-put-bot = Put a bot here
wait-put-bot-label = Put a bot here: seat { $number }
wait-level = How well new bots play
wait-name = Your name at the table
wait-name-help = Up to 24 letters. No password needed.
wait-start = Start the game
wait-start-bots = { $free ->
    [0] All seats are taken
    [one] A bot takes the free seat
   *[other] Bots take the { $free } free seats
}
wait-link = The way to this table
wait-link-help = Whoever has this address can sit down or watch.
wait-copy = Copy the link
wait-copied = Copied
wait-clock = Clock: { $clock }
wait-variant = { $title }: { $value }
wait-beliefs = Spectators can see a suspicion map: where everyone could be, from what all have seen.
wait-delay = Spectators are { $seconds } seconds behind.
wait-public = In the lobby for all to see.
wait-private = By link only.
wait-watchers = { $count ->
    [one] One spectator watches.
   *[other] { $count } spectators watch.
}
wait-fair = Fair draws
wait-fair-text = The house has already fixed its secret and shows its seal below. Your browser then adds bytes of its own, so neither the house nor a player can choose the cards. After the game you can check it.
wait-seal = The seal of the house
wait-bytes = Bytes from the seats
wait-bytes-mine = Yours: { $bytes }
wait-bytes-count = { $given ->
    [0] Nobody has added bytes yet.
    [one] One person has added bytes.
   *[other] { $given } people have added bytes.
}
wait-colour = Your colour
colour-1 = Red
colour-2 = Blue
colour-3 = Yellow
colour-4 = Green
colour-5 = Pink
colour-6 = White
wait-fair-how = How it works
wait-other-seal = The house shows another seal than before. Your browser gave it no bytes: do not play at this table.
wait-free-seat = Free the seat
wait-free-label = Free the seat of { $name }
