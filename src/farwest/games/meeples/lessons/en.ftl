# What Old Zeke says in the lessons of this game. At most 160 characters each.

lesson-first-aim = You want the most points: a Gold Bar is 10, a Marquee on a Building 5 or 10, a Gold cube 1. Stone is worth nothing, but it builds.
lesson-first-pick = A turn: pick up everybody in one Building, yours or not, and drop them one by one along the street. Let’s see it: take the Assay Office’s three.
    .other = Any place with meeples will do in a real game. Here, take the Assay Office: a Robber, a Miner and a Deputy.
lesson-first-way = Which way? One meeple on each Space, no turning back. Counterclockwise they reach the Smithy, your Livery and the west Showdown.
    .other = Clockwise leads to Hotel, Barber Shop and Depot: nothing of yours there. Go counterclockwise.
lesson-first-robber = You choose who goes where. A Robber draws 2 cubes for each Miner inside, and two Miners are in the Smithy. Drop the Robber here.
    .other = A Deputy needs Robbers inside, a Miner your own Marquee. Here are Miners: drop the Robber.
lesson-first-miner = A Miner feeds the owner of the Building, whoever moves: 2 cubes, or 4 on the better side. The Livery is yours: drop the Miner.
    .other = The Deputy would find no Robber in the Livery. Drop the Miner; the Deputy goes on to the Showdown.
lesson-first-resolve = Now everyone at a Door acts and steps inside, in the order you like. The Deputy waits for a rival at the other end. Begin with either.
lesson-first-bar = Six Gold at the end of your turn: you must buy the cheapest Bar, 10 points. When the sixth Bar is sold, the last round is on.
lesson-first-reroll = Showdown. You rolled 2, Minnie 4. The higher die wins, but your Deputy outranks her Builder, so you may roll again once. Do.
    .other = Then 4 beats 2 and your Deputy is buried. Roll again: it can only help.
lesson-first-graves = You drew 1 for a Builder; a Deputy is worth 4. Six full Graves end the game too, or three explosions: each one halves everybody’s Stone.
lesson-first-second = You have 3 Stone: enough to build on the Saddlery. A Builder must stop there. Take the two in the Doctor’s Office, a Deputy and a Builder.
    .other = Look where the Builder would land: two Spaces on from the Doctor’s Office is the Saddlery. Take the Doctor’s Office.
lesson-first-yours = Clockwise: the Print Shop, then the Saddlery. A Deputy draws 2 for each Robber inside and jails them; the Print Shop has one. Which way?
    .other = The other way they pass Granary and Bathhouse, and the Saddlery stays out of reach. Clockwise.
lesson-first-end = Finish the turn yourself: drop, use each meeple, and build if you can. When the end comes, all get the same number of turns; most points win.
