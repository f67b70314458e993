over-title = { $game } : partie finie
over-loading = On compte les points
over-not-yet = Cette partie n’est pas finie.
over-to-table = Vers la table
over-note = { $moves ->
    [one] Partie finie, { $moves } coup
   *[other] Partie finie, { $moves } coups
}
over-wins = { $name } gagne
over-you-win = Vous gagnez
over-shared = Victoire partagée
over-ahead = { $by ->
    [0] À égalité avec { $name }, mais devant par la règle de départage.
   *[other] { $sum } d’avance sur { $name }.
}
over-ahead-you = vous
over-you-place = Vous prenez la { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
} place, avec { $score }.
over-sheet = Le décompte
over-player = Joueur
over-total = Total
over-bar = { $name } : { $parts }
over-bar-part = { $title } { $points }
over-cite = Règle { $rule }
over-curve = Chances de gagner
over-curve-note = estimées en jouant la suite au hasard, en pour cent
over-curve-label = Chances de gagner, coup après coup. À la fin : { $ends }.
over-curve-end = { $name } { $percent } pour cent
over-curve-turned = Le grand tournant, au coup { $move } : { $text }
over-curve-start = début
over-curve-move = coup { $move }
over-curve-loading = La maison rejoue la partie bien des fois, pour voir comment les chances ont tourné. Une longue partie lui prend une minute ou deux.
over-curve-none = Cette partie est trop courte pour une courbe.
over-turnings = Les tournants
over-turnings-none = Aucun coup n’a fait tourner la partie à lui seul.
over-turnings-wrong = On n’a pas pu les trouver.
over-turnings-loading = La maison les cherche.
over-turning = Coup { $move } : { $text }
over-turning-open = Revoir à partir du coup { $move }
over-swing = { $name } gagne { $by } fois de { $way ->
    [fewer] moins
   *[more] plus
} sur 100
over-rematch = La revanche
over-rematch-in = { $ready } sur { $people } en sont
over-rematch-alone = Même table, autre partie
over-rematch-waiting = Vous en êtes. On attend les autres.
over-rematch-go = Vers la nouvelle table
over-replay = Revoir la partie
over-replay-small = Pas à pas
over-review = Analyser
over-review-small = Où tout a basculé, et quoi d’autre
over-save = Enregistrer la partie
over-check = Vérifier les tirages
over-revealed = Le plateau à la fin de la partie, sans rien de caché.
over-revealed-open = Revoir, tout dévoilé
over-board = Regarder le plateau
over-lobby = Retour au salon
over-table = Autour de la table
over-say = Dire un mot à la table

## Vérifier les tirages

verify-title = Des tirages loyaux ?
verify-intro = Avant la première carte, la maison a montré un sceau. Son secret est maintenant ouvert : votre navigateur peut vérifier que personne n’a choisi les cartes.
verify-seal = Le secret correspond au sceau
verify-seal-text = Le SHA-256 du secret est le sceau que votre navigateur a gardé avant de donner ses octets. Il vient de le calculer.
verify-seal-no = Le secret ne correspond pas au sceau : la maison l’a changé après le début.
verify-seal-visitor = Le SHA-256 du secret est le sceau que nomme la partie enregistrée. Ce navigateur n’était pas à cette table : il n’a gardé aucun sceau.
verify-salt = Vos octets sont dans les tirages
verify-salt-text = { $bytes } vient de votre navigateur et figure dans le sel.
verify-salt-none = Ce navigateur n’a rien ajouté à cette partie.
verify-salt-no = Vos octets ne sont pas dans le sel : la maison les a écartés.
verify-deal = Chaque tirage, de nouveau
verify-deal-ask = Votre navigateur refait les tirages
verify-fair = Vérifié
verify-unfair = Faux
verify-unsafe = Cette page n’a pas de connexion sûre : le navigateur n’offre pas SHA-256. La commande ci-dessous vérifie la même chose.
verify-self = Pour vérifier sans cette maison : enregistrez la partie, puis lancez { $command }
verify-secret = Secret
verify-commitment = Sceau
verify-all-salt = Sel
over-dollars = { $sign }{ $sum } $
over-amount = { $sum } { $unit }
