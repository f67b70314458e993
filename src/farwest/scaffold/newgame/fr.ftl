game = New Game
game-credit = Un jeu de dés et d’aplomb, tiré du modèle de la maison.
game-aim = Avoir le plus de pièces quand le dernier gobelet se lève.

card-line = Trois dés sous un gobelet, et rien sur le visage. Combien de cinq ?
card-minutes = 10

seat = Place { $n }

## Noms

face-ones = un
    .one = un
face-twos = deux
    .one = deux
face-threes = trois
    .one = trois
face-fours = quatre
    .one = quatre
face-fives = cinq
    .one = cinq
face-sixes = six
    .one = six

## Variantes

variant-rounds = Manches
    .help = La partie finit après ce nombre, ou quand quelqu’un n’a plus de pièce.
    .number = { $n } manches

## Questions

question-first-player = Qui commence ?
question-roll-die = Que montre le dé ?
question-bid-or-call = { $n ->
    [0] Qu’annoncez-vous ?
    [one] { $who } annonce { $n } dé à { $b-one }. Monter, ou douter ?
   *[other] { $who } annonce { $n } dés à { $b }. Monter, ou douter ?
}
    .help = Tant de dés d’une même face, sous tous les gobelets réunis.

## Choix

option-bid = { $a ->
    [one] Annoncer { $a } dé à { $b-one }
   *[other] Annoncer { $a } dés à { $b }
}
    .short = { $a ->
        [one] { $a } dé à { $b-one }
       *[other] { $a } dés à { $b }
    }
option-call = Douter
    .note = Les gobelets se lèvent
option-begin = { $a } commence
option-roll = Un dé à { $a-one }

## Refus

refusal-chance = Les dés font cela tout seuls.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-no-bid = Il n’y a pas encore d’annonce dont douter : annoncez d’abord.
refusal-too-low = Montez : plus de dés, ou autant d’une face plus haute.
refusal-too-many = Il n’y a pas autant de dés sur la table.

## Événements

event-round-began = { $who-me ->
    [me] Manche { $a }. Tout le monde lance ; vous commencez.
   *[other] Manche { $a }. Tout le monde lance ; { $who } commence.
}
event-rolled = { $who-me ->
    [me] Vous avez un dé à { $a-one }.
   *[other] { $who } a un dé à { $a-one }.
}
event-bid-made = { $who-me ->
    [me] { $a ->
        [one] Vous annoncez { $a } dé à { $b-one }.
       *[other] Vous annoncez { $a } dés à { $b }.
    }
   *[other] { $a ->
        [one] { $who } annonce { $a } dé à { $b-one }.
       *[other] { $who } annonce { $a } dés à { $b }.
    }
}
event-called = { $who-me ->
    [me] Vous doutez de l’annonce { $a-de }.
   *[other] { $a-me ->
        [me] { $who } doute de votre annonce.
       *[other] { $who } doute de l’annonce { $a-de }.
    }
}
event-showed = { $who-me ->
    [me] { $a ->
        [0] Vous n’avez aucun dé à { $b }.
        [one] Vous avez { $a } dé à { $b-one }.
       *[other] Vous avez { $a } dés à { $b }.
    }
   *[other] { $a ->
        [0] { $who } n’a aucun dé à { $b }.
        [one] { $who } a { $a } dé à { $b-one }.
       *[other] { $who } a { $a } dés à { $b }.
    }
}
event-bid-held = { $who-me ->
    [me] { $a ->
        [0] Aucun dé à { $b } : votre annonce est juste.
        [one] { $a } dé à { $b-one } en tout : votre annonce est juste.
       *[other] { $a } dés à { $b } en tout : votre annonce est juste.
    }
   *[other] { $a ->
        [0] Aucun dé à { $b } : l’annonce { $who-de } est juste.
        [one] { $a } dé à { $b-one } en tout : l’annonce { $who-de } est juste.
       *[other] { $a } dés à { $b } en tout : l’annonce { $who-de } est juste.
    }
}
event-bid-failed = { $who-me ->
    [me] { $a ->
        [0] Aucun dé à { $b } : votre annonce est fausse.
        [one] { $a } dé à { $b-one } en tout : votre annonce est fausse.
       *[other] { $a } dés à { $b } en tout : votre annonce est fausse.
    }
   *[other] { $a ->
        [0] Aucun dé à { $b } : l’annonce { $who-de } est fausse.
        [one] { $a } dé à { $b-one } en tout : l’annonce { $who-de } est fausse.
       *[other] { $a } dés à { $b } en tout : l’annonce { $who-de } est fausse.
    }
}
event-paid = { $who-me ->
    [me] Vous payez { $b ->
        [one] { $b } pièce
       *[other] { $b } pièces
    } à { $a }.
   *[other] { $who } { $a-me ->
        [me] vous paie
       *[other] paie à { $a }
    } { $b ->
        [one] { $b } pièce
       *[other] { $b } pièces
    }.
}
event-finished = { $who-me ->
    [me] { $a ->
        [0] Vous n’avez plus de pièce.
        [one] Vous finissez avec { $a } pièce.
       *[other] Vous finissez avec { $a } pièces.
    }
   *[other] { $a ->
        [0] { $who } n’a plus de pièce.
        [one] { $who } finit avec { $a } pièce.
       *[other] { $who } finit avec { $a } pièces.
    }
}

## Scores

score-unit = pièces
score-coins = Pièces

## Le plateau et le terminal

paint-board = Manche { $n } sur { $of }
paint-face = Une colonne par face : { $a }
paint-cell = { $n ->
    [one] { $n } dé à { $a-one }
   *[other] { $n } dés à { $a }
}
paint-bid = L’annonce { $who-de }
paint-cup = { $who-me ->
    [me] Vos dés
   *[other] Les dés { $who-de }
}
paint-die = Un dé à { $a-one }
paint-hidden = Un dé sous un gobelet
paint-status = { $state ->
    [acting] annonce ou doute
    [bidder] son annonce tient
   *[waits] attend
}
paint-count = { $what ->
    [coins] { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
   *[dice] { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
}
table-bid = { $n ->
    [0] Pas encore d’annonce
    [one] { $who } annonce { $n } dé à { $a-one }
   *[other] { $who } annonce { $n } dés à { $a }
}

## What does this do?

what-column = { $a }
    .does = Les annonces de { $a } : une ligne par nombre de dés. Une face plus loin est plus haute.
what-bid = { $n ->
    [one] { $n } { $a-one }
   *[other] { $n } { $a }
}
    .does = Dit que sous tous les gobelets, au moins tant de dés montrent cette face.
    .now = { $open ->
        [yes] Plus haut que l’annonce en cours.
       *[no] Pas plus haut que l’annonce en cours.
    }
    .mine = Vous en avez { $n } ; { $others } dés sont cachés.
what-call = Contester { $who }
    .does = Les gobelets se lèvent : si l’annonce est fausse, son auteur paie une pièce ; sinon, c’est à vous de payer.
what-dice = { $who-me ->
    [me] Vos dés
   *[other] Les dés { $who-de }
}
    .does = Visibles de leur propriétaire seulement, jusqu’à ce que quelqu’un conteste.
    .now = { $n ->
        [one] { $n } dé.
       *[other] { $n } dés.
    }
what-coins = Pièces
    .does = Le plus de pièces gagne. Perdre une contestation en coûte une ; à zéro, la partie finit.
    .now = { $n ->
        [one] { $n } pièce.
       *[other] { $n } pièces.
    }
