lobby-title = Salon
lobby-intro = Les jeux de la Frontière, une seule table. Jouez entre amis, ou prenez place face aux robots de la maison.
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
lobby-set = Choisir places et robots
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
lobby-open-none = Aucune table ouverte. Ouvrez-en une, les robots viendront.
lobby-open-start = Nouvelle table
lobby-mine = Vos parties
lobby-mine-none = Aucune partie. Choisissez une affiche : votre table vous attendra ici.
lobby-watch = Regarder une table
lobby-watch-none = Personne ne joue en public pour l’instant.
lobby-replay-file = Revoir une partie depuis un fichier
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
    [one] Et une autre table
   *[other] Et { $count } autres tables
}

## Quand la maison se tait

house-no-line = La maison ne répond pas. Rien n’est perdu ; réessayez dans un instant.
house-trouble = La maison a trébuché (erreur { $status }). Rien n’a changé ; réessayez dans un instant.
