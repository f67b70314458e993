## Sides: those who win or lose as one

lobby-play-side = Play { $game }: { $side }, with bots
side-together = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
side-yours = { $won ->
    [yes] Your side won.
   *[no] Your side lost.
}
side-sheet-of = How it was counted: { $side }
side-curve-note = Above: { $one }. Below: { $other }. Reckoned from random play, in percent
side-curve-label = Chance of winning, move by move, for this side: { $one }. At the end: { $percent } percent.
side-rematch = Everybody moves on by one seat
wait-against = against
wait-camp = { $count ->
    [one] One seat
   *[other] { $count } seats
}
wait-drawn = The sides are drawn when the game begins.
wait-to-side = Change side: { $side }
wait-to-side-label = { $name }, change side: { $side }
wait-role = You: { $role }
wait-goal = What decides
wait-seal-show = Show the seal and the bytes
wait-meanwhile = How it goes, while you wait
wait-how = How { $game } goes
side-apart = { $over ->
    [yes] Above the target
   *[no] Short of the target
}
