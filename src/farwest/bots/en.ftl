## Why one answer rather than another

reason-better = Rather than “{ $other }”: { $first }.
reason-better-two = Rather than “{ $other }”: { $first }; { $second }.
reason-but = On the other hand, { $but }.
reason-plain = It wins more often than “{ $other }” ({ $best } against { $less } in 100); I can’t say why in a word.
reason-close = A close call: “{ $other }” comes out about the same.
reason-trade = A close call with “{ $other }”: { $first }, but { $but }.
reason-worse = Looked at just as long, “{ $other }” does no worse: take the one you like.
reason-instinct = By my count “{ $other }” does no worse. I still prefer this one, from games against myself: a rival sees through whoever always plays by the count.
reason-best = That is the one I would choose.
reason-lost = You will probably lose.
reason-won = You will probably win.
reason-alike = “{ $other }” comes out about the same.
reason-margin-lost = You will probably lose; this loses by less: it ends { $best }, “{ $other }” { $less }.
reason-margin-won = You will probably win; this wins by more: it ends { $best }, “{ $other }” { $less }.
reason-margin-open = “{ $other }” wins about as often, but this ends better: { $best }, the other { $less }.
reason-end = { $way ->
    [ahead] { $amount } ahead
    [behind] { $amount } behind
   *[even] level
}
reason-also = And { $first }.
reason-cause = { $name }: “{ $option }”.
reason-review = To { $name }: better “{ $best }”. { $why }
reason-worlds = Counted in { $n } games imagined from what you can see.
reason-chance = { $way ->
    [low] You hardly ever win from here.
    [high] You nearly always win from here.
   *[middle] You win about { $n } in 100 games from here.
}
