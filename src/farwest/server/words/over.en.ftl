over-title = { $game }: game over
over-loading = Counting the points
over-not-yet = This game is not over yet.
over-to-table = To the table
over-note = { $moves ->
    [one] Game over, one move
   *[other] Game over, { $moves } moves
}
over-wins = { $name } wins
over-you-win = You win
over-shared = A shared win
over-ahead = { $by ->
    [0] Level with { $name }, and first by the tie rule.
   *[other] { $sum } ahead of { $name }.
}
over-ahead-you = you
over-you-place = You come { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}, with { $score }.
over-sheet = How it was counted
over-player = Player
over-total = Total
over-bar = { $name }: { $parts }
over-bar-part = { $title } { $points }
over-cite = Rule { $rule }
over-curve = Chance of winning
over-curve-note = reckoned from random play, in percent
over-curve-label = Chance of winning, move by move. At the end: { $ends }.
over-curve-end = { $name } { $percent } percent
over-curve-turned = It turned most at move { $move }: { $text }
over-curve-start = start
over-curve-move = move { $move }
over-curve-loading = The house plays the game over many times, to see how the chances went. A long game takes it a minute or two.
over-curve-none = This game was too short to have a curve.
over-turnings = Turning points
over-turnings-none = No single move turned this game.
over-turnings-wrong = They could not be found.
over-turnings-loading = The house is looking for them.
over-turning = Move { $move }: { $text }
over-turning-open = Open the replay at move { $move }
over-swing = { $name } wins { $by } { $way ->
    [fewer] fewer
   *[more] more
} in 100
over-rematch = Rematch
over-rematch-in = { $ready } of { $people } are in
over-rematch-alone = Same table, new game
over-rematch-waiting = You are in. Waiting for the others.
over-rematch-go = To the new table
over-replay = Replay
over-replay-small = Step by step
over-review = Review
over-review-small = What turned it, and what instead
over-save = Save the game
over-check = Check the draws
over-revealed = The board as the game ended, with nothing hidden.
over-revealed-open = Replay with all revealed
over-board = Look at the board
over-lobby = Back to the lobby
over-table = At the table
over-say = Say something to the table

## Checking the draws

verify-title = Were the draws fair?
verify-intro = Before the first card the house showed a seal. Now its secret is open, and your browser can check that nobody chose the cards.
verify-seal = The secret fits the seal
verify-seal-text = SHA-256 of the secret is the seal that your browser kept before it gave its bytes. It worked this out just now.
verify-seal-no = The secret does not fit the seal: the house changed it after the start.
verify-seal-visitor = SHA-256 of the secret is the seal that the saved game names. This browser did not sit at this table, so it kept no seal of its own.
verify-salt = Your bytes are in the draws
verify-salt-text = { $bytes } came from your browser and stand in the salt.
verify-salt-none = This browser added no bytes to this game.
verify-salt-no = Your bytes are not in the salt: the house left them out.
verify-deal = Every draw again
verify-deal-ask = Your browser draws again
verify-fair = Checked
verify-unfair = Does not hold
verify-unsafe = This page has no secure connection, so the browser offers no SHA-256. The command below checks the same.
verify-self = To check it without this house: save the game, then run { $command }
verify-secret = Secret
verify-commitment = Seal
verify-all-salt = Salt
over-dollars = { $sign }${ $sum }
over-amount = { $sum } { $unit }
