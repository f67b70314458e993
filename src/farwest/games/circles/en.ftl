game = Circles: Far West
game-credit = A game by Thomas Sing, published by HUCH!. This is an unofficial adaptation.
game-aim = Be the first to buy the ranch for two rubies.

seat = Seat { $n }

## Names

space-ranch = Ranch
    .the = the Ranch
    .at = at the Ranch
space-dig = Dig
    .the = the Dig
    .at = at the Dig
space-shop = Shop
    .the = the Shop
    .at = at the Shop
space-gold = Gold
    .the = the Gold space
    .at = on the Gold space
space-bowl = Donation bowl
    .the = the Donation bowl
    .at = at the Donation bowl
space-robber = Robber
    .the = the Robber
    .at = at the Robber
space-bank = Bank
    .the = the Bank
    .at = at the Bank
space-saloon = Saloon
    .the = the Saloon
    .at = at the Saloon
space-mine = Mine
    .the = the Mine
    .at = at the Mine
space-money_bag = Money bag
    .the = the Money bag
    .at = at the Money bag

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

money-a = { $a } silver
money-b = { $b } silver
tickets-a = { $a } { $a ->
    [one] ticket
   *[other] tickets
}
spaces-b = { $b } { $b ->
    [one] space
   *[other] spaces
}

## Variants

variant-preset = Start
    .help = Hard: nobody begins with a cart.
variant-start-silver = Silver at the start
    .help = How much silver everyone begins with.
variant-start-tickets = Tickets at the start
    .help = How many train tickets everyone begins with.
variant-ring = Ring
    .help = With two Robbers, or with a single one and a second Money bag.
variant-vote = Vote
    .help = A doubtful stop needs a unanimous vote, or a majority.
variant-cart-consumed = Carts wear out
    .help = The cart goes back to the Shop after each visit to the Mine.
variant-half-turn-min = Half a lap at least
    .help = A flick counts only from ten spaces on.
variant-max-rounds = Longest game
    .help = After so many rounds the richest is first.
variant-first-seat = First player
    .help = Drawn at random, or the seat you name.
variant-skill-0 = Skill of seat 0
    .help = How steady the hand of this seat is.
variant-skill-1 = Skill of seat 1
    .help = How steady the hand of this seat is.
variant-skill-2 = Skill of seat 2
    .help = How steady the hand of this seat is.
variant-skill-3 = Skill of seat 3
    .help = How steady the hand of this seat is.
variant-skill-4 = Skill of seat 4
    .help = How steady the hand of this seat is.

## Questions

question-flick = How hard do you flick the marble?
question-saloon-flick = How hard do you flick, to come closest to a full lap?
question-vote = Where do you say the marble lies?
question-sheriff = You have the star: where does the marble lie?
question-tickets = How many train tickets do you use?
question-shop = What do you buy? (You have { $n } silver.)
question-dig = Do you draw a token from the bag?
question-bank = What do you do at the Bank?
question-bank-amount = { $n ->
    [0] How much do you deposit?
   *[other] How much do you withdraw? You get twice as much.
}
question-rob-victim = Whom do you rob of { $a-a }?
question-saloon-open = Do you open a bet?
question-saloon-answer = { $a } opens a bet. Do you stake your highest token?
question-first-seat = Who plays first?
question-noise = What does the air do to the marble?
question-draw-token = Which token is drawn?
question-roll-die = Which face does the die show?
question-lot = Whose lot is drawn?

## Options

option-flick = Flick with power { $a }
option-side = Say: { $a-the }
option-tickets = Use { tickets-a }
option-buy = Buy { $a-a }
option-done = Buy nothing more
option-draw = Draw a token
option-leave = Leave
option-deposit = Deposit money
option-withdraw = Withdraw money
option-amount = { $a } silver
option-bet = Open a bet
option-decline = Open no bet
option-stake = Stake your highest token
option-fold = Pay a gold coin to stay out
option-rob = Rob { $a }
option-first = { $a } plays first
option-noise = Noise { $a }
option-face = The die shows { $a }
option-token = Draw { $a-a }
option-lot = The lot falls on { $a }

## The table in the terminal

table-round = Round { $n } of { $of }
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
table-purse = { $n } silver
table-account = bank { $n }
table-star = star
table-active = to play

## Events

event-became-first = { $who-me ->
    [me] You play first and take the sheriff’s star.
   *[other] { $who } plays first and takes the sheriff’s star.
}
event-round-began = Round { $a } begins.
event-flicked = { $who-me ->
    [me] You flick with power { $a }.
   *[other] { $who } flicks with power { $a }.
}
event-rolled = The marble starts at speed { $b } and rolls { $a } hundredths of a degree.
event-left-ring = The marble leaves the ring and is put back: { $who-me ->
    [me] your turn is over.
   *[other] the turn of { $who } is over.
}
event-stopped = The marble rolls { spaces-b } and stops { $a-at }.
event-fell-short = The marble rolls only { spaces-b } and stays { $a-at }: { $who-me ->
    [me] your turn is over.
   *[other] the turn of { $who } is over.
}
event-doubted = The marble lies on the line between { $a-the } and { $b-the }: a vote is held.
event-voted = { $who-me ->
    [me] You vote for { $a-the }.
   *[other] { $who } votes for { $a-the }.
}
event-settled = It is settled: { $a-the }.
event-decided = { $who-me ->
    [me] You decide: { $a-the }.
   *[other] { $who } decides: { $a-the }.
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
    [me] You hold two rubies already: { money-a } goes back to the supply.
   *[other] { $who } holds two rubies already: { money-a } goes back to the supply.
}
event-took-gold = { $who-me ->
    [me] You take gold: { money-a }.
   *[other] { $who } takes gold: { money-a }.
}
event-bought = { $who-me ->
    [me] You buy { $a-a } for { money-b }.
   *[other] { $who } buys { $a-a } for { money-b }.
}
event-donated = { $who-me ->
    [me] You donate { money-a }.
   *[other] { $who } donates { money-a }.
}
event-emptied-bowl = { $who-me ->
    [me] You take { money-a } from the bowl.
   *[other] { $who } takes { money-a } from the bowl.
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
   *[other] The cart of { $who } goes back to the Shop.
}
event-found-nothing = { $who-me ->
    [me] You find nothing to do { $a-at }.
   *[other] { $who } finds nothing to do { $a-at }.
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
    [me] You withdraw { money-a } and get { money-b } with the interest.
   *[other] { $who } withdraws { money-a } and gets { money-b } with the interest.
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
event-staked = { $who-me ->
    [me] You stake { money-a }.
   *[other] { $who } stakes { money-a }.
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
   *[other] Nobody takes the bet of { $who }.
}
event-marked = { $who-me ->
    [me] Your pawn marks the stop, { $a } thirds of a space from the Saloon.
   *[other] The pawn of { $who } marks the stop, { $a } thirds of a space from the Saloon.
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
    [me] You win the bet and the stake of { $a }: { money-b }.
   *[other] { $a-me ->
        [me] { $who } wins the bet and your stake: { money-b }.
       *[other] { $who } wins the bet and the stake of { $a }: { money-b }.
    }
}
event-bought-ranch = { $who-me ->
    [me] You buy the Ranch for { money-a } and win!
   *[other] { $who } buys the Ranch for { money-a } and wins!
}
event-limit-reached = Round { $a } was the last.
event-finished = { $who-me ->
    [me] You end with { money-a }.
   *[other] { $who } ends with { money-a }.
}

## Refusals

refusal-chance = draws and rolls are the table’s.
refusal-not-your-turn = it is not your turn.
refusal-not-asked = that is not what is being asked.
refusal-level = a seat of this skill flicks at 64 levels: 8, 24, 40 and so on.
refusal-tickets = you do not have that many tickets.
refusal-too-dear = you cannot pay for { $a-a }.
refusal-sold-out = the Shop has none left: you cannot buy { $a-a }.
refusal-purse-empty = your purse is empty.
refusal-account-empty = your account is empty.
refusal-amount = the money is not there.
refusal-no-such-seat = nobody sits there.
refusal-yourself = it must be an opponent.
refusal-not-eligible = { $a } does not have what the die shows.
