game = A Fistful of Meeples
game-credit = A game by Jonny Pac Cantin, drawn by Mihajlo Dimitrievski, published by Final Frontier Games. This is an unofficial adaptation.
game-aim = Have the most points in Gold, Gold Bars and Marquees when the last round ends.

seat = Seat { $n }

## Names

building-t1 = T1
building-t2 = T2
building-t3 = T3
building-t4 = T4
building-t5 = T5
building-t6 = T6
building-b6 = B6
building-b5 = B5
building-b4 = B4
building-b3 = B3
building-b2 = B2
building-b1 = B1

location-t1 = T1
    .the = T1
location-t2 = T2
    .the = T2
location-t3 = T3
    .the = T3
location-t4 = T4
    .the = T4
location-t5 = T5
    .the = T5
location-t6 = T6
    .the = T6
location-b6 = B6
    .the = B6
location-b5 = B5
    .the = B5
location-b4 = B4
    .the = B4
location-b3 = B3
    .the = B3
location-b2 = B2
    .the = B2
location-b1 = B1
    .the = B1
location-saloon = Saloon
    .the = the Saloon
location-jail = Jail
    .the = the Jail

space-t1 = T1
    .on = on the Door of T1
space-t2 = T2
    .on = on the Door of T2
space-t3 = T3
    .on = on the Door of T3
space-t4 = T4
    .on = on the Door of T4
space-t5 = T5
    .on = on the Door of T5
space-t6 = T6
    .on = on the Door of T6
space-b6 = B6
    .on = on the Door of B6
space-b5 = B5
    .on = on the Door of B5
space-b4 = B4
    .on = on the Door of B4
space-b3 = B3
    .on = on the Door of B3
space-b2 = B2
    .on = on the Door of B2
space-b1 = B1
    .on = on the Door of B1
space-sw = SW
    .on = on the west Showdown space
space-se = SE
    .on = on the east Showdown space

end-sw = west
    .on = on the west Showdown space
end-se = east
    .on = on the east Showdown space

direction-cw = clockwise
direction-ccw = counterclockwise

meeple-builder = Builder
    .a = a Builder
    .the = the Builder
    .start = The Builder
    .letter = B
meeple-miner = Miner
    .a = a Miner
    .the = the Miner
    .start = The Miner
    .letter = M
meeple-robber = Robber
    .a = a Robber
    .the = the Robber
    .start = The Robber
    .letter = R
meeple-deputy = Deputy
    .a = a Deputy
    .the = the Deputy
    .start = The Deputy
    .letter = D
meeple-madame = Madame
    .a = Madame
    .the = Madame
    .start = Madame
    .letter = ♥

piece-gold = Gold
    .a = a Gold cube
piece-stone = Stone
    .a = a Stone cube
piece-dynamite = Dynamite
    .a = a Dynamite

pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6

meeples = { $b } { $b ->
    [one] meeple
   *[other] meeples
}

## Variants

variant-gold-bars-repeat = Several Gold Bars a turn
    .help = Who can pay for another Gold Bar must buy it too; otherwise one a turn.
variant-round-cap = Last round
    .help = The game ends after this round at the latest; 0: only when the rules end it.

## Questions

question-deal-meeple = Which meeple is dealt?
question-corner = Which corner Building gets your first Marquee?
question-pick = Where do you pick up all the meeples?
question-start = On which Space does the first meeple go?
question-direction = Which way do you go?
question-drop = Which meeple do you drop { $a-on }?
question-controller = Your token is in use: who controls { $b-the } { $a-on }?
question-resolve = What do you resolve next?
question-build = Do you build a Marquee on { $a }?
question-upgrade = Do you upgrade your Marquee on { $a }?
question-draw-piece = What is drawn from the Mining Bag?
question-roll-die = What does the die show?
question-reroll = You rolled { $a } against { $b }. Do you roll again?

## Options

option-pick = Choose { $a-the }
option-start = Start { $a-on }
option-go = Go { $a }
option-drop = Drop { $a-the }
option-name = { $a } controls it
option-resolve = Resolve the meeple at { $a }
option-showdown = Hold the Showdown
option-yes = Yes
option-no = No
option-deal = Deal { $a-a }
option-draw = Draw { $a-a }
option-roll = Roll { $a }

## The table in the terminal

table-round = { $n ->
    [0] Setup
   *[other] Round { $n }
}
table-name = { $a }
table-letter = { $a-letter }
table-bank = { $n ->
    [0] no Gold Bar left
   *[other] { $n } × Gold Bar, the next for { $price } Gold
}
table-bag = Bag: { $gold } Gold, { $stone } Stone, { $dynamite } Dynamite
table-graves = Graves: { $n } of { $of }
table-exploded = Exploded: { $n } of { $of }
table-dynamite = { $n } × Dynamite
table-hand = In hand:
table-cost = { $gold } G { $stone } S
table-goods = { $gold } Gold, { $stone } Stone, { $bars ->
    [one] 1 Bar
   *[other] { $bars } Bars
}, { $marquees ->
    [one] 1 Marquee
   *[other] { $marquees } Marquees
}
table-points = { $n } points

## Events

event-dealt-meeple = { $b }: { $a }.
event-claimed-corner = { $who-me ->
    [me] You put your first Marquee on { $a }.
   *[other] { $who } puts a first Marquee on { $a }.
}
event-turn-began = { $who-me ->
    [me] Round { $a }: it is your turn.
   *[other] Round { $a }: it is the turn of { $who }.
}
event-last-turn = { $who-me ->
    [me] It is your last turn.
   *[other] It is the last turn of { $who }.
}
event-picked = { $who-me ->
    [me] You pick up { meeples } from { $a-the }.
   *[other] { $who } picks up { meeples } from { $a-the }.
}
event-primed-dynamite = A Dynamite goes from the Jail into the Mining Bag; { $a ->
    [0] none is left.
    [one] one is left.
   *[other] { $a } are left.
}
event-chose-start = { $who-me ->
    [me] You start { $a-on }.
   *[other] { $who } starts { $a-on }.
}
event-went = { $who-me ->
    [me] You go { $a }.
   *[other] { $who } goes { $a }.
}
event-dropped = { $who-me ->
    [me] You drop { $a-a } { $b-on }.
   *[other] { $who } drops { $a-a } { $b-on }.
}
event-took-control = { $who-me ->
    [me] You control the meeple { $a-on }.
   *[other] { $who } controls the meeple { $a-on }.
}
event-named-controller = { $who-me ->
    [me] You let { $a } control the meeple { $b-on }.
   *[other] { $a-me ->
        [me] { $who } lets you control the meeple { $b-on }.
       *[other] { $who } lets { $a } control the meeple { $b-on }.
    }
}
event-madame-left = Madame will not duel: she goes to the Saloon.
event-overflowed = No Space is free: { $a } { $a ->
    [one] meeple goes
   *[other] meeples go
} to the Saloon.
event-resolved = { $who-me ->
    [me] You resolve { $a-the } at { $b }.
   *[other] { $who } resolves { $a-the } at { $b }.
}
event-built = { $who-me ->
    [me] You build a Marquee on { $a }.
   *[other] { $who } builds a Marquee on { $a }.
}
event-upgraded = { $who-me ->
    [me] You upgrade your Marquee on { $a }.
   *[other] { $who } upgrades the Marquee on { $a }.
}
event-declined = { $who-me ->
    [me] You leave { $a } as it is.
   *[other] { $who } leaves { $a } as it is.
}
event-drew = { $who-me ->
    [me] You draw { $a-a }.
   *[other] { $who } draws { $a-a }.
}
event-bag-empty = The Mining Bag is empty: { $a } { $a ->
    [one] draw is
   *[other] draws are
} lost.
event-jailed = { $b } { $b ->
    [one] Robber goes
   *[other] Robbers go
} from { $a } to the Jail.
event-invited = { $b } { $b ->
    [one] Builder goes
   *[other] Builders go
} from { $a } to the Saloon.
event-entered = { $a-start } goes inside { $b }.
event-showdown-began = Showdown!
event-rolled = { $who-me ->
    [me] You roll { $b } for { $a-the }.
   *[other] { $who } rolls { $b } for { $a-the }.
}
event-rerolled = { $who-me ->
    [me] You roll again for { $a-the }.
   *[other] { $who } rolls again for { $a-the }.
}
event-kept-die = { $who-me ->
    [me] You keep the { $a }.
   *[other] { $who } keeps the { $a }.
}
event-won = { $who-me ->
    [me] Your { $a } defeats { $b-the }.
   *[other] The { $a } of { $who } defeats { $b-the }.
}
event-both-fell = Both fall: { $a } against { $a }.
event-buried = { $a-start } is buried.
event-boxed = { $a-start } leaves the game: the Graves are full.
event-exploded = Dynamite number { $a } explodes: everyone loses half the Stone.
event-lost-stone = { $who-me ->
    [me] You lose { $a } Stone.
   *[other] { $who } loses { $a } Stone.
}
event-bought-bar = { $who-me ->
    [me] You buy a Gold Bar for { $a } Gold.
   *[other] { $who } buys a Gold Bar for { $a } Gold.
}
event-finished = { $who-me ->
    [me] You end with { $a } points.
   *[other] { $who } ends with { $a } points.
}

## Refusals

refusal-chance = draws and rolls are the dealer's.
refusal-not-your-turn = it is not your turn.
refusal-not-asked = that is not what is being asked.
refusal-no-corner = the first Marquee goes on a corner Building.
refusal-owned = { $a-the } has a Marquee already.
refusal-nobody-inside = there is no meeple in { $a-the }.
refusal-occupied = a meeple stands there already.
refusal-not-in-hand = { $a-the } is not in your hand.
refusal-yourself = your token is in use: it must be another player.
refusal-no-such-seat = nobody sits there.
refusal-nobody-at-door = no meeple stands at the Door of { $a }.
refusal-no-showdown = a Showdown needs a meeple at both ends of the street.
