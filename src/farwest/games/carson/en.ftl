game = Carson City
game-credit = A game by Xavier Georges, drawn by Alexandre Roche, published by Quined and White Goblin Games. This is an unofficial adaptation.
game-aim = Have the most points after four rounds.

card-line = Claim land, raise a town, and settle the rest with revolvers.
card-minutes = 90

seat = Seat { $n }

## Names

cell = { $at }
edge = { $way ->
    [down] the road below { $at }
    [right] the road right of { $at }
    [top] the road above { $at }
    [bottom] the road below { $at }
    [west] the road left of { $at }
   *[east] the road right of { $at }
}

square-wages = Wages
    .the = the Wages
    .does = $4 for every cowboy there
square-ammunition = Ammunition
    .the = the Ammunition
    .does = 3 more guns this round
square-three_roads = Three roads
    .the = the three roads
    .does = take 3 roads
square-one_road = One road
    .the = the single road
    .does = 1 road for every cowboy there
square-build_12 = Building for $12
    .the = the building for $12
    .does = buy the tile there
square-build_10 = Building for $10
    .the = the building for $10
    .does = buy the tile there
square-build_8 = Building for $8
    .the = the building for $8
    .does = buy the tile there
square-build_6 = Building for $6
    .the = the building for $6
    .does = buy the tile there
square-build_5 = Building for $5
    .the = the building for $5
    .does = buy the tile there
square-build_4 = Building for $4
    .the = the building for $4
    .does = buy the tile there
square-build_3 = Building for $3
    .the = the building for $3
    .does = buy the tile there
square-land_income = Parcel income
    .the = the Parcel income
    .does = $2 for every parcel you own
square-gun_income = Gun income
    .the = the Gun income
    .does = $2 for every gun and every cowboy at home
square-gambling = Gambling
    .the = the Gambling table
    .does = as many dollars as two dice show
square-land_points = Parcel points
    .the = the Parcel points
    .does = 1 point for 2 parcels
square-gun_points = Gun points
    .the = the Gun points
    .does = 1 point for 2 guns and cowboys at home
square-building_points = Building points
    .the = the Building points
    .does = 1 point for every building you own
square-buy_5 = Points for $5
    .the = the points for $5
    .does = buy points at $5 each
square-buy_4 = Points for $4
    .the = the points for $4
    .does = buy points at $4 each
square-buy_3 = Points for $3
    .the = the points for $3
    .does = buy points at $3 each
square-buy_2 = Points for $2
    .the = the points for $2
    .does = buy points at $2 each

building-ranch = ranch
    .the = the ranch
    .a = a ranch
    .does = $1 for every free parcel beside it; a gun; counts as a house for your others
building-mine = mine
    .the = the mine
    .a = a mine
    .does = $3 for every mountain beside it; a gun
building-drugstore = drugstore
    .the = the drugstore
    .a = a drugstore
    .does = $3 for every house beside it and every ranch you own
building-bank = bank
    .the = the bank
    .a = a bank
    .does = $3 for every house beside it and every mine you own
building-saloon = saloon
    .the = the saloon
    .a = a saloon
    .does = $5 for every house beside it
building-hotel = hotel
    .the = the hotel
    .a = a hotel
    .does = $6; counts as two houses for your others
building-church = church
    .the = the church
    .a = a church
    .does = no building beside it can be attacked; counts as a house for your others
building-prison = prison
    .the = the prison
    .a = a prison
    .does = two guns

ground-empty = an empty parcel
ground-river = the river
ground-mountain = a mountain
ground-house = a house

card-sheriff = Sheriff
    .the = the Sheriff
    .yellow = a white cowboy this round that nobody can face
    .red = no attack, no provoking; 3 points for every duel you lose
card-banker = Banker
    .the = the Banker
    .yellow = $9 at once
    .red = one lot of points: 3 for $3, 5 for $12 or 7 for $25
card-grocer = Grocer
    .the = the Grocer
    .yellow = $8, now or later, or double one type of building
    .red = $8 now, or 1 point for every house you own
card-railroad_worker = Railroad worker
    .the = the Railroad worker
    .yellow = 2 roads; buildings at half price
    .red = one building of your choice for $5
card-settler = Settler
    .the = the Settler
    .yellow = one free parcel
    .red = $8 now, or 1 point for every mountain you own
card-captain = Captain
    .the = the Captain
    .yellow = 1, 2 or 3 cowboys for $1, $4 or $9
    .red = 1, 2 or 3 guns for $2, $6 or $12
card-mercenary = Mercenary
    .the = the Mercenary
    .yellow = 3 more guns this round
    .red = 2 more guns this round

side-yellow = yellow
side-red = red

property-buildings = buildings
property-houses = houses
property-mountains = mountains

space-12 = $12
space-10 = $10
space-8 = $8
space-6 = $6
space-5 = $5
space-4 = $4
space-3 = $3

lot-none = no points
lot-small = 3 points for $3
lot-middle = 5 points for $12
lot-large = 7 points for $25

line-ranch_free = ranch
line-ranch_river = ranch
line-mine_mountain = mine
line-mine_river = mine
line-drugstore_house = drugstore
line-drugstore_ranch = drugstore
line-bank_house = bank
line-bank_mine = bank
line-saloon_house = saloon
line-hotel_itself = hotel

counted = { $b } { $a-id ->
    [ranch_free] { $b ->
        [one] free parcel
       *[other] free parcels
    } × $1
    [ranch_river] { $b ->
        [one] river parcel
       *[other] river parcels
    } × $1
    [mine_mountain] { $b ->
        [one] mountain
       *[other] mountains
    } × $3
    [mine_river] { $b ->
        [one] river access
       *[other] river accesses
    } × $3
    [drugstore_house] { $b ->
        [one] house
       *[other] houses
    } × $3
    [drugstore_ranch] { $b ->
        [one] ranch
       *[other] ranches
    } × $3
    [bank_house] { $b ->
        [one] house
       *[other] houses
    } × $3
    [bank_mine] { $b ->
        [one] mine
       *[other] mines
    } × $3
    [saloon_house] { $b ->
        [one] house
       *[other] houses
    } × $5
   *[hotel_itself] { $b ->
        [one] hotel
       *[other] hotels
    } × $6
}

money-a = ${ $a }
money-b = ${ $b }
points-a = { $a ->
    [0] no points
    [one] { $a } point
   *[other] { $a } points
}
points-b = { $b ->
    [0] no points
    [one] { $b } point
   *[other] { $b } points
}
roads-a = { $a ->
    [0] no road
    [one] { $a } road
   *[other] { $a } roads
}
cowboys-a = { $a ->
    [0] no cowboys
    [one] { $a } cowboy
   *[other] { $a } cowboys
}
cowboys-b = { $b ->
    [0] no cowboys
    [one] { $b } cowboy
   *[other] { $b } cowboys
}
guns-a = { $a ->
    [0] no guns
    [one] { $a } gun
   *[other] { $a } guns
}

## Variants

variant-board = Board
    .help = Plain, or with a river: bridges, and two sides of a town.
    .plain = plain
    .river = river
variant-duel-mode = Duels
    .help = With dice, or with six secret tiles each: might is right.
    .dice = dice
    .tiles = secret tiles
variant-mortal-duels = Mortal duels
    .help = Whoever loses a duel can give up the cowboy for 2 points.
variant-deferred-same-round = Build kept tiles at once
    .help = A tile kept this round can be built at the end of the same construction.
variant-house-on-own-parcel = House on your own parcel
    .help = The house of a new building can stand on a parcel of yours.
variant-banker-red-any-time = The red Banker can wait
    .help = His lot is bought at the end of the round, not at once.
variant-confirm-free-actions = Confirm free gains
    .help = Whoever wins a square is asked whether to use it.
variant-wages-by-player = Wages by player
    .help = $4 for each player on the Wages, however many cowboys.
variant-every-mountain = Every mountain feeds a mine
    .help = A mine counts the mountains of other players too.
variant-one-road-a-build = One road for each building
    .help = Whoever builds can lay a single road for it, not several.
variant-confirm-wages-and-road = Confirm Wages and Road
    .help = Whoever stands there is asked too whether to use it.
variant-personality-sides = Sides of the personalities
    .help = All yellow, all red, or each at random.
    .yellow = all yellow
    .red = all red
    .random = at random
variant-sheriff-side = Side of the Sheriff
    .help = As the others, or fixed.
    .as-the-others = as the others
    .yellow = yellow
    .red = red
variant-banker-side = Side of the Banker
    .help = As the others, or fixed.
    .as-the-others = as the others
    .yellow = yellow
    .red = red
variant-grocer-side = Side of the Grocer
    .help = As the others, or fixed.
    .as-the-others = as the others
    .yellow = yellow
    .red = red
variant-railroad-worker-side = Side of the Railroad worker
    .help = As the others, or fixed.
    .as-the-others = as the others
    .yellow = yellow
    .red = red
variant-settler-side = Side of the Settler
    .help = As the others, or fixed.
    .as-the-others = as the others
    .yellow = yellow
    .red = red
variant-captain-side = Side of the Captain
    .help = As the others, or fixed.
    .as-the-others = as the others
    .yellow = yellow
    .red = red
variant-mercenary-side = Side of the Mercenary
    .help = As the others, or fixed.
    .as-the-others = as the others
    .yellow = yellow
    .red = red

preset-sheet = By the player aid
    .help = Wages by player, every mountain feeds a mine, one road a building, every gain can be skipped.

## Questions

question-side-up = Which side is up?
question-first-order = Who comes next in the order?
question-die-row = Which row?
question-die-column = Which column?
question-fill-space = Which tile comes out of the bag?
question-deal-tile = Which duel tile is dealt?
question-claim-parcel = Which parcel do you claim, for free?
    .help = A house or a mountain is 2 points at the end; on an empty parcel you can build.
question-pick-personality = Which personality do you take?
    .help = Its number is your turn order, its limit the most money you can keep.
    .theme = Which personality to take
question-take-or-wait = { $a }: do you take $8 now, or wait?
    .help = Waiting may bring more at the end of the round.
question-buy-lot = Which lot of points do you buy?
    .help = None, or exactly one of them.
question-captain-buy = How many do you buy from the Captain?
    .help = Each one more costs more.
question-railroad-take = Which tile do you take for $5?
    .help = Build it now or keep it; the row is refilled before the next player picks.
question-choose-worker = Which cowboy do you send out?
    .help = The white cowboy only goes where nobody stands, and nobody can join it.
question-place = Where do you send a cowboy?
    .help = Pick a square or a parcel. Cowboys kept at home add to your duels.
    .theme = Where to send a cowboy
question-free-action = { $a }: do you use it?
question-gamble = What does the die show?
question-next-duel = Which duel comes next?
    .help = You passed first, so you name them, one at a time.
question-duel-die = What does the die show?
question-duel-tile = { $a }: which tile do you play in this duel?
question-mortal = You lost: does your cowboy come home, or die for 2 points?
question-draw-value = Which duel tile is drawn?
question-buy-parcel = Which parcel do you buy?
    .help = One at a time, as your money allows.
question-buy-building = Do you buy { $a-the } for ${ $n }?
    .help = You can build it at once, or keep it for a later round.
question-build-or-keep = Do you build { $a-the } now, or keep it?
question-build-deferred = Which of your kept tiles do you build?
    .help = One at a time; what you leave waits for the next round.
question-build-parcel = Where do you build { $a-the }?
    .help = On an empty parcel of yours that roads can reach. Then its house, then roads.
question-house-parcel = Where does the house of { $a-the } stand?
    .help = On an empty parcel that roads can reach; if it’s another player’s, they must agree.
question-consent = { $who } wants a house on your parcel { $b }. Do you agree?
    .help = { $who } builds { $a-a } beside it. The house would be yours: 2 points at the end.
question-lay-road = Where do you lay a road? ({ $n } left)
    .help = It must touch a road that is laid. The building and its house each need one.
question-grocer-income = Grocer: do you take $8, or which buildings pay double?
question-buy-vp = How many points do you buy, at ${ $n } each?
    .theme = How many points to buy
question-cash-limit = ${ $a }, limit ${ $n }: how many points do you buy?
    .help = A point costs $10. What is over the limit is lost in any case.
question-free-road = Where do you lay a road before the round ends?

## Options

option-go = { $a }: { $a-does }
    .short = { $a }
    .note = { $a-does }
option-stake = Stake out { $a }
    .short = Stake out
    .note = { $a }
option-attack = Attack the building at { $a }
    .short = Attack
    .note = { $a }
option-protect = Protect your building at { $a }
    .short = Protect
    .note = { $a }
option-send = Send a cowboy of yours
    .short = A cowboy
option-send_white = Send the white cowboy
    .short = The white cowboy
option-pass = Pass
    .short = Pass
    .note = { $n ->
        [0] and be ahead in a tie
        [1] and pick first next round
        [2] and pick second next round
        [3] and pick third next round
        [4] and pick fourth next round
       *[5] and pick fifth next round
    }
option-claim = Claim { $a }
    .short = Claim
    .note = { $a }
option-pick = Take { $a-the }
    .short = { $a }
option-take_money = Take $8
    .short = Take $8
option-wait = Wait
    .short = Wait
option-lot = Banker: { $a }
    .short = { $a }
option-hire = { $a ->
    [0] Hire nobody
    [one] Hire { $a } cowboy
   *[other] Hire { $a } cowboys
}
    .short = { $a ->
        [0] Nobody
        [one] { $a } cowboy
       *[other] { $a } cowboys
    }
    .note = { $a ->
        [0] { "" }
        [1] $1
        [2] $4
       *[3] $9
    }
option-arm = { $a ->
    [0] Buy no gun
    [one] Buy { $a } gun
   *[other] Buy { $a } guns
}
    .short = { $a ->
        [0] No gun
        [one] { $a } gun
       *[other] { $a } guns
    }
    .note = { $a ->
        [0] { "" }
        [1] $2
        [2] $6
       *[3] $12
    }
option-take_tile = Take the tile on the { $a } space
    .short = The { $a } tile
option-leave = Take no tile
    .short = No tile
option-duel = Fight the duel at { $a }
    .short = Fight
    .note = { $a }
option-buy = Buy { $a }
    .short = Buy
    .note = { $a }
option-buy_tile = Buy the tile
    .short = Buy
option-perform = Use it
    .short = Use it
option-decline = Skip it
    .short = Skip it
option-build = Build it now
    .short = Build now
option-keep = Keep it
    .short = Keep
    .note = for a later round
option-build_kept = Build your kept { $a }
    .short = Build
    .note = { $a }
option-build_on = Build at { $a }
    .short = Build here
    .note = { $a }
option-house_on = The house goes to { $a }
    .short = House here
    .note = { $a }
option-cancel = Keep the tile after all
    .short = Keep the tile
    .note = for a later round
option-agree = Agree
    .short = Agree
option-refuse = Refuse
    .short = Refuse
option-lay = Lay { $a }
    .short = Lay a road
    .note = { $a }
option-done = Enough roads
    .short = Enough roads
option-stop = Stop here
    .short = Stop
option-double = Double: { $a }
    .short = Double
    .note = { $a }
option-buy_points = { $a ->
    [0] Buy no points
    [one] Buy { $a } point
   *[other] Buy { $a } points
}
    .short = { $a ->
        [0] No points
        [one] { $a } point
       *[other] { $a } points
    }
option-convert = { $a ->
    [0] Take no point, give up the surplus
    [one] Take { $a } point for the surplus
   *[other] Take { $a } points for the surplus
}
    .short = { $a ->
        [0] No points
        [one] { $a } point
       *[other] { $a } points
    }
option-play_tile = Play the tile { $a }
    .short = Tile { $a }
option-play_twin = Play the other { $a }
    .short = The other { $a }
option-spare = The cowboy comes home
    .short = Come home
option-die_for_it = The cowboy dies for 2 points
    .short = Die for 2 points
option-turn = The { $a } side is up
option-seat = { $a } is next
option-roll = The die shows { $a }
option-tile = { $a-a } comes out of the bag
option-value = The duel tile is { $a }

## The table in the terminal

table-round = Round { $n } of { $of }
table-name = { $a }
table-does = { $side ->
    [red] { $a-red }
   *[yellow] { $a-yellow }
}
table-money = ${ $n }
table-points = { $n } { $n ->
    [one] point
   *[other] points
}
table-stock = { $cowboys } { $cowboys ->
    [one] cowboy
   *[other] cowboys
}, { $guns } { $guns ->
    [one] gun
   *[other] guns
}, { $roads } { $roads ->
    [one] road
   *[other] roads
}
table-muster = { $cowboys } { $cowboys ->
    [one] cowboy
   *[other] cowboys
}, { $guns } { $guns ->
    [one] gun
   *[other] guns
}
table-limit = limit ${ $n }
table-kept = keeps
table-track = The track
table-row = For sale:
table-cards = Personalities
table-order = Order:
table-passed = Passed:
table-tiles = Your duel tiles:
table-earns = ${ $n }

## Events

event-showed-side = { $a }: the { $b } side is up.
event-went-in-order = { $who-me ->
    [me] You are number { $a } in the order.
   *[other] { $who } is number { $a } in the order.
}
    .cause = Order of play
event-rolled-die = { $cause ->
    [1] { $who-me ->
        [me] You roll a { $a }.
       *[other] { $who } rolls a { $a }.
    }
   *[0] A die shows { $a }.
}
event-founded-town = The town begins with a house at { $a }.
event-rolled-again = { $cause ->
    [1] { $a } is river: rolled again.
   *[0] { $a } is taken: rolled again.
}
event-raised-mountain = A mountain stands at { $a }.
event-set-out-tile = New on the { $b } space: { $a-a }.
event-dealt-tile = You get the duel tile { $a }.
event-announced-tiles = { $who-me ->
    [me] Your duel tiles add up to { $a }: you start with ${ $b }.
   *[other] { $who }’s duel tiles add up to { $a }: ${ $b } to start with.
}
event-claimed = { $who-me ->
    [me] You claim { $a }.
   *[other] { $who } claims { $a }.
}
event-round-began = Round { $a } begins.
    .heading = Round { $a }
event-picked = { $who-me ->
    [me] You take { $a-the } ({ $b }).
   *[other] { $who } takes { $a-the } ({ $b }).
}
    .cause = { $who-me ->
        [me] take { $a-the }
       *[other] takes { $a-the }
    }
event-got-white = { $who-me ->
    [me] The white cowboy joins you.
   *[other] The white cowboy joins { $who }.
}
event-got-money = { $who-me ->
    [me] You take { money-a }.
   *[other] { $who } takes { money-a }.
}
event-got-roads = { $cause ->
    [3] { $who-me ->
        [me] You take { roads-a }: the supply has no more.
       *[other] { $who } takes { roads-a }: the supply has no more.
    }
   *[0] { $who-me ->
        [me] You take { roads-a }.
       *[other] { $who } takes { roads-a }.
    }
}
event-waited = { $cause ->
    [1] { $who-me ->
        [me] You wait for the income of the buildings.
       *[other] { $who } waits for the income of the buildings.
    }
   *[2] { $who-me ->
        [me] You wait for the end of the round.
       *[other] { $who } waits for the end of the round.
    }
}
event-bought-lot = { $a ->
    [0] { $who-me ->
        [me] You buy no points from the Banker.
       *[other] { $who } buys no points from the Banker.
    }
   *[3] { $who-me ->
        [me] You buy { points-a } from the Banker for { money-b }.
       *[other] { $who } buys { points-a } from the Banker for { money-b }.
    }
}
event-hired = { $a ->
    [0] { $who-me ->
        [me] You hire nobody.
       *[other] { $who } hires nobody.
    }
   *[1] { $who-me ->
        [me] You hire { cowboys-a } for { money-b }.
       *[other] { $who } hires { cowboys-a } for { money-b }.
    }
}
event-paid-captain = { $a ->
    [0] { $who-me ->
        [me] You buy no gun.
       *[other] { $who } buys no gun.
    }
   *[1] { $who-me ->
        [me] You buy { guns-a } for { money-b }.
       *[other] { $who } buys { guns-a } for { money-b }.
    }
}
event-took-from = { $who-me ->
    [me] You take { $a-the } from the { $b } space for $5.
   *[other] { $who } takes { $a-the } from the { $b } space for $5.
}
event-readied-white = { $who-me ->
    [me] You send out the white cowboy.
   *[other] { $who } sends out the white cowboy.
}
event-went-to = { $who-me ->
    [me] You send a cowboy to { $a-the }.
   *[other] { $who } sends a cowboy to { $a-the }.
}
    .cause = { $who-me ->
        [me] send a cowboy to { $a-the }
       *[other] sends a cowboy to { $a-the }
    }
event-staked = { $who-me ->
    [me] You stake out { $a }.
   *[other] { $who } stakes out { $a }.
}
    .cause = { $who-me ->
        [me] { $count ->
            [1] stake out { $a }
           *[other] stake out { $count } parcels
        }
       *[other] { $count ->
            [1] stakes out { $a }
           *[other] stakes out { $count } parcels
        }
    }
    .together = { $who-me ->
        [me] You stake out { $things }.
       *[other] { $who } stakes out { $things }.
    }
    .each = { $a }
event-attacked-building = { $who-me ->
    [me] You attack { $a-the } at { $b }.
   *[other] { $who } attacks { $a-the } at { $b }.
}
    .cause = { $who-me ->
        [me] attack { $a-the } at { $b }
       *[other] attacks { $a-the } at { $b }
    }
event-protected = { $who-me ->
    [me] You protect your { $a } at { $b }.
   *[other] { $who } protects { $a-the } at { $b }.
}
    .cause = { $who-me ->
        [me] protect your { $a } at { $b }
       *[other] protects { $a-the } at { $b }
    }
event-white-placed = It’s the white cowboy: nobody can face it.
event-passed = { $who-me ->
    [me] You pass, as number { $a }.
   *[other] { $who } passes, as number { $a }.
}
    .cause = { $who-me ->
        [me] pass
       *[other] passes
    }
event-opened-buildings = The buildings pay.
event-worked = { $who-me ->
    [me] You earn { money-b } with { cowboys-a }.
   *[other] { $who } earns { money-b } with { cowboys-a }.
}
event-took-ammunition = { $who-me ->
    [me] You take the ammunition: 3 more guns this round.
   *[other] { $who } takes the ammunition: 3 more guns this round.
}
event-took-income = { $b ->
    [0] { $who-me ->
        [me] { $a }: you earn nothing.
       *[other] { $a }: { $who } earns nothing.
    }
   *[other] { $who-me ->
        [me] { $a }: you earn { money-b }.
       *[other] { $a }: { $who } earns { money-b }.
    }
}
event-scored-square = { $who-me ->
    [me] { $a }: you score { points-b }.
   *[other] { $a }: { $who } scores { points-b }.
}
event-gambled = { $who-me ->
    [me] You win { money-a } at the gambling table.
   *[other] { $who } wins { money-a } at the gambling table.
}
event-declined = { $who-me ->
    [me] { $a }: you skip it.
   *[other] { $a }: { $who } skips it.
}
event-could-not-pay = { $who-me ->
    [me] { $a }: you can’t pay.
   *[other] { $a }: { $who } can’t pay.
}
event-bought-points = { $a ->
    [0] { $who-me ->
        [me] You buy no points.
       *[other] { $who } buys no points.
    }
   *[1] { $who-me ->
        [me] You buy { points-a } for { money-b }.
       *[other] { $who } buys { points-a } for { money-b }.
    }
}
event-duel-began = Duel: { $a }!
    .cause = Duel: { $a }
event-rolled-duel = { $cause ->
    [1] { $who-me ->
        [me] You play the duel tile { $a }.
       *[other] { $who } plays the duel tile { $a }.
    }
   *[0] { $who-me ->
        [me] You roll a { $a }.
       *[other] { $who } rolls a { $a }.
    }
}
event-counted-force = { $who-me ->
    [me] You add { guns-a } and { cowboys-b } at home.
   *[other] { $who } adds { guns-a } and { cowboys-b } at home.
}
event-won-duel = { $cause ->
    [1] { $who-me ->
        [me] { $a }: a tie at { $b }. You passed first, so you win the duel.
       *[other] { $a }: a tie at { $b }. { $who } passed first, so wins the duel.
    }
   *[0] { $who-me ->
        [me] You win the duel with { $b }: { $a }.
       *[other] { $who } wins the duel with { $b }: { $a }.
    }
}
event-lost-duel = { $who-me ->
    [me] You lose it with { $a }.
   *[other] { $who } loses it with { $a }.
}
event-sheriff-scored = { $who-me ->
    [me] The Sheriff’s honour: you score { points-a }.
   *[other] The Sheriff’s honour: { $who } scores { points-a }.
}
event-died = { $who-me ->
    [me] Your cowboy dies for { points-a }.
   *[other] { $who }’s cowboy dies for { points-a }.
}
event-chose-tile = { $shown ->
    [yes] You choose the duel tile { $a }.
   *[no] { $who } chooses a duel tile.
}
event-drew-tile = { $shown ->
    [yes] You draw the duel tile { $a }.
   *[no] { $who } draws a duel tile.
}
event-drew-tiles = { $a ->
    [0] { $who-me ->
        [me] You have no duel tile left, and there is none to draw.
       *[other] { $who } has no duel tile left, and there is none to draw.
    }
   *[1] { $who-me ->
        [me] You have no duel tile left: you draw { $a }.
       *[other] { $who } has no duel tile left, and draws { $a }.
    }
}
event-bought-parcel = { $who-me ->
    [me] You buy { $a } for { money-b }.
   *[other] { $who } buys { $a } for { money-b }.
}
    .cause = { $who-me ->
        [me] { $count ->
            [1] buy { $a }
           *[other] buy { $count } parcels
        }
       *[other] { $count ->
            [1] buys { $a }
           *[other] buys { $count } parcels
        }
    }
event-bought-tile = { $cause ->
    [1] { $who-me ->
        [me] You buy { $a-the } at half price: { money-b }.
       *[other] { $who } buys { $a-the } at half price: { money-b }.
    }
   *[0] { $who-me ->
        [me] You buy { $a-the } for { money-b }.
       *[other] { $who } buys { $a-the } for { money-b }.
    }
}
    .cause = { $who-me ->
        [me] buy { $a-the }
       *[other] buys { $a-the }
    }
event-kept-tile = { $cause ->
    [1] { $who-me ->
        [me] You keep { $a-the }: there is nowhere to build it now.
       *[other] { $who } keeps { $a-the }: there is nowhere to build it now.
    }
    [3] { $who-me ->
        [me] You keep { $a-the }: nobody wants its house.
       *[other] { $who } keeps { $a-the }: nobody wants its house.
    }
   *[0] { $who-me ->
        [me] You keep { $a-the }.
       *[other] { $who } keeps { $a-the }.
    }
}
event-took-kept = { $who-me ->
    [me] You want to build { $a-the } you kept.
   *[other] { $who } wants to build a kept { $a }.
}
event-chose-site = { $who-me ->
    [me] You choose { $b } for { $a-the }.
   *[other] { $who } chooses { $b } for { $a-the }.
}
event-chose-plot = { $who-me ->
    [me] You choose { $a } for its house.
   *[other] { $who } chooses { $a } for its house.
}
event-built-tile = { $who-me ->
    [me] You build { $a-the } at { $b }.
   *[other] { $who } builds { $a-the } at { $b }.
}
    .cause = { $who-me ->
        [me] build { $a-the } at { $b }
       *[other] builds { $a-the } at { $b }
    }
event-added-house = A house goes up at { $a }.
event-gained-guns = { $who-me ->
    [me] You gain { guns-a }.
   *[other] { $who } gains { guns-a }.
}
event-agreed = { $who-me ->
    [me] You agree to a house at { $a }.
   *[other] { $who } agrees to a house at { $a }.
}
event-refused-house = { $who-me ->
    [me] You refuse the house at { $a }.
   *[other] { $who } refuses the house at { $a }.
}
event-laid-road = { $who-me ->
    [me] You lay { $a }.
   *[other] { $who } lays { $a }.
}
    .cause = { $who-me ->
        [me] lay roads
       *[other] lays roads
    }
    .together = { $who-me ->
        [me] You lay { $n } roads: { $things }.
       *[other] { $who } lays { $n } roads: { $things }.
    }
    .each = { $a }
event-took-cover = The church protects the building at { $a }: no attack there.
event-doubled = { $who-me ->
    [me] Your buildings of one type pay double: { $a }.
   *[other] { $who }’s buildings of one type pay double: { $a }.
}
event-counted = { $who-me ->
    [me] Your { $a }: { counted }.
   *[other] { $who }’s { $a }: { counted }.
}
event-earned = { $cause ->
    [1] { $who-me ->
        [me] You earn { money-b } at { $a }, doubled by the Grocer.
       *[other] { $who } earns { money-b } at { $a }, doubled by the Grocer.
    }
   *[0] { $who-me ->
        [me] You earn { money-b } at { $a }.
       *[other] { $who } earns { money-b } at { $a }.
    }
}
    .cause = The buildings pay
event-earned-in-all = { $who-me ->
    [me] You earn { money-a } in all.
   *[other] { $who } earns { money-a } in all.
}
event-robbed = { $b ->
    [0] { $who-me ->
        [me] You find nothing to rob at { $a }.
       *[other] { $who } finds nothing to rob at { $a }.
    }
   *[other] { $who-me ->
        [me] You rob { money-b } at { $a }.
       *[other] { $who } robs { money-b } at { $a }.
    }
}
    .cause = The buildings pay
event-scored-card = { $who-me ->
    [me] { $a }: you score { points-b }.
   *[other] { $a }: { $who } scores { points-b }.
}
event-token-moved = { $a }: this square is closed from now on.
    .cause = The round ends
event-got-cowboys = { $a ->
    [0] { $who-me ->
        [me] You get no cowboy back.
       *[other] { $who } gets no cowboy back.
    }
   *[1] { $who-me ->
        [me] You get { cowboys-a } back.
       *[other] { $who } gets { cowboys-a } back.
    }
}
    .cause = The round ends
event-converted = { $a ->
    [0] { $who-me ->
        [me] You are over your limit and give up { money-b }.
       *[other] { $who } is over the limit and gives up { money-b }.
    }
   *[1] { $who-me ->
        [me] You are over your limit: { points-a } for { money-b }.
       *[other] { $who } is over the limit: { points-a } for { money-b }.
    }
}
event-round-ended = Round { $a } is over.
    .cause = The round ends
event-scored-property = { $who-me ->
    [me] Your { $a }: { points-b }.
   *[other] { $who }, { $a }: { points-b }.
}
    .cause = The final count
event-scored-money = { $who-me ->
    [me] Your money: { points-a }.
   *[other] { $who }, money: { points-a }.
}
event-finished = { $who-me ->
    [me] You end with { points-a }.
   *[other] { $who } ends with { points-a }.
}
event-left-tile = { $who-me ->
    [me] You don’t buy { $a-the } for { money-b }.
   *[other] { $who } doesn’t buy { $a-the } for { money-b }.
}
event-tile-too-dear = { $who-me ->
    [me] You can’t pay { money-b } for { $a-the }.
   *[other] { $who } can’t pay { money-b } for { $a-the }.
}

## Refusals

refusal-chance = The house draws; players don’t.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = That is not what is being asked.
refusal-taken-card = Someone has that personality already.
refusal-no-tile = There is no tile on that space.
refusal-closed = That square is closed for the rest of the game.
refusal-own-cowboy = You have a cowboy there already.
refusal-white-cowboy = Nobody can face the white cowboy.
refusal-white-alone = The white cowboy only goes where nobody stands.
refusal-law-abiding = As red Sheriff you attack nobody and provoke nobody.
refusal-river = Nobody can own the river.
refusal-owned = That parcel has an owner.
refusal-not-attackable = There is no building that can be attacked.
refusal-your-own = It is your own.
refusal-not-yours = It is not yours.
refusal-must-place = You have chosen a cowboy: send it somewhere.
refusal-no-cowboy = You have no other cowboy at home.
refusal-too-dear = You cannot pay that.
refusal-no-cowboys-left = The general reserve holds fewer of your cowboys.
refusal-captain-side = The Captain sells the other thing this game.
refusal-no-duel = There is no duel to fight there.
refusal-not-won = No cowboy of yours is alone on that parcel.
refusal-not-kept = You have no such tile that can be built now.
refusal-no-site = Nothing can be built there: it takes an empty parcel of yours, and roads to it and its house.
refusal-no-plot = The house needs an empty parcel that roads can reach, nobody’s or another player’s.
refusal-no-road = Roads continue the network, and must still reach the building and its house.
refusal-not-served = The building and its house are not both on a road yet.
refusal-not-built = You own no such building.
refusal-amount = It must be an amount your money allows.
refusal-limit = You must come down to your limit, and can’t spend more than you have.
refusal-no-duel-tile = You have no such duel tile.

## The picture

paint-board = { $phase ->
    [claims] First claims
    [over] The game is over
   *[other] Round { $n } of { $of }, { $phase ->
        [personalities] personalities
        [placement] placement
        [resolution] resolution
       *[end] end of the round
    }
}
paint-card-title = { $n }. { $name }
paint-card-limit = Keep at most ${ $n } after the round
paint-purse = You have ${ $n }
paint-site = { $what }: would earn ${ $n } now
paint-must-agree = { $who } must agree
paint-pay = +${ $n }
paint-paid = { $who }, { $what }: +${ $n }
paint-paid-double = doubled by the Grocer: ${ $n }
paint-paid-robbed = { $who } robs ${ $n }
paint-fight = Duel: { $where }
paint-fighter = { $who }: { $die ->
    [0] die
   *[other] { $die }
} + { $guns } { $guns ->
    [one] gun
   *[other] guns
} + { $cowboys } { $cowboys ->
    [one] cowboy
   *[other] cowboys
} = { $die ->
    [0] …
   *[other] { $n }
}
paint-winner = { $who } wins
paint-total = = { $n }
paint-income = Your income now
paint-building = { $where }: { $who }’s { $what }, earns ${ $n }
paint-parcel = { $where }: { $what }{ $state ->
    [owned] , { $who }’s
    [river] {""}
   *[nobody] , costs ${ $n }
}
paint-line = { counted }
paint-does = { $a-does }
paint-square = { $a-does }
paint-cowboy = { $who }’s cowboy, { $where }
paint-white = the white cowboy, { $where }
paint-standing = { $who }, { $where }: { $n ->
    [one] { $n } cowboy
   *[other] { $n } cowboys
}
paint-road = { $a }{ $laid ->
    [yes] {""}
   *[no] , not laid yet
}
paint-for-sale = { $name }: { $a-the }
paint-closed = { $name }, closed
paint-card = { $name }, { $side } side: { $does }
paint-holds = { $who } has the { $name }
paint-caption = { $of ->
    [wages] $4 each
    [ammunition] { $short ->
        [yes] +3
       *[no] +3 guns
    }
    [three_roads] { $short ->
        [yes] 3
       *[no] 3 roads
    }
    [one_road] { $short ->
        [yes] 1
       *[no] 1 road
    }
    [step-parcels] { $short ->
        [yes] Parcels
       *[no] Buy parcels
    }
    [build_12] $12
    [build_10] $10
    [build_8] $8
    [build_6] $6
    [build_5] $5
    [build_4] $4
    [build_3] $3
    [land_income] { $short ->
        [yes] $2 each
       *[no] $2 / parcel
    }
    [gun_income] { $short ->
        [yes] $2 each
       *[no] $2 / gun
    }
    [gambling] 2 dice
    [step-incomes] Income
    [land_points] { $short ->
        [yes] ½ VP
       *[no] ½ VP / parcel
    }
    [gun_points] { $short ->
        [yes] ½ VP
       *[no] ½ VP / gun
    }
    [building_points] { $short ->
        [yes] 1 VP
       *[no] VP / building
    }
    [buy_5] { $short ->
        [yes] $5
       *[no] $5 a VP
    }
    [buy_4] { $short ->
        [yes] $4
       *[no] $4 a VP
    }
    [buy_3] { $short ->
        [yes] $3
       *[no] $3 a VP
    }
    [buy_2] { $short ->
        [yes] $2
       *[no] $2 a VP
    }
   *[step-start] Start
}
paint-buys = { $what } for ${ $n }; you have ${ $have }
paint-parcel-title = Parcel, ${ $n }
paint-attack-title = { $own ->
    [yes] Protect your { $what }
   *[no] Attack { $who }’s { $what }
}
paint-loot = { $own ->
    [yes] It earns ${ $n }
   *[no] You would take ${ $n }
}
paint-alone = Nobody is there yet
paint-unfaceable = The white cowboy is there
paint-mine = Duel! You: { $n } + die
paint-rival = { $who }: { $n } + die
paint-odds = You win about { $n } times in 100
paint-summands = { $die }+{ $guns }+{ $cowboys }
paint-duel = { $who }: { $die } shown, { $guns } by guns, { $cowboys } by cowboys, { $n } in all
paint-duel-at = Duel, { $where }. { $said }
paint-status = { $state ->
    [over] Game over
    [chooses] Chooses
   *[waits] Waits
}
paint-personality = { $a } · { $passed ->
    [0] limit ${ $n }
    [1] passed 1st
    [2] passed 2nd
    [3] passed 3rd
   *[other] passed { $passed }th
}
paint-hand = { $said }: { $values }
paint-count = { $n } { $what ->
    [money] { $n ->
        [one] dollar
       *[other] dollars
    }
    [points] { $n ->
        [one] point
       *[other] points
    }
    [cowboys] { $n ->
        [one] cowboy at home
       *[other] cowboys at home
    }
    [guns] { $n ->
        [one] gun
       *[other] guns
    }
    [tiles] { $n ->
        [one] duel tile
       *[other] duel tiles
    }
   *[roads] { $n ->
        [one] road
       *[other] roads
    }
}
paint-coordinates = Rows A to H, columns 1 to 8
paint-pile = { $where }: { $n } cowboys
paint-aid = Player aid: buildings
paint-aid-help = Dollars for each thing it counts. All but ranch and mine need a road and a house.
paint-aid-building = { $a }: { $does }
paint-aid-end = Player aid: the end
paint-aid-end-text = { $bridges ->
    [yes] 2 points for each building, house and mountain, 3 at a bridge; 1 for each $6.
   *[no] 2 points for each building, house and mountain; 1 for each $6.
}
paint-kept = kept: { $what } × { $n }

## The score sheet

score-unit = points
score-rounds = During the rounds
score-buildings = Buildings, 2 each
score-river-buildings = Buildings, 2 or 3 each
score-houses = Houses, 2 each
score-river-houses = Houses, 2 or 3 each
score-mountains = Mountains, 2 each
score-river-mountains = Mountains, 2 or 3 each
score-money = Money, 1 for $6

## What does this do?

what-ground = { $a-id ->
    [empty] Parcel { $at }
    [river] River, { $at }
    [mountain] Mountain, { $at }
   *[house] House, { $at }
}
    .does = { $a-id ->
        [empty] An empty parcel: build on it once it’s yours. A ranch beside it earns $1 if it’s the ranch owner’s or nobody’s.
        [river] Nobody can own it or build on it. A ranch beside it earns $1 for it; a mine $3 once.
        [mountain] 2 points at the end for its owner. A mine beside it earns $3{ $every ->
            [yes] , whoever owns the mountain.
           *[no] {" "}if the mountain is the mine owner’s or nobody’s.
        }
       *[house] 2 points at the end for its owner. Drugstore, bank and saloon beside it earn from it, if it’s theirs or nobody’s.
    }
    .free = Nobody’s. Staked out, it costs ${ $n } now.
    .owned = { $who-me ->
        [me] Yours.
       *[other] { $who }’s.
    }
what-stands = { $n ->
    [one] { $who } stands there.
   *[other] { $who } stand there.
}
what-building = { $a }, { $at }
    .does = Each round: { $a-does }.
    .owner = { $who-me ->
        [me] Yours: 2 points at the end.
       *[other] { $who }’s: 2 points at the end.
    }
    .earns = { $n ->
        [0] It earns nothing as the town stands.
       *[other] It earns ${ $n } now: { $why }.
    }
    .mountains = { $every ->
        [yes] Every mountain beside it counts, whoever owns it.
       *[no] Mountains of its owner and of nobody count; those of other players don’t.
    }
    .attack = { $safe ->
        [yes] It can’t be attacked.
       *[no] Attacked, it loses half of that.
    }
what-road = { $a }
    .does = A new road touches a road that is laid. Buildings but ranch and mine need one at their parcel, and one at their house’s.
    .now = { $laid ->
        [yes] Laid; it belongs to nobody.
       *[no] Not laid yet.
    }
what-rider = { $who-me ->
    [me] Your cowboy
   *[other] { $who }’s cowboy
}
    .does = He stays until his place is worked off. Where several stand, one duel decides; losers go home.
    .stakes = Stakes out { $a }: it costs ${ $n } now.
    .protects = Protects { $a }: an attacker would take ${ $n }.
    .attacks = Attacks { $a }: that takes ${ $n }, half its income.
    .square = On { $a-the }: { $a-does }.
what-force = { $who } { $n }
what-duel-due = A duel is due. Before the dice: { $list }.
what-duel = Duel
    .does = Each adds one die, their guns and their cowboys at home. The highest wins; in a tie whoever passed earlier.
    .now = Passed in this order: { $list }.
what-square = { $a }
    .does = { $a-does }.
    .shut = Closed for the rest of the game.
    .until = { $n ->
        [1] Open in round 1 only.
       *[other] Open until round { $n }.
    }
    .bare = There is no tile on it.
    .tile = Here: { $a-the }, { $a-does }.
    .price = You would pay ${ $n }.
    .dollars = For you now: ${ $n }.
    .points = For you now: { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
what-step-parcels = Buy parcels
    .does = Staked parcels are bought here: $1, and $1 more for each house, building or mountain on or beside it. No cowboy goes here.
what-step-incomes = Income
    .does = All buildings pay their owners; where an attacker is left, he takes half. No cowboy goes here.
what-step-start = Start
    .does = The round token starts here. After each round it moves left and shuts a square; then cowboys come back.
what-round = Round { $n } of { $of }
    .does = After a round the token shuts the square it moves to. After the last, the most points win.
    .now = { $n ->
        [0] This is the last round.
        [one] { $n } more round.
       *[other] { $n } more rounds.
    }
    .cowboys = At its end everyone gets { $n } cowboys back.
what-order = The order
    .does = Personalities’ numbers give the turn order. Whoever passes first picks a personality first in the next round, and wins ties.
what-card = { $a }
    .does = { $side ->
        [red] { $a-red }.
       *[yellow] { $a-yellow }.
    }
    .now = Number { $n } in the turn order.
    .limit = Limit: you keep ${ $n } at most after the round.
    .taken = { $who-me ->
        [me] Yours this round.
       *[other] { $who }’s this round.
    }
what-money = Money
    .does = It pays for parcels, tiles and points. Over your card’s limit, $10 become a point; at the end $6.
    .now = ${ $n } now.
    .limit = ${ $n } now; the limit is ${ $limit }.
what-points = Points
    .does = The most points win. At the end each building, house and mountain adds { $n }, and every $6 adds 1.
    .now = { $n } if the game ended now.
what-cowboys = Cowboys at home
    .does = Each can be sent out; each at home adds 1 to your duels. After work they go to the general reserve.
    .now = { $n } in the general reserve.
what-guns = Guns
    .does = Each adds 1 to every duel. Ranch and mine bring one, a prison two.
what-brings = { $n } in a duel now, before the die.
what-roads = Roads
    .does = Lay them while you build, to reach the parcel of the building and that of its house.
    .now = { $n } left in the box.
what-tiles = Duel tiles
    .does = In each duel you choose one in secret; it counts instead of a die and is gone.
    .now = { $n } in hand.
what-enough = Nothing more of this now; the game goes on.
what-kept = Kept: { $a }
    .does = Paid for and not built. It can be built after the last building square of a later round; unbuilt it’s worth nothing.

## Why one answer rather than another

quantity-points = you stand at { $best ->
    [one] { $best } point
   *[other] { $best } points
} when the round is over, not { $other }
    .cause = It brings you more points this round.
quantity-income = your buildings then earn ${ $best } a round, not ${ $other }
    .cause = Your buildings earn more, every round from now on.
quantity-rival = { $others ->
    [1] your rival stands
   *[other] your best rival stands
} at { $best ->
    [one] { $best } point
   *[other] { $best } points
} when the round is over, not { $other }
    .cause = It costs your strongest rival points.
quantity-guns = you keep { $best ->
    [one] { $best } revolver
   *[other] { $best } revolvers
}, not { $other }
    .cause = You keep more guns for the duels to come.
quantity-parcels = you own { $best ->
    [one] { $best } parcel
   *[other] { $best } parcels
}, not { $other }
    .cause = You own more land to build on.
quantity-money = you have ${ $best } left when the round is over, not ${ $other }
    .cause = It leaves you more money for what comes.
quantity-duels = as the cowboys stand, none of yours is beaten in a duel in { $best } cases out of 100, not in { $other }
    .cause = Your cowboys are safer in duels.
quantity-margin = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Stakes

chip-money = { $sign }${ $n }
chip-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
chip-property = { $sign }{ $n } at the end
chip-guns = { $sign }{ $n } { $n ->
    [one] gun
   *[other] guns
}
chip-cowboys = { $sign }{ $n } { $n ->
    [one] cowboy
   *[other] cowboys
}
chip-roads = { $sign }{ $n } { $n ->
    [one] road
   *[other] roads
}
chip-price = { $n ->
    [0] free
   *[other] −${ $n }
}
chip-keeps = keep ${ $n }
chip-limit = limit ${ $n }
chip-dollars = +${ $n }
chip-nowhere = nowhere to build it
chip-at-home = { $n } at home
chip-mine = you: { $n }
chip-theirs = duel: { $n }
chip-up-to = { $n ->
    [0] you can’t pay
    [one] { $n } point
   *[other] up to { $n } points
}
chip-dice = +${ $n } to ${ $of }
chip-nothing = nothing for you now
chip-a-round = +${ $n } a round
chip-as-now = +{ $n } as it is now
chip-asks = must agree
chip-roads-left = { $n ->
    [0] no road left
    [one] { $n } road left
   *[other] { $n } roads left
}
stake-ground = { $a-id ->
    [mountain] a mountain: feeds mines
    [house] a house: feeds your town
   *[other] empty: you can build here
}
stake-buy = ${ $n } for { $a-id ->
    [mountain] a mountain
    [house] a house
   *[other] an empty parcel
}
stake-enough = that will do
stake-card = { $side ->
    [red] { $a-id ->
        [sheriff] no attacks; 3 a lost duel
        [banker] buy one lot of points
        [grocer] $8, or 1 point a house
        [railroad_worker] a building for $5
        [settler] $8, or 1 point a mountain
        [captain] guns for $2, $6 or $12
       *[mercenary] 2 guns this round
    }
   *[yellow] { $a-id ->
        [sheriff] the white cowboy
        [banker] $9 at once
        [grocer] $8, or buildings pay double
        [railroad_worker] 2 roads, buildings half price
        [settler] one free parcel
        [captain] cowboys for $1, $4 or $9
       *[mercenary] 3 guns this round
    }
}
stake-at-once = at once
stake-wait = more later, perhaps
stake-double = { $a }: pays you twice
stake-trade = at once
stake-surplus = the surplus is lost
stake-nothing = you keep what you have
stake-tile = { $a }
stake-white = only where nobody stands
stake-home = the rest stay for your duels
stake-pass = { $n ->
    [0] and be ahead in a tie
    [1] and pick first next round
    [2] and pick second next round
    [3] and pick third next round
    [4] and pick fourth next round
   *[5] and pick fifth next round
}
stake-stake = { $a-id ->
    [mountain] a mountain to buy
    [house] a house to buy
   *[other] an empty parcel to buy
}
stake-attack = half of { $who }’s { $a }
stake-protect = your { $a }
stake-bare = no tile there yet
stake-square = { $a-id ->
    [gun_income] $2 a gun or cowboy at home
    [gun_points] 1 point for 2 guns or cowboys
   *[other] { $a-does }
}
stake-fight = for { $a-id ->
    [empty] an empty parcel
    [mountain] a mountain
    [house] a house
   *[other] the { $a }
}
stake-adds = tile { $n } and your force
stake-mortal = { $dies ->
    [yes] the cowboy is gone
   *[no] the cowboy comes home
}
stake-leave-tile = the tile stays in the row
stake-build-now = choose its parcel
stake-keep = keep it for a later round
stake-site = { $n ->
    [0] it earns nothing here yet
   *[other] as its neighbours are now
}
stake-plot = { $free ->
    [yes] the house is nobody’s
   *[no] { $who-me ->
        [me] the house is yours: 2 points
       *[other] the house goes to { $who }
    }
}
stake-refuse = your parcel stays empty
stake-agree = the house is yours
stake-lay = { $n ->
    [one] your last road
   *[other] one of your { $n } roads
}
act-card = { $n } { $a }
act-at = { $verb ->
    [stake] Stake out { $a }
    [attack] Attack { $a }
    [protect] Protect { $a }
    [claim] Claim { $a }
    [duel] Fight at { $a }
    [buy] Buy { $a }
    [build] Build at { $a }
   *[house] House at { $a }
}
act-use = Use it
act-skip = Skip it
act-leave = Leave it

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
standing-ending = The game ends after round { $n }.
meter-rounds = Round { $n } of { $of }
    .name = Round

## On the stage

drama-name = { $who-me ->
    [me] You
   *[other] { $who }
}
drama-duel = { $on ->
    [building] Duel for the building at { $a }
    [square] Duel: { $a }
   *[parcel] Duel for { $a }
}
drama-won = { $who-me ->
    [me] You win, { $n } to { $m }.
   *[other] { $who } wins, { $n } to { $m }.
}
drama-tied = { $who-me ->
    [me] You win, { $n } to { $m }: you passed first.
   *[other] { $who } wins, { $n } to { $m }: passed first.
}
drama-tie = A tie: who passed first?
drama-tile = duel tile { $n }
drama-cowboys = { $n } at home
drama-guns = { $n ->
    [one] { $n } gun
   *[other] { $n } guns
}
drama-home = { $who-me ->
    [me] your cowboy comes home
   *[other] { $who }’s cowboy goes home
}
drama-may-die = { $who-me ->
    [me] your cowboy can die for it
   *[other] { $who }’s cowboy can die for it
}
drama-sheriff = { $n ->
    [one] +{ $n } point for the Sheriff
   *[other] +{ $n } points for the Sheriff
}

## Turns: what is remembered of them

mark-built = { $a }
mark-roads = { $n ->
    [one] +{ $n } road
   *[other] +{ $n } roads
}
mark-won = wins with { $n }
mark-lost = { $n }
mark-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Feats

feat-outgunned = Outgunned
    .idea = You won a duel against more guns and cowboys. The die decides more than it seems: no place is safe.
feat-good-loser = A good loser
    .idea = You lost three duels and won the game. The cowboy who loses comes home and serves again.
feat-out-early = Out early
    .idea = You passed first in two rounds and won. The first to pass is the first to pick a card next time.

## Orders

order-pass = Pass as soon as you can
    .help = Until the end of the round.
