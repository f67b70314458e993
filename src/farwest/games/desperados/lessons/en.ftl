# What Old Zeke says in the lessons of this game. At most 160 characters each.

lesson-first-aim = You, Rose and Pete are one gang: $4,000 each in five rounds, or the marshal wins. You ride unseen; figures move only when a round is over.
lesson-first-ride = A round is five rides, one card each, along a road. The brown coach reaches Salem in turn 4: be there. Ride to La Luz.
    .other = That road exists too, but in La Luz you are two rides from Salem with a bank on the way. La Luz.
lesson-first-keep = In a poker town you can cheat. It takes your disk, and you have one a round. To see a hold-up, keep it for the coach: lie low.
    .other = A good move in a game: poker pays $300 to $600 at once, a coach $800 or more, later. Here, keep your disk for the coach.
lesson-first-socorro = Pete cheats in Payson; to act one shows one’s card, so the marshal now knows where he was. You are still unseen. Ride to Socorro.
    .other = From there Salem would be late or the bank missed. Socorro.
lesson-first-spy = Socorro has a bank. Spying turns its tile up for everyone and needs no disk, but you show your card. Spy.
    .other = Safer, for you stay unseen. But is the bank worth a visit? Spy this once.
lesson-first-salem = Only $800: not worth it. The coach comes to Salem next turn; wait for it there. Ride to Salem.
    .other = Then you would miss the coach. Salem.
lesson-first-wait = There is poker here as well, but the coach is one turn away. Lie low.
    .other = Your only disk would lie on the poker table when the coach comes. Wait.
lesson-first-saloon = The coach is here. You must play a card; the Saloon lets you stay here, once a round. Stay here.
    .other = That rides away from the coach. The Saloon stays.
lesson-first-hold-up = Sheriffs arrest nobody; a job just needs more disks than sheriffs in town. Salem has none: yours is enough. Hold up the brown coach.
    .other = The coach pays more. Hold it up.
lesson-first-bank = Coaches pay after the round. Rose saw $2,900 in Silver City. After turn 5 a bank is robbed by more desperados than sheriffs: two against one. Join her.
    .other = Alone, Rose is one against one sheriff, and the bank holds. Silver City.
lesson-first-evaluate = Nothing more is needed; spy if you like. Then all cards are turned up, turn by turn: who stands where the marshal comes is arrested.
lesson-first-end = $4,500. Pete was caught in Phoenix and lost that card for good; what he won before stays. Cards and disks come back. Four rounds to go.
