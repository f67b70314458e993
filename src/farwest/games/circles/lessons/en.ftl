# What Old Zeke says in the lessons of this game. At most 160 characters each.

lesson-first-aim = Be the first to stop at the Ranch with two rubies. 3 silver make a gold, 3 gold a ruby, so you need 18 silver; change is made by itself.
lesson-first-flick = Flick the marble: hold, then let go; the bar swings back and forth. It must pass the gate, two spaces on, and stay in the ring.
    .other = That did not count: too short, or over the rim. In a game your turn would be over. Here: again.
lesson-first-tickets = It stopped at the Shop. Before a space acts you can use train tickets: one space each. The Mine is two spaces on: use two.
    .other = With one ticket you would meet the Robber, with none you would shop. Two bring you to the Mine.
lesson-first-mine = With a cart you empty the next slot, here 5 silver, and keep the cart. Deeper slots hold more; the last one is a ruby. No cart, nothing.
lesson-first-shop = At a Shop you can buy as much as you can pay for. A shovel, 1 silver, lets you dig; a ticket and a cart cost a gold each. Buy a shovel.
    .other = Useful later. Now a shovel: it is the cheapest way to money.
lesson-first-done = You could go on buying, but you are saving for the Ranch. Done.
    .other = Allowed. Keep your money this time: Done.
lesson-first-dig = A Dig, and you have a shovel: draw one token from the bag. A coin is yours for good; one of the two black stones costs the shovel.
    .other = You can leave. But 25 of the 27 tokens are money: draw.
lesson-first-bank = At the Bank you deposit, or withdraw, or neither. What you withdraw at a later visit is doubled. Deposit.
    .other = You can pass by. To see what can happen, deposit something.
lesson-first-amount = How much? It cannot be spent while it lies there, and does not count for the Ranch. Your choice.
lesson-first-robbed = Opal met the Robber and rolled the bank: every account is hers, undoubled. The other faces: a silver, a gold, a shovel, a ticket, a donation.
lesson-first-ranch = Some turns later: 18 silver, the most you can hold. One space on, the Donation bowl makes you pay; two on is the Ranch. Finish it.
    .other = Then the bowl takes a silver, or the next turn comes, and someone can rob you. Use both tickets.
