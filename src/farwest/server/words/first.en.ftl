## A first game: help at the table, which fades out

first-label = Beginner’s help
first-since = Since your last turn
first-help = Beginner’s help: { $on ->
    [on] on
   *[off] off
}
first-help-title = Bots go slowly and say what they do, and the page on how to play lies open. It fades out after two games.
first-just-play = Just play, with help
first-just-play-note = two easy bots at most, no hurry
first-play = Play
first-play-note = the usual table, no help
