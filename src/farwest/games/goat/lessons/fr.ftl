# Ce que dit le vieux Zeke dans les leçons de ce jeu. 160 signes au plus.

lesson-first-aim = Ayez le plus d’argent après trois manches : pièces et jetons (ces billets : 4 $). Par manche, vous posez deux chapeaux ; un personnage coiffé est à vous.
lesson-first-take = Belle annonce le Banquier. Elle peut mentir. Accepter : votre chapeau va sur la carte. Refuser : le sien. Le Banquier prend les billets : acceptez.
    .other = C’est permis : Belle y poserait son chapeau et, si elle dit vrai, prendrait les billets. Cette fois, acceptez.
lesson-first-refused = Vrai : 4 $ de jetons pour vous ; les pièces restent pour la Veuve. La « Serveuse » de Pete, refusée, est le Shérif, à lui. La vraie est dans votre main.
lesson-first-deal = À vous de donner : une de vos quatre cartes doit partir. La Chèvre mange un chapeau, le vôtre si on la refuse. Pour voir un bluff, proposez la Chèvre.
    .other = En vraie partie, ce serait plus sage : toute carte refusée reçoit votre chapeau. Ici, pour voir un bluff, proposez la Chèvre.
lesson-first-whom = À qui ? Il faut avoir encore un chapeau. Belle peut en perdre deux, Pete un seul. Choisissez Belle.
    .other = Pete pourrait aussi la recevoir. Mais Belle a un chapeau de plus à perdre : choisissez Belle.
lesson-first-lie = Annoncez ce que c’est : vrai ou faux, mais une carte de votre main. La Fermière prend le bovin, 5 $ : c’est tentant. Annoncez la Fermière.
    .other = C’est permis. Mais ce qu’elle refuse reçoit votre chapeau, et cette annonce la tente moins. Annoncez la Fermière.
lesson-first-eaten = Belle mord à l’hameçon. Puis elle ment à Pete : le Voleur est à lui et vide le Ranch. Pete garde le bovin, sauf si le Shérif arrête le Voleur.
lesson-first-outlaw = Vous avez le Hors-la-loi : il tue le Shérif et gagne 4 $. Il vous le faut, et ce que Belle refuse reçoit votre chapeau. Proposez le Hors-la-loi.
    .other = Le Shérif est en jeu, et seul le Hors-la-loi en profite. Proposez-le, et faites-le refuser.
lesson-first-no = Il vous faut un refus. Tant que le Shérif vit, il arrête aussi le Charlatan : personne n’en veut. Annoncez le Charlatan.
    .other = Cette carte-là, elle pourrait la prendre. Annoncez ce dont personne ne veut : le Charlatan.
lesson-first-last = Belle a le dernier chapeau : toutes les offres vont à elle, et une carte refusée est défaussée. Le Ranch est vide. Que lui proposez-vous ? À vous.
lesson-first-say = Et qu’annoncez-vous ? Vrai ou faux, comme il vous plaît.
lesson-first-end = Le Saloon suit les numéros : votre Hors-la-loi (1) passe avant le Shérif (2). Ce qui n’est pas pris reste. Après trois manches, le plus d’argent gagne.
