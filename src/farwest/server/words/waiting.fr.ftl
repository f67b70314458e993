wait-heading = { $free ->
    [0] Tout le monde est assis
    [one] Une place est encore libre
   *[other] { $free } places sont encore libres
}
wait-host-starts = L’hôte lance la partie.
wait-seat = Place { $number }
wait-free = Libre
wait-you = vous
wait-here = à la table
wait-gone = pas à la table
wait-guest = Sur cet appareil
wait-sit = S’asseoir ici
wait-sit-label = S’asseoir ici : place { $number }
wait-stand = Se lever
wait-put-bot = Asseoir un robot
wait-put-bot-label = Asseoir un robot : place { $number }
wait-level = La force des nouveaux robots
wait-name = Votre nom à la table
wait-name-help = 24 lettres au plus. Pas de mot de passe.
wait-start = Lancer la partie
wait-start-bots = { $free ->
    [0] Toutes les places sont prises
    [one] Un robot prend la place libre
   *[other] Des robots prennent les { $free } places libres
}
wait-link = Le chemin de cette table
wait-link-help = Quiconque a cette adresse peut s’asseoir ou regarder.
wait-copy = Copier le lien
wait-copied = Copié
wait-clock = Pendule : { $clock }
wait-variant = { $title } : { $value }
wait-beliefs = Les spectateurs peuvent voir une carte des soupçons : où chacun pourrait être, d’après ce que tous ont vu.
wait-delay = Les spectateurs voient { $seconds } secondes après.
wait-public = Au salon, visible de tous.
wait-private = Par lien seulement.
wait-watchers = { $count ->
    [one] { $count } spectateur regarde.
   *[other] { $count } spectateurs regardent.
}
wait-fair = Tirages loyaux
wait-fair-text = La maison a déjà fixé son secret et en montre le sceau ci-dessous. Votre navigateur y ajoute ensuite ses propres octets : ni la maison ni un joueur ne peut choisir les cartes. Après la partie, vous pourrez vérifier.
wait-seal = Le sceau de la maison
wait-bytes = Les octets des places
wait-bytes-mine = Les vôtres : { $bytes }
wait-bytes-count = { $given ->
    [0] Personne n’a encore ajouté d’octets.
    [one] Une personne a ajouté ses octets.
   *[other] { $given } personnes ont ajouté leurs octets.
}
wait-colour = Votre couleur
colour-1 = Rouge
colour-2 = Bleu
colour-3 = Jaune
colour-4 = Vert
colour-5 = Rose
colour-6 = Blanc
wait-fair-how = Comment cela marche
wait-other-seal = La maison montre un autre sceau qu’avant. Votre navigateur ne lui a donné aucun octet : ne jouez pas à cette table.
wait-free-seat = Libérer la place
wait-free-label = Libérer la place de { $name }
