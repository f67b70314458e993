offline-title = Play without a connection
offline-intro = Against Greenhorns, in this browser alone: the same rules, boards and saved games, and no house.
offline-panel = On a train, in a tent, in a mine: keep the games in this browser and play against Greenhorns.
offline-open = Keep the games here
offline-way = Play without a connection
offline-keeping = Kept in this browser
offline-looking = Looking
offline-unable = This browser cannot keep them: it has no service worker, or the page is not on https.
offline-offer = Everything it takes comes once, and stays until you let it go. Nobody else sees what you play here.
offline-keep = Keep them ({ $size } MB)
offline-coming = On its way: { $percent } %
offline-kept = All of it is here. You can turn the connection off.
offline-older = All of it is here; the house has a newer version.
offline-renew = Renew them ({ $size } MB)
offline-drop = Let it go
offline-none = This house was built without it.
offline-no-house = The house does not answer, and nothing is kept here yet.
offline-stopped = It did not all come. What is here stays: try again.
offline-games = Games
offline-warming = Getting ready
offline-seats = Seats
offline-play = Play
offline-play-game = Play { $game }
offline-quick = Bots answer at once
offline-tables = Your games here
offline-goes-on = after { $moves } { $moves ->
    [one] move
   *[other] moves
}
offline-not-kept = The games are not kept in this browser.
offline-broke = The house in this browser could not be opened. Reload the page.
offline-over-help = Save the game, or play again.
