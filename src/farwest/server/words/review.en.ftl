review-title = Review: { $game }
review-heading = Review
review-side = What the house found
review-curve = Chance of winning
review-curve-label = Chance of winning, round by round. At this moment: { $ends }.
review-growing = The house plays it over: { $percent } %
review-turned = It turned: { $text } { $name } { $points }.
review-keys = Arrows step, Space plays, W tries something else.
review-yours = Your costliest choices
review-theirs = Dearest choices: { $name }
review-whose = Whose choices
review-choice-name = { $n }. { $text }
review-played = You chose:
review-better = Better:
review-try = See where it leads
review-judging = { $n ->
    [0] Looking at the choices
    [one] Looking at one choice
   *[other] Looking at { $n } choices
}
review-nothing = Nothing cost you more than 2 in 100.
review-nothing-theirs = { $name }: nothing cost more than 2 in 100.
review-mark-played = Chosen: { $text }
review-mark-better = Better: { $text }
review-lines = Moves and branches
review-by-house = The house suggests:
review-by-own = Your own try:
review-chance = { $n } in 100
review-instead = { $n } in 100, not { $was }
review-forget = Forget this branch
review-branch-how = Ask what if at any moment: another move begins a branch, and bots answer.
review-what-if = What if
review-options = Other moves
review-was = played
review-bots = Bots answer
review-thinking = They think
review-leave = Back to the game
review-play-on = Play on
review-outcome = Result
review-percent = { $n } %
review-picture = Picture
review-link = Link
review-replay = Replay
review-key-step = One move back or on
review-key-ends = To the start, to the end
review-key-play = Play and pause
review-key-dear = To a dear choice
review-nth = { $n }. { $question }
