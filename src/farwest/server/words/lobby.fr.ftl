lobby-title = Salon
lobby-intro = Les jeux de la Frontière, une seule table. Jouez entre amis, ou prenez place face aux robots de la maison.
lobby-waits = { $count ->
    [0] Personne ne vous attend. Une partie rapide, en attendant ?
    [one] { $count } table vous attend.
   *[other] { $count } tables vous attendent.
}
lobby-loading = Les portes du saloon s’ouvrent.
lobby-stranger = Anonyme

## La barre du haut

nav-label = Pages
nav-play = Jouer
nav-new = Nouvelle table
nav-replays = Revoir
nav-rules = Règles
nav-me = { $name } : votre nom et vos réglages
nav-no-name = Choisir un nom

## Les affiches

lobby-games = Les jeux
lobby-play = Jouer
lobby-play-label = Jouer à { $game } contre des robots
lobby-going = On distribue
lobby-set = Places et robots
lobby-set-label = Choisir places et robots : { $game }
lobby-read = Lire les règles
lobby-on-trail = Toujours en route
lobby-not-yet = Pas encore arrivé
lobby-no-board = Au terminal seulement
lobby-seats = De { $few } à { $many } joueurs
lobby-seats-short = { $few }–{ $many }
lobby-minutes = Environ { $minutes } minutes
lobby-minutes-short = { $minutes } min

## Les tables

lobby-open = Tables ouvertes
lobby-open-start = Nouvelle table
lobby-filter = Quelles tables
lobby-filter-game = Jeu
lobby-filter-any = Tous les jeux
lobby-filter-free = Places libres
lobby-filter-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
lobby-filter-pace = Rythme
lobby-filter-paces = Tous les rythmes
lobby-filter-none = Aucune table ouverte n’est ainsi.
lobby-pace = { $pace ->
    [free] Sans pendule
    [clock] Avec pendule
   *[days] Par lettre
}
lobby-start-here = Pour commencer : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lobby-start-text = Une courte leçon à une vraie table, pas à pas. Ensuite, vous jouez.
lobby-show-me = Montrez-moi
lobby-house = La table de la maison
lobby-house-text = Les robots de la maison jouent entre eux. Regardez comment ça se passe.
lobby-house-watch = Les regarder
lobby-friend = Inviter quelqu’un
lobby-friend-text = Ouvrez une table et envoyez le lien. Pas besoin de compte : quiconque l’ouvre peut s’asseoir.
lobby-mine = Vos parties
lobby-watch = Regarder une table
lobby-replay-file = Revoir depuis un fichier
lobby-by = La table de { $name }
lobby-no-clock = sans pendule
lobby-your-turn = À vous
lobby-waiting-people = { $free ->
    [0] Tout le monde est assis
    [one] Une place est libre
   *[other] { $free } places sont libres
}
lobby-move = Coup { $move }
lobby-sit = S’asseoir
lobby-play-on = Reprendre
lobby-look-in = Jeter un œil
lobby-replay = Revoir
lobby-see = Regarder
lobby-action = { $action } : { $game }, { $note }
lobby-free-seat = place libre
lobby-seated = { $name } occupe cette place
lobby-more = { $count ->
    [one] Et { $count } autre table
   *[other] Et { $count } autres tables
}

## Quand la maison se tait

house-no-line = La maison ne répond pas. Rien n’est perdu ; réessayez dans un instant.
house-trouble = La maison a trébuché (erreur { $status }). Rien n’a changé ; réessayez dans un instant.
