game = The Good, the Goat and the Bad
game-credit = A game by Sergio Halaban, drawn by Weberson Santiago, published by Igiari. This is an unofficial adaptation.
game-aim = Own the most money when the last round ends.

card-line = One card, face down. “It’s the Sheriff.” Do you believe it?
card-minutes = 45

seat = Seat { $n }

## Names

character-storekeeper = Storekeeper
    .the = the Storekeeper
    .does = takes every token at the Store
character-kid = Kid
    .the = the Kid
    .does = takes every coin at the Store
character-banker = Banker
    .the = the Banker
    .does = takes every token at the Bank
character-widow = Widow
    .the = the Widow
    .does = takes every coin at the Bank
character-farmer = Farmer
    .the = the Farmer
    .does = takes every token at the Ranch
character-cowboy = Cowboy
    .the = the Cowboy
    .does = takes every coin at the Ranch
character-miner = Miner
    .the = the Miner
    .does = takes every token at the Mine
character-prospector = Prospector
    .the = the Prospector
    .does = takes every coin at the Mine
character-outlaw = Outlaw
    .the = the Outlaw
    .does = kills the Sheriff for $4
character-sheriff = Sheriff
    .the = the Sheriff
    .does = earns $2, and more for arresting the Thief and the Charlatan
character-thief = Thief
    .the = the Thief
    .does = robs a location of its tokens; keeps them unless arrested
character-charlatan = Charlatan
    .the = the Charlatan
    .does = takes $3 from opponents; keeps them unless arrested
character-barmaid = Barmaid
    .the = the Barmaid
    .does = gives the Saloon’s bottles to opponents, then gambles if the Gambler is there
character-gambler = Gambler
    .the = the Gambler
    .does = takes a random token from an opponent, unless the Barmaid is there
character-goat = Goat
    .the = the Goat
    .does = does nothing but eat your hat

location-store = Store
    .the = the Store
location-bank = Bank
    .the = the Bank
location-ranch = Ranch
    .the = the Ranch
location-mine = Mine
    .the = the Mine
location-saloon = Saloon
    .the = the Saloon

resource-bottle = bottle
    .a = a bottle
resource-supplies = supplies
    .a = a crate of supplies
resource-bills = bills
    .a = a bundle of bills
resource-cattle = cattle
    .a = a head of cattle
resource-nugget = nugget
    .a = a nugget

goods = { $b } { $a-id ->
    [store] { $b ->
        [one] crate of supplies
       *[other] crates of supplies
    }
    [bank] { $b ->
        [one] bundle of bills
       *[other] bundles of bills
    }
    [ranch] { $b ->
        [one] head of cattle
       *[other] head of cattle
    }
    [mine] { $b ->
        [one] nugget
       *[other] nuggets
    }
   *[saloon] { $b ->
        [one] bottle
       *[other] bottles
    }
}

tokens = { $b } { $a-id ->
    [bottle] { $b ->
        [one] bottle
       *[other] bottles
    }
    [supplies] { $b ->
        [one] crate of supplies
       *[other] crates of supplies
    }
    [bills] { $b ->
        [one] bundle of bills
       *[other] bundles of bills
    }
    [cattle] head of cattle
   *[nugget] { $b ->
        [one] nugget
       *[other] nuggets
    }
}

cards = { $b } { $b ->
    [one] card
   *[other] cards
}

## Variants

variant-rich-store = Rich store
    .help = The Store has three coin icons: every place yields $6 a round.
variant-first-dealer = First Dealer
    .help = Drawn at random, or the seat you name.
    .drawn = Drawn
    .number = Seat { $next }
variant-declare-forced = Claims in forced offers
    .help = The Dealer says a character even if the card must be accepted.
preset-sheet = As in the booklet
    .help = The Dealer says a character in every offer, forced ones too.

## Questions

question-offer-card = Which card do you offer?
    .help = { $cause ->
        [0] It goes face down, and you can lie about it. Accepted, it is theirs; refused, yours.
        [1] Only { $last } has a hat left. Accepted, it is theirs; refused, it is discarded.
       *[other] { $last } has as many hats as you have cards, and must accept it.
    }
    .theme = Which card to offer
question-offer-target = Who do you offer it to?
    .help = Someone with a hat left. If they refuse, your hat goes on it.
question-declare = Which character do you say it is?
    .help = Any card of your hand, offered or not.
question-respond = { $a } says it is { $b-the }. Do you accept?
    .help = { $cause ->
        [0] Accept: your hat goes on it. Refuse: { $a }’s hat does.
       *[other] Accept: your hat goes on it. Refuse: the card is discarded.
    }
question-thief-location = Which location does the Thief rob?
    .help = Every token there is yours, unless the Sheriff comes.
    .theme = Where the Thief robs
question-charlatan-coin = Who does the Charlatan take a coin from? ({ $n } to go)
    .help = One coin at a time, from whoever you like.
question-barmaid-bottle = Who gets a bottle? ({ $n } to go)
    .help = Every bottle of the Saloon goes to an opponent.
question-gamble-victim = Whose token do you take, at random?
    .help = You can’t choose which: it’s drawn.
    .theme = Whose token to take
question-first-dealer = Who is the first Dealer?
question-turn-up = Which card is turned up?
question-lay-down = Which card is set aside face down?
question-draw-card = Which card is drawn?
question-steal-token = Which token is taken?

## Options

option-offer = Offer { $a-the }
    .short = { $a }
option-target = Offer it to { $a }
    .short = { $a }
option-declare = Say: “{ $a }”
    .short = “{ $a }”
option-accept = Accept the card
    .short = Accept
    .note = Your hat goes on it
option-refuse = Refuse the card
    .short = Refuse
    .note = { $cause ->
        [0] Their hat goes on it
       *[other] The card is discarded
    }
option-rob = Rob { $a-the }
    .short = { $a }
option-dupe = Take a coin from { $a }
    .short = { $a }
option-serve = Give a bottle to { $a }
    .short = { $a }
option-gamble = Take a token from { $a }
    .short = { $a }
option-dealer = { $a } deals first
option-turn = Turn up { $a-the }
option-lay = Set { $a-the } aside, face down
option-draw = Draw { $a-the }
option-steal = Take { $a-a }

## The table in the terminal

table-round = Round { $n } of { $of }
table-deck = { $n ->
    [0] no card in the deck
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
table-hand = { $a-me ->
    [me] you are the Dealer with { $n } in hand
   *[other] { $a } is the Dealer with { $n } in hand
}
table-each = at ${ $n }
table-money = ${ $n }
table-tokens = { $n ->
    [0] no token
    [one] { $n } token
   *[other] { $n } tokens
}
table-worth = { $goods } (${ $n } in all)
table-name = { $a }
table-does = { $a-does }
table-drawn = {" "}(just drawn)
table-aside = Set aside:
table-discarded = Out of the round:
table-refused = Discarded:
table-declared = Said, not yet seen:
table-passed = Passed on by you:

## Events

event-became-dealer = { $who-me ->
    [me] You are the first Dealer.
   *[other] { $who } is the first Dealer.
}
event-round-began = Round { $a } begins.
    .heading = Round { $a }
    .cause = The round begins
event-stocked = The house puts { goods } at { $a-the }.
event-minted = The house puts ${ $b } at { $a-the }.
event-turned-up = The house sets { $a-the } aside, face up.
    .cause = The town is stocked
event-laid-down = The house sets a card aside, face down.
event-goat-returned = The Goat goes back into the deck.
event-drew = { $shown ->
    [yes] { $who-me ->
        [me] You draw { $a-the }.
       *[other] { $who } draws { $a-the }.
    }
   *[no] { $who } draws a card.
}
    .cause = { $who-me ->
        [me] prepare an offer
       *[other] prepares an offer
    }
    .together = { $shown ->
        [yes] { $who-me ->
            [me] You draw { $things }.
           *[other] { $who } draws { $things }.
        }
       *[no] { $who } draws { $n } cards.
    }
    .each = { $a-the }
event-received = { $who-me ->
    [me] You receive { $a-the }.
   *[other] { $who } receives { $a-the }.
}
    .together = { $who-me ->
        [me] You receive { $things }.
       *[other] { $who } receives { $things }.
    }
    .each = { $a-the }
event-chose-card = { $who-me ->
    [me] You lay { $a-the } face down.
   *[other] { $who } lays { $a-the } face down.
}
    .cause = { $who-me ->
        [me] prepare an offer
       *[other] prepares an offer
    }
event-chose-target = { $who-me ->
    [me] You will offer it to { $a }.
   *[other] { $who } will offer it to { $a }.
}
event-offered = { $who-me ->
    [me] You offer a card to { $a }.
   *[other] { $a-me ->
        [me] { $who } offers you a card.
       *[other] { $who } offers a card to { $a }.
    }
}
event-declared = { $who-me ->
    [me] You say it is { $a-the }.
   *[other] { $who } says it is { $a-the }.
}
    .cause = { $who-me ->
        [me] offer { $offered-a } “{ $a-the }”
       *[other] { $offered-a-me ->
            [me] offers you “{ $a-the }”
           *[other] offers { $offered-a } “{ $a-the }”
        }
    }
event-accepted = { $who-me ->
    [me] You accept.
   *[other] { $who } accepts.
}
event-refused-offer = { $who-me ->
    [me] You refuse.
   *[other] { $who } refuses.
}
event-forced = { $who-me ->
    [me] You must accept: there are as many cards as you have hats.
   *[other] { $who } must accept: there are as many cards as hats.
}
event-placed = { $who-me ->
    [me] It is { $a-the }: your hat goes on it.
   *[other] It is { $a-the }: { $who }’s hat goes on it.
}
event-took-tokens = { $who-me ->
    [me] You take { goods } from { $a-the }.
   *[other] { $who } takes { goods } from { $a-the }.
}
event-took-coins = { $who-me ->
    [me] You take ${ $b } from { $a-the }.
   *[other] { $who } takes ${ $b } from { $a-the }.
}
event-robbed = { $who-me ->
    [me] Your Thief robs { $a-the } of { goods }.
   *[other] { $who }’s Thief robs { $a-the } of { goods }.
}
event-found-nothing = { $who-me ->
    [me] Your { $a } finds nothing to do.
   *[other] { $who }’s { $a } finds nothing to do.
}
event-duped = { $who-me ->
    [me] Your Charlatan takes $1 from { $a }.
   *[other] { $a-me ->
        [me] { $who }’s Charlatan takes $1 from you.
       *[other] { $who }’s Charlatan takes $1 from { $a }.
    }
}
    .together = { $who-me ->
        [me] Your Charlatan takes { $things }.
       *[other] { $who }’s Charlatan takes { $things }.
    }
    .each = { $a-me ->
        [me] ${ $n } from you
       *[other] ${ $n } from { $a }
    }
event-became-inactive = { $who-me ->
    [me] You have no hat left.
   *[other] { $who } has no hat left.
}
event-became-last = { $who-me ->
    [me] You are the last active player: all offers are for you.
   *[other] { $who } is the last active player: all offers go there.
}
event-passed = { $who-me ->
    [me] You pass { cards } to { $a }.
   *[other] { $a-me ->
        [me] { $who } passes you { cards }.
       *[other] { $who } passes { cards } to { $a }.
    }
}
event-took-deck = { $who-me ->
    [me] You take the rest of the deck: { $a } { $a ->
        [one] card
       *[other] cards
    }.
   *[other] { $who } takes the rest of the deck: { $a } { $a ->
        [one] card
       *[other] cards
    }.
}
event-refused-card = It is { $a-the }: the card is discarded.
event-left-over = { $a } { $a ->
    [one] card was never offered; it stays
   *[other] cards were never offered; they stay
} face down.
event-saloon-opened = The Saloon opens.
    .cause = The Saloon opens
event-killed-sheriff = { $who-me ->
    [me] Your Outlaw kills the Sheriff: ${ $a }.
   *[other] { $who }’s Outlaw kills the Sheriff: ${ $a }.
}
event-paid-sheriff = { $who-me ->
    [me] Your Sheriff earns ${ $a }.
   *[other] { $who }’s Sheriff earns ${ $a }.
}
event-arrested = { $who-me ->
    [me] Your Sheriff arrests { $a-the }: ${ $b }.
   *[other] { $who }’s Sheriff arrests { $a-the }: ${ $b }.
}
event-returned-loot = The loot goes back to { $a-the }: { goods }.
event-returned-coin = { $who-me ->
    [me] You get ${ $a } back.
   *[other] { $who } gets ${ $a } back.
}
event-kept-loot = { $who-me ->
    [me] Your Thief gets away with { goods }.
   *[other] { $who }’s Thief gets away with { goods }.
}
event-kept-coins = { $who-me ->
    [me] Your Charlatan gets away with ${ $a }.
   *[other] { $who }’s Charlatan gets away with ${ $a }.
}
event-served = { $who-me ->
    [me] Your Barmaid gives a bottle to { $a }.
   *[other] { $a-me ->
        [me] { $who }’s Barmaid gives you a bottle.
       *[other] { $who }’s Barmaid gives a bottle to { $a }.
    }
}
    .together = { $who-me ->
        [me] Your Barmaid gives { $things }.
       *[other] { $who }’s Barmaid gives { $things }.
    }
    .each = { $n ->
        [1] { $a-me ->
            [me] you a bottle
           *[other] { $a } a bottle
        }
       *[other] { $a-me ->
            [me] you { $n } bottles
           *[other] { $a } { $n } bottles
        }
    }
event-gambled = { $who-me ->
    [me] You reach for one of { $a }’s tokens.
   *[other] { $a-me ->
        [me] { $who } reaches for one of your tokens.
       *[other] { $who } reaches for one of { $a }’s tokens.
    }
}
event-stole = { $shown ->
    [yes] { $who-me ->
        [me] You take { $b-a } from { $a }.
       *[other] { $who } takes { $b-a } from you.
    }
   *[no] { $who } takes a token, unseen.
}
event-round-ended = Round { $a } is over. { $who-me ->
    [me] You deal first in the next.
   *[other] { $who } deals first in the next.
}
event-stole-in-round = { $who-me ->
    [me] In round { $a } you took { $b-a }.
   *[other] In round { $a } { $who } took { $b-a }.
}
event-showed = { $who-me ->
    [me] You show { tokens }.
   *[other] { $who } shows { tokens }.
}
event-finished = { $who-me ->
    [me] You end with ${ $a }.
   *[other] { $who } ends with ${ $a }.
}
    .cause = The final count

## Refusals

refusal-chance = The house draws; players don’t.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = That is not what is being asked.
refusal-not-in-hand = You don’t have { $a-the } in your hand.
refusal-declare-not-in-hand = You can only say a character that is in your hand, and { $a-the } is not.
refusal-not-active = { $a } has no hat left and can’t get a card.
refusal-no-such-seat = Nobody sits there.
refusal-yourself = It must be an opponent.
refusal-no-token-there = There is no token to rob at { $a-the }.
refusal-not-in-use = There is no { $a } with this number of players.
refusal-no-coin = { $a } has no coin left.
refusal-no-token = { $a } has no token.

## The picture

paint-board = The town, round { $n } of { $of }
paint-place = { $a }: { $goods }, { $coins }
paint-empty = { $why ->
    [robbed] robbed
   *[empty] nothing left
}
paint-slot = { $a }, { $why ->
    [aside] set aside
    [discarded] discarded
    [said] said, not yet seen
   *[no] not in play
}
paint-card = { $a }, { $who-me ->
    [me] with your hat
   *[other] with { $who }’s hat
}{ $gone ->
    [yes] , out of the round
   *[no] {""}
}
paint-held = { $a }, in your hand{ $drawn ->
    [yes] , just drawn
   *[no] {""}
}
paint-hat = { $who-me ->
    [me] your hat
   *[other] { $who }’s hat
}
paint-hidden = a card, face down
paint-out = { $why ->
    [aside] set aside
   *[discarded] discarded
}
paint-effect = { $a-id ->
    [storekeeper] takes supplies
    [banker] takes bills
    [farmer] takes cattle
    [miner] takes nuggets
    [outlaw] kills Sheriff
    [sheriff] arrests
    [thief] robs a place
    [charlatan] swindles $3
    [barmaid] serves bottles
    [gambler] steals a token
    [goat] eats a hat
   *[other] takes coins
}
paint-stage = The stage
paint-round = Round { $n } of { $of }
paint-over = The game is over
paint-deals = { $who-me ->
    [me] You deal
   *[other] { $who } deals
}
paint-hand = { $more ->
    [yes] { $n ->
        [0] no other card in hand
        [one] { $n } more card in hand
       *[other] { $n } more cards in hand
    }
   *[no] { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
}
paint-claim = “It’s { $a-the }”
paint-says = { $who-me ->
    [me] You say: “It’s { $a-the }”
   *[other] { $who } says: “It’s { $a-the }”
}
paint-offered = { $a-me ->
    [me] { $who } offers you a card, face down
   *[other] { $who } offers { $a } a card, face down
}
paint-to = { $who-me ->
    [me] to you
   *[other] to { $who }
}
paint-corner = The Goat’s corner
paint-why = Whoever is left holding it spends a hat for nothing.
paint-goat = { $where ->
    [hat] { $who-me ->
        [me] The Goat ate your hat
       *[other] The Goat ate { $who }’s hat
    }
    [aside] The Goat is set aside
    [discarded] The Goat is discarded
    [hand] { $who-me ->
        [me] The Goat is in your hand
       *[other] The Goat is in { $who }’s hand
    }
   *[free] The Goat is still out there
}
paint-deck = Deck
paint-deck-label = { paint-deck }: { cards }
paint-aside = Aside
paint-supply = Supply
paint-supply-label = Supply: { $goods }
paint-aid = Player aid
paint-does = { $a }: { $a-does }.
paint-said = Said, not yet seen
paint-passed = Passed on by you
paint-status = { $state ->
    [answers] Answers the offer
    [deals] Deals
    [chooses] Chooses
    [says] Says “{ $a }”
    [out] No hats left
    [over] Game over
   *[waits] Waits
}
paint-count = { $n } { $what ->
    [coins] { $n ->
        [one] coin
       *[other] coins
    }
    [elixirs] { $n ->
        [one] elixir
       *[other] elixirs
    }
    [hats] { $n ->
        [one] hat left
       *[other] hats left
    }
    [bottle] { $n ->
        [one] bottle
       *[other] bottles
    }
    [supplies] { $n ->
        [one] crate of supplies
       *[other] crates of supplies
    }
    [bills] { $n ->
        [one] bundle of bills
       *[other] bundles of bills
    }
    [cattle] head of cattle
    [nugget] { $n ->
        [one] nugget
       *[other] nuggets
    }
   *[tokens] { $n ->
        [one] token
       *[other] tokens
    }
}

## The score sheet

score-unit = $
score-coins = Coins
score-bottle = Bottles
score-supplies = Supplies
score-bills = Bills
score-cattle = Cattle
score-nugget = Nuggets

paint-own = Your tokens
paint-own-help = only you see them
paint-unseen = Still unseen

## What does this do?

what-one = { $a-a }
what-place = { $a }
    .does = { $coins ->
        [0] Every round brings { $token }.
       *[other] Every round brings { $token } and ${ $coins }. What nobody takes stays.
    }
    .now = { $kind ->
        [both] Here now: { $goods }, worth ${ $worth }, and ${ $coins } in coins.
        [tokens] Here now: { $goods }, worth ${ $worth }.
       *[coins] Here now: ${ $coins } in coins, no token.
    }
    .bare = Nothing is left here.
    .robbed = The Thief has robbed it: nothing is left here.
what-token = { $a-a }
    .does = A token worth ${ $n } at the end. { $shared ->
        [bottle] The Barmaid gives it to an opponent.
       *[other] Whoever gets { $by-the } takes it, and lays it face down.
    }
    .now = { $n ->
        [one] { $n } lies here, worth ${ $worth }.
       *[other] { $n } lie here, worth ${ $worth } together.
    }
what-coin = A coin
    .does = Worth $1. Whoever gets { $by-the } takes every coin here.
    .now = { $n ->
        [one] ${ $n } lies here.
       *[other] ${ $n } lie here in all.
    }
what-loot = Loot on the Thief
    .does = Nobody’s until the Saloon opens. Then it belongs to whoever has the Thief, unless the Sheriff arrests him.
    .now = { $goods }, worth ${ $worth }.
what-swindled = Coins on the Charlatan
    .does = Nobody’s until the Saloon opens. Then they belong to whoever has the Charlatan, unless the Sheriff arrests him.
    .now = ${ $n } lie there.
what-sheriff = { $state ->
    [in] The Sheriff is in play.
    [gone] The Sheriff does not come this round.
   *[open] The Sheriff is not in play yet.
}
what-character = { $a }
    .does = { $a-does }{ $n ->
        [0] {""}
       *[other] . Number { $n } in the Saloon
    }.
    .owned = { $who-me ->
        [me] Your hat is on it.
       *[other] { $who }’s hat is on it.
    }{ $gone ->
        [yes] {" "}It is out of the round and does nothing more.
       *[no] {""}
    }
    .held = In your hand.
    .said = { $who-me ->
        [me] You hold it: someone said so.
       *[other] { $who } holds it: someone said so.
    }
    .passed = You passed it on; { $who } holds it now.
    .aside = Set aside for this round.
    .out = Out of this round.
    .discarded = Refused and discarded: out of this round.
    .unseen = Not seen yet: in the deck, in the Dealer’s hand or set aside.
    .takes = { $kind ->
        [tokens] It would take { $goods } now, worth ${ $worth }.
        [coins] It would take ${ $worth } now.
       *[none] It would find nothing now.
    }
    .earns = As things stand it earns ${ $n }, unless the Outlaw comes first.
    .idle = The Barmaid is in play: she takes the token instead.
    .serves = { $n ->
        [one] { $n } bottle to give away now.
       *[other] { $n } bottles to give away now.
    }
what-hat = { $who-me ->
    [me] Your hat on { $a-the }
   *[other] { $who }’s hat on { $a-the }
}
    .does = Whoever’s hat is on a character controls it. Hats come back when the round ends.
    .now = { $who-me ->
        [me] You have { $n ->
            [0] no hat
            [one] { $n } hat
           *[other] { $n } hats
        } left this round.
       *[other] { $who } has { $n ->
            [0] no hat
            [one] { $n } hat
           *[other] { $n } hats
        } left this round.
    }
what-round = Round { $n } of { $of }
    .does = A round ends when every hat is spent and the Saloon has opened. After the last, the most money wins.
    .now = { $n ->
        [0] This is the last round.
        [one] { $n } more round after this one.
       *[other] { $n } more rounds after this one.
    }
what-supply = The supply
    .does = At the start of a round one token of each kind comes from here to its place. Coins never run out.
    .now = { $n ->
        [one] { $n } token left for later rounds.
       *[other] { $n } tokens left for later rounds.
    }
what-deck = The deck
    .does = Each new Dealer draws one card. When one player alone has hats, the next Dealer takes all that is left.
    .now = { $n ->
        [0] No card is left.
        [one] { $n } card left.
       *[other] { $n } cards left.
    }
what-aside = A card set aside
    .does = Out of this round. Nobody learns which it is; it can be the Goat.
what-dealer = { $who-me ->
    [me] You are the Dealer
   *[other] { $who } is the Dealer
}
    .does = The Dealer offers one card, face down, and says who it is: a card of the hand, true or not.
    .now = { $n ->
        [one] { $n } card in hand.
       *[other] { $n } cards in hand.
    }
    .last = { $who-me ->
        [me] You alone have hats: every offer is for you.
       *[other] { $who } alone has hats: every offer goes there.
    }
what-hidden = A card in the Dealer’s hand
    .does = Only the Dealer sees it. What is not offered goes on to the next Dealer.
    .now = { $who-me ->
        [me] You hold { $n } in all.
       *[other] { $who } holds { $n } in all.
    }
what-offer = The offered card
    .does = Only the Dealer knows it. Accepted or refused, it is turned up.
    .now = { $last ->
        [0] { $a-me ->
            [me] Accept: your hat goes on it. Refuse: { $who }’s hat does.
           *[other] { $who-me ->
                [me] If { $a } refuses, your hat goes on it.
               *[other] { $a } accepts it, or { $who }’s hat goes on it.
            }
        }
       *[other] { $a-me ->
            [me] Accept: your hat goes on it. Refuse: it is discarded.
           *[other] { $a } accepts it, or it is discarded.
        }
    }
what-claim = { $who-me ->
    [me] You say: { $a }
   *[other] { $who } says: { $a }
}
    .does = True or a lie; but { $a-the } was in the Dealer’s hand when it was said.
what-coins = Coins
    .does = $1 each, open to all. The most money wins; if equal, the most coins.
    .now = { $who-me ->
        [me] You have ${ $n }.
       *[other] { $who } has ${ $n }.
    }
what-hats = Hats left
    .does = One goes on each character you get. Without a hat you get no more cards this round, wanted or not.
    .now = { $n ->
        [0] { $who-me ->
            [me] You are out of this round’s offers.
           *[other] { $who } is out of this round’s offers.
        }
       *[other] { $who-me ->
            [me] You can still get { $n }.
           *[other] { $who } can still get { $n }.
        }
    }
what-tokens = Tokens, face down
    .does = Only their owner sees which. All are shown when the game is over.
    .now = { $n } of them, worth ${ $least } to ${ $most }.
what-elixirs = Elixirs
    .does = One for each coin the Charlatan took: worth nothing. If he is arrested, the coin comes back.
    .now = ${ $n } at stake.
what-owned = { $a-a }
    .does = A token worth ${ $n } at the end. Only the Gambler and the Barmaid can take it away.
    .now = { $n } here, worth ${ $worth }.
what-says = { $lie ->
    [yes] A lie: the card you offer is { $a-the }.
   *[no] The truth.
}
what-if-true = If it’s true: { $a-does }.
what-spends = { $n ->
    [1] { $who-me ->
        [me] It takes your last hat.
       *[other] It takes { $who }’s last hat.
    }
   *[other] { $who-me ->
        [me] It takes one of your { $n } hats.
       *[other] It takes one of { $who }’s { $n } hats.
    }
}
what-opponent = { $who } has { $hats ->
    [0] no hat
    [one] { $hats } hat
   *[other] { $hats } hats
}, ${ $coins } and { $tokens ->
    [0] no token
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.

## Why one answer rather than another

quantity-money = you have ${ $best } when the round is over, not ${ $other }
    .cause = It brings you more money this round.
quantity-rival = { $others ->
    [1] your rival has
   *[other] your richest rival has
} ${ $best } when the round is over, not ${ $other }
    .cause = It keeps money from whoever is richest beside you.
quantity-lead = you lead after this round in { $best } cases out of 100, not { $other }
    .cause = It puts you ahead more often.
quantity-goat = your hat goes to the Goat in { $best } of 100 ways the unseen cards can lie, not in { $other }
    .cause = It keeps your hat off the Goat more often.
quantity-margin = ${ $n }

## Stakes

chip-coins = { $sign }${ $n }
chip-tokens = { $sign }{ $n } { $n ->
    [one] bottle
   *[other] bottles
}
chip-hats = { $sign }{ $n } { $n ->
    [one] hat
   *[other] hats
}
chip-loot = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
chip-looks = looks like ${ $n }
chip-nothing = nothing to gain
chip-random = a random token
chip-tempts-nobody = tempts nobody
chip-truth = the truth
chip-lie = a lie
chip-has-coins = ${ $n }
chip-has-tokens = { $n ->
    [0] no token
    [one] { $n } token
   *[other] { $n } tokens
}
chip-if-true = if true: +${ $n }
chip-if-lie = a lie: who knows
chip-theirs = if true: +${ $n }
chip-worth = +${ $n }
chip-sheriff = the Sheriff may come
chip-between = +${ $n } to ${ $of }
stake-card = { $a-id ->
    [storekeeper] takes the Store’s supplies
    [kid] takes the Store’s coins
    [banker] takes the Bank’s bills
    [widow] takes the Bank’s coins
    [farmer] takes the Ranch’s cattle
    [cowboy] takes the Ranch’s coins
    [miner] takes the Mine’s nuggets
    [prospector] takes the Mine’s coins
    [outlaw] kills the Sheriff
    [sheriff] arrests Thief and Charlatan
    [thief] robs one place
    [charlatan] takes 3 coins from others
    [barmaid] gives the bottles away
    [gambler] takes a token from someone
   *[goat] a hat for nothing
}
stake-target = { $n ->
    [one] the last hat
   *[other] { $n } hats left
}
stake-accept = { $n ->
    [0] your last hat goes on it
   *[other] your hat goes on it
}
stake-refuse = { $n ->
    [0] { $who }’s last hat goes on it
   *[other] { $who }’s hat goes on it
}
stake-discarded = the card is discarded
stake-rob = { goods }
stake-dupe = one of ${ $n }
stake-serve = a bottle, worth ${ $n }
stake-gamble = { $n ->
    [one] the only token
   *[other] one of { $n } tokens
}
act-refuse = Refuse

## Who leads

standing-unit = money
standing-points = { $sure ->
    [yes] ${ $n }
   *[no] at least ${ $n }
}
    .short = ${ $n }
standing-hidden = { $n ->
    [one] { $n } token face down, at least
   *[other] { $n } tokens face down, at least
}
    .kind = Face-down tokens
standing-ending = After round { $n } the most money wins.
meter-rounds = Round { $n } of { $of }
    .name = Round
meter-hats = { $n } of { $of } hats are in play this round
    .name = Hats in play

## On the stage

drama-name = { $who-me ->
    [me] You
   *[other] { $who }
}
drama-lied = It was { $a-the }. { $who-me ->
    [me] You lied.
   *[other] { $who } lied.
}
drama-honest = It was { $a-the }. { $who-me ->
    [me] You told the truth.
   *[other] { $who } told the truth.
}
drama-lie = a lie
drama-truth = the truth
drama-hat = { $who-me ->
    [me] your hat goes on it
   *[other] { $who }’s hat goes on it
}
drama-discarded = nobody gets it
drama-took-coins = takes ${ $n }
drama-took-tokens = { $n ->
    [one] takes { $n } token
   *[other] takes { $n } tokens
}
drama-passed-on = { $a-the } is still in that hand

## Turns: what is remembered of them

chip-goods = { $sign }{ $n } { $n ->
    [one] token
   *[other] tokens
}
mark-truth = the truth
mark-lie = a lie
mark-card = { $a }
mark-loot = { $n } robbed
mark-money = ${ $n }

## Feats

feat-called-bluff = Called a bluff
    .idea = You refused a card that wasn’t what the Dealer said. A refused card goes to the Dealer: ask what they want to keep.
feat-straight-face = A straight face
    .idea = Someone took your lie for the truth. A lie works when the card named is one they want.
feat-honest-bait = Honest bait
    .idea = You said what the card was, and nobody believed you. The truth, too, can bring a card back to you.
feat-long-arm = The long arm
    .idea = Your Sheriff arrested the Thief and the Charlatan. The Sheriff is worth more when others steal.

## Orders

order-accept = Accept every offer
    .help = Until the end of the round.
order-refuse = Refuse every offer
    .help = Until the end of the round.
