## What the house says

app-new = New table
app-puzzles = Puzzles
and = { $head } and { $tail }
bot-names = Red Bill, Belle-Étoile, Opal, Maurice, Salomé, Old Abner, Calamity Rose, Silas, Lone Pine Pete, Dolores, Doc Hollis, Minnie
seat-open = Open seat
somebody = Someone
somebody-gone = A former player
value-yes = Yes
value-no = No
clock = { $increment ->
    [0] { $minutes } min each
   *[other] { $minutes } min + { $increment } s
}
clock-days = { $days ->
    [one] { $days } day each
   *[other] { $days } days each
}
clock-move = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
clock-minutes = { $minutes } min a move
won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the win
}
thinks = { $who } is thinking
my-move = Your move
learner = You
turn-you = You
turn-setup = Setting up
lesson-reading = Read on
lesson-over = That was the lesson
lesson-done = That is how it goes. Play on from here, sit down at a real game, or read the page at your leisure.
chance-is-asked = The house draws
happens = See what happens
no-choice = You have no choice here: it is done for you
held-lost = After what the others chose, this is not possible any more: { $option }.
over = The game is over
asked-for-a-hint = { $name } asked for a hint.
guest = Guest
points = points
total = Score
fair = The house drew { $n ->
    [one] once
   *[other] { $n } times
}, each time as the secret says.
unfair = Draw { $n } is not the one that the secret gives.
unproven = This saved game has no secret, so nobody can check its draws.

## When something is not possible

error-rated-undo = Nothing is undone at a rated table.
error-need-account = This needs an account: keep your name under a password first.
error-no-such-person = Nobody of that name shows anything here.
error-own-friend = That is you.
error-sits-already = { $name } has a seat there already.
error-friends-full = Enough friends were asked for now; try again tomorrow, or end some first.
error-invitations-full = You have invited enough people for today.
error-announcements-full = There are as many announcements as fit: take one down first.
error-other-name = Write your name exactly as it stands here.
error-nobody-absent = Nobody the table waits for is away. With a clock, the clock decides.
error-absent-briefly = Wait { $minutes } minutes after the last move: they may come back.
error-not-begun = The game has not begun.
error-begun = The game has begun.
error-colour-taken = That colour is taken; another one is free.
error-seat-taken = Seat { $n } is taken; another one may be free.
error-nobody-there = Nobody sits on seat { $n }: sit down, or put a bot there.
error-no-side = This table has no such side to choose: the sides are drawn, or there are none.
error-side-taken = That side is taken. Ask the host to change the two seats.
error-seated-already = You have a seat at this table already.
error-other-seal = The seal of this table is another one than you were shown. Do not play here.
error-no-salt = { $name } has not added bytes to the draws yet: their page must be open once, or the host frees the seat.
error-nobody-to-free = Seat { $n } is not someone else’s.
error-undo-known = Something hidden came out since: that cannot be undone.
error-stopped = This table began under version { $was } of the rules, and the house went on to version { $now }, which would play it otherwise. So it cannot go on here; the game can be saved.
error-other-rules = This game was played by version { $was } of the rules; the house has version { $now }, which would play it otherwise.
error-game-over = The game is over: there is nothing left to answer.
error-stale = The table has moved on: that was for move { $move }, and it is move { $now }.
error-overtaken = Someone else was faster; look again.
error-not-your-turn = It is not your turn.
error-bot-plays = A bot plays for you: come back first, if your time is not up.
error-curtain = Lift the curtain first: nobody else should see this.
error-talk-full = Enough was said at this table.
error-talk-open = All talk at this table is open: say it to everybody.
error-talk-private = Only those who play can write at a private table.
error-second-thoughts = You have changed your mind too often in this game.
error-wishes-full = You have asked for that too often at this table.
error-nobody-to-bar = Nobody you can show out said that.
error-nobody-to-mute = Nobody else said that.
error-barred = The host does not want you at this table.
error-broken-table = This position breaks the rules of the game: the game cannot go on from here.
error-no-circle = Here you have nobody to plan with in private.
error-plan-long = A plan has at most { $n } stops.
error-no-such-stop = A plan cannot lead there.
error-plans-full = This plan was changed too often.
error-own-browser = A program cannot do that in someone’s name: use the browser.
error-log-full = This table has gone on too long; a rematch gets a new one.
error-nothing-to-undo = You have nothing to undo.
error-no-undo-asked = Nobody asks to undo anything.
error-no-say = You have no say in this.
error-nothing-to-leave = There is no game to leave.
error-time-is-up = Your time is up: a bot plays for you.
error-not-over = That has to wait until the game is over.
error-host-only = Only the host can do that.
error-help-off = The host chose no hints at this table.
error-offline-no-hint = Hints need the house: there are none without a connection.
error-nobody-to-block = There is nobody there to block.
error-blocked-full = You have blocked as many people as the house remembers: take someone off your list first.
error-left-table = Nobody came back to this table for weeks: it was closed, and nobody won. The game can be saved.
error-backup-runs = A backup is being made already.
error-no-backup-here = This house keeps no file of its own: back up its database.
error-closed-table = The owner of this house closed this table. The game can be saved.
error-nobody-to-report = There is nobody to report for that.
error-reports-full = You have reported enough for today.
error-bans-full = There are too many bans: lift some first.
error-no-such-report = There is no such open report.
error-no-such-ban = There is no such ban.
error-owner-only = This page is for the owner of the house: open the link that the house printed when it started.
error-used-key = This link was used already, or is not of this start: the house prints a new one whenever it starts.
error-own-ban = That would shut you out yourself.
error-ban-whom = Choose a person, or an address and how long.
error-banned = { $hours ->
    [0] The owner of this house has shut you out.
    [one] The owner of this house has shut you out. Come back in an hour.
   *[other] The owner of this house has shut you out. Come back in { $hours } hours.
}
error-no-such-seat = There are seats 1 to { $n }.
error-not-seated = You have no seat at this table.
to-the-lobby = To the lobby
error-no-such-page = There is no such page.
error-no-such-table = There is no such table; it may have been taken down.
error-no-such-action = This game has no such move.
error-bad-message = The house did not understand that message: { $why }
error-days-off-already = You have days off already: end those first.
error-days-off-spent = That is more than the { $days } days off of a year.
error-no-such-order = That cannot be ordered ahead here.
error-old-link = This link no longer counts: ask for a new one on your page.
error-no-notices = This house sends nothing that way.
error-no-mail-address = That is not an e-mail address: write it as name@example.org.
error-no-hook-address = The house can’t call that address: it takes https addresses of the open internet.
error-mail-not-sent = The letter could not be sent just now; try again in a while.
error-hook-not-called = Nobody answered at that address; try again when your program listens.
error-no-such-zone = { $zone } is no time zone that the house knows, like Europe/Paris.
error-asked-enough = The house has asked there often enough; try again in an hour.
error-too-fast = That was too fast; wait a moment and try again.
error-too-slow = That came too slowly; try again.
error-too-large = That message is too large.
error-too-many = The house is full just now; try again in a while.
error-too-many-lines = You have this table open too often; close a window first.
error-no-hint = There is no hint for you now: it is not your turn.
error-bad-token = This access key is not known here; ask the house for a new one.
error-need-name = Tell the house your name first.
error-name-taken = Someone keeps the name { $name } under a password; choose another, or sign in.
error-wrong-password = That name and password do not fit.
error-foreign-page = This request comes from a page of another site.
error-seats = { $title } is for { $few } to { $many } seats.
error-no-me = One of the seats must be yours.
error-no-board = { $title } has no board for the browser yet.
error-bad-record = That file is not a finished game of this house: { $why }
error-long-game = That file has { $n } moves; a game here never has more than { $most }.
error-bad-move = The game has moves 0 to { $n }.
error-bad-branch = This branch does not fit the game: one of its moves is not possible there.
error-store = The house could not write that down: { $why }
error-store-read = The house could not read its file: { $why }
error-store-full = The disk of the house is full: nothing was written. Make room and try again.
error-store-locked = Another program has hold of the house’s file: nothing was written. Stop that program, or try again.
error-store-closed = The house is closed: nothing more is written or read.
error-slot-lost = Another process of this house has that table now: nothing was written. Come in again.
error-store-place = The house cannot keep its file at { $path }: { $why }
error-no-driver = A house in PostgreSQL needs asyncpg: `pip install farwest[postgres]`.
error-database-silent = The database of the house does not answer: { $why }. Nothing is known to be written; try again.
error-database-foreign = The tables in that database belong to another program: name another database or schema with --store.
error-database-newer = That house was written by a newer farwest (its format is number { $file }, this program knows { $known }): start the newer one.
error-target-full = There is a house in { $target } already, and nothing is written over it: name an empty place.
error-house-lives = The house in { $source } is open: stop it first, or what is played meanwhile would stay behind.
error-moved-wrong = { $table } did not arrive in { $target } as it was: nothing was kept there. Try again.
error-no-thinkers = This house has no place for thinkers; `farwest serve --thinkers FILE` makes one.
error-thinker-key = That key is not this house’s: take the file that `farwest serve --thinkers FILE` wrote.
error-thinker-version = This thinker is farwest { $theirs }, the house { $ours }: they must be the same, or its answers might not be.
error-store-foreign = This file belongs to another program: name another one with --db.
error-house-runs = A house runs on { $file } already: process { $pid }, at { $address }. Stop that one first, or name another file with --db.
error-file-there = { $file } is there already, and nothing is written over it: name another file.
error-file-broken = { $file } is broken: { $why }. Nothing was changed.
error-no-house-there = There is no house in { $file }; `farwest serve --db FILE` keeps one there.
error-closing = The house is closing for a moment: come back soon.
error-not-open = The house is not open yet.
error-store-old = The house’s file is not in its newest shape yet.
error-need-https = This page came over https, and the house does not know that: a proxy stands in front of it. Whoever runs the house starts it with --https.
error-store-newer = This file was written by a newer farwest (its format is number { $file }, this program knows { $known }): start the newer one, or name another file with --db.
error-lesson-read = Nothing is to be answered here: read on.
error-lesson-answer = This wants an answer before the lesson goes on.
error-lesson-begins = The lesson begins here.
error-lesson-only = A lesson has no such thing: it is for one, and nobody watches.
error-lesson-none = There is no lesson for this game.
error-inside = Something broke inside the house. Nothing is lost; try again.

## Puzzles

puzzle-right = That is the best: { $best }
puzzle-wrong = There is better: { $best }
puzzle-theme-other = Other moments
puzzle-why = It wins about { $n } games in 100, against { $m } after “{ $other }”.
puzzle-played = In the game it went: “{ $option }”. { $ended }.
puzzle-won = That seat won
error-no-such-puzzle = There is no such puzzle here; the list of puzzles names them all.

## What a link tells to whom it is sent

share-house = Far West board games in the browser: alone against bots, or with friends at one table.
share-table = A table of { $game }: sit down, or watch.
share-over = How a game of { $game } ended, and where it turned.
share-replay = A game of { $game }, move by move.
share-review = A game of { $game }: where it turned, and what else could have been played.
share-rules = The rules of { $game }, in the order in which one needs them.
share-how = How to play { $game }, on one page.
share-new = A new table of { $game }: against bots, or with friends.
share-puzzle = A puzzle of { $game }: your move, find the best.
share-practice = { $game }: practise before you play.

## Who leads

lead-nobody = Nobody leads.
lead = { $n ->
    [one] { $me ->
        [yes] { $sure ->
            [yes] { $by ->
                [0] A tie, and you win it.
               *[other] You lead by { $by }.
            }
           *[no] You lead, as far as you can see.
        }
       *[no] { $sure ->
            [yes] { $by ->
                [0] A tie, and { $who } wins it.
               *[other] { $who } leads by { $by }.
            }
           *[no] { $who } leads, as far as you can see.
        }
    }
   *[other] { $who } lead together.
}

## The picture of a finished game

card-low = Down to { $n } in 100, and won.
card-never = Never below { $n } in 100.
card-replay = { $n } moves. Replay it, or play on from any of them.

## What the house writes to who is away

notice-subject = { $count ->
    [one] Your move: { $game }
   *[other] { $count } games wait for you
}
notice-line = { $game }: { $link }
notice-mail = Howdy, { $name }. It’s your move:

    { $games }

    When and where the house writes to you: { $settings }
    No more of these letters: { $leave }
notice-confirm-subject = Shall the house write to you?
notice-confirm = { $name } wants to hear at this address when it’s their move at the tables of farwest.

    If that’s you, say yes here: { $link }

    If not, do nothing: the house won’t write again.

# ---- tournaments and leagues

error-no-such-cup = There is no such tournament.
error-no-such-league = There is no such league.
error-no-such-entrant = Nobody of that number takes part.
error-cup-closed = The registration is closed.
error-cup-not-now = This tournament is not being played just now.
error-cup-host = Only its host can do that.
error-cup-no-bots = Bots may not enter this tournament: its host did not wish it.
error-cup-too-few = At least { $few } must take part.
error-cup-full = This tournament is full: it has { $most } players.
error-cups-full = You host { $most } tournaments that are not over: end one first.
error-cup-no-proof = In this tournament each table had draws of its own: check them there.
error-leagues-full = You host { $most } leagues already.
error-league-full = This league is full: it has { $most } members.
error-season-goes-on = The season is not over yet.
error-round-goes-on = That has to wait until the whole round is over.
error-same-deal-only = All tables of this round have the same draws, so nobody watches while it is played.
error-seats-paired = The seats were paired: nobody changes them at a table of a tournament.
