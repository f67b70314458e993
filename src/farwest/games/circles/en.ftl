game = Circles: Far West
game-credit = A game by Thomas Sing, published by HUCH!. This is an unofficial adaptation.
game-aim = Be the first to buy the ranch for two rubies.
preset-sheet = As in the booklet
    .help = { $endless } rounds at most, ties until decided, one Robber, one Shop, free exchange.

card-line = Flick the marble, find your fortune, be first to buy the ranch.
card-minutes = 20

seat = Seat { $n }

## Names

space-ranch = Ranch
    .the = the Ranch
    .at = at the Ranch
    .short = Ranch
space-dig = Dig
    .the = the Dig
    .at = at the Dig
    .short = Dig
space-shop = Shop
    .the = the Shop
    .at = at the Shop
    .short = Shop
space-gold = Gold
    .the = the Gold space
    .at = on the Gold space
    .short = Gold
space-bowl = Donation bowl
    .the = the Donation bowl
    .at = at the Donation bowl
    .short = Bowl
space-robber = Robber
    .the = the Robber
    .at = at the Robber
    .short = Robber
space-bank = Bank
    .the = the Bank
    .at = at the Bank
    .short = Bank
space-saloon = Saloon
    .the = the Saloon
    .at = at the Saloon
    .short = Saloon
space-mine = Mine
    .the = the Mine
    .at = at the Mine
    .short = Mine
space-money_bag = Money bag
    .the = the Money bag
    .at = at the Money bag
    .short = Money bag

good-shovel = shovel
    .a = a shovel
good-ticket = ticket
    .a = a train ticket
good-cart = cart
    .a = a mine cart

token-silver = silver
    .a = a silver coin
token-gold = gold
    .a = a gold coin
token-ruby = ruby
    .a = a ruby
token-stone = stone
    .a = a black stone

face-silver = silver
    .a = a silver coin
face-gold = gold
    .a = a gold coin
face-shovel = shovel
    .a = a shovel
face-ticket = ticket
    .a = a train ticket
face-bank = bank
    .a = the whole bank
face-donation = donation
    .a = a donation

side-a = A
    .the = the space before the line
side-b = B
    .the = the space after the line

money-a = { $a-coins ->
    [none] nothing
    [silver] { silver-a }
    [gold] { gold-a }
    [ruby] { ruby-a }
    [silver-gold] { gold-a } and { silver-a }
    [silver-ruby] { ruby-a } and { silver-a }
    [gold-ruby] { ruby-a } and { gold-a }
   *[silver-gold-ruby] { ruby-a }, { gold-a } and { silver-a }
}
silver-a = { $a-silver } silver
gold-a = { $a-gold } gold
ruby-a = { $a-ruby } { $a-ruby ->
    [one] ruby
   *[other] rubies
}
money-b = { $b-coins ->
    [none] nothing
    [silver] { silver-b }
    [gold] { gold-b }
    [ruby] { ruby-b }
    [silver-gold] { gold-b } and { silver-b }
    [silver-ruby] { ruby-b } and { silver-b }
    [gold-ruby] { ruby-b } and { gold-b }
   *[silver-gold-ruby] { ruby-b }, { gold-b } and { silver-b }
}
silver-b = { $b-silver } silver
gold-b = { $b-gold } gold
ruby-b = { $b-ruby } { $b-ruby ->
    [one] ruby
   *[other] rubies
}
tickets-a = { $a } { $a ->
    [one] ticket
   *[other] tickets
}
mark-a = { $a ->
    [0] at the Saloon
    [60] a flick that failed
   *[other] { short-a } short of the Saloon
}
short-a = { $a-whole ->
    [0] { $a-thirds ->
        [1] ⅓ of a space
       *[2] ⅔ of a space
    }
   *[other] { $a-thirds ->
        [0] { $a-whole } { $a-whole ->
            [one] space
           *[other] spaces
        }
        [1] { $a-whole }⅓ spaces
       *[2] { $a-whole }⅔ spaces
    }
}
spaces-b = { $b } { $b ->
    [one] space
   *[other] spaces
}

## Variants

variant-preset = Start
    .help = Hard: nobody begins with a cart.
    .standard = standard
    .hard = hard
variant-start-silver = Silver at the start
    .help = How much silver everyone begins with.
variant-start-tickets = Tickets at the start
    .help = How many train tickets everyone begins with.
variant-ring = Ring
    .help = How many Robbers and Shops: others become Money bags and Gold.
    .standard = two Robbers, three Shops
    .single-robber = one Robber, three Shops
    .single-shop = one Robber, one Shop
variant-vote = Vote
    .help = A doubtful stop needs a unanimous vote, or a majority.
    .unanimous = unanimous
    .majority = majority
variant-cart-consumed = Carts wear out
    .help = The cart goes back to the Shop after each visit to the Mine.
variant-half-turn-min = Half a lap at least
    .help = A flick counts only from ten spaces on.
variant-max-rounds = Longest game
    .usual = as usual
    .number = { $n ->
        [0] no limit ({ $endless })
       *[other] { $n } rounds
    }
    .help = Bots stop after { $usual } rounds. No limit, usual with people, means { $endless }. The richest wins.
variant-contest = Ties at the Saloon
    .help = Tied players flick again, { $few } times, or until someone is ahead ({ $many } at most). Then the lot.
    .five-rounds = five more flicks
    .until-decided = until decided
variant-exchange = Exchange
    .help = Free: change first, and stake the token you like. Otherwise always your highest.
    .automatic = automatic
    .free = free
variant-first-seat = First player
    .help = Drawn at random, or the seat you name.
    .drawn = drawn
    .number = Seat { $next }
hand-average = average hand
hand-exact = never trembles
hand-human = a person’s hand
hand-expert = expert hand
hand-skilled = skilled hand
hand-beginner = beginner’s hand
hand-wild = wild hand
hand-help = How steady a bot’s hand is in this seat. People have their own.
variant-skill-0 = Hand of seat 1
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }
variant-skill-1 = Hand of seat 2
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }
variant-skill-2 = Hand of seat 3
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }
variant-skill-3 = Hand of seat 4
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }
variant-skill-4 = Hand of seat 5
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }

## Questions

question-flick = How hard do you flick?
    .help = The dark spaces are too near: cross the gate.
question-saloon-flick = How hard, for a full lap?
    .help = The closest to the Saloon wins. Too far is worst: rather short of it than past it.
question-vote = Where do you say the marble lies?
    .help = { $majority ->
        [0] The marble lies on a line. Everybody but the sheriff votes.
       *[other] The marble lies on a line. Everybody votes, and the majority decides.
    }
question-sheriff = You have the star: where does the marble lie?
    .help = { $majority ->
        [0] To overrule a vote, or to decide a split one, passes the star on.
       *[other] The votes are even. You decide, and pass the star on.
    }
question-tickets = How many train tickets do you use?
    .help = Each ticket moves the marble one space on.
    .theme = When to spend tickets
question-shop = { $n ->
    [18] What do you buy? A purchase leaves you short of the Ranch’s two rubies.
   *[other] What do you buy with your { $n } silver?
}
    .help = A shovel costs a silver, a ticket or a cart a gold.
    .theme = What to buy
question-dig = Do you draw a token from the bag?
    .help = A coin is yours; a stone costs the shovel.
question-bank = What do you do at the Bank?
    .help = { $n ->
        [18] A deposit leaves you short of the Ranch’s two rubies. Robbers can take it.
       *[other] Money doubles when it is withdrawn; a robber can take it before.
    }
    .theme = What to do at the Bank
question-bank-amount = { $n ->
    [0] How much do you deposit?
   *[other] { $lost ->
        [0] How much do you withdraw?
       *[other] How much do you withdraw? Above { $most }, some is lost.
    }
}
    .help = { $n ->
        [0] It doubles when you withdraw it; a robber can take it before.
       *[other] You get twice as much, but hold two rubies at most.
    }
    .theme = How much at the Bank
question-rob-victim = Who do you rob of { $a-a }?
    .help = You cannot decline.
    .theme = Who to rob
question-saloon-open = { $free ->
    [0] Do you open a bet?
   *[other] Do you open a bet, and with which stake?
}
    .help = { $free ->
        [0] You stake your highest token too. The closest to a lap takes the stake of the farthest.
       *[other] The closest to a lap takes the stake of the farthest.
    }
question-saloon-answer = { $free ->
    [0] { $a } opens a bet. Do you stake your highest token?
   *[other] { $a } opens a bet. What do you stake?
}
    .help = The closest to a lap takes the stake of the farthest. To stay out costs a gold coin.
question-first-seat = Who plays first?
question-noise = What does the air do to the marble?
    .meanwhile = The marble rolls
question-draw-token = Which token is drawn?
    .meanwhile = A hand is in the bag
question-roll-die = Which face does the die show?
    .meanwhile = The die rolls
question-lot = Whose lot is drawn?

## Options

option-flick = Flick with power { $a }
    .told = Flick at { $a-percent }% of full power
option-side = Say: { $a-the }
    .short = { $a-id ->
        [a] { $before }
       *[b] { $after }
    }
    .note = { $a-id ->
        [a] before the line
       *[b] after the line
    }
option-tickets = { $a ->
    [0] Use no ticket
   *[other] Use { tickets-a }
}
    .short = { $a ->
        [0] No ticket
       *[other] { tickets-a }
    }
option-buy = Buy { $a-a }
    .short = { $a-id ->
        [shovel] Shovel
        [ticket] Train ticket
       *[cart] Mine cart
    }
    .note = { $a-id ->
        [shovel] for 1 silver
       *[other] for 1 gold
    }
option-done = Buy nothing more
    .short = Done
option-draw = Draw a token
    .short = Draw
    .note = a stone costs the shovel
option-leave = Leave
option-deposit = Deposit money
    .short = Deposit
    .note = it doubles later
option-withdraw = Withdraw money
    .short = Withdraw
    .note = you get twice as much
option-amount = { $a } silver
    .short = { $a }
option-bet = Open a bet
    .short = Bet
    .note = you stake your highest token
option-decline = Open no bet
    .short = No bet
option-stake = Stake your highest token
    .short = Stake
    .note = your highest token
option-fold = Pay a gold coin to stay out
    .short = Stay out
    .note = for a gold coin
option-rob = Rob { $a }
    .short = { $a }
option-first = { $a } plays first
option-noise = Noise { $a }
option-face = The die shows { $a }
option-token = Draw { $a-a }
option-lot = The lot falls on { $a }
option-coin = Stake { $a-a }
    .short = { $a-id ->
        [silver] Silver
        [gold] Gold
       *[ruby] Ruby
    }
    .note = your stake

## The table in the terminal

table-round = { $of ->
    [0] Round { $n }
   *[other] Round { $n } of { $of }
}
table-name = { $a }
table-marble = The marble lies { $a-at }, space { $n }.
table-ring = Ring:
table-shop = Shop:
table-stock = { $a } × { $n }
table-mine = Mine: { $n ->
    [0] empty
   *[other] next slot { $n } silver
}
table-bowl = Donation bowl: { $n } silver
table-supply = Supply:
table-bag = Bag:
table-purse-coins = { $total } ({ $coins })
table-purse = { $n } silver
table-account = bank { $n }
table-star = star
table-active = to play

## The picture

paint-board = The ring, round { $n }
paint-ring = The ring of twenty spaces. The marble lies { $a-at }.
paint-space = { $a-short }
paint-sector = { $a }, space { $n }
paint-does = { $a-id ->
    [ranch] Stop here with two rubies: you buy it and win.
    [dig] With a shovel: draw from the bag. A stone costs the shovel.
    [shop] Buy shovels, train tickets and mine carts.
    [gold] Take a gold coin.
    [bowl] Pay the next slot. Take it all if it is full, or if you can’t pay.
    [robber] Roll the die, and rob as it says.
    [bank] Deposit money, or withdraw and get twice as much.
    [saloon] Open a bet: the closest to a lap takes the stake of the farthest.
    [mine] With a cart: take the coins nearest the entrance.
   *[money_bag] A silver coin for everybody.
}
paint-near = Too near: a flick counts from { $n } spaces on
paint-gate = From here on a flick counts, { $n } spaces on
paint-goal = The Saloon, a full lap away
paint-trail = The way of the last flick
paint-ghost = Your last flick ended { $a-at }
paint-doubt = The marble lies on this line
paint-vote = { $who-me ->
    [me] You say: { $a }
   *[other] { $who } says: { $a }
}
paint-die = The robber die
paint-rolled = The robber die shows { $a-a }
paint-mark = { $who-me ->
    [me] Your mark
   *[other] { $who }’s mark
}, { $n ->
    [0] at the Saloon
    [60] far from the Saloon: the flick failed
   *[other] { short-n } short
}
short-n = { $n-whole ->
    [0] { $n-thirds ->
        [1] ⅓ of a space
       *[2] ⅔ of a space
    }
   *[other] { $n-thirds ->
        [0] { $n-whole } { $n-whole ->
            [one] space
           *[other] spaces
        }
        [1] { $n-whole }⅓ spaces
       *[2] { $n-whole }⅔ spaces
    }
}
paint-marble = The marble lies { $a-at }
paint-title = { $what ->
    [mine] Mine
    [deposit] Deposit
    [withdraw] Withdraw
    [shop] Shop
    [bag] Bag
    [supply] Supply
    [bowl] Donation bowl
    [bowl-short] Bowl
    [bet] Bet
    [bet-short] Bet
   *[bank] Bank
}
paint-worth = { $n } { $a-id ->
    [silver] silver make 1 gold
   *[gold] gold make 1 ruby
}
paint-dug = dug out
paint-good = { $a-id ->
    [shovel] Shovel
    [ticket] Ticket
   *[cart] Cart
}
paint-left = { $n ->
    [0] none left
   *[other] { $n } left
}
paint-times = × { $n }
paint-offer = { $a }, { $n ->
    [0] none left
   *[other] { $n } left
}, for { $price }
paint-holds = { $what }: { $list }
paint-token = { $n } { $a-id ->
    [silver] silver
    [gold] gold
    [stone] { $n ->
        [one] stone
       *[other] stones
    }
   *[ruby] { $n ->
        [one] ruby
       *[other] rubies
    }
}
paint-owned = { $n } { $a-id ->
    [shovel] { $n ->
        [one] shovel
       *[other] shovels
    }
    [ticket] { $n ->
        [one] ticket
       *[other] tickets
    }
   *[cart] { $n ->
        [one] cart
       *[other] carts
    }
}
paint-star = the sheriff’s star
paint-hub = The middle of the ring
paint-price = { $n ->
    [3] 1 gold
   *[other] { $n } silver
}
paint-bet = The closest takes the stake of the farthest
paint-stake = { $n ->
    [0] { $who-me ->
        [me] You stake nothing yet
       *[other] { $who } stakes nothing
    }
   *[other] { $who-me ->
        [me] You stake { $n } silver
       *[other] { $who } stakes { $n } silver
    }
}
paint-account = { $who-me ->
    [me] Your account
   *[other] { $who }’s account
}: { $n } silver
paint-accounts = silver in each account
paint-status = { $state ->
    [won] Owns it
    [over] { $n ->
        [0] Empty purse
       *[other] { $n } in hand
    }
    [ready] Two rubies!
   *[saving] { $n } of 18
}
paint-hold = Hold, let go
paint-key = or the space bar
paint-swipe = or swipe the marble
paint-power = { $n ->
    [0] barely a touch
    [1] as soft as can be
    [2] very soft
    [3] soft
    [4] rather soft
    [5] a little soft
    [6] just below the middle
    [7] the lower middle
    [8] the upper middle
    [9] just above the middle
    [10] a little hard
    [11] rather hard
    [12] hard
    [13] very hard
    [14] as hard as is wise
   *[other] as hard as can be
}

paint-goal-title = The Ranch costs
paint-goal-price = 2 rubies
paint-goal-help = { $n ->
    [0] You have the price. Now land on it.
   *[other] You need { $n } silver more, then land on it.
}

## The practice ring

practice-label = The practice ring
practice-about = Hold, let go, and watch. Only here the power is a number and a pale marble shows where it would stop; a breath of air may move that a little. In a game you see neither.
practice-foreseen = { $kind ->
    [out] It would leave the ring
    [short] Too near { $a-at }
   *[stop] { $a }, { spaces-b } on
}
practice-said = { $kind ->
    [out] Power { $n }: it left the ring.
    [short] Power { $n }: it stopped { $a-at }, too near to count.
   *[stop] Power { $n }: it stopped { $a-at }, { spaces-b } on.
}

## The score sheet

score-unit = silver
score-purse = Purse
score-account = Bank account
score-ranch = The Ranch, for two rubies.

## Events

event-became-first = { $who-me ->
    [me] You play first and take the sheriff’s star.
   *[other] { $who } plays first and takes the sheriff’s star.
}
event-round-began = Round { $a } begins.
    .heading = Round { $a }
event-flicked = { $cause ->
    [0] { $who-me ->
        [me] You flick the marble.
       *[other] { $who } flicks the marble.
    }
   *[other] { $who-me ->
        [me] You flick from the Saloon.
       *[other] { $who } flicks from the Saloon.
    }
}
    .cause = { $who-me ->
        [me] flick the marble
       *[other] flicks the marble
    }
event-rolled = The marble rolls.
event-left-ring = The marble leaves the ring and goes back: { $who-me ->
    [me] your turn is over.
   *[other] { $who }’s turn is over.
}
    .cause = { $who-me ->
        [me] flick out of the ring
       *[other] flicks out of the ring
    }
event-stopped = The marble stops { $a-at }, { spaces-b } on.
    .cause = { $who-me ->
        [me] stop { $a-at }
       *[other] stops { $a-at }
    }
event-fell-short = The marble stays { $a-at }, { $b ->
    [0] not even a space on
   *[other] only { spaces-b } on
}: { $who-me ->
    [me] your turn is over.
   *[other] the turn is over.
}
    .cause = { $who-me ->
        [me] fall short
       *[other] falls short
    }
event-doubted = It lies on the line between { $a-the } and { $b-the }: a vote.
event-voted = { $who-me ->
    [me] You vote for { $a-the }.
   *[other] { $who } votes for { $a-the }.
}
event-settled = { $cause ->
    [0] It is settled: { $a-the }.
   *[other] The majority says: { $a-the }.
}
event-decided = { $cause ->
    [2] { $who-me ->
        [me] You overrule the vote: { $a-the }.
       *[other] { $who } overrules the vote: { $a-the }.
    }
   *[other] { $who-me ->
        [me] You decide: { $a-the }.
       *[other] { $who } decides: { $a-the }.
    }
}
event-passed-star = { $who-me ->
    [me] You pass the star to { $a }.
   *[other] { $a-me ->
        [me] { $who } passes the star to you.
       *[other] { $who } passes the star to { $a }.
    }
}
event-travelled = { $who-me ->
    [me] You use { tickets-a }: the marble goes to { $b-the }.
   *[other] { $who } uses { tickets-a }: the marble goes to { $b-the }.
}
    .cause = { $who-me ->
        [me] ride to { $b-the }
       *[other] rides to { $b-the }
    }
event-kept-tickets = { $who-me ->
    [me] You use no ticket.
   *[other] { $who } uses no ticket.
}
event-done-shopping = { $who-me ->
    [me] You leave the Shop.
   *[other] { $who } leaves the Shop.
}
event-reached-in = { $who-me ->
    [me] You reach into the bag.
   *[other] { $who } reaches into the bag.
}
event-moved-on = { $who-me ->
    [me] You do nothing { $a-at }.
   *[other] { $who } does nothing { $a-at }.
}
event-chose-deposit = { $who-me ->
    [me] You want to deposit money.
   *[other] { $who } wants to deposit money.
}
event-chose-withdrawal = { $who-me ->
    [me] You want to withdraw money.
   *[other] { $who } wants to withdraw money.
}
event-lost-to-cap = { $who-me ->
    [me] Your purse is full: you lose { money-a }.
   *[other] { $who }’s purse is full and loses { money-a }.
}
event-took-gold = { $who-me ->
    [me] You take { money-a }.
   *[other] { $who } takes { money-a }.
}
event-bought = { $who-me ->
    [me] You buy { $a-a } for { money-b }.
   *[other] { $who } buys { $a-a } for { money-b }.
}
event-donated = { $who-me ->
    [me] You donate { money-a }.
   *[other] { $who } donates { money-a }.
}
event-emptied-bowl = { $a ->
    [0] The bowl is empty: nothing to take.
   *[other] { $who-me ->
        [me] You take { money-a } from the bowl.
       *[other] { $who } takes { money-a } from the bowl.
    }
}
event-got-silver = { $who-me ->
    [me] You get { money-a }.
   *[other] { $who } gets { money-a }.
}
event-mined = { $who-me ->
    [me] You take { money-b } from slot { $a } of the Mine.
   *[other] { $who } takes { money-b } from slot { $a } of the Mine.
}
event-returned-cart = { $who-me ->
    [me] Your cart goes back to the Shop.
   *[other] { $who }’s cart goes back to the Shop.
}
event-found-nothing = { $who-me ->
    [me] { $cause ->
        [0] You can’t pay for the Ranch yet.
        [1] You can’t buy anything at the Shop.
        [2] You have no cart for the Mine.
        [3] The Mine is empty.
        [4] You have no shovel to dig with.
        [5] You have no money for the Bank.
        [6] Nobody to bet with at the Saloon.
        [7] Nobody has it, and the Shop has none: nothing to rob.
       *[8] The Bank is empty: nothing to rob.
    }
   *[other] { $cause ->
        [0] { $who } can’t pay for the Ranch yet.
        [1] { $who } can’t buy anything at the Shop.
        [2] { $who } has no cart for the Mine.
        [3] The Mine is empty.
        [4] { $who } has no shovel to dig with.
        [5] { $who } has no money for the Bank.
        [6] Nobody to bet with at the Saloon.
        [7] Nobody has it, and the Shop has none: nothing to rob.
       *[8] The Bank is empty: nothing to rob.
    }
}
event-dug-up = { $who-me ->
    [me] You dig up { $a-a }.
   *[other] { $who } digs up { $a-a }.
}
event-hit-stone = { $who-me ->
    [me] You hit a stone: your shovel goes back to the Shop.
   *[other] { $who } hits a stone: a shovel goes back to the Shop.
}
event-deposited = { $who-me ->
    [me] You deposit { money-a }.
   *[other] { $who } deposits { money-a }.
}
event-withdrew = { $who-me ->
    [me] Your deposit doubles: you withdraw { money-b }.
   *[other] { $who }’s deposit doubles: { money-b }.
}
event-rolled-die = { $who-me ->
    [me] You roll the robber die: { $a }.
   *[other] { $who } rolls the robber die: { $a }.
}
event-robbed-money = { $who-me ->
    [me] You rob { $a } of { money-b }.
   *[other] { $a-me ->
        [me] { $who } robs you of { money-b }.
       *[other] { $who } robs { $a } of { money-b }.
    }
}
event-robbed-good = { $who-me ->
    [me] You rob { $a } of { $b-a }.
   *[other] { $a-me ->
        [me] { $who } robs you of { $b-a }.
       *[other] { $who } robs { $a } of { $b-a }.
    }
}
event-took-supply = { $who-me ->
    [me] Nobody can be robbed: you take { money-a } from the supply.
   *[other] Nobody can be robbed: { $who } takes { money-a } from the supply.
}
event-took-stock = { $who-me ->
    [me] Nobody can be robbed: you take { $a-a } from the Shop.
   *[other] Nobody can be robbed: { $who } takes { $a-a } from the Shop.
}
event-robbed-bank = { $who-me ->
    [me] You empty the Bank: { money-a }.
   *[other] { $who } empties the Bank: { money-a }.
}
event-opened-bet = { $who-me ->
    [me] You open a bet and stake { money-a }.
   *[other] { $who } opens a bet and stakes { money-a }.
}
event-staked = { $cause ->
    [2] { $who-me ->
        [me] You can’t pay to stay out and stake { money-a }.
       *[other] { $who } can’t pay to stay out and stakes { money-a }.
    }
   *[other] { $who-me ->
        [me] You stake { money-a }.
       *[other] { $who } stakes { money-a }.
    }
}
event-folded = { $who-me ->
    [me] You pay { money-a } to stay out.
   *[other] { $who } pays { money-a } to stay out.
}
event-sat-out = { $who-me ->
    [me] You have no money and sit out.
   *[other] { $who } has no money and sits out.
}
event-bet-lapsed = { $who-me ->
    [me] Nobody takes your bet.
   *[other] Nobody takes { $who }’s bet.
}
event-marked = { $who-me ->
    [me] Your pawn marks the stop: { mark-a }.
   *[other] { $who }’s pawn marks the stop: { mark-a }.
}
event-flicks-again = { $who-me ->
    [me] You are tied and flick again.
   *[other] { $who } is tied and flicks again.
}
event-drew-closest = { $who-me ->
    [me] The lot says that you are the closest.
   *[other] The lot says that { $who } is the closest.
}
event-drew-farthest = { $who-me ->
    [me] The lot says that you are the farthest.
   *[other] The lot says that { $who } is the farthest.
}
event-won-bet = { $who-me ->
    [me] You win the bet and { $a }’s stake: { money-b }.
   *[other] { $a-me ->
        [me] { $who } wins the bet and your stake: { money-b }.
       *[other] { $who } wins the bet and { $a }’s stake: { money-b }.
    }
}
event-bought-ranch = { $who-me ->
    [me] You buy the Ranch for { money-a } and win!
   *[other] { $who } buys the Ranch for { money-a } and wins!
}
    .cause = { $who-me ->
        [me] buy the Ranch
       *[other] buys the Ranch
    }
event-limit-reached = Round { $a } was the last.
event-finished = { $who-me ->
    [me] You end with { money-a }.
   *[other] { $who } ends with { money-a }.
}
    .cause = The final count

## Refusals

refusal-chance = The house draws; players don’t.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = That is not what is being asked.
refusal-level = This hand flicks at 64 levels: 8, 24, 40 and so on, up to 1016.
refusal-tickets = You do not have that many tickets.
refusal-too-dear = You cannot pay for { $a-a }.
refusal-sold-out = The Shop has none left: you cannot buy { $a-a }.
refusal-purse-empty = Your purse is empty.
refusal-account-empty = Your account is empty.
refusal-amount = The money is not there.
refusal-coin = You name the token that you stake.
refusal-highest = You stake your highest token.
refusal-no-coin = You do not have { $a-a } to stake.
refusal-no-such-seat = Nobody sits there.
refusal-yourself = It must be an opponent.
refusal-not-eligible = { $a } does not have what the die shows.

## What does this do?

what-space = { $a }
    .does = { $a-id ->
        [ranch] Stop here in your turn with two rubies in your purse: you buy it and win at once.
        [dig] With a shovel you can draw one token from the bag. A coin is yours; a black stone costs you the shovel.
        [shop] Buy what you like: shovels for 1 silver, tickets and carts for 1 gold each.
        [gold] You take a gold.
        [bowl] You pay the price of the next free slot. If you can’t, or all are filled, you take all that is in it.
        [robber] You roll the robber die: a silver, a gold, a shovel or a ticket of an opponent, the whole Bank, or a donation.
        [bank] Pay in, or take out: what you take out is doubled. One of the two in a visit.
        [saloon] You can open a bet: everyone flicks once for a full lap, the closest takes the stake of the farthest.
        [mine] With a cart you take the filled slot nearest the entrance. It’s never refilled.
       *[money_bag] Everyone takes a silver, you included.
    }
    .far = { $near ->
        [here] The marble lies here.
        [near] { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        } on from the marble: too near for a flick.
       *[no] { $n } spaces on from the marble.
    }
    .ranch = { $n ->
        [0] You have enough.
       *[other] You are { $n } silver short.
    }
    .bank = Your account: { $n } silver; taken out, { $double }.
    .needs = { $n ->
        [0] You have no { $a }.
       *[other] You have { $a-a }.
    }
    .bowl = { $n ->
        [0] All slots are filled: you would take { $all } silver.
       *[other] The next slot costs { $n } silver; { $all } lie in it.
    }
    .mine = { $n ->
        [0] It is empty.
       *[other] The next slot holds { $n } silver.
    }
    .bag = In the bag: { $n } coins worth { $worth } silver. A draw is a stone { $odds } times in 100.
what-marble = The marble
    .does = In your turn you flick it clockwise from where it lies. Where it stops, the space acts; the next player goes on from there.
    .now = It lies { $a-at }.
what-gate = From { $n } spaces on
    .does = A flick counts if the marble stays in the ring and moves on by { $n } spaces or more.
    .now = Too short, or out of the ring: the turn is over.
what-doubt = On the line
    .does = The space is in doubt: the others vote, and if they disagree the holder of the star decides and passes it on.
what-good = { $a }
    .does = { $a-id ->
        [shovel] Lets you draw from the bag at a Dig. You keep it unless you draw a black stone.
        [ticket] After a good flick, each moves the marble one space on. Spent tickets go back to the Shop.
       *[cart] Lets you take a slot of the Mine. { $worn ->
            [yes] It then goes back to the Shop.
           *[no] You keep it.
        }
    }
    .now = { $n ->
        [0] Sold out.
       *[other] { $n } left in the Shop, { $price } silver each.
    }
    .owned = { $n } owned.
what-bag = The bag
    .does = Draw from it at a Dig, with a shovel. Coins that are drawn stay out; stones go back.
what-account = { $who-me ->
    [me] Your account
   *[other] { $who }’s account
}
    .does = Safe from all but the robber’s bank face. It’s not in the purse: it doesn’t count for the Ranch.
    .now = { $n } silver; taken out at the Bank, { $double }.
what-amount = { $n } silver
    .does = { $out ->
        [yes] You take it out and the Bank adds as much again.
       *[no] You pay it into your account.
    }
    .now = Your purse then holds { $n } silver.
    .lost = { $n } silver would be lost: a purse holds 18.
what-supply = The supply
    .does = Coins come from here and go back here. It never runs out.
what-aid = Change
    .does = 3 silver make 1 gold, 3 gold make 1 ruby. Change is made for you; two rubies buy the Ranch.
what-die = The robber die
    .does = Six faces, equally likely: silver, gold, shovel, ticket, the whole Bank, a donation. You choose who to rob.
what-bet = The bet
    .does = Everyone in it flicks once for a full lap to the Saloon. The closest takes the stake of the farthest.
    .now = { $n ->
        [one] { $n } stake so far, up to { $most } silver.
       *[other] { $n } stakes so far, up to { $most } silver.
    }
    .stake = At stake: { $a-a }, worth { $n } silver.
what-victim = { $who } has { $n } silver, { $shovels ->
    [one] { $shovels } shovel
   *[other] { $shovels } shovels
} and { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.
what-money = { $a }
    .does = { $n ->
        [one] Worth { $n } silver.
       *[other] Worth { $n } silver.
    } A purse holds 18 silver at most, two rubies: just enough for the Ranch.
    .now = { $left ->
        [0] The purse holds { $n } silver: enough for the Ranch.
       *[other] The purse holds { $n } silver; { $left } more buy the Ranch.
    }
what-star = The sheriff’s star
    .does = Its holder decides when the marble lies on a line and the others disagree, and then passes it to the left.

## Why one answer rather than another

quantity-ranch = { $best ->
    [100] you buy the Ranch and win
   *[other] you buy the Ranch in { $best } cases out of 100, not { $other }
}
    .cause = It can buy the Ranch right now.
quantity-purse = your purse holds { $best } silver after this turn, not { $other }
    .cause = It fills your purse.
quantity-account = your bank account holds { $best } silver after this turn, not { $other }
    .cause = It grows your bank account, which doubles when you withdraw.
quantity-rival = { $others ->
    [1] your rival owns
   *[other] your richest rival owns
} { $best } silver after this turn, not { $other }
    .cause = It takes money from whoever is richest beside you.
quantity-shovel = { $best ->
    [100] you own a shovel
    [0] you own no shovel
   *[other] you own a shovel in { $best } cases out of 100, not { $other }
}
    .cause = You have a shovel for the Digs.
quantity-cart = { $best ->
    [100] you own a cart
    [0] you own no cart
   *[other] you own a cart in { $best } cases out of 100, not { $other }
}
    .cause = You have a cart for the Mine.
quantity-tickets = you have { $best ->
    [one] { $best } ticket
   *[other] { $best } tickets
} left, not { $other }
    .cause = You save tickets for later.
quantity-margin = { $n } silver

## Stakes

chip-purse = { $sign }{ $n } silver
chip-account = { $sign }{ $n } in the bank
chip-shovels = { $sign }{ $n } { $n ->
    [one] shovel
   *[other] shovels
}
chip-tickets = { $sign }{ $n } { $n ->
    [one] ticket
   *[other] tickets
}
chip-carts = { $sign }{ $n } { $n ->
    [one] cart
   *[other] carts
}
chip-laid = { $n } silver at stake
chip-your-turn = your turn
chip-their-turn = their turn
chip-star = passes the star on
chip-have = you have { $n } silver
chip-odds = { $n } of { $of }
chip-twice = +{ $n } silver at most
chip-pays = −{ $n } silver
chip-at-risk = { $n } silver at stake
stake-space = { $a }: { $a-id ->
    [ranch] { $able ->
        [yes] buy it and win
       *[no] two rubies buy it
    }
    [dig] { $able ->
        [yes] draw from the bag
       *[no] no shovel, nothing
    }
    [shop] buy goods
    [gold] a gold coin
    [bowl] a donation, or all of it
    [robber] roll the robber die
    [bank] deposit or withdraw
    [saloon] open a bet
    [mine] go into the mine
   *[money_bag] a silver for everybody
}
stake-keep = keep your money
stake-good = { $good ->
    [shovel] to dig at the diggings
    [ticket] moves the marble one on
   *[cart] to bring gold out of the mine
}
stake-leave-bag = no draw, no risk
stake-draw = a stone costs the shovel
stake-deposit = doubles when withdrawn
stake-withdraw = twice what you take out
stake-rob = { $n ->
    [0] an empty purse
   *[other] has { $n } silver
}
stake-no-bet = nothing at stake
stake-fold = stay out of the bet
stake-bet = closest wins, farthest pays
act-leave = Leave

## Who leads

standing-unit = silver
standing-points = { $n } silver
    .short = { $n }
standing-won = The Ranch
standing-ending = Stop at the Ranch with two rubies, 18 silver, and you have won.
meter-ranch = The richest has { $n } of the { $of } silver for the Ranch
    .name = Best purse
meter-rounds = Round { $n } of { $of }
    .name = Round

## On the stage

drama-name = { $who-me ->
    [me] You
   *[other] { $who }
}
drama-ranch = { $who-me ->
    [me] You buy the Ranch and win!
   *[other] { $who } buys the Ranch and wins!
}
drama-ranch-stake = The Ranch
drama-rubies = { $n ->
    [one] { $n } ruby
   *[other] { $n } rubies
}

## Turns: what is remembered of them

mark-ranch = the Ranch!
mark-star = gets the star
mark-bet = a bet
mark-stone = a stone
mark-deposited = { $n } to the bank
mark-money = { $n ->
    [0] nothing
   *[other] { $n } silver
}

## Feats

feat-interest = It grows by itself
    .idea = You let the bank double your money, and won. What you leave there comes back twice.
feat-wise-fold = Folded in time
    .idea = You folded a bet, lost none, and won the game. To fold costs little; to lose costs the stake.
feat-whole-ring = All round the ring
    .idea = You stopped on six different spaces. A flick of every strength has a use.

## Orders

order-fold = Fold every bet
    .help = Until the next round begins.
