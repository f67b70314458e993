## Énigmes

nav-puzzles = Énigmes
puzzle-title = Énigmes
puzzle-heading = Énigmes
puzzle-intro = Des moments de vraies parties où un coup bat tous les autres. Un seul essai : puis vous voyez pourquoi.
puzzle-page = Énigme : { $game }
puzzle-daily = L’énigme du jour
puzzle-try = Essayer
puzzle-look = La revoir
puzzle-all = Toutes les énigmes
puzzle-none = Cette maison n’a pas encore d’énigmes.
puzzle-loading = L’énigme se met en place…
puzzle-find = À vous de jouer : trouvez le meilleur coup
puzzle-about = Cette énigme
puzzle-log = Ce qui s’est passé
puzzle-answer = La réponse
puzzle-odds = Victoires sur 100 parties
puzzle-yours = (votre coup)
puzzle-next = Énigme suivante
puzzle-watch = Voir la suite
puzzle-play-on = Continuer d’ici
puzzle-again = Essayer encore
puzzle-before = { $tried ->
    [right] Vous l’aviez trouvée.
   *[wrong] Vous l’aviez manquée.
}
puzzle-tried = { $tried ->
    [right] trouvée
   *[wrong] manquée
}
puzzle-missed = Manquée aujourd’hui
puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-streak-kept = { $where ->
    [account] Votre compte s’en souvient.
   *[browser] Seul ce navigateur s’en souvient. Avec un compte, la série compte sur tous vos appareils.
}
puzzle-seats = { $seats } joueurs
puzzle-part = { $part ->
    [opening] Début
    [middle] Milieu
   *[end] Fin
}
puzzle-from = D’une partie à { $seats }, { $part ->
    [opening] à son début
    [middle] à mi-chemin
   *[end] vers la fin
}. Les autres places sont à des robots.
puzzle-solved-of = { $n ->
    [one] { $n } trouvée sur { $of }
   *[other] { $n } trouvées sur { $of }
}
puzzle-stars = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
puzzle-stars-help = { $stars ->
    [1] Les débutants passent à côté.
    [2] De bons joueurs passent à côté.
   *[other] De très bons joueurs passent à côté.
}
puzzle-facts = { puzzle-part }, { puzzle-seats }
puzzle-chosen = { $text } { puzzle-yours }
