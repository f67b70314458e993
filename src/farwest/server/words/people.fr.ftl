people-loading = La maison cherche.
people-this-is-you = Voici ce que les autres voient de vous.
people-you-show-nothing = Vous ne montrez encore rien de vous : personne d’autre ne trouve cette page.
people-change = Changer cela
people-befriend = Demander en ami
people-asked = Votre demande est faite. La réponse ne dépend plus de vous.
people-conduct = A joué jusqu’au bout { $finished } parties entre humains sur { $of }.
people-last-games = Dernières parties
people-nothing-yet = Rien pour l’instant.
people-count = { $what ->
    [played] { $n ->
        [one] partie
       *[other] parties
    }
    [won] { $n ->
        [one] gagnée
       *[other] gagnées
    }
   *[games] { $n ->
        [one] jeu
       *[other] jeux
    }
}
people-met = Rencontres
people-met-help = victoires dans ces parties
people-met-sum = { $won } à { $lost }
people-feats = { $done } sur { $of }
showing-title = Ce que les autres voient de vous
showing-text = Votre page ne montre rien tant que vous ne le dites pas. Vide, elle reste introuvable.
showing-ratings = Vos cotes
showing-conduct = Combien de parties vous finissez
showing-statistics = Vos statistiques
showing-games = Vos dernières parties
showing-games-help = Les autres n’y ont un nom que s’ils montrent aussi leurs parties.
showing-look = Voir votre page
farewell-title = Tout ce qui est à vous
farewell-export-text = Vos parties, vos cotes, vos listes et vos mots, en un seul fichier.
farewell-export = Tout enregistrer
farewell-delete-text = Vous pouvez partir pour de bon quand vous voulez.
farewell-delete = Partir pour de bon
farewell-what-stays = Votre nom, vos mots, vos listes et votre mot de passe disparaissent aussitôt, sans retour. Vos parties finies restent pour les autres, sans votre nom. Dans celles qui continuent, un robot prend le relais.
farewell-sure = Votre nom, pour confirmer
farewell-delete-now = Partir pour de bon
farewell-stay = Rester
friends-title = Amis
friends-text = Vos amis voient quand vous êtes à une table, et vous invitent d’un clic.
friends-none = Personne pour l’instant.
friends-name = Nom d’un compte
friends-ask = Demander
friends-stage = { $stage ->
    [asks] Demande à être de vos amis
    [asked] N’a pas encore répondu
   *[friend] { $here ->
        [yes] À une table en ce moment
       *[no] De vos amis
    }
}
friends-accept = Accepter
friends-accept-label = Accepter { $name } parmi vos amis
friends-end = { $stage ->
    [asks] Refuser
    [asked] Renoncer
   *[friend] Rompre
}
friends-end-label = { $stage ->
    [asks] Refuser { $name }
    [asked] Ne plus demander : { $name }
   *[friend] Rompre avec { $name }
}
announced-label = Nouvelles de la maison
announced-invitations = Invitations
announced-invitation = { $host } vous invite : { $game }.
announced-come = Venir
announced-come-label = Venir : { $host } vous invite, { $game }
announced-decline = Non merci
announced-decline-label = Non merci : { $host }, { $game }
pair-title = Trouver avec qui jouer
pair-text = Vous avez une place à une table où quelqu’un attend. S’il n’y en a pas, une nouvelle table s’ouvre et les autres vous y trouvent.
pair-game = Jeu
pair-pace = Rythme
pair-free-help = Chacun prend son temps.
pair-clock-help = 20 minutes chacun, et 10 secondes de plus à chaque coup.
pair-days-help = 3 jours chacun pour toute la partie.
pair-rated = Classée
pair-rated-help = Elle compte pour votre cote : ni conseil, ni annulation.
pair-near = À peu près à mon niveau
pair-near-help = À 200 points de votre cote au plus, si chacun en a une.
pair-go = Trouver une table
invite-name = Inviter par son nom
invite-send = Inviter
invite-friend = Inviter { $name }
invite-told = { $name } a votre invitation.
create-rated = Classement
create-rated-on = Elle compte
create-rated-off = Elle ne compte pas
create-rated-help = Elle compte pour les cotes si chacun ici a un compte et joue jusqu’au bout. Ni conseil, ni annulation, ni robot.
wait-rated = Classée : ni conseil, ni annulation, ni robot.
lobby-note-rated = classée
announce-title = Annonces
announce-none = Aucune annonce.
announce-text = Dire à tous, dans le hall
announce-how-long = Pour combien de temps
announce-days = { $days ->
    [0] Jusqu’à ce que je la retire
    [one] { $days } jour
   *[other] { $days } jours
}
announce-send = Annoncer
announce-until = { $until ->
    [never] Jusqu’à ce que vous la retiriez
   *[other] Jusqu’au { $until }
}
announce-end = Retirer
announce-end-label = Retirer : { $text }
spectators-names = Regardent : { $names }
lobby-filter-level = Niveau
lobby-filter-levels = Tout niveau
lobby-by-rated = La table de { $name } ({ $points })
absent-text = { $name } n’est pas là.
absent-call = Appeler un robot
