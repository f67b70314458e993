## La table

table-tab-mine = À vous : { $game }
table-you = vous
table-prompt = La question posée
table-options = Choix
table-loading = La table approche
table-hint = Conseil
table-hinting = Réflexion…
table-undo = { $how ->
    [ask] Demander à annuler
   *[safe] Annuler
}
table-held = Votre coup est noté. Vous pouvez le changer tant que les autres réfléchissent.
table-back = Autres choix
table-list = { $n } choix
table-on-board = Choisissez sur le plateau.
table-advice = Le mieux, je crois : « { $text } ».
table-advice-gauge = Le mieux, je crois : { $word }.
table-explained-close = Fermer la fiche
table-why-other = Pourquoi pas…
table-why-choose = un autre choix ?
table-why = Pourquoi ?
table-why-not = Pourquoi pas ?
table-several = { $label } : { $n } choix
table-no-board = Ce jeu n’a pas encore de plateau ici. Les choix ci-dessous suffisent pour jouer.
table-gauge-go = Lâcher
table-gauge = { $to ->
    [hold] Tenir et lâcher
   *[slider] Prendre un curseur
}

table-seats = Places et notes
table-side = Journal, discussion et règles
table-tabs = Parties de la table
table-tab = { $tab ->
    [log] Journal
    [chat] Discussion
    [notes] Carnet
    [how] Jouer
    [rules] Règles
   *[table] Table
}
table-log = Journal
log-lines = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
}
log-before = { $heading ->
    [none] Avant
   *[other] Avant « { $heading } »
} : { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
log-unfold = Tout déplier
log-newest = Aller au plus récent
table-awaited = C’est à vous
table-log-empty = Rien ne s’est encore passé
table-chat = Discussion
table-chat-empty = Personne n’a encore parlé.
table-say = Dites un mot à la table
table-send = Envoyer
table-readers = Qui le lit
table-everybody = Tout le monde
table-plan = Planifier
table-plan-mine = Votre plan
table-plan-help = Choisissez jusqu’à { $n } étapes, dans l’ordre. La dernière, choisie de nouveau, s’en va.
table-plan-asked = Votre tour attend.
table-plan-none = Vous n’avez encore rien épinglé.
table-plan-stop = Épingler { $stop }, étape { $n }
table-plan-drop = { $n } { $stop } : enlever
table-plan-places = Tous les lieux
table-plan-add = Ajouter
table-plan-clear = Effacer
table-plan-done = Terminé
table-pin = Plan de { $name }, étape { $n } : { $stop }
table-rules = Règles

table-your-turn = À vous.
table-seconds = { $n ->
    [one] Encore { $n } seconde.
   *[other] Encore { $n } secondes.
}
table-left = { $name } réfléchit. Reste { $left }.
table-long = { $name } prend le temps qu’il faut.
table-line-down = Connexion perdue, nouvel essai.
table-line-back = Vous revoilà.
table-watching = { $behind ->
    [0] Spectateur
    [one] Spectateur, { $behind } seconde de retard
   *[other] Spectateur, { $behind } secondes de retard
}
table-beliefs = Carte des soupçons
table-beliefs-help = Où chacun pourrait être, d’après ce que les spectateurs ont vu jusqu’ici.
table-not-here = Pas là pour l’instant
table-undo-waits = Les autres doivent être d’accord
table-undo-asked = { $name } voudrait annuler un coup.
table-agree = Accepter
table-disagree = Refuser
table-away = Un robot joue pour vous.
table-return = Revenir

table-film = Ce qui se passe
table-film-at = Étape { $n } sur { $of }
table-film-hold = { $how ->
    [go] Reprendre
   *[pause] Pause
}
table-film-step = Suite
table-film-end = À la fin
table-film-again = Repasser

table-leave = Quitter la table
table-leave-help = Un robot joue pour vous. Vous pouvez revenir tant que la partie dure. Sinon, elle reste au compte de vos parties entre humains.
table-leave-bot = Le robot joue comme
table-leave-now = Quitter
table-stay = Rester
table-level = { $level ->
    [greenhorn] un Pied-tendre
    [gunslinger] une Fine gâchette
    [legend] une Légende
   *[cowhand] un Cowboy
}
table-bot = { $level ->
    [greenhorn] Robot, Pied-tendre
    [gunslinger] Robot, Fine gâchette
    [legend] Robot, Légende
   *[cowhand] Robot, Cowboy
}
table-bot-for = { $level ->
    [greenhorn] Pas là : un Pied-tendre joue
    [gunslinger] Pas là : une Fine gâchette joue
    [legend] Pas là : une Légende joue
   *[cowhand] Pas là : un Cowboy joue
}

table-curtain = Passez l’appareil à { $name }.
table-curtain-help = Que personne d’autre ne regarde.
table-lift = C’est moi, { $name }

table-over = La partie est finie.
table-over-help = Voyez le décompte, ou rejouez.
table-scores = Scores
table-replay = Revoir la partie
table-rematch = Revanche
table-rematch-waits = { $n } sur { $of } veulent rejouer.
table-rematch-ready = La table suivante est prête.
table-next = À la partie suivante

table-keys = Touches
table-space = Espace
table-key = { $key ->
    [1] joue le choix qui porte ce chiffre ou cette lettre
    [arrows] parcourent ce qui se clique
    [Enter] joue ce qui est sélectionné
    [Esc] abandonne un choix commencé
    [U] annule
    [H] donne un conseil
    [L] va au journal
    [T] parle à la table
    [rules] cherche dans les règles
    [B] décrit le plateau en mots
    [I] explique ce qui est désigné ; sinon, les flèches parcourent le plateau
    [F] repasse le dernier film
    [Space] arrête un film ou le relance ; → avance d’une étape, Échap va à la fin
    [plus] regarde de plus près ; − de plus loin, 0 tout le plateau
   *[keys] montre les touches
}

## Qui mène

table-place = { $n ->
    [1] 1er
   *[other] { $n }e
}
table-at-least = au moins
table-of = { $n } sur { $of }
table-if-ended = Si on arrêtait là
table-made-of = D’où cela vient
table-has = À sa place
table-ends = La fin
table-last-turns = Derniers coups
table-seat-sheet = { $name } : points, biens, derniers coups
