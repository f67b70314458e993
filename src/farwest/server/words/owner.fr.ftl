owner-title = Votre maison
owner-intro = Ce qui a été signalé, qui est là, et ce que vous pouvez y faire.
owner-left = Vous ne tenez plus cette maison d’ici. Elle affiche un nouveau lien chaque fois qu’elle démarre.
owner-loading = Un tour de la maison.
owner-lists = Listes
owner-reports = Signalements
owner-people = Sur place
owner-tables = Tables
owner-bans = Exclusions
owner-deeds = Journal
owner-reports-none = Personne ne se plaint.
owner-people-none = Personne n’est à une table.
owner-tables-none = Aucune table n’est ouverte.
owner-bans-none = La porte n’est fermée à personne.
owner-deeds-none = Vous n’avez encore rien fait.
owner-report = { $name } : { $why }
owner-report-table = La table
owner-report-note = Signalement de { $name }, le { $at }, à { $title }.
owner-talk = Ce qui s’est dit autour
owner-meant = (signalé)
owner-settle = C’est réglé
owner-settle-label = C’est réglé : le signalement sur { $name }
owner-to-table = Table { $table }
owner-person = { $kind ->
    [account] Compte, { $address }
    [guest] De passage, { $address }
   *[nameless] Sans nom, { $address }
}
owner-table = { $stage ->
    [waiting] { $title }, avant la partie
    [playing] { $title }, en cours
    [over] { $title }, partie finie
   *[stopped] { $title }, arrêtée
}
owner-table-note = { $names }. { $here ->
    [0] Personne ne regarde.
    [one] { $here } connexion.
   *[other] { $here } connexions.
} { $public ->
    [yes] Visible à l’accueil.
   *[no] Par lien.
} Dernier changement : { $at }.
owner-ban = Exclure
owner-ban-label = Exclure { $name }
owner-ban-help = La porte se ferme aussitôt, et un robot prend le relais. Sans compte, on peut revenir sous un autre nom : excluez alors l’adresse pour un temps.
owner-how-long = Pour combien de temps
owner-hours = { $hours ->
    [0] Pour toujours
    [24] 1 jour
    [168] 1 semaine
    [720] 30 jours
   *[other] { $hours } heures
}
owner-address = L’adresse { $address } aussi
owner-address-help = Tous ceux qui passent par là restent dehors, donc jamais pour toujours.
owner-why = Pourquoi
owner-why-help = Pour vous. La personne ne le voit pas.
owner-never-mind = Laisser tomber
owner-ban-note = Depuis le { $at }, { $until ->
    [never] pour toujours
   *[other] jusqu’au { $until }
}{ $why ->
    [none] .
   *[other] . { $why }
}
owner-lift = Rouvrir
owner-lift-label = Rouvrir la porte : { $name }
owner-close = Fermer la table
owner-close-label = Fermer la table de { $names }
owner-close-help = Pour de bon. La table l’apprend, et chacun peut enregistrer la partie.
owner-deed = { $what ->
    [banned] Exclusion : { $about }
    [unbanned] Porte rouverte : { $about }
    [closed] Table fermée : { $about }
    [settled] Signalement { $about } réglé
    [entered] Entrée sur cette page
    [left] Sortie de cette page
    [announced] Annonce
    [unannounced] Annonce retirée
    [backed-up] Sauvegarde lancée
    [allowed] Limites fixées
   *[other] Sortie de cette page, partout
}
owner-deed-note = { $why ->
    [none] { $at }
   *[other] { $at }. { $why }
}
owner-leaves = Pages de la liste
owner-leaf = Page { $n }
owner-back = Plus récent
owner-further = Plus ancien
owner-house = La maison se remplit
owner-quota = { $used } sur { $most }
owner-quota-tables = Tables en mémoire
owner-quota-lines = Connexions aux tables
owner-quota-connections = Toutes les connexions
owner-quota-thinking = Coups et conseils en attente d’un robot
owner-quota-replays = Parties à revoir en attente
owner-quota-reports = Signalements ouverts
owner-quota-bans = Exclusions
owner-no-limits = Cette maison ne limite aucun rythme : c’est à un proxy de le faire.
owner-again = Regarder encore
owner-right = Vous tenez la maison
owner-right-text = Ce navigateur est venu par le lien de la maison. Il garde ce droit jusqu’à ce que vous y mettiez fin.
owner-leave = Y mettre fin ici
owner-leave-everywhere = Y mettre fin partout
