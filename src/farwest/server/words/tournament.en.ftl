# Tournaments and leagues.

cups-title = Tournaments
cups-intro = Several tables, several rounds, one winner. Enter one, or host your own.
cups-loading = Asking the house.
cups-host = Host a tournament
cups-open = Open for entries
cups-playing = Being played
cups-over = Over
cups-leagues = Leagues
cups-none = None just now.
cups-all = All tournaments
cups-lobby-none = Several tables, several rounds, one winner.
cups-my-table = Your table waits
cups-enter-short = Enter
cups-see = See it
cups-run = Run it
cup-format = { $format ->
    [round-robin] Round robin
    [knock-out] Knock-out
   *[swiss] Swiss
  }
cup-format-help = { $format ->
    [round-robin] Everybody meets everybody.
    [knock-out] The better half of each table goes on, until one table is left.
   *[swiss] Every round, those who stand alike meet, and nobody twice while it can be helped.
  }
cup-size = { $size } a table
cup-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
cup-round-of = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
  }
cup-hosted-by = Hosted by { $name }
cup-stage = { $stage ->
    [open] Open for entries
    [playing] Being played
   *[over] Over
  }
cup-same-deal = Same draws for all
cup-same-deal-help = All tables of a round have the same draws. Each seat is compared with the same seat at the other tables: luck is taken out.
cup-bots = Bots may enter
cup-enter = Enter
cup-enter-note = Your browser adds bytes of its own, so that nobody can choose lots or draws.
cup-other-seal = The house shows another seal than before. Do not enter here.
cup-leave = Leave the tournament
cup-leave-sure = Leave for good? What you played stays; the rounds to come are played without you.
cup-go-to-table = To your table
cup-your-table = Your table of round { $round } waits for you.
cup-wait-next = You play in the next round too. The host starts it.
cup-bye-now = You have a bye in this round: half a point.
cup-not-yet = It begins when the host closes the registration.
cup-over-won = { $name } wins.
cup-standings = Standings
cup-entrants = Players
cup-rounds = Rounds
cup-no-rounds = No round has been paired yet.
cup-why = { $why ->
    [reached] Before { $other }: came further.
    [points] Before { $other }: more points, { $more } to { $less }.
    [met] Level with { $other } on points, and did better where they met: { $more } to { $less }.
    [opponents] Level with { $other } on points, but met stronger players: theirs have { $more } points on average, not { $less }.
    [wins] Level with { $other } so far, but won more tables: { $more } to { $less }.
    [margin] Level with { $other } so far, but ahead in the games’ own points: { $more } to { $less } against the average of the tables.
    [lot] Level with { $other } in everything: the lot decided.
   *[other] Nobody is behind.
  }
cup-order-title = What decides
cup-order = { $why ->
    [reached] How far one came
    [points] Points: 1 for the first of a table, 0 for the last, evenly between; a bye is half a point
    [met] Who is level: how they did where they met
    [opponents] Who is level: the points of those they met, on average
    [wins] Who is still level: tables won
    [margin] Who is still level: the games’ own points, against the average of each table
   *[lot] Who is level in everything: the lot, drawn from everybody’s bytes
  }
cup-byes = Bye: { $names }
cup-left-mark = left
cup-left-game = left the game
cup-table = Table { $n }
cup-table-stage = { $stage ->
    [waiting] Waits for its players
    [playing] Being played
    [void] Came to no end: half a point each
   *[over] Over
  }
cup-see-table = Look in
cup-see-over = How it went
cup-placed = { $place }.
cup-my-mark = you
cup-proof-title = Were all dealt the same?
cup-proof-text = Before the first entry the house showed the seal below. After each round it shows the secret of that round, which fits the seal, so the draws were fixed first, and your bytes came after. The file has everything to check it, with: farwest verify tournament.json
cup-seal = Seal
cup-secret = Secret of round { $round }
cup-proof-save = Save the proof
cup-run-title = Run the tournament
cup-run-intro = Only you see this page.
cup-run-next = Next
cup-run-close = Close the registration
cup-run-close-note = { $count } have entered. Nobody can enter afterwards.
cup-run-few = Too few have entered yet.
cup-run-pair = Pair round { $round }
cup-run-pair-note = Sets up the tables and seats everybody.
cup-run-wait = { $left ->
    [0] All tables of this round are over.
    [one] One table of this round is not over yet.
   *[other] { $left } tables of this round are not over yet.
  }
cup-run-by-itself = The next round begins by itself.
cup-run-over = It is over.
cup-run-bots = Bring in bots
cup-run-bots-add = { $count ->
    [one] Add a bot
   *[other] Add { $count } bots
  }
cup-run-how-many = How many
cup-run-level = Level
cup-run-replace = Replace by a bot
cup-run-replace-name = Replace { $name } by a bot
cup-run-dismiss = Remove
cup-run-dismiss-name = Remove { $name }
cup-run-end = End the tournament
cup-run-end-sure = End it now? The standings stay as they are.
cup-run-sure = Yes
cup-run-not = No
cup-run-read = The page for everybody
cup-back = To the tournament
cup-invite = Others enter here
cup-new-title = Host a tournament
cup-new-intro = You choose what is played and start each round; the house pairs, seats and counts.
cup-new-kind = What
cup-new-cup = A tournament
cup-new-league = A league
cup-new-league-help = Divisions; a season is a tournament for each, and after it the best go up and the last go down. Members have an account.
cup-new-cup-help = A few rounds, then one winner.
cup-new-name = Its name
cup-new-game = Game
cup-new-format = How
cup-new-size = At a table
cup-new-rounds = Rounds
cup-new-rounds-auto = As many as it needs
cup-new-pace = Pace
cup-new-same = Same draws for all tables
cup-new-bots = Bots may enter
cup-new-bots-help = You bring them in before you close the registration.
cup-new-by-itself = Rounds begin by themselves
cup-new-by-itself-help = The next round is paired as soon as the last table is done.
cup-new-division = Members of a division
cup-new-moving = Go up and down
cup-new-go = Open the registration
league-intro = { $format ->
    [round-robin] Round robin
   *[swiss] Swiss
  }, { $size } a table. After each season { $moving } go up and { $moving } go down.
league-season = { $season ->
    [0] No season yet
   *[other] Season { $season }
  }
league-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
  }
league-division = Division { $n }
league-to-cup = Rounds and tables
league-goes = { $goes ->
    [up] goes up
    [down] goes down
   *[no] stays
  }
league-waiting = With the next season
league-nobody = Nobody waits for the next season.
league-enter = Join the league
league-leave = Leave the league
league-account = To join, keep your name under a password.
league-begin = { $season ->
    [1] Begin the first season
   *[other] Begin season { $season }
  }
league-before = Seasons before
league-before-one = Season { $season }, division { $division }
league-of = Season { $season }, division { $division }
cup-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
cup-sums = won { $wins } of { $played }
cup-level-instead = { $level }, for { $name }
cup-rounds-legend = Beside each name: the game’s own points, then what the table is worth here.
