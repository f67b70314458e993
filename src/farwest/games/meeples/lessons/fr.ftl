# Ce que dit le vieux Zeke dans les leçons de ce jeu. 160 signes au plus.

lesson-first-aim = Le but : le plus de points. Une Barre d’Or vaut 10, un Chapiteau sur un Bâtiment 5 ou 10, un Cube d’Or 1. La Pierre ne vaut rien, mais sert à construire.
lesson-first-pick = À votre tour, prenez tous les Meeples d’un Bâtiment, à vous ou non, et égrainez-les le long de la Rue Principale. Pour voir, prenez les trois de l’Essayeur.
    .other = En vraie partie, tout Lieu occupé convient. Ici, allez chez l’Essayeur : un Bandit, un Mineur et un Adjoint.
lesson-first-way = Dans quel sens ? Un Meeple par Case, sans demi-tour. En sens antihoraire : la Forge, votre Écurie, puis la case Confrontation de l’ouest.
    .other = En sens horaire : Hôtel, Barbier, Gare ; rien n’y est à vous. Prenez le sens antihoraire.
lesson-first-robber = Vous choisissez qui va où. Un Bandit rapporte 2 cubes par Mineur à l’intérieur, et la Forge en abrite deux. Posez ici le Bandit.
    .other = L’Adjoint cherche des Bandits, le Mineur votre Chapiteau. Ici, il y a des Mineurs : posez le Bandit.
lesson-first-miner = Un Mineur sert le propriétaire du Bâtiment, à n’importe quel tour : 2 cubes, ou 4 si le Chapiteau est amélioré. L’Écurie est à vous : posez le Mineur.
    .other = L’Adjoint ne trouverait aucun Bandit à l’Écurie. Posez le Mineur ; l’Adjoint va à la Confrontation.
lesson-first-resolve = À chaque Porte, le Meeple agit puis entre, dans l’ordre de votre choix. L’Adjoint attend un rival à l’autre bout. Commencez par l’un ou l’autre.
lesson-first-bar = Six Cubes d’Or en fin de tour : vous devez acheter la Barre la moins chère, 10 points. Quand la sixième est vendue, c’est le dernier tour de table.
lesson-first-reroll = Confrontation. Vous avez 2, Minnie 4. Le dé le plus élevé gagne, mais votre Adjoint tire mieux que son Ouvrier : vous pouvez relancer une fois. Relancez.
    .other = Alors 4 bat 2 et votre Adjoint finit dans une Tombe. Relancez : vous n’avez rien à perdre.
lesson-first-graves = Un Ouvrier battu : 1 cube ; un Adjoint : 4. Six Tombes occupées finissent aussi la partie, ou trois explosions : chacune coûte à tous la moitié des Pierres.
lesson-first-second = Vous avez 3 Pierres : de quoi construire chez le Sellier, si un Ouvrier s’y arrête. Prenez les deux du Docteur : un Adjoint et un Ouvrier.
    .other = Voyez où tomberait l’Ouvrier : à deux Cases du Docteur se trouve le Sellier. Allez chez le Docteur.
lesson-first-yours = Sens horaire : l’Imprimeur, puis le Sellier. Un Adjoint rapporte 2 cubes par Bandit et l’emprisonne ; l’Imprimeur en a un. Quel sens, et qui d’abord ?
    .other = Dans l’autre sens : le Grenier et les Bains ; le Sellier reste hors d’atteinte. Choisissez le sens horaire.
lesson-first-end = Finissez le tour : posez, faites agir, construisez si vous pouvez. À la fin, chacun a joué autant de tours ; le plus de points gagne.
