## La partie du jour

daily-title = La partie du jour
daily-text = Les mêmes tirages et les mêmes robots pour tout le monde, { $seats } à table. Une seule fois ; ensuite vous voyez le résultat des autres.
daily-again = Ce navigateur l’a déjà jouée sous un autre nom : votre partie n’est pas comparée aux autres.
daily-play = Jouer la partie
daily-play-on = Continuer
daily-mine = { $of ->
    [one] Vous arrivez en tête de file, sur { $of } partie finie.
   *[other] Vous êtes au rang { $n } sur { $of }.
}
daily-rank = Rang
daily-name = Nom
daily-place = Place à la table
daily-score = Score
daily-placed = { $place ->
    [one] victoire
   *[other] place { $place }
}
daily-helped = { $hints ->
    [one] avec { $hints } conseil
   *[other] avec { $hints } conseils
}
daily-all = Les { $count }
daily-yesterday = Hier : { $game }
