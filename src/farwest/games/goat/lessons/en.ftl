# What Old Zeke says in the lessons of this game. At most 160 characters each.

lesson-first-aim = You want the most money after three rounds: coins, and tokens like these bills ($4). Each round you place two hats. A hat makes a character yours.
lesson-first-take = Belle says: the Banker. She could be lying. Accept, and your hat goes on the card; refuse, and hers does. The Banker takes the bills: accept.
    .other = Legal: then Belle’s hat goes on it, and if she spoke the truth the bills are hers. This time, accept.
lesson-first-refused = True: the tokens, $4, are yours; the coins stay for the Widow. Pete’s “Barmaid” was refused: the Sheriff, with his own hat. The Barmaid is in your hand.
lesson-first-deal = Now you deal: one of your four cards must go out. The Goat does nothing but eat a hat, yours if it is refused. A bold bluff, to see one: offer the Goat.
    .other = In a game that may be wiser: whatever is refused gets your hat. Here, to see a bluff, offer the Goat.
lesson-first-whom = Who gets it? Anyone with a hat left. Belle has two to lose, Pete one. Choose Belle.
    .other = Pete could get it as well. Belle has one hat more to lose: choose Belle.
lesson-first-lie = Say what it is: true or false, but only a card of your hand. The Farmer takes the cattle, $5; that is tempting. Say: Farmer.
    .other = Legal. But what she refuses gets your hat, and this tempts her less. Say: Farmer.
lesson-first-eaten = Belle believed you. Then she lied to Pete: the Thief is his and has emptied the Ranch. He keeps the cattle unless the Sheriff arrests him.
lesson-first-outlaw = You hold the Outlaw: he kills the Sheriff and earns $4. You want him yourself, and what Belle refuses gets your hat. Offer the Outlaw.
    .other = The Sheriff is in play, and only the Outlaw earns by that. Offer him, and make her say no.
lesson-first-no = You want a no. While the Sheriff lives he arrests the Charlatan too, so nobody wants that one. Say: Charlatan.
    .other = That she might take. Name what nobody wants now: Charlatan.
lesson-first-last = Only Belle has a hat, so all offers go to her; what she refuses now is discarded. The Ranch is empty. Which card do you give her? Your choice.
lesson-first-say = And what do you say it is? True or false, as you like.
lesson-first-end = The Saloon goes by number: your Outlaw (1) came before the Sheriff (2). What nobody took stays for the next round. After three, the richest wins.
