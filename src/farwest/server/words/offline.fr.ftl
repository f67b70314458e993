offline-title = Jouer hors connexion
offline-intro = Contre des Pieds-tendres, dans ce seul navigateur : mêmes règles, mêmes plateaux, mêmes parties enregistrées, et pas de maison.
offline-panel = Dans un train, sous la tente, au fond d’une mine : gardez les jeux dans ce navigateur et jouez contre des Pieds-tendres.
offline-open = Garder les jeux ici
offline-way = Jouer hors connexion
offline-keeping = Gardé dans ce navigateur
offline-looking = On regarde
offline-unable = Ce navigateur ne peut pas les garder : il n’a pas de service worker, ou la page n’est pas en https.
offline-offer = Tout vient une fois, et reste jusqu’à ce que vous y renonciez. Personne d’autre ne voit ce que vous jouez ici.
offline-keep = Les garder ({ $size } Mo)
offline-coming = En route : { $percent } %
offline-kept = Tout est là. Vous pouvez couper la connexion.
offline-older = Tout est là ; la maison a une version plus récente.
offline-renew = Renouveler ({ $size } Mo)
offline-drop = Y renoncer
offline-none = Cette maison a été bâtie sans.
offline-no-house = La maison ne répond pas, et rien n’est encore gardé ici.
offline-stopped = Tout n’est pas arrivé. Ce qui est là reste : réessayez.
offline-games = Jeux
offline-warming = On se prépare
offline-seats = Places
offline-play = Jouer
offline-play-game = Jouer à { $game }
offline-quick = Les robots répondent aussitôt
offline-tables = Vos parties ici
offline-goes-on = après { $moves } { $moves ->
    [one] coup
   *[other] coups
}
offline-not-kept = Les jeux ne sont pas gardés dans ce navigateur.
offline-broke = La maison de ce navigateur n’a pas pu s’ouvrir. Rechargez la page.
offline-over-help = Enregistrez la partie, ou rejouez.
