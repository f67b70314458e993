## Sides: those who win or lose as one

lobby-play-side = Jouer à { $game } : { $side }, avec des robots
side-together = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
side-yours = { $won ->
    [yes] Votre camp a gagné.
   *[no] Votre camp a perdu.
}
side-sheet-of = Le décompte : { $side }
side-curve-note = En haut : { $one }. En bas : { $other }. Estimé en jouant la suite au hasard, en pour cent
side-curve-label = Chances de gagner de ce camp : { $one }, coup par coup. À la fin : { $percent } pour cent.
side-rematch = Chacun avance d’une place
wait-against = contre
wait-camp = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
wait-drawn = Les camps sont tirés au sort au début de la partie.
wait-to-side = Changer de camp : { $side }
wait-to-side-label = { $name }, changer de camp : { $side }
wait-role = Vous : { $role }
wait-goal = Ce qui décide
wait-seal-show = Montrer le sceau et les octets
wait-meanwhile = Comment ça se joue, en attendant
wait-how = Comment se joue { $game }
side-apart = { $over ->
    [yes] Au-dessus de l’objectif
   *[no] Ce qui manquait
}
