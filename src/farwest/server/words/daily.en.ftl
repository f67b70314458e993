## The deal of the day

daily-title = Deal of the day
daily-text = The same draws and the same bots for everybody, { $seats } at the table. Once each; then you see how the others did.
daily-again = This browser has played it under another name: your game is not compared with the others’.
daily-play = Play the deal
daily-play-on = Play on
daily-mine = { $of ->
    [one] You are the first through.
   *[other] You are number { $n } of { $of }.
}
daily-rank = Rank
daily-name = Name
daily-place = Place at the table
daily-score = Score
daily-placed = { $place ->
    [one] won
   *[other] place { $place }
}
daily-helped = { $hints ->
    [one] with one hint
   *[other] with { $hints } hints
}
daily-all = All { $count }
daily-yesterday = Yesterday: { $game }
