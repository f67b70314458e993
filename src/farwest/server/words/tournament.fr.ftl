# Tournois et ligues.

cups-title = Tournois
cups-intro = Plusieurs tables, plusieurs rondes, un vainqueur. Inscrivez-vous, ou organisez le vôtre.
cups-loading = On demande à la maison.
cups-host = Organiser un tournoi
cups-open = Inscriptions ouvertes
cups-playing = En cours
cups-over = Finis
cups-leagues = Ligues
cups-none = Aucun pour l’instant.
cups-all = Tous les tournois
cups-lobby-none = Plusieurs tables, plusieurs rondes, un vainqueur.
cups-my-table = Votre table attend
cups-enter-short = S’inscrire
cups-see = Voir
cups-run = Diriger
cup-format = { $format ->
    [round-robin] Toutes rondes
    [knock-out] Élimination directe
   *[swiss] Système suisse
  }
cup-format-help = { $format ->
    [round-robin] Chacun rencontre tous les autres.
    [knock-out] La meilleure moitié de chaque table continue, jusqu’à la dernière table.
   *[swiss] À chaque ronde, ceux qui se valent se rencontrent, et jamais deux fois tant qu’on peut l’éviter.
  }
cup-size = { $size } par table
cup-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
cup-round-of = { $rounds ->
    [0] Ronde { $round }
   *[other] Ronde { $round } sur { $rounds }
  }
cup-hosted-by = Hôte : { $name }
cup-stage = { $stage ->
    [open] Inscriptions ouvertes
    [playing] En cours
   *[over] Fini
  }
cup-same-deal = Mêmes tirages pour tous
cup-same-deal-help = Toutes les tables d’une ronde ont les mêmes tirages. Chaque place est comparée à la même place des autres tables : la chance ne compte plus.
cup-bots = Robots admis
cup-enter = S’inscrire
cup-enter-note = Votre navigateur ajoute ses propres octets, pour que personne ne choisisse ni le sort ni les tirages.
cup-other-seal = La maison montre un autre sceau qu’avant. Ne vous inscrivez pas ici.
cup-leave = Quitter le tournoi
cup-leave-sure = Partir pour de bon ? Ce que vous avez joué reste ; les rondes suivantes se jouent sans vous.
cup-go-to-table = À votre table
cup-your-table = Votre table de la ronde { $round } vous attend.
cup-wait-next = Vous jouez aussi la ronde suivante. L’hôte la lance.
cup-bye-now = Vous êtes exempt cette ronde : un demi-point.
cup-not-yet = On commence quand l’hôte clôt les inscriptions.
cup-over-won = { $name } gagne.
cup-standings = Classement
cup-entrants = Joueurs
cup-rounds = Rondes
cup-no-rounds = Aucune ronde n’est encore appariée.
cup-why = { $why ->
    [reached] Devant { $other } : est allé plus loin.
    [points] Devant { $other } : plus de points, { $more } contre { $less }.
    [met] À égalité de points avec { $other }, mais meilleur là où ils se sont rencontrés : { $more } contre { $less }.
    [opponents] À égalité de points avec { $other }, mais a rencontré plus fort : { $more } points en moyenne, et non { $less }.
    [wins] Encore à égalité avec { $other }, mais plus de tables gagnées : { $more } contre { $less }.
    [margin] Encore à égalité avec { $other }, mais devant aux points des parties : { $more } contre { $less } par rapport à la moyenne des tables.
    [lot] À égalité en tout avec { $other } : le sort a décidé.
   *[other] Personne n’est derrière.
  }
cup-order-title = Ce qui décide
cup-order = { $why ->
    [reached] Jusqu’où l’on est allé
    [points] Les points : 1 au premier d’une table, 0 au dernier, le reste à parts égales ; un exempt a un demi-point
    [met] À égalité : qui a fait mieux là où l’on s’est rencontré
    [opponents] À égalité : les points de ceux qu’on a rencontrés, en moyenne
    [wins] Toujours à égalité : les tables gagnées
    [margin] Toujours à égalité : les points des parties, par rapport à la moyenne de chaque table
   *[lot] À égalité en tout : le sort, tiré des octets de tous
  }
cup-byes = Exempt : { $names }
cup-left-mark = parti
cup-left-game = a quitté la partie
cup-table = Table { $n }
cup-table-stage = { $stage ->
    [waiting] Attend ses joueurs
    [playing] En cours
    [void] N’a pas abouti : un demi-point chacun
   *[over] Finie
  }
cup-see-table = Jeter un œil
cup-see-over = Comment c’était
cup-placed = { $place }.
cup-my-mark = vous
cup-proof-title = Tous ont-ils eu les mêmes tirages ?
cup-proof-text = Avant toute inscription, la maison a montré le sceau ci-dessous. Après chaque ronde, elle montre le secret de cette ronde, qui correspond au sceau : les tirages étaient fixés avant que les octets de quiconque soient connus. Le fichier contient tout pour le vérifier, avec : farwest verify tournament.json
cup-seal = Sceau
cup-secret = Secret de la ronde { $round }
cup-proof-save = Enregistrer la preuve
cup-run-title = Diriger le tournoi
cup-run-intro = Vous seul voyez cette page.
cup-run-next = À faire
cup-run-close = Clore les inscriptions
cup-run-close-note = { $count } inscrits. Ensuite, plus personne ne peut s’inscrire.
cup-run-few = Il y a encore trop peu d’inscrits.
cup-run-pair = Apparier la ronde { $round }
cup-run-pair-note = Ouvre les tables et place tout le monde.
cup-run-wait = { $left ->
    [0] Toutes les tables de cette ronde sont finies.
    [one] Une table de cette ronde n’est pas finie.
   *[other] { $left } tables de cette ronde ne sont pas finies.
  }
cup-run-by-itself = La ronde suivante commence d’elle-même.
cup-run-over = C’est fini.
cup-run-bots = Faire venir des robots
cup-run-bots-add = { $count ->
    [one] Ajouter un robot
   *[other] Ajouter { $count } robots
  }
cup-run-how-many = Combien
cup-run-level = Niveau
cup-run-replace = Mettre un robot
cup-run-replace-name = Mettre un robot pour { $name }
cup-run-dismiss = Retirer
cup-run-dismiss-name = Retirer { $name }
cup-run-end = Finir le tournoi
cup-run-end-sure = Le finir maintenant ? Le classement reste tel quel.
cup-run-sure = Oui
cup-run-not = Non
cup-run-read = La page pour tous
cup-back = Au tournoi
cup-invite = Les autres s’inscrivent ici
cup-new-title = Organiser un tournoi
cup-new-intro = Vous choisissez ce qu’on joue et lancez chaque ronde ; la maison apparie, place et compte.
cup-new-kind = Quoi
cup-new-cup = Un tournoi
cup-new-league = Une ligue
cup-new-league-help = Des divisions ; une saison est un tournoi dans chacune, puis les meilleurs montent et les derniers descendent. Les membres ont un compte.
cup-new-cup-help = Quelques rondes, puis quelqu’un a gagné.
cup-new-name = Son nom
cup-new-game = Jeu
cup-new-format = Comment
cup-new-size = Par table
cup-new-rounds = Rondes
cup-new-rounds-auto = Autant qu’il faut
cup-new-pace = Rythme
cup-new-same = Mêmes tirages à toutes les tables
cup-new-bots = Robots admis
cup-new-bots-help = Vous les faites venir avant de clore les inscriptions.
cup-new-by-itself = Les rondes s’enchaînent
cup-new-by-itself-help = La ronde suivante est appariée dès que la dernière table a fini.
cup-new-division = Membres par division
cup-new-moving = Montent et descendent
cup-new-go = Ouvrir les inscriptions
league-intro = { $format ->
    [round-robin] Toutes rondes
   *[swiss] Système suisse
  }, { $size } par table. Après chaque saison, { $moving } montent et { $moving } descendent.
league-season = { $season ->
    [0] Pas encore de saison
   *[other] Saison { $season }
  }
league-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
  }
league-division = Division { $n }
league-to-cup = Rondes et tables
league-goes = { $goes ->
    [up] monte
    [down] descend
   *[no] reste
  }
league-waiting = À la prochaine saison
league-nobody = Personne n’attend la prochaine saison.
league-enter = Rejoindre la ligue
league-leave = Quitter la ligue
league-account = Pour la rejoindre, gardez votre nom par un mot de passe.
league-begin = { $season ->
    [1] Lancer la saison 1
   *[other] Lancer la saison { $season }
  }
league-before = Saisons passées
league-before-one = Saison { $season }, division { $division }
league-of = Saison { $season }, division { $division }
cup-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
cup-sums = { $wins } sur { $played } gagnées
cup-level-instead = { $level }, pour { $name }
cup-rounds-legend = À côté de chaque nom, les points de la partie, puis ce que la table vaut ici.
