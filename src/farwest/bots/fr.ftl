## Pourquoi cette réponse plutôt qu’une autre

reason-better = Plutôt que « { $other } » : { $first }.
reason-better-two = Plutôt que « { $other } » : { $first } ; { $second }.
reason-but = En revanche, { $but }.
reason-plain = Cela gagne plus souvent que « { $other } » ({ $best } fois sur 100 contre { $less }) ; le dire d’un mot, je ne sais pas.
reason-close = Cela se joue à peu : « { $other } » revient à peu près au même.
reason-trade = Cela se joue à peu avec « { $other } » : { $first }, mais { $but }.
reason-worse = À bien y regarder, « { $other } » ne fait pas moins bien : à vous de choisir.
reason-instinct = À mon compte, « { $other } » ne fait pas moins bien. Je préfère pourtant celui-ci, à force de jouer contre moi-même : l’adversaire devine qui joue toujours d’après le compte.
reason-best = C’est celui que je choisirais.
reason-lost = Vous allez sans doute perdre.
reason-won = Vous allez sans doute gagner.
reason-alike = « { $other } » revient à peu près au même.
reason-margin-lost = Vous allez sans doute perdre ; ceci perd de moins : à la fin { $best }, « { $other } » { $less }.
reason-margin-won = Vous allez sans doute gagner ; ceci gagne de plus : à la fin { $best }, « { $other } » { $less }.
reason-margin-open = « { $other } » gagne à peu près aussi souvent, mais ceci finit mieux : { $best }, l’autre { $less }.
reason-end = { $way ->
    [ahead] { $amount } devant
    [behind] { $amount } derrière
   *[even] à égalité
}
reason-also = Et { $first }.
reason-cause = { $name } : « { $option } ».
reason-review = À { $name } : mieux valait « { $best } ». { $why }
reason-worlds = Compté sur { $n } parties imaginées d’après ce que vous voyez.
reason-chance = { $way ->
    [low] D’ici, vous ne gagnez presque jamais.
    [high] D’ici, vous gagnez presque toujours.
   *[middle] D’ici, vous gagnez environ { $n } parties sur 100.
}
