game = New Game
game-credit = A game of dice and cheek from the house’s own scaffold.
game-aim = Have the most coins when the last cup is lifted.

card-line = Three dice under a cup, and a straight face. How many fives are there?
card-minutes = 10

seat = Seat { $n }

## Names

face-ones = ones
    .one = one
face-twos = twos
    .one = two
face-threes = threes
    .one = three
face-fours = fours
    .one = four
face-fives = fives
    .one = five
face-sixes = sixes
    .one = six

## Variants

variant-rounds = Rounds
    .help = The game ends after so many, or when someone has no coin left.
    .number = { $n } rounds

## Questions

question-first-player = Who begins?
question-roll-die = What does the die show?
question-bid-or-call = { $n ->
    [0] What do you bid?
    [one] { $who } bids { $n } { $b-one }. Do you bid more, or call?
   *[other] { $who } bids { $n } { $b }. Do you bid more, or call?
}
    .help = So many dice of one face, under all the cups together.

## Options

option-bid = { $a ->
    [one] Bid { $a } { $b-one }
   *[other] Bid { $a } { $b }
}
    .short = { $a ->
        [one] { $a } { $b-one }
       *[other] { $a } { $b }
    }
option-call = Call
    .note = The cups are lifted
option-begin = { $a } begins
option-roll = A { $a-one }

## Refusals

refusal-chance = The dice do that by themselves.
refusal-not-your-turn = It’s not your turn.
refusal-no-bid = There is no bid to call yet: bid first.
refusal-too-low = Bid higher: more dice, or as many of a higher face.
refusal-too-many = There aren’t that many dice on the table.

## Events

event-round-began = { $who-me ->
    [me] Round { $a }. Everyone rolls; you begin.
   *[other] Round { $a }. Everyone rolls; { $who } begins.
}
event-rolled = { $who-me ->
    [me] You roll a { $a-one }.
   *[other] { $who } rolls a { $a-one }.
}
event-bid-made = { $who-me ->
    [me] { $a ->
        [one] You bid { $a } { $b-one }.
       *[other] You bid { $a } { $b }.
    }
   *[other] { $a ->
        [one] { $who } bids { $a } { $b-one }.
       *[other] { $who } bids { $a } { $b }.
    }
}
event-called = { $who-me ->
    [me] You call { $a }.
   *[other] { $a-me ->
        [me] { $who } calls you.
       *[other] { $who } calls { $a }.
    }
}
event-showed = { $who-me ->
    [me] { $a ->
        [0] You have no { $b }.
        [one] You have { $a } { $b-one }.
       *[other] You have { $a } { $b }.
    }
   *[other] { $a ->
        [0] { $who } has no { $b }.
        [one] { $who } has { $a } { $b-one }.
       *[other] { $who } has { $a } { $b }.
    }
}
event-bid-held = { $who-me ->
    [me] { $a ->
        [0] There are no { $b }: your bid is true.
        [one] There is { $a } { $b-one }: your bid is true.
       *[other] There are { $a } { $b }: your bid is true.
    }
   *[other] { $a ->
        [0] There are no { $b }: { $who }’s bid is true.
        [one] There is { $a } { $b-one }: { $who }’s bid is true.
       *[other] There are { $a } { $b }: { $who }’s bid is true.
    }
}
event-bid-failed = { $who-me ->
    [me] { $a ->
        [0] There are no { $b }: your bid is false.
        [one] There is { $a } { $b-one }: your bid is false.
       *[other] There are { $a } { $b }: your bid is false.
    }
   *[other] { $a ->
        [0] There are no { $b }: { $who }’s bid is false.
        [one] There is { $a } { $b-one }: { $who }’s bid is false.
       *[other] There are { $a } { $b }: { $who }’s bid is false.
    }
}
event-paid = { $who-me ->
    [me] You pay { $a } { $b ->
        [one] a coin
       *[other] { $b } coins
    }.
   *[other] { $who } pays { $a-me ->
        [me] you
       *[other] { $a }
    } { $b ->
        [one] a coin
       *[other] { $b } coins
    }.
}
event-finished = { $who-me ->
    [me] { $a ->
        [0] You have no coin left.
        [one] You end with { $a } coin.
       *[other] You end with { $a } coins.
    }
   *[other] { $a ->
        [0] { $who } has no coin left.
        [one] { $who } ends with { $a } coin.
       *[other] { $who } ends with { $a } coins.
    }
}

## Scores

score-unit = coins
score-coins = Coins

## The board and the terminal

paint-board = Round { $n } of { $of }
paint-face = A column for each face: { $a }
paint-cell = { $n ->
    [one] { $n } { $a-one }
   *[other] { $n } { $a }
}
paint-bid = { $who }’s bid
paint-cup = { $who-me ->
    [me] Your dice
   *[other] { $who }’s dice
}
paint-die = A { $a-one }
paint-hidden = A die under a cup
paint-status = { $state ->
    [acting] bids or calls
    [bidder] the bid stands
   *[waits] waits
}
paint-count = { $what ->
    [coins] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
   *[dice] { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
}
table-bid = { $n ->
    [0] No bid yet
    [one] { $who } bids { $n } { $a-one }
   *[other] { $who } bids { $n } { $a }
}

## What does this do?

what-column = { $a }
    .does = Bids on { $a }: one row for each number of dice. A later face is higher.
what-bid = { $n ->
    [one] { $n } { $a-one }
   *[other] { $n } { $a }
}
    .does = Says that under all cups together at least so many dice show this face.
    .now = { $open ->
        [yes] Higher than the bid that stands.
       *[no] Not higher than the bid that stands.
    }
    .mine = You have { $n } of them; { $others } dice are hidden.
what-call = Call { $who }
    .does = The cups are lifted: if the bid is false, the bidder pays the caller a coin; if not, the caller pays.
what-dice = { $who-me ->
    [me] Your dice
   *[other] { $who }’s dice
}
    .does = Only their owner sees them, until someone calls.
    .now = { $n ->
        [one] { $n } die.
       *[other] { $n } dice.
    }
what-coins = Coins
    .does = The most win. Whoever loses a call pays one; the game ends when someone has none.
    .now = { $n ->
        [one] { $n } coin.
       *[other] { $n } coins.
    }
