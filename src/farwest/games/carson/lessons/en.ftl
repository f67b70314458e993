# What Old Zeke says in the lessons of this game. At most 160 characters each.

lesson-first-aim = Four rounds; the most victory points (VP) win. At the end each building, house and mountain you own is 2 points, and every $6 is 1. The track sells more.
lesson-first-mine = In turn, each sends out a cowboy. Belle began; you have four. This square sells a mine for $4: send one there.
    .other = All squares are open to you in a game. Here begin with the mine for $4.
lesson-first-stake = A mine earns $3 for each mountain beside it, corners included. This parcel touches three. Stake it out with a cowboy.
    .other = No free parcel touches more mountains than this one. Stake it out.
lesson-first-pass = Belle wants your parcel: a duel. Each adds a die, guns and cowboys at home: you have two, she none. Whoever passes first wins ties and picks first next. Pass.
    .other = A cowboy you send out is missing in the duel. Keep both at home: pass.
lesson-first-duel = Read the sums: you rolled 4, a gun is 1, two at home are 2: 7. Belle has a gun and nobody at home: even a 6 only makes 7, and you win ties.
lesson-first-land = You win 7 to 5, and her cowboy goes home. Land costs $1, and $1 for each house, building and mountain on it or around it: $4. Buy.
    .other = Then the land stays free and your cowboy was spent for nothing. Buy.
lesson-first-tile = The track is worked off in order; next come the tiles. Nobody faces you here. Buy the mine for $4.
    .other = You can decline, but your cowboy is spent either way. Buy.
lesson-first-build = Build now or keep it for a later round. Mines and ranches need neither road nor house. Build.
    .other = A kept tile pays nothing until it stands. Build.
lesson-first-site = On empty land of your own. Put it where the mountains are.
    .other = It would touch no mountain and earn nothing. Row 6, column 6.
lesson-first-buy = The mine pays $9 every round. The last squares come after that and sell points: $2 each in round 1, dearer later. Money left at the end is 1 point for $6.
lesson-first-town = All other tiles need a road at their land and bring a house. Saloons, banks and drugstores live on houses next door. Roads come from the track.
lesson-first-end = You passed first, so you pick first. A personality: its number is the turn order, its limit the money you may keep. Pick, and play on.
