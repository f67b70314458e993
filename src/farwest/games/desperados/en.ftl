game = Desperados
game-credit = A game by Florian Racky, drawn by Dennis Lohausen, published by Argentum Verlag. This is an unofficial adaptation.
game-aim = The gang must rob enough in five rounds; the marshal must keep it from that.

card-line = Ride unseen between nineteen towns and rob the lot, together.
card-minutes = 90

seat = Seat { $n }

## Names

town-aztec = Aztec
town-el_paso = El Paso
town-flagstaff = Flagstaff
town-gallup = Gallup
town-globe = Globe
town-la_luz = La Luz
town-los_lunas = Los Lunas
town-payson = Payson
town-phoenix = Phoenix
town-roswell = Roswell
town-salem = Salem
town-santa_fe = Santa Fe
town-shiprock = Shiprock
town-silver_city = Silver City
town-socorro = Socorro
town-st_johns = St. Johns
town-tombstone = Tombstone
town-tuba_city = Tuba City
town-tucson = Tucson
town-saloon = Saloon

coach-brown = brown coach
    .the = the brown coach
coach-blue = blue coach
    .the = the blue coach

intent-undecided = undecided
    .to = to think it over
intent-nothing = nothing
    .to = to do nothing
intent-cheat = poker
    .to = to cheat at poker
intent-hold_up_brown = brown coach
    .to = to hold up the brown coach
intent-hold_up_blue = blue coach
    .to = to hold up the blue coach
intent-spy = spying
    .to = to spy on the bank

timetable-1 = timetable 1
timetable-2 = timetable 2
timetable-3 = timetable 3
timetable-4 = timetable 4
timetable-5 = timetable 5

bank_tile-500 = $500
bank_tile-800 = $800
bank_tile-1100 = $1,100
bank_tile-1400 = $1,400
bank_tile-1700 = $1,700
bank_tile-2000 = $2,000
bank_tile-2300 = $2,300
bank_tile-2600 = $2,600
bank_tile-2900 = $2,900
bank_tile-3200 = $3,200
poker_tile-300 = $300
poker_tile-400 = $400
poker_tile-500 = $500
poker_tile-600 = $600
coach_tile-800 = $800
coach_tile-900 = $900
coach_tile-1000 = $1,000
coach_tile-1100 = $1,100
coach_tile-1200 = $1,200

## Variants

variant-marshal = Marshal
    .drawn = drawn at random
    .help = The seat that plays the marshal, or one drawn at random.
variant-target-per-desperado = Target per desperado
    .help = Dollars each desperado must bring home. The rulebook says 4,000. Balanced: our bots win as often on either side.
    .balanced = balanced
    .even = An even match: equal bots win as often on either side.
    .known = Between equal bots the gang brings that home { $share } times in 100.
    .easier = Easier for the gang than ${ $fair }, at which equal bots win as often on either side.
    .harder = Harder for the gang than ${ $fair }, at which equal bots win as often on either side.
units =
    .target-per-desperado = $
variant-talk = Talk of the gang
    .private = private
    .open = open
    .help = Private: the marshal cannot read the gang’s chat. Open: he can, as at a real table.
variant-early-end = Early end
    .help = The game stops as soon as the gang has enough.
variant-coach-tiles = Coach tiles
    .help = Ten tiles, two of each value, or the thirteen of the rulebook’s list.
    .of-10 = Ten
    .of-13-list = Thirteen, as the list has them

preset-sheet = As in the booklet
    .help = The thirteen coach tiles of its list, and talk that the marshal hears.

## Sides

side-desperado = The gang
    .choose = Ride with the gang
    .short = The gang
    .text = Hidden and together, with one purse
    .member = Desperado
side-marshal = The law
    .choose = Be the marshal
    .short = The marshal
    .text = Alone and hidden, with a sheriff for each desperado
    .member = Marshal
goal = ${ $n } together
    .text = { $gang } desperados, ${ $each } a head, in { $rounds } rounds. With that in the purse the gang wins as one; with less, the marshal wins.
party-desperado = { $won ->
    [yes] The gang rides free
   *[no] The gang comes up short
}
    .score = ${ $n }
    .of = of ${ $of }
    .told = { $won ->
        [yes] The gang got ${ $n } of ${ $of } and wins.
       *[no] The gang got only ${ $n } of ${ $of }.
    }
    .done = The take, round by round
    .none = Nothing
party-marshal = { $won ->
    [yes] The law holds
   *[no] The law is outridden
}
    .score = ${ $n }
    .of = of the gang’s ${ $of }
    .told = { $won ->
        [yes] The gang got only ${ $n } of ${ $of }. The marshal wins.
       *[no] The gang got ${ $n } of ${ $of }.
    }
    .done = Arrests, round by round
    .none = Nobody
deed-part = Round { $n }
deed-bank = Bank of { $a }
deed-poker = Poker in { $a }
deed-coach = { $a-id ->
    [brown] Brown coach
   *[blue] Blue coach
}
deed-arrest = Caught in { $a }

## The notebook

notes-count = { $n ->
    [one] { $n } town
   *[other] { $n } towns
}
notes-start = start
notes-turn = turn { $n }
notes-lost = lost
notes-seen = { $a }, seen by all
notes-unseen = { $n ->
    [one] face down: { $n } town
   *[other] face down: { $n } towns
}
notes-shows = shows { $a }
notes-danger = In danger
notes-threat = { $guards ->
    [0] { $a }: no sheriff.
    [one] { $a }: { $guards } sheriff.
   *[other] { $a }: { $guards } sheriffs.
} Could be there: { $who }.

## Questions

question-who-is-marshal = Who is the marshal?
question-deal-bank = Which tile goes on the bank?
question-first-timetable = Which timetable comes first?
question-setup-marshal = Where does the marshal begin?
    .help = Any town. You have seen what lies in the banks.
question-setup-sheriff = Where does sheriff { $n } begin?
    .help = Any town, also one that has a sheriff.
question-setup-desperado = Where do you begin?
    .help = Any town, whoever is there.
question-sheriff = Sheriff { $n } is in { $a }. Where does he ride?
    .help = Stay or one road. A desperado needs more disks than there are sheriffs.
    .theme = Where the sheriffs stand
question-marshal-card = Turn { $n }. Where do you ride?
    .help = One road; or the Saloon, once a round, to stay.
    .theme = Where the marshal rides
question-desperado-card = Turn { $n }. Where do you ride?
    .help = One road; or the Saloon, once a round, to stay.
    .theme = Where a desperado rides
question-intent = Turn { $n }. What do you do in { $a }?
    .help = To act you show your card. A disk action needs more disks than sheriffs.
question-win-coach = Which tile does the coach yield?
question-win-poker = Which tile does the poker table yield?
question-refill-bank = Which bank gets the next tile?
    .help = You see the tile once it lies there.

## Options

option-place = Begin in { $a }
    .short = { $a }
option-ride = Send him to { $a }
    .short = { $a }
    .told = Sheriff to { $a }
option-stay = Let him stay
    .short = Stay
    .told = Sheriff stays
option-lay = { $a-id ->
    [saloon] Play the Saloon and stay
   *[other] Ride to { $a }
}
    .short = { $a }
option-nothing = Do nothing
    .short = Nothing
option-cheat = Cheat at poker
    .short = Poker
option-hold-up = Hold up { $a-the }
    .short = { $a-id ->
        [brown] Brown coach
       *[blue] Blue coach
    }
option-spy = Spy on the bank
    .short = Spy
option-fill = Put it in { $a }
    .short = { $a }
option-marshal = { $a } is the marshal
option-tile = Put { $a } on the bank
option-first = Begin with { $a }
option-poker = Win { $a } at poker
option-coach = Take { $a } from the coach

## Events

event-became-marshal = { $who-me ->
    [me] You are the marshal.
   *[other] { $who } is the marshal.
}
event-saw-tile = { $who-me ->
    [me] You put ${ $b } in the { $a } bank.
   *[other] The marshal puts ${ $b } in the { $a } bank.
}
event-timetables-laid = The brown coach begins in { $a }.
event-placed-marshal = { $who-me ->
    [me] You begin in { $a }.
   *[other] The marshal begins in { $a }.
}
event-placed-sheriff = Sheriff { $b } begins in { $a }.
event-placed-desperado = { $who-me ->
    [me] You begin in { $a }.
   *[other] { $who } begins in { $a }.
}
event-round-began = Round { $a } begins.
    .heading = Round { $a }
    .cause = The round begins
event-turn-began = Turn { $a }.
    .cause = Turn { $a }
event-coach-moved = { $a-id ->
    [brown] Brown coach
   *[blue] Blue coach
} to { $b }.
event-coach-stayed = { $a-id ->
    [brown] The brown coach
   *[blue] The blue coach
} was held up and stays in { $b }.
event-sheriff-rode = Sheriff { $b } rides to { $a }.
event-sheriff-stayed = Sheriff { $b } stays in { $a }.
event-marshal-laid = { $shown ->
    [yes] { $who-me ->
        [me] You play
       *[other] The marshal plays
    } { $a-id ->
        [saloon] the Saloon.
       *[other] { $a }.
    }
   *[no] The marshal plays a card, face down.
}
event-laid = { $who-me ->
    [me] { $a-id ->
        [saloon] You play the Saloon.
       *[other] You play { $a }.
    }
   *[other] { $a-id ->
        [saloon] { $who } plays the Saloon.
       *[other] { $who } plays { $a }.
    }
}
event-got-stuck = { $who-me ->
    [me] You are stuck in { $a }: no card can take you away.
   *[other] { $who } is stuck in { $a }: no card leads away.
}
event-intended = { $who-me ->
    [me] You mean { $a-to }.
   *[other] { $who } means { $a-to }.
}
event-lapsed = { $who-me ->
    [me] You meant { $a-to }, but there are too few of you.
   *[other] { $who } meant { $a-to }, but there are too few of you.
}
event-turn-locked = All cards of turn { $a } are down.
event-showed = { $who-me ->
    [me] You show
   *[other] { $who } shows
} { $a-id ->
    [saloon] the Saloon
   *[other] { $a }
} as card { $b }.
event-joined-cheat = { $who-me ->
    [me] You cheat at poker in { $a }.
   *[other] { $who } cheats at poker in { $a }.
}
event-joined-hold-up = { $who-me ->
    [me] You hold up { $a-the } in { $b }.
   *[other] { $who } holds up { $a-the } in { $b }.
}
event-launched = The { $a } job takes { $b } { $b ->
    [one] disk
   *[other] disks
}.
event-spied = { $who-me ->
    [me] You spy on the { $a } bank: it holds ${ $b }.
   *[other] { $who } spies on the { $a } bank: it holds ${ $b }.
}
event-step-began = Evaluation, step { $a }.
    .cause = Evaluation, step { $a }
event-revealed = { $who-me ->
    [me] { $cause ->
        [0] You rode to { $a }.
       *[other] You played { $a }, to which no road leads.
    }
   *[other] { $cause ->
        [0] { $who } rode to { $a }.
       *[other] { $who } played { $a }, to which no road leads.
    }
}
event-stayed-in-saloon = { $who-me ->
    [me] You stayed in { $a }, at the Saloon.
   *[other] { $who } stayed in { $a }, at the Saloon.
}
event-was-in-on-it = { $who-me ->
    [me] You were in on it, in { $a }.
   *[other] { $who } was in on it, in { $a }.
}
event-fell-out = { $who-me ->
    [me] Step { $b }: there is no such road. You are out of the round in { $a }.
   *[other] Step { $b }: no such road. { $who } is out of the round in { $a }.
}
event-got-arrested = { $who-me ->
    [me] Step { $b }: you are arrested in { $a }.
   *[other] Step { $b }: { $who } is arrested in { $a }.
}
event-lost-card = { $who-me ->
    [me] You lose the { $a } card for good.
   *[other] { $who } loses the { $a } card for good.
}
event-job-failed = { $who-me ->
    [me] You failed { $b-to } in { $a }: too few of you.
   *[other] { $who } failed { $b-to } in { $a }: too few there.
}
event-won-coach = { $who-me ->
    [me] You empty { $a-the }: ${ $b }.
   *[other] { $who } empties { $a-the }: ${ $b }.
}
event-won-poker = { $who-me ->
    [me] You win at poker in { $a }: ${ $b }.
   *[other] { $who } wins at poker in { $a }: ${ $b }.
}
event-robbed-bank = { $who-me ->
    [me] You rob the { $a } bank: ${ $b }.
   *[other] { $who } robs the { $a } bank: ${ $b }.
}
event-bank-held = { $who-me ->
    [me] You can’t rob the { $a } bank: it is too well guarded.
   *[other] { $who } can’t rob the { $a } bank: it is too well guarded.
}
event-cards-back = Round { $a } is over: cards and disks come back.
    .cause = The round is over
event-refilled = A new tile lies on the { $a } bank.
event-stayed-empty = The { $a } bank stays empty.
event-flipped = Timetable { $a } is turned to its blue side.
event-coach-starts = { $a-id ->
    [brown] The brown coach
   *[blue] The blue coach
} will start from { $b }.
event-gang-won = The gang has ${ $a } and needed ${ $b }: the desperados win.
    .cause = The gang wins
event-marshal-won = The gang has ${ $a } and needed ${ $b }: the marshal wins.
    .cause = The marshal wins
event-unveiled-card = { $who-me ->
    [me] Your card { $b }, never seen:
   *[other] { $who }’s card { $b }, never seen:
} { $a-id ->
    [saloon] the Saloon.
   *[other] { $a }.
}
    .cause = All is revealed
event-unveiled-tile = The { $a } bank held ${ $b }.
    .cause = All is revealed

## Refusals

refusal-chance = The house draws; players don’t.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = That is not what is being asked.
refusal-no-road-for-sheriff = No road leads this sheriff to { $a }.
refusal-lost-card = You lost the { $a } card for good.
refusal-laid-card = { $a-id ->
    [saloon] You have played the Saloon this round.
   *[other] You have played the { $a } card this round.
}
refusal-no-road = No road leads from where you are to { $a }.
refusal-stuck = You are stuck for the rest of this round.
refusal-no-bank = There is no bank tile where you are.
refusal-disk-used = You have used your disk this round.
refusal-no-coach = Where you are, { $a-the } is not.
refusal-no-poker = There is no poker tile where you are.
refusal-disk-there = A disk of an earlier turn lies there.
refusal-too-few = There are too few of you for the sheriffs there.
refusal-not-empty = The { $a } bank is not to be refilled.

## The table in the terminal

table-round = { $n ->
    [0] Setup
   *[other] Round { $n } of { $of }, turn { $turn }
}
table-purse = Loot ${ $n } of ${ $of }
table-bank = { $known ->
    [yes] bank ${ $n }
    [empty] bank, empty
   *[no] bank, $?
}
table-poker = { $there ->
    [yes] poker
   *[no] no poker left
}
table-sum = { $known ->
    [no] $?
   *[yes] ${ $n }
}
table-legend = ♠ poker · ★ sheriff · ▣ coach
table-name = { $a }
table-marshal = marshal
table-disk = { $used ->
    [yes] disk used
   *[no] disk ready
}
table-unknown = face down
table-lost = lost: { $cards }
table-row = { $start } → { $cards }
table-timetable = { $a-id ->
    [brown] Brown
   *[blue] Blue
}: { $stops }

## The score sheet

score-unit = $
score-poker = Poker
score-coach = Coaches
score-bank = Banks
score-target = Target

## The picture

paint-board = { $phase ->
    [setup] Setup
    [turn] Round { $n } of { $of }, turn { $turn }
    [step] Round { $n } of { $of }, evaluation, step { $turn }
    [over] The game is over
   *[upkeep] Round { $n } of { $of } is over
}
paint-map = The map: desert, river, mountains
paint-roads = Roads between the towns
paint-town = { $a }, { $what }
paint-sheriff = Sheriff { $n } in { $a }
paint-coach = { $a-the } in { $b }
paint-marshal = { $who-me ->
    [me] You, the marshal, in { $a }
   *[other] { $who }, the marshal, in { $a }
}
paint-rider = { $who-me ->
    [me] You in { $a }
   *[other] { $who } in { $a }
}
paint-ghost = { $who-me ->
    [me] You are in { $a } now, unseen
   *[other] { $who } is in { $a } now, unseen
}
paint-step = { $who-me ->
    [me] Your card { $n }: { $a }
   *[other] { $who }’s card { $n }: { $a }
}
paint-tile = { $known ->
    [yes] ${ $n }
   *[no] $?
}
paint-tile-label = { $known ->
    [yes] ${ $n } in the { $a } bank
    [empty] nothing left in { $a }
   *[no] an unseen tile in the { $a } bank
}
paint-job = { $needed ->
    [one] { $disks } on { $needed }
   *[other] { $disks } on { $needed }
}
paint-job-label = { $a }, turn { $turn }: { $disks ->
    [one] { $disks } disk
   *[other] { $disks } disks
}, { $needed } needed
paint-timetable = { $a-the }: { $stops }
paint-off = { $a-id ->
    [brown] not on the road yet
   *[blue] not on the road before round 2
}
paint-round-title = Round { $n }
paint-round = { $n ->
    [1] Round 1. Brown: { $brown }.
   *[other] Round { $n }. Brown: { $brown }. Blue: { $blue }.
}
paint-purse = { $side ->
    [gang] Our loot
   *[other] The loot
} ${ $n } of ${ $of }
paint-saloon = The Saloon: stay in { $a }
paint-status = { $state ->
    [hidden] On the road
    [unseen] In { $a }, unseen
    [shown] Shown in { $a }
    [stands] In { $a }
    [arrested] In jail in { $a }
    [out] Out in { $a }
   *[setup] Getting ready
}
paint-intent = { $a }: { $b }
paint-count = { $what ->
    [sheriffs] { $n ->
        [one] { $n } sheriff
       *[other] { $n } sheriffs
    }
    [cards] { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
    [lost] { $n ->
        [one] { $n } card lost
       *[other] { $n } cards lost
    }
   *[disks] { $n ->
        [0] disk used
       *[other] disk ready
    }
}
paint-law = Marshal, { $state ->
    [hidden] on the road
    [unseen] in { $a }, unseen
    [setup] getting ready
    [out] out in { $a }
   *[stands] in { $a }
}
paint-panel = { $name }: { $status }

paint-pile = { $what ->
    [sheriffs] { $n ->
        [one] { $n } sheriff in { $a }
       *[other] { $n } sheriffs in { $a }
    }
   *[figures] { $n ->
        [one] { $n } figure in { $a }
       *[other] { $n } figures in { $a }
    }
}
paint-planned = Timetable { $n }: round { $round }
paint-stops = { $last ->
    [yes] Brown: { $brown }.
   *[other] Brown: { $brown }. A round later, blue: { $blue }.
}
paint-aid = Player aid
aid-turn = A turn: coaches, sheriffs, the marshal’s card, the gang’s cards, actions.
aid-saloon = Saloon: stay where you are, once a round.
aid-poker = Poker, coach: more disks than sheriffs; show your card; one disk a round.
aid-coach = A coach that is held up stays until the round ends.
aid-spy = Spying: no disk, any sheriffs; everyone sees the tile.
aid-bank = After step 5, a bank with more desperados than sheriffs is robbed.
aid-arrest = With the marshal after a step: arrested, and the town’s card is lost.

## The belief map

belief-title = Suspicion map
belief-share = { $who-me ->
    [me] you
   *[other] { $who }
} { $n ->
    [0] under 1%
   *[other] { $n }%
}
belief-town = { $a }: { $shares }
belief-hint = { $count ->
    [0] The chances, from all that these eyes have seen
    [one] { $names } really is here
   *[other] { $names } really are here
}
belief-count = { $who-me ->
    [me] You
   *[other] { $who }
}: { $n ->
    [one] surely in { $a }
   *[other] { $n } towns, most likely { $a }, { $best }%
}
belief-help = { $truth ->
    [yes] The larger a disc, the likelier its owner is there. Gold marks the truth.
   *[no] The larger a disc, the likelier its owner is there.
}

company = Gang
    .plan = The gang’s plan
    .apart-note = Only the gang reads this. The marshal cannot.
    .all-note = Everybody reads this, the marshal too.
    .say = Say something to the gang

mate-rides = I ride for { $stop }.
mate-passes = I pass through { $stop } on my way to { $other }.
mate-elsewhere = { $stop } is not on my way: I ride for { $other }.
mate-gives-way = { $stop } is yours. I ride for { $other }.
mate-stays = Nothing better is in reach. I stay with { $stop }.
mate-no-plan = I have no plan yet.

## What does this do?

what-town = { $a }
    .does = { $kind ->
        [poker] A poker town. Cheat here with more disks than sheriffs, show your card, and the tile is won if you stay free.
       *[bank] A bank town. After turn 5 it is robbed if more free desperados than sheriffs stand here. Spying shows its tile to all.
    }
    .poker = { $there ->
        [yes] Its tile is there, ${ $n } on average.
       *[no] Its tile is won: no poker here any more.
    }
    .bank = { $known ->
        [yes] The bank holds ${ $n }.
        [no] You don’t know what the bank holds.
       *[empty] The bank is empty.
    }
    .sheriffs = { $n ->
        [0] No sheriff: a job here needs 1 disk.
        [one] { $n } sheriff: a job here needs { $needed } disks.
       *[other] { $n } sheriffs: a job here needs { $needed } disks.
    }
    .guard = { $n ->
        [0] No sheriff: one free desperado is enough.
        [one] { $n } sheriff: it takes { $needed } free desperados.
       *[other] { $n } sheriffs: it takes { $needed } free desperados.
    }
    .here = { $a-the } is here.
    .due = { $a-the } is due here in turn { $n }.
    .roads = Roads to { $list }.
what-round = Round { $n }: the coaches
    .does = The stops of both coaches in that round, known from the start. Each begins where the last one ended.
    .now = { $when ->
        [past] Over.
        [now] This round.
       *[later] Still to come.
    }
what-timetable = { $a }: timetable
    .does = Each turn the coach drives to its next stop, in the open, unless it was held up this round.
    .now = Still to come this round: { $list }.
what-coach = { $a }, { $b }
    .does = Hold it up where it stands with more disks than sheriffs: it stays here, and pays if you are free at the evaluation.
    .worth = { $n ->
        [0] No tile is left for it.
       *[other] A coach tile: ${ $n } on average.
    }
    .held = Held up: it stays here until the round is over.
    .next = Next stop: { $a }.
what-sheriff = Sheriff { $n }, in { $a }
    .does = He moves one road a turn, in the open. He arrests nobody: a job needs more disks than there are sheriffs.
what-marshal = { $who-me ->
    [me] You, the marshal
   *[other] { $who }, the marshal
}
    .does = Rides in secret. At the evaluation every desperado in the marshal’s town is arrested and loses that town’s card.
what-figure = { $who-me ->
    [me] You, a desperado
   *[other] { $who }, a desperado
}
    .does = Rides in secret: the figure stays where the round began until the evaluation.
    .now = { $state ->
        [arrested] Arrested in { $a }: free again next round.
        [out] Stuck: out of this round.
        [rides] The figure stands in { $a }; the rides of this round are secret until the evaluation.
       *[rests] In { $a }.
    }
what-ride = { $who-me ->
    [me] Your card of turn { $n }
   *[other] { $who }’s card of turn { $n }
}
    .does = Each town’s card, and the Saloon, works once a round. Cards come back after the evaluation.
    .now = It leads to { $a }.
what-job = { $kind ->
    [coach] Hold-up in { $a }, turn { $n }
   *[poker] Poker in { $a }, turn { $n }
}
    .does = It pays if as many as it needed are still free after the arrests of its turn.
    .now = { $list }: { $disks ->
        [one] { $disks } disk
       *[other] { $disks } disks
    }, { $needed } needed.
what-saloon = The Saloon
    .does = The one card that lets you stay where you are, once a round.
what-purse = The loot: ${ $n } of ${ $of }
    .does = With the target or more in the purse after round 5 all desperados win; with less the marshal does.
    .now = { $n ->
        [0] The target is reached.
       *[other] ${ $n } to go; { $rounds ->
            [one] { $rounds } round is left.
           *[other] { $rounds } rounds are left.
        }
    }
what-sheriffs = Sheriffs
    .does = Each turn the marshal moves each of them one road, or leaves him. They make jobs dearer and guard banks.
what-disk = Disk
    .does = A job takes it: poker or a coach. It comes back after the round. Spying takes none.
    .now = { $used ->
        [yes] On a job this round.
       *[no] Ready.
    }
what-cards = Cards in hand
    .does = One is played each turn, face down: a town one road away, or the Saloon. They come back after the round.
    .now = { $n } in hand, { $laid } played this round.
what-lost = Cards lost
    .does = Lost for the game at an arrest: that town can’t be ridden to any more.
    .now = Lost: { $list }.

## Why one answer rather than another

quantity-loot = the gang has ${ $best } after this round, not ${ $other }
    .cause = The gang makes more loot this round.
quantity-stolen = the gang gets away with ${ $best } after this round, not ${ $other }
    .cause = The gang gets away with less.
quantity-lost = arrests have cost the gang { $best ->
    [one] { $best } card
   *[other] { $best } cards
} by then, not { $other }
    .cause = Fewer of the gang are caught.
quantity-taken = your arrests have cost the gang { $best ->
    [one] { $best } card
   *[other] { $best } cards
} by then, not { $other }
    .cause = You catch more of the gang.
quantity-ways = you can then choose among { $best ->
    [one] { $best } card
   *[other] { $best } cards
} next turn, not { $other }
    .cause = It leaves you more ways on next turn.
quantity-margin = ${ $n }

## Stakes

chip-money = ${ $n }
chip-about = about ${ $n }
chip-bare = empty
chip-unknown = not seen yet
chip-needs = takes { $n ->
    [one] { $n } disk
   *[other] { $n } disks
}
chip-gang = takes { $n ->
    [one] { $n } desperado
   *[other] { $n } desperados
}
chip-spent = your disk is used
chip-coach = { $n ->
    [0] coach is here
   *[other] coach on turn { $n }
}
chip-saloon = once a round
chip-shows = your card shows
stake-town = { $n ->
    [0] no sheriff
    [one] { $n } sheriff
   *[other] { $n } sheriffs
}, { $kind ->
    [bank] a bank
   *[poker] poker
}
stake-guards = { $n ->
    [0] no sheriff
    [one] { $n } sheriff
   *[other] { $n } sheriffs
} then, { $kind ->
    [bank] a bank
   *[poker] poker
}
stake-hidden = your card stays face down
stake-spy = see what the bank holds
stake-job = takes { $n }: { $pledged ->
    [0] nobody else yet
   *[other] { $pledged } in already
}
act-stay = Stay here
act-nothing = Lie low

## Who leads

standing-unit = { $side ->
    [gang] loot
   *[marshal] to go
}
standing-side = { $side ->
    [gang] The gang
   *[marshal] The marshal
}
standing-short = ${ $n }
standing-gang = ${ $n } of ${ $of }
standing-marshal = ${ $n } to go
standing-target = of ${ $of }
standing-ending = After round 5 the gang wins with ${ $n }; with less, the marshal does.
standing-sentence = { $won ->
    [yes] The gang has its ${ $of }: it would win.
   *[no] The gang lacks ${ $lacks }: the marshal would win.
}
meter-rounds = Round { $n } of { $of }
    .name = Round
meter-purse = The gang has ${ $n } of ${ $of }
    .name = Loot

## On the stage

drama-name = { $who-me ->
    [me] You
   *[other] { $who }
}
drama-arrested = { $n ->
    [one] { $marshal-me ->
        [me] You catch { $who } in { $a }.
       *[other] { $who-me ->
            [me] The marshal catches you in { $a }.
           *[other] The marshal catches { $who } in { $a }.
        }
    }
   *[other] { $marshal-me ->
        [me] You catch { $n } desperados in { $a }.
       *[other] The marshal catches { $n } desperados in { $a }.
    }
}
drama-town = In { $a }
drama-caught = caught
drama-card-lost = the { $a } card is lost
drama-robbed = The { $a } bank is empty: ${ $n } for the gang!
drama-bank = The { $a } bank
drama-purse = purse: ${ $n }

## Turns: what is remembered of them

chip-dollars = { $sign }${ $n }
mark-poker = poker, { $a }
mark-hold-up = holds up a coach
mark-spied = spies, { $a }
mark-arrested = arrested
mark-fell-out = out of the round

## Feats

feat-cased = Cased the bank
    .idea = You spied on a bank and robbed it later. A look costs a turn, and spares a crew the wrong bank.
feat-all-trades = Jack of all jobs
    .idea = You were in on a coach, a poker game and a bank. Where you could be anywhere, the Marshal is nowhere.
feat-full-jail = A full jail
    .idea = As Marshal you won with four arrests. Play cards where they must go, not where they were.
