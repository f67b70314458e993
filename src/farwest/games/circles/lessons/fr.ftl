# Ce que dit le vieux Zeke dans les leçons de ce jeu. 160 signes au plus.

lesson-first-aim = Arrêtez-vous au Ranch avant les autres avec deux rubis, soit 18 pièces d’argent : 3 valent 1 pièce d’or, et 3 d’or 1 rubis. Le change est automatique.
lesson-first-flick = Lancez la bille : maintenez, puis relâchez ; la jauge va et vient. La bille doit passer la barrière, deux cases plus loin, et rester dans l’anneau.
    .other = Coup non valable : trop court, ou hors de l’anneau. En partie, votre tour serait fini. Ici, recommencez.
lesson-first-tickets = Elle s’arrête au Magasin. Avant l’effet de la case, vous pouvez jouer des tickets de train : une case chacun. La Mine est à deux cases : jouez-en deux.
    .other = Avec un ticket, c’est le Voleur ; sans ticket, le Magasin. Deux tickets mènent à la Mine.
lesson-first-mine = Avec un wagonnet, que vous gardez, vous videz la case suivante : ici 5 pièces d’argent. Plus loin, c’est plus riche ; au fond, un rubis. Sans wagonnet, rien.
lesson-first-shop = Au Magasin, achetez autant que vous pouvez payer. La pelle, 1 pièce d’argent, sert à fouiller ; ticket et wagonnet : 1 pièce d’or. Achetez une pelle.
    .other = Utile plus tard. Pour l’instant, une pelle : c’est le moyen le moins cher de gagner de l’argent.
lesson-first-done = Vous pourriez continuer, mais vous économisez pour le Ranch. Choisissez Terminé.
    .other = C’est permis. Mais cette fois, gardez votre bourse : Terminé.
lesson-first-dig = Une Fouille, et vous avez une pelle : piochez un jeton dans le sac. Une pièce est à vous ; une des deux pierres noires vous coûte la pelle.
    .other = Vous pouvez partir. Mais 25 des 27 jetons valent de l’argent : piochez.
lesson-first-bank = À la Banque, vous déposez, vous retirez, ou rien. Ce que vous retirez lors d’une autre visite est doublé. Déposez.
    .other = Vous pouvez passer. Mais pour voir ce qui peut arriver, déposez quelque chose.
lesson-first-amount = Combien ? Tant qu’elle y reste, cette somme ne se dépense pas et ne compte pas pour le Ranch. À vous.
lesson-first-robbed = Opal tombe sur le Voleur et le dé montre la banque : tous les comptes sont à elle, sans intérêts. Autres faces : argent, or, pelle, ticket, don.
lesson-first-ranch = Quelques tours plus tard : 18 pièces d’argent, le maximum. Une case plus loin, la Coupelle fait payer ; à deux cases, le Ranch. Concluez.
    .other = Alors la Coupelle prend 1 pièce d’argent, ou le tour passe et l’on peut vous voler. Jouez les deux tickets.
