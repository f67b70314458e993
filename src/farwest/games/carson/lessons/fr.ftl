# Ce que dit le vieux Zeke dans les leçons de ce jeu. 160 signes au plus.

lesson-first-aim = Quatre manches ; le plus de points de victoire (PV) gagne. À la fin, chaque bâtiment, maison ou montagne à vous vaut 2 points ; 6 $, un point. La piste en vend.
lesson-first-mine = À tour de rôle, chacun envoie un cowboy. Belle a commencé ; vous en avez quatre. Cette case vend une mine à 4 $ : envoyez-y un cowboy.
    .other = En partie, toutes les cases vous sont ouvertes. Ici, commencez par la mine à 4 $.
lesson-first-stake = Une mine rapporte 3 $ par montagne voisine, coins compris. Cette parcelle en touche trois. Revendiquez-la avec un cowboy.
    .other = Aucune parcelle libre ne touche plus de montagnes. Revendiquez celle-ci.
lesson-first-pass = Belle veut votre parcelle : duel. On additionne dé, revolvers et cowboys en réserve : vous deux, elle aucun. Passer en premier gagne les égalités. Passez.
    .other = Tout cowboy envoyé manque au duel. Gardez les deux en réserve : passez.
lesson-first-duel = Lisez les sommes : dé 4, un revolver, deux cowboys en réserve : 7. Belle a un revolver, aucun cowboy : même un 6 ne fait que 7, et l’égalité est à vous.
lesson-first-land = 7 contre 5 : c’est gagné, son cowboy rentre. Une parcelle coûte 1 $, plus 1 $ par maison, bâtiment ou montagne dessus et autour : 4 $. Achetez.
    .other = La parcelle resterait libre, et votre cowboy n’aurait servi à rien. Achetez.
lesson-first-tile = La piste se résout dans l’ordre ; voici les tuiles. Personne ne vous dispute celle-ci. Achetez la mine, 4 $.
    .other = Vous pouvez refuser, mais le cowboy est dépensé de toute façon. Achetez.
lesson-first-build = Construisez maintenant, ou gardez la tuile pour une autre manche. Mines et ranchs ne demandent ni route ni maison. Construisez.
    .other = Une tuile gardée ne rapporte rien tant qu’elle n’est pas construite. Construisez.
lesson-first-site = Il faut une parcelle nue à vous. Choisissez celle qui touche les montagnes.
    .other = Là, elle ne toucherait aucune montagne et ne rapporterait rien. Rangée 6, colonne 6.
lesson-first-buy = La mine paie 9 $ par manche. Les dernières cases viennent ensuite et vendent des points : 2 $ en manche 1, plus cher après. À la fin, 6 $ font 1 point.
lesson-first-town = Les autres tuiles exigent une route et amènent une maison. Saloon, banque et drugstore vivent des maisons voisines. Les routes viennent de la piste.
lesson-first-end = Vous avez passé d’abord : choisissez d’abord. Une Personnalité : son numéro fixe l’ordre du tour, sa limite l’argent gardé. Choisissez, et jouez.
