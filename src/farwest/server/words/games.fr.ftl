games-title = Vos parties
games-intro = Toutes les parties que vous avez finies ici : à retrouver, à revoir, à compter.
games-tab-list = Parties
games-tab-numbers = Statistiques
games-loading = La maison ouvre ses registres.
games-none = Vous n’avez pas encore fini de partie ici.
games-none-start = Choisir un jeu
games-none-fit = Aucune de vos parties ne ressemble à cela.
games-found = { $n ->
    [0] Aucune partie
    [one] { $n } partie
   *[other] { $n } parties
}
games-more = Voir les plus anciennes
games-all = Tout voir
games-filters = Filtres
games-filter-game = Jeu
games-filter-side = Camp
games-filter-against = Contre
games-filter-won = Résultat
games-any-game = Tous les jeux
games-any-side = Tous les camps
games-any-company = Contre qui que ce soit
games-any-result = Gagnées ou non
games-search = Nom de quelqu’un d’autre
games-against = { $against ->
    [people] Entre humains
    [device] Sur un seul appareil
   *[bots] Contre des robots
}
games-against-level = { $people ->
    [yes] Humains et { $level }
   *[no] Contre { $level }
}
games-won = { $won ->
    [yes] Gagnées
   *[no] Pas gagnées
}
games-with = { $others ->
    [none] En solitaire
   *[other] Avec { $others }
}
games-bot = { $name } ({ $level })
games-result = { $won ->
    [yes] Gagnée
   *[no] { $place ->
        [1] 1er sur { $of }
       *[other] { $place }e sur { $of }
    }
}
games-left = Finie par un robot
games-score = Score { $score }
games-counts = { $why ->
    [yes] Classée
    [position] Non classée : partie d’une position
    [device] Non classée : deux places, un appareil
    [left] Non classée : un robot a fini
    [help] Non classée : avec conseils
    [undo] Non classée : avec annulation
    [short] Non classée : trop courte
    [bots] Non classée : avec robots
   *[guest] Non classée : sans compte pour tous
}
games-replay = Revoir
games-replay-label = Revoir : { $game }, { $date }, avec { $others }
games-conduct = Vous avez joué jusqu’au bout { $finished } parties entre humains sur { $of }.
games-ratings = Cotes
games-ratings-help = Tout le monde part de 1500 ; 400 points, c’est dix contre un. Les deux petits nombres : 19 fois sur 20, votre force est entre eux. Seules comptent les parties classées, sans conseil ni annulation.
games-ratings-none = Pas encore de partie classée.
games-rating-of = { $side ->
    [none] { $against ->
        [people] Entre humains
       *[other] Contre des robots
    }
   *[other] { $side }, { $against ->
        [people] entre humains
       *[other] contre des robots
    }
} · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
games-interval = { $low } à { $high }
games-provisional = Provisoire
games-tallies = Le compte
games-tally = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
games-column-against = Contre
games-column-seats = Places
games-column-played = Parties
games-column-won = Gagnées
games-column-place = Rang
games-column-score = Score
games-column-best = Record
lobby-all-my-games = Toutes vos parties
