review-title = Analyse : { $game }
review-heading = Analyse
review-side = Ce que la maison a trouvé
review-curve = Chances de gagner
review-curve-label = Chances de gagner, manche par manche. À cet instant : { $ends }.
review-growing = La maison la rejoue : { $percent } %
review-turned = Tout a basculé : { $text } { $name } { $points }.
review-keys = Flèches : avancer ou reculer. Espace : lecture. W : une variante.
review-yours = Vos choix les plus coûteux
review-theirs = Choix les plus coûteux : { $name }
review-whose = Les choix de qui
review-choice-name = { $n }. { $text }
review-played = Choisi :
review-better = Mieux :
review-try = Voir où cela mène
review-judging = { $n ->
    [0] La maison regarde les choix
    [one] La maison regarde { $n } choix
   *[other] La maison regarde { $n } choix
}
review-nothing = Rien ne vous a coûté plus de 2 sur 100.
review-nothing-theirs = { $name } : rien n’a coûté plus de 2 sur 100.
review-mark-played = Choisi : { $text }
review-mark-better = Mieux : { $text }
review-lines = Coups et variantes
review-by-house = La maison propose :
review-by-own = Votre essai :
review-chance = { $n } sur 100
review-instead = { $n } sur 100, au lieu de { $was }
review-forget = Oublier cette variante
review-branch-how = À tout moment, essayez autre chose : un autre coup ouvre une variante, et les robots répondent.
review-what-if = Et si
review-options = Autres coups
review-was = joué
review-bots = Les robots répondent
review-thinking = Ils réfléchissent
review-leave = Retour à la partie
review-play-on = Jouer
review-outcome = Résultat
review-percent = { $n } %
review-picture = Image
review-link = Lien
review-replay = Revoir
review-key-step = Un coup en arrière ou en avant
review-key-ends = Au début, à la fin
review-key-play = Lecture et pause
review-key-dear = À un choix cher
review-nth = { $n }. { $question }
