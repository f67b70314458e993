game = A Fistful of Meeples
game-credit = A game by Jonny Pac Cantin, drawn by Mihajlo Dimitrievski, published by Final Frontier Games. This is an unofficial adaptation.
game-aim = Have the most points in Gold, Gold Bars and Marquees when the last round ends.

card-line = Empty a Building, sow it down Main Street, cash in at every Door.
card-minutes = 30

seat = Seat { $n }

## Names

building-t1 = Livery
    .the = the Livery
building-t2 = Smithy
    .the = the Smithy
building-t3 = Assay Office
    .the = the Assay Office
building-t4 = Hotel
    .the = the Hotel
building-t5 = Barber Shop
    .the = the Barber Shop
building-t6 = Depot
    .the = the Depot
building-b6 = Telegraph Office
    .the = the Telegraph Office
building-b5 = Bathhouse
    .the = the Bathhouse
building-b4 = Granary
    .the = the Granary
building-b3 = Doctor’s Office
    .the = the Doctor’s Office
building-b2 = Print Shop
    .the = the Print Shop
building-b1 = Saddlery
    .the = the Saddlery

location-t1 = Livery
    .the = the Livery
location-t2 = Smithy
    .the = the Smithy
location-t3 = Assay Office
    .the = the Assay Office
location-t4 = Hotel
    .the = the Hotel
location-t5 = Barber Shop
    .the = the Barber Shop
location-t6 = Depot
    .the = the Depot
location-b6 = Telegraph Office
    .the = the Telegraph Office
location-b5 = Bathhouse
    .the = the Bathhouse
location-b4 = Granary
    .the = the Granary
location-b3 = Doctor’s Office
    .the = the Doctor’s Office
location-b2 = Print Shop
    .the = the Print Shop
location-b1 = Saddlery
    .the = the Saddlery
location-saloon = Saloon
    .the = the Saloon
location-jail = Jail
    .the = the Jail

space-t1 = Livery
    .on = at the Door of the Livery
space-t2 = Smithy
    .on = at the Door of the Smithy
space-t3 = Assay Office
    .on = at the Door of the Assay Office
space-t4 = Hotel
    .on = at the Door of the Hotel
space-t5 = Barber Shop
    .on = at the Door of the Barber Shop
space-t6 = Depot
    .on = at the Door of the Depot
space-b6 = Telegraph Office
    .on = at the Door of the Telegraph Office
space-b5 = Bathhouse
    .on = at the Door of the Bathhouse
space-b4 = Granary
    .on = at the Door of the Granary
space-b3 = Doctor’s Office
    .on = at the Door of the Doctor’s Office
space-b2 = Print Shop
    .on = at the Door of the Print Shop
space-b1 = Saddlery
    .on = at the Door of the Saddlery
space-sw = SW
    .on = on the west Showdown space
space-se = SE
    .on = on the east Showdown space

end-sw = west
    .on = on the west Showdown space
end-se = east
    .on = on the east Showdown space

direction-cw = clockwise
    .way = Clockwise
    .note = East above, west below
direction-ccw = counterclockwise
    .way = Counter­clockwise
    .note = West above, east below

meeple-builder = Builder
    .a = a Builder
    .the = the Builder
    .start = The Builder
    .many = Builders
    .letter = B
meeple-miner = Miner
    .a = a Miner
    .the = the Miner
    .start = The Miner
    .many = Miners
    .letter = M
meeple-robber = Robber
    .a = a Robber
    .the = the Robber
    .start = The Robber
    .many = Robbers
    .letter = R
meeple-deputy = Deputy
    .a = a Deputy
    .the = the Deputy
    .start = The Deputy
    .many = Deputies
    .letter = D
meeple-madame = Madame
    .a = Madame
    .the = Madame
    .start = Madame
    .many = Madame
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
    .help = If you can pay for another Gold Bar, you must buy it too; otherwise one a turn.
variant-round-cap = Last round
    .number = { $n ->
        [0] none
       *[other] { $n }
    }
    .help = The game ends after this round at the latest; 0: only when the rules end it.

preset-sheet = As in the booklet
    .help = One Gold Bar a turn at most, and no last round fixed in advance.

## Questions

question-deal-meeple = Which meeple is dealt?
question-corner = Which corner Building gets your first Marquee?
    .help = It is free, scores 5 and feeds on every Miner that enters.
question-pick = Where do you pick up all the meeples?
    .help = Any Building, the Saloon or the Jail. Try one to see both ways.
    .theme = Who to pick up
question-start = On which Space does the first meeple go?
    .help = From the Saloon and the Jail you begin anywhere.
question-direction = Which way do you sow?
    .help = One meeple per Space, no turning back.
question-drop = Which meeple do you drop { $a-on }?
    .help = The numbers are the Spaces to come.
    .theme = Who to drop where
question-controller = Who controls { $b-the } { $a-on }?
    .help = Your token is in use. Whoever you name shoots against you.
question-resolve = Which meeple do you use next?
    .help = In any order; you see each result first.
question-build = Build on { $a-the } for { $gold ->
    [0] { $stone } Stone?
   *[other] { $gold } Gold and { $stone } Stone?
}
question-upgrade = Upgrade your Marquee on { $a-the } for { $gold ->
    [0] { $stone } Stone?
   *[other] { $gold } Gold and { $stone } Stone?
}
question-draw-piece = What is drawn from the Mining Bag?
question-roll-die = What does the die show?
question-reroll = You rolled { $a } against { $b }. Do you roll again?
    .help = Once; the new result stands, better or worse.

## Options

option-pick = Choose { $a-the }
    .short = { $a }
option-start = Start { $a-on }
    .short = { $a }
option-go = Sow { $a }
    .short = { $a-way }
    .note = { $a-note }
option-drop = Drop { $a-the }
    .short = { $a }
option-name = { $a } controls it
    .short = { $a }
option-resolve = Use the meeple at { $a-the }
    .short = { $a }
option-showdown = Hold the Showdown
    .short = Showdown
    .note = Both ends of the street
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
    [one] { $n } Gold Bar, for { $price } Gold
   *[other] { $n } Gold Bars, the next for { $price } Gold
}
table-bag = Bag: { $gold } Gold, { $stone } Stone, { $dynamite } Dynamite
table-graves = Graves: { $n } of { $of }
table-exploded = Exploded: { $n } of { $of }
table-dynamite = { $n ->
    [0] no Dynamite
   *[other] { $n } Dynamite
}
table-hand = In hand:
table-cost = { $gold } G { $stone } S
table-goods = { $gold } Gold, { $stone } Stone, { $bars ->
    [one] { $bars } Bar
   *[other] { $bars } Bars
}, { $marquees ->
    [one] { $marquees } Marquee
   *[other] { $marquees } Marquees
}
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## The picture

paint-board = A Fistful of Meeples, { $n ->
    [0] setup
   *[other] round { $n }
}
paint-street = Main Street, from west to east
paint-boardwalk = { $side ->
    [north] North boardwalk
   *[other] South boardwalk
}
paint-people = { $n } { $n ->
    [one] { $a }
   *[other] { $a-many }
}
paint-pieces = { $n } { $a }
paint-nobody = nobody inside
paint-lot = { $a }: { $inside }. No Marquee yet; it costs { $cost }.
paint-owned = { $a }: { $inside }. { $owned }{ $side ->
    [better] .
   *[other] ; the better side costs { $cost }.
}
paint-marquee = { $who-me ->
    [me] Your Marquee, { $n } points
   *[other] { $who }’s Marquee, { $n } points
}
paint-in-hand = in hand
paint-space = Nobody stands { $a-on }.
paint-stands = { $b } { $a-on }.
paint-showdown = Showdown
paint-token = { $who-me ->
    [me] You control it.
   *[other] { $who } controls it.
}
paint-die = A die that shows { $n }
paint-hand = { $who-me ->
    [me] Your hand
   *[other] { $who }’s hand
}
paint-round = { $which ->
    [over] The End
    [last] Last round
   *[usual] { $n ->
        [0] Setup
       *[other] Round { $n }
    }
}
paint-dynamite-left = { $n ->
    [0] no dynamite left
   *[other] { $n } dynamite left
}
paint-dynamite = { $state ->
    [jail] Dynamite in the Jail
    [bag] Dynamite in the Mining Bag
    [drawn] Dynamite, about to explode
   *[exploded] Dynamite that exploded
}
paint-anywhere = Start anywhere
paint-graves = Graveyard
paint-empty-graves = { $n } empty
paint-bank = Bank
paint-next-bar = { $n ->
    [0] All sold
   *[other] Next bar: { $price } gold
}
paint-shelf = { $sold ->
    [yes] A Gold Bar that was sold for { $price } Gold
   *[no] A Gold Bar for { $price } Gold
}
paint-sold = sold
paint-path = On to the next Space
paint-lands = Meeple { $n } { $a-on }
paint-gain = { $n ->
    [0] { $who-me ->
        [me] You can build or upgrade
       *[other] { $who } can build or upgrade
    }
   *[other] { $who-me ->
        [me] You draw { $n }
       *[other] { $who } draws { $n }
    }
}
paint-rewards = Shooting skill, and pieces drawn for defeating one: { $list }
paint-many = { $n } meeples
paint-aid = What they do
aid-builder = Builder: you build a Marquee, or its owner upgrades it.
aid-miner = Miner: the owner draws 2, or 4 if upgraded.
aid-robber = Robber: you draw 2 for each Miner inside.
aid-deputy = Deputy: you draw 2 for each Robber inside; they go to the Jail.
aid-madame = Madame: you draw 1 for each Builder inside; they go to the Saloon.
paint-bag = Mining Bag
paint-ending = Until the end
paint-ending-help = Whichever runs out first.
paint-left = { $what ->
    [graves] { $n ->
        [one] { $n } empty Grave
       *[other] { $n } empty Graves
    }
    [bars] { $n ->
        [one] { $n } Gold Bar left
       *[other] { $n } Gold Bars left
    }
   *[dynamite] { $n } Dynamite not yet exploded
}
paint-status = { $state ->
    [corner] Choosing a corner
    [pick] Choosing where to pick
    [start] Choosing a Space
    [direction] Choosing a direction
    [drop] Dropping meeples
    [controller] Naming a controller
    [resolve] Using a meeple
    [build] Building?
    [upgrade] Upgrading?
    [reroll] Rolling again?
    [turn] Taking a turn
    [over] Final score
   *[waits] Waiting
}
paint-controls = Controls { $b-the }, { $a }
paint-count = { $what ->
    [gold] { $n } Gold
    [stone] { $n } Stone
    [bars] { $n ->
        [one] { $n } Gold Bar
       *[other] { $n } Gold Bars
    }
    [marquees] { $n ->
        [one] { $n } Marquee left
       *[other] { $n } Marquees left
    }
   *[points] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}

## The score sheet

score-unit = points
score-gold = Gold
score-bars = Gold Bars
score-marquees = Marquees

## Events

event-dealt-meeple = { $b }: { $a }.
    .together = { $b }: { $things }.
    .each = { $n ->
        [1] { $a-a }
       *[other] { $n } { $a-many }
    }
event-claimed-corner = { $who-me ->
    [me] You put your first Marquee on { $a-the }.
   *[other] { $who } puts a first Marquee on { $a-the }.
}
event-turn-began = { $who-me ->
    [me] Round { $a }: it’s your turn.
   *[other] Round { $a }: it’s { $who }’s turn.
}
    .heading = Round { $a }
    .cause = { $who-me ->
        [me] begin your turn
       *[other] begins a turn
    }
event-last-turn = { $who-me ->
    [me] It’s your last turn.
   *[other] It’s { $who }’s last turn.
}
event-picked = { $who-me ->
    [me] You pick up { meeples } from { $a-the }.
   *[other] { $who } picks up { meeples } from { $a-the }.
}
    .cause = { $who-me ->
        [me] sow { meeples } from { $a-the }
       *[other] sows { meeples } from { $a-the }
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
    [me] You sow { $a }.
   *[other] { $who } sows { $a }.
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
event-madame-left = Madame won’t duel: she goes to the Saloon.
event-overflowed = No Space is free: { $a } { $a ->
    [one] meeple goes
   *[other] meeples go
} to the Saloon.
event-resolved = { $who-me ->
    [me] You use { $a-the } at { $b-the }.
   *[other] { $who } uses { $a-the } at { $b-the }.
}
event-built = { $who-me ->
    [me] You build a Marquee on { $a-the }.
   *[other] { $who } builds a Marquee on { $a-the }.
}
event-upgraded = { $who-me ->
    [me] You upgrade your Marquee on { $a-the }.
   *[other] { $who } upgrades the Marquee on { $a-the }.
}
event-could-not-pay = { $who-me ->
    [me] You can’t pay for { $a-the }.
   *[other] { $who } can’t pay for { $a-the }.
}
event-out-of-marquees = { $who-me ->
    [me] You have no Marquee left for { $a-the }.
   *[other] { $who } has no Marquee left for { $a-the }.
}
event-declined = { $who-me ->
    [me] You leave { $a-the } as it is.
   *[other] { $who } leaves { $a-the } as it is.
}
event-drew = { $who-me ->
    [me] You draw { $a-a }.
   *[other] { $who } draws { $a-a }.
}
    .together = { $who-me ->
        [me] You draw { $things }.
       *[other] { $who } draws { $things }.
    }
    .each = { $n ->
        [1] { $a-a }
       *[other] { $n } { $a-id ->
            [gold] Gold cubes
            [stone] Stone cubes
           *[dynamite] Dynamites
        }
    }
event-bag-empty = The Mining Bag is empty: { $a } { $a ->
    [one] draw is
   *[other] draws are
} lost.
event-jailed = { $b } { $b ->
    [one] Robber goes
   *[other] Robbers go
} from { $a-the } to the Jail.
event-invited = { $b } { $b ->
    [one] Builder goes
   *[other] Builders go
} from { $a-the } to the Saloon.
event-entered = { $a-start } goes inside { $b-the }.
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
    [me] { $cause ->
        [1] Equal dice: your { $a } is the better shot and defeats { $b-the }.
       *[other] Your { $a } defeats { $b-the }.
    }
   *[other] { $cause ->
        [1] Equal dice: { $who }’s { $a } is the better shot and defeats { $b-the }.
       *[other] { $who }’s { $a } defeats { $b-the }.
    }
}
event-both-fell = Both fall: { $a } against { $a }.
event-buried = { $a-start } goes to a Grave.
event-boxed = { $a-start } leaves the game: the Graves are full.
event-went-to-saloon = { $a-start } goes to the Saloon.
event-took-tokens-back = Both Showdown tokens go back to their players.
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
    [me] You end with { $a ->
        [0] no points.
        [one] { $a } point.
       *[other] { $a } points.
    }
   *[other] { $who } ends with { $a ->
        [0] no points.
        [one] { $a } point.
       *[other] { $a } points.
    }
}
    .cause = The final count

## Refusals

refusal-chance = The house draws; players don’t.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = That is not what is being asked.
refusal-no-corner = The first Marquee goes on a corner Building.
refusal-owned = There is a Marquee on { $a-the } already.
refusal-nobody-inside = There is no meeple in { $a-the }.
refusal-occupied = A meeple stands there already.
refusal-not-in-hand = You don’t have { $a-the } in your hand.
refusal-yourself = Your token is in use: it must be another player.
refusal-no-such-seat = Nobody sits there.
refusal-nobody-at-door = No meeple stands at the Door of { $a-the }.
refusal-no-showdown = A Showdown needs a meeple at both ends of the street.

## What does this do?

what-cost = { $gold ->
    [0] { $stone } Stone
   *[other] { $gold } Gold and { $stone } Stone
}
what-building = { $a }
    .does = Pick it to sow everyone inside. A meeple that is used at its Door looks at those inside, acts, then goes in.
    .free = No Marquee yet: a Builder at its Door can put one up for { $cost }.
    .owned = { $who-me ->
        [me] Your Marquee, { $n } points.
       *[other] { $who }’s Marquee, { $n } points.
    }
    .cast = { $n ->
        [0] At its Door there is nothing to draw now.
       *[other] At its Door now: Miner { $miner } for the owner; to whoever sows Robber { $robber }, Deputy { $deputy }, Madame { $madame } cubes.
    }
what-saloon = Saloon
    .does = Pick it and you begin sowing on any free Space. Winners of Showdowns and Builders sent off by Madame come here.
    .now = { $n ->
        [0] Nobody is inside.
        [one] { $n } meeple inside.
       *[other] { $n } meeples inside.
    }
what-jail = Jail
    .does = Pick it and you begin sowing on any free Space; a Dynamite goes into the Mining Bag. Deputies send Robbers here.
    .now = { $n ->
        [0] Nobody is inside.
        [one] { $n } Robber inside.
       *[other] { $n } inside.
    }
what-showdown = Showdown, { $a } end
    .does = Drop a meeple here and your token goes under it. When both ends are taken they duel: the higher die wins.
    .now = { $a }: { $b }, skill { $n }, for { $who-me ->
        [me] you.
       *[other] { $who }.
    }
    .empty = Both ends are free.
what-door = The Door of { $a-the }
    .does = One meeple stands here at most. At the end of the sowing it acts, then goes in.
what-meeple = { $a }
    .does = { $a-id ->
        [builder] At a Door: without a Marquee, you can build one; else its owner can upgrade it.
        [miner] At a Door: the owner of the Building draws 2 cubes, or 4 on the better side.
        [robber] At a Door: you draw 2 cubes for each Miner inside.
        [deputy] At a Door: you draw 2 cubes for each Robber inside; they go to the Jail.
       *[madame] At a Door: you draw 1 cube for each Builder inside; they go to the Saloon.
    }
    .now = { $n ->
        [0] Never duels: on a Showdown space she goes to the Saloon.
        [one] Showdown: skill { $n }; its defeat brings { $n } cube.
       *[other] Showdown: skill { $n }; its defeat brings { $n } cubes.
    }
what-work = { $kind ->
    [draws] At { $a-the } now: { $who-me ->
        [me] you draw
       *[other] { $who } draws
    } { $n }.
    [builds] At { $a-the } now: { $who-me ->
        [me] you can build
       *[other] { $who } can build
    } for { $cost }.
    [upgrades] At { $a-the } now: { $who-me ->
        [me] you can upgrade
       *[other] { $who } can upgrade
    } for { $cost }.
   *[idle] At { $a-the } now: nothing to gain.
}
what-graves = Graveyard
    .does = The loser of a Showdown is buried here for good. When the sixth Grave is filled, the round is the last.
    .now = { $n ->
        [0] All are filled.
        [one] { $n } Grave is empty.
       *[other] { $n } Graves are empty.
    }
what-hand = { $who-me ->
    [me] Your hand
   *[other] { $who }’s hand
}
    .does = One goes on each free Space, in the direction chosen, until the hand is empty.
    .now = { $n } to drop.
what-rewards = Shooting skill
    .does = The better shot can roll again and wins ties. Defeating a Deputy draws 4 cubes, a Robber 3, a Miner 2, a Builder 1.
what-die = A die that shows { $n }
    .does = The higher die wins the Showdown; if equal, the better shot.
    .now = The other shows { $n }.
what-marquee = { $who-me ->
    [me] Your Marquee
   *[other] { $who }’s Marquee
} on { $a-the }
    .does = { $n } points at the end. Every Miner that goes in draws { $draws } cubes for its owner.
    .now = A Builder lets the owner turn it to 10 points for { $cost }.
what-bank = Bank
    .does = At the end of your turn, if you have the Gold, you must buy the cheapest Bar: 10 points. Sold out, the round is the last.
    .now = { $n ->
        [0] All Bars are sold.
        [one] { $n } Bar left, for { $price } Gold.
       *[other] { $n } Bars left, the next for { $price } Gold.
    }
what-round = { $n ->
    [0] Setup
   *[other] Round { $n }
}
    .does = The last round begins to end when the Bars, the empty Graves or the Dynamite run out. Then the most points win.
    .now = Left: { $bars } Bars, { $graves } Graves, { $bursts } Dynamite.
what-explosions = Explosions
    .does = A Dynamite drawn from the Bag explodes: everyone puts half their Stone back. The third ends the game with this round.
    .now = { $n ->
        [0] All have exploded.
       *[other] { $n } to go.
    }
what-bag = Mining Bag
    .does = What you draw comes from here, blindly: Gold and Stone you keep, Dynamite explodes.
    .now = { $gold } Gold, { $stone } Stone, { $dynamite } Dynamite.
    .odds = A draw is Gold { $n } times in 100.
what-dynamite = Dynamite
    .does = It goes into the Mining Bag when someone picks the Jail. Drawn, it costs everyone half their Stone.
    .jail = { $n ->
        [0] No Dynamite in the Jail.
       *[other] { $n } Dynamite in the Jail.
    }
    .bagged = { $n ->
        [0] None in the Bag.
       *[other] { $n } in the Bag.
    }
what-gold = Gold
    .does = 1 point each. It pays for Buildings, and at the end of a turn for Gold Bars.
    .now = { $price ->
        [0] { $n } Gold; all Bars are sold.
       *[other] { $n } Gold; the next Bar costs { $price }.
    }
what-stone = Stone
    .does = It pays for Buildings and scores nothing. An explosion takes half of it.
    .now = { $n } would be lost now.
what-bars = Gold Bars
    .does = 10 points each, whatever they cost. They are never spent.
    .now = { $n ->
        [one] { $n } Bar: { $points } points.
       *[other] { $n } Bars: { $points } points.
    }
what-marquees = { $n ->
    [one] { $n } Marquee left
   *[other] { $n } Marquees left
}
    .does = Put up with a Builder, 5 points; turned to the better side, 10. An owner draws for every Miner that goes in.
    .now = { $n ->
        [one] { $n } stands, worth { $points } points.
       *[other] { $n } stand, worth { $points } points.
    }
what-path = { $n } Spaces, the first { $a-on }, the last { $b-on }.
what-controller = { $who } rolls for this meeple, against you.
what-reroll = { $yes ->
    [yes] You roll again instead of { $n }, against { $other }.
   *[no] Your { $n } stands against { $other }.
}
what-marquee-wish = { $yes ->
    [yes] { $n } points for { $cost }.
   *[no] You keep your cubes; the Marquee can wait for another Builder.
}
what-kept = You then have { $gold } Gold and { $stone } Stone.

## Why one answer rather than another

quantity-bars = you have { $best ->
    [one] { $best } Gold Bar
   *[other] { $best } Gold Bars
} after this turn, not { $other }
    .cause = It gets you to a Gold Bar sooner.
quantity-marquees = your Marquees are worth { $best ->
    [one] { $best } point
   *[other] { $best } points
} after this turn, not { $other }
    .cause = Your Marquees become worth more.
quantity-gold = you have { $best } Gold after this turn, not { $other }
    .cause = It brings you more Gold.
quantity-stone = you have { $best } Stone after this turn, not { $other }
    .cause = It brings you more Stone to build with.
quantity-rival = { $others ->
    [1] your rival has
   *[other] your best rival has
} { $best ->
    [one] { $best } point
   *[other] { $best } points
} after this turn, not { $other }
    .cause = It leaves less to your strongest rival.
quantity-margin = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Stakes

chip-gold = { $sign }{ $n }
chip-stone = { $sign }{ $n }
chip-bars = { $sign }{ $n } { $n ->
    [one] bar
   *[other] bars
}
chip-signs = { $sign }{ $n }
chip-cubes = +{ $n } { $n ->
    [one] cube
   *[other] cubes
}
chip-a-miner = { $n } a Miner
chip-dynamite = 1 into the bag
chip-doors = { $n ->
    [0] no Door
    [one] { $n } Door
   *[other] { $n } Doors
}
chip-showdown = Showdown, { $a }
chip-skill = skill { $n }
chip-against = faces skill { $n }
chip-needs = needs { $n }
chip-nobody-gains = nobody gains
chip-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
chip-grave = your { $a }
chip-or-grave = or a Grave
stake-corner = Free: 5 points and its Miners
stake-pick = { $n ->
    [one] { $n } meeple
   *[other] { $n } meeples
}{ $free ->
    [yes] , start anywhere
   *[no] { "" }
}
stake-showdown-space = a Showdown space
stake-free-house = no Marquee yet
stake-house = { $who-me ->
    [me] yours, { $n } points
   *[other] { $who }’s, { $n } points
}
stake-path = first { $a }, last { $b }
stake-step = only to { $a }
stake-madame-leaves = she won’t duel: to the Saloon
stake-skill = duels with skill { $n }
stake-idle = { $why ->
    [builder] the Marquee is complete
    [dear] you can’t pay for it
    [owner-poor] the owner can’t pay for it
    [none-left] you have no Marquee left
    [miner] no owner to pay
    [robber] no Miner inside
    [deputy] no Robber inside
   *[madame] no Builder inside
}
stake-miner = { $who-me ->
    [me] your Marquee draws
   *[other] pays the owner
}
stake-meets = { $why ->
    [robber] { $n ->
        [one] { $n } Miner inside
       *[other] { $n } Miners inside
    }
    [deputy] { $n ->
        [one] { $n } Robber to Jail
       *[other] { $n } Robbers to Jail
    }
   *[madame] { $n ->
        [one] { $n } Builder to the Saloon
       *[other] { $n } Builders to the Saloon
    }
}
stake-may = { $what ->
    [build] you can build
   *[upgrade] { $who-me ->
        [me] you can upgrade
       *[other] { $who } can upgrade
    }
}
stake-duel = { $a } against { $b }
stake-controller = shoots against you
stake-leave = everything stays as it is
stake-feeds = { $n } points, { $draws }
stake-chance = wins { $n } times in 100
stake-stands = { $how ->
    [won] wins for sure
   *[lost] loses for sure
}
act-build = Build
act-upgrade = Upgrade
act-leave = Leave it
act-reroll = Roll again
act-keep = Keep the { $n }

## Who leads

standing-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
    .short = { $n }
standing-unit = { $n ->
    [one] point
   *[other] points
}
standing-ending = The round in which one of these is full is the last.
meter-graves = { $n } of { $of } Graves are filled
    .name = Graves
meter-bars = { $n } of { $of } Gold Bars are sold
    .name = Gold Bars
meter-dynamite = { $n } of { $of } Dynamite exploded
    .name = Dynamite

## On the stage

drama-name = { $who-me ->
    [me] You
   *[other] { $who }
}
drama-showdown = Showdown
drama-won = { $who-me ->
    [me] Your { $a } wins: you draw { $n }.
   *[other] { $who }’s { $a } wins.
}
drama-both = Both fall: { $a } against { $a }.
drama-skill = Equal dice: the better shot wins
drama-shot = skill { $n }
drama-draws = { $n ->
    [one] draws { $n } cube
   *[other] draws { $n } cubes
}
drama-alike = Equal dice, equal skill
drama-graves = { $n } of { $of } Graves filled

## Turns: what is remembered of them

mark-jailed = { $n } to the Jail
mark-primed = Dynamite in the bag
mark-exploded = Dynamite!
mark-showdown = wins the Showdown
mark-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Feats

feat-clean-sweep = A clean sweep
    .idea = You jailed three Robbers at once. Let them gather in one place, then end there with a Deputy.
feat-steady-hand = A steady hand
    .idea = You won a showdown on a tie. The better shot breaks ties: look at skill before you stand on Main Street.
feat-town-father = Pillar of the town
    .idea = You built and improved four times. Stone scores nothing at the end; what is built of it does.
