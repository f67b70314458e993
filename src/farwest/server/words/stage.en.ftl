## The stage over the board, and how fast others play

stage-pace = Others play
stage-pace-of = { $pace ->
    [step] Step
    [slow] Slow
    [fast] Fast
   *[normal] Normal
}
stage-pace-help = { $pace ->
    [step] Each move waits for Space
    [slow] Twice as slow
    [fast] Quickly, and without a stage
   *[normal] At an easy pace
}
stage-since = Since your last turn
stage-more = … and { $n } more, in the log.
