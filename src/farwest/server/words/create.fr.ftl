create-title = Nouvelle table
create-title-of = Nouvelle table : { $game }
create-game = Jeu
create-how = Comment voulez-vous jouer ?
create-preset-plain-help = La règle telle que nous la jouons, avec des robots pour compagnie.
create-preset-first = Première fois
create-preset-first-help = Peu de robots, et doux, avec de l’aide à la table.
create-preset-quick = Rapide
create-preset-quick-help = Le moins de joueurs possible, et des robots qui ne traînent pas.
create-preset-post = Par lettre
create-preset-post-help = Des gens par lien, trois jours pour chaque coup.
create-preset-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
create-changes = { $n ->
    [one] { $n } changement
   *[other] { $n } changements
}
create-reset = Annuler
create-side = De quel côté êtes-vous ?
create-side-drawn = Laisser parler les dés
create-side-drawn-help = Tiré au sort au début de la partie
create-role-change = Changer de camp : { $role }
create-role-drawn = Tiré au sort
create-bot-of = Robot : { $level }
create-less = { $step } de moins
create-more = { $step } de plus
create-fair = équilibré : { $n }
create-variants-value = { $n ->
    [0] comme d’habitude
    [one] une changée
   *[other] { $n } changées
}
create-bots = Robots
create-pace-on = prennent leur temps
create-pace-off = jouent aussitôt
create-sum = { $game } : { $preset }
create-sum-changed = { $n ->
    [one] { $game } : { $preset }, { $n } changement
   *[other] { $game } : { $preset }, { $n } changements
}
create-sum-side = Vous jouez : { $role }.
create-sum-start = La partie commence aussitôt.
create-sum-wait = { $free ->
    [one] { $free } place attend quelqu’un.
   *[other] { $free } places attendent du monde.
}
create-seats = Places
create-seating = Qui s’assoit où
create-seating-help = La place 1 commence, sauf si la règle dit autre chose. À plusieurs sur un appareil, on se le passe derrière un rideau.
create-seat = Place { $number }
create-who-me = Vous
create-who-open = Libre
create-who-guest = Invité ici
create-who-bot = Robot
create-who-me-help = Votre place à vous.
create-who-open-help = Quiconque a le lien peut s’asseoir.
create-who-guest-help = Quelqu’un qui partage cet appareil avec vous.
create-guest-name = Nom de l’invité
create-guest-placeholder = Invité
level-greenhorn = Pied-tendre
level-cowhand = Cowboy
level-gunslinger = Fine gâchette
level-legend = Légende
level-greenhorn-help = Vient d’arriver, agit sur un coup de tête.
level-cowhand-help = Connaît le métier, laisse passer une ruse.
level-gunslinger-help = Voit loin, pardonne rarement.
level-legend-help = Ce que la maison a de mieux.
create-variants = Règles de la maison
create-preset-usual = Comme d’habitude
create-preset-usual-help = Les règles publiées, comme on les joue d’ordinaire.
create-variants-none = Ce jeu ne se joue que d’une façon.
create-variant-seats = Pas à { $count } joueurs.
create-clock = Pendule
create-clock-none = Aucune
create-clock-none-help = Chacun prend le temps qu’il lui faut.
create-clock-of = { $minutes } min + { $seconds } s
create-clock-help = { $minutes ->
    [one] { $minutes } minute chacun pour toute la partie, et { $seconds } secondes de plus après chaque coup. Temps écoulé, un robot prend le relais.
   *[other] { $minutes } minutes chacun pour toute la partie, et { $seconds } secondes de plus après chaque coup. Temps écoulé, un robot prend le relais.
}
create-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
create-clock-days-help = { $days ->
    [one] Comme par lettre : { $days } jour pour chaque coup. Temps écoulé, un robot prend le relais.
   *[other] Comme par lettre : { $days } jours pour chaque coup. Temps écoulé, un robot prend le relais.
}
create-public = Qui peut venir
create-public-link = Par lien
create-public-link-help = Seulement ceux à qui vous envoyez l’adresse.
create-public-all = Tout le monde
create-public-all-help = La table paraît au salon : on peut s’y asseoir ou regarder.
create-delay = Les spectateurs voient
create-delay-none = Tout de suite
create-delay-none-help = Ils ne voient que ce que toutes les places voient.
create-delay-seconds = { $seconds } s après
create-delay-minutes = { $minutes ->
    [one] { $minutes } minute après
   *[other] { $minutes } minutes après
}
create-delay-help = Pour que personne ne souffle de l’autre côté de la table. Si le jeu a une carte des soupçons, les spectateurs peuvent la voir.
create-pace = Les robots prennent leur temps
create-pace-help = Sinon, ils jouent aussi vite qu’ils peuvent.
create-go = Ouvrir la table
create-go-start = Toutes les places sont prises, la partie commence
create-go-wait = { $free ->
    [one] { $free } place reste libre
   *[other] { $free } places restent libres
}
create-going = La table s’ouvre
create-no-me = Personne ne joue pour vous à cette table : vous regarderez.
create-not-yet = { $game } ne se joue pas encore dans le navigateur.
create-unknown = Il n’y a pas de jeu nommé « { $game } » dans cette maison.
create-to-lobby = Retour au salon
