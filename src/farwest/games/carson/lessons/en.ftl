# What Old Zeke says in the lessons of this game. At most 160 characters each.

lesson-first-aim = Four rounds; the most points win. At the end each building, house and mountain you own is 2 points, and every $6 is 1. The track sells more.
lesson-first-mine = In turn, each sends out a cowboy. Belle began; you have four. This square sells a mine for $4: send one there.
    .other = All squares are open to you in a game. Here begin with the mine for $4.
lesson-first-stake = A mine earns $3 for each mountain beside it, corners included. This parcel touches three. Stake it out with a cowboy.
    .other = No free parcel touches more mountains than this one. Stake it out.
lesson-first-points = Points for $2 each, in the first round only. This square comes after the incomes, so the mine’s money can buy them. Send a cowboy.
    .other = Nowhere are points as cheap, and next round this square is closed. Send a cowboy here.
lesson-first-pass = Belle wants your parcel: a duel. Each adds a die, guns, and cowboys still at home: you have one, she none. She passed first, so ties are hers. Pass.
    .other = Whom you send out is missing in the duel. Keep him at home: pass.
lesson-first-land = 6 against 5: you win, her cowboy goes home. Land costs $1, and $1 for each house, building and mountain on it or around it: $4. Buy.
    .other = Then the land stays free and your cowboy was spent for nothing. Buy.
lesson-first-tile = The track is worked off in order; next come the tiles. Nobody faces you here. Buy the mine for $4.
    .other = You may decline, but your cowboy is spent either way. Buy.
lesson-first-build = Build now or keep it for a later round. Mines and ranches need neither road nor house. Build.
    .other = A kept tile pays nothing until it stands. Build.
lesson-first-site = On empty land of your own. Put it where the mountains are.
    .other = It would touch no mountain and earn nothing. Row 6, column 6.
lesson-first-buy = The mine pays $9 every round, unless a rival duels you for half. Points cost $2 here; unspent money is worth 1 for $6 at the end. How many?
lesson-first-town = All other tiles need a road at their land and bring a house. Saloons, banks and drugstores live on houses next door. Roads come from the track.
lesson-first-end = Belle passed first, so she picked first. A personality: its number is the turn order, its limit the money you may keep. Pick, and play on.
