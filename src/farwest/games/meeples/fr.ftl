game = Pour une poignée de Meeples
game-credit = Un jeu de Jonny Pac Cantin, illustré par Mihajlo Dimitrievski, édité par Final Frontier Games et Super Meeple. Ceci est une adaptation non officielle.
game-aim = Avoir le plus de points en Or, en Barres d’Or et en Chapiteaux à la fin du dernier tour de table.

seat = Place { $n }

## Noms

building-t1 = H1
building-t2 = H2
building-t3 = H3
building-t4 = H4
building-t5 = H5
building-t6 = H6
building-b6 = B6
building-b5 = B5
building-b4 = B4
building-b3 = B3
building-b2 = B2
building-b1 = B1

location-t1 = H1
    .the = le Bâtiment H1
    .in = dans le Bâtiment H1
location-t2 = H2
    .the = le Bâtiment H2
    .in = dans le Bâtiment H2
location-t3 = H3
    .the = le Bâtiment H3
    .in = dans le Bâtiment H3
location-t4 = H4
    .the = le Bâtiment H4
    .in = dans le Bâtiment H4
location-t5 = H5
    .the = le Bâtiment H5
    .in = dans le Bâtiment H5
location-t6 = H6
    .the = le Bâtiment H6
    .in = dans le Bâtiment H6
location-b6 = B6
    .the = le Bâtiment B6
    .in = dans le Bâtiment B6
location-b5 = B5
    .the = le Bâtiment B5
    .in = dans le Bâtiment B5
location-b4 = B4
    .the = le Bâtiment B4
    .in = dans le Bâtiment B4
location-b3 = B3
    .the = le Bâtiment B3
    .in = dans le Bâtiment B3
location-b2 = B2
    .the = le Bâtiment B2
    .in = dans le Bâtiment B2
location-b1 = B1
    .the = le Bâtiment B1
    .in = dans le Bâtiment B1
location-saloon = Saloon
    .the = le Saloon
    .in = dans le Saloon
location-jail = Prison
    .the = la Prison
    .in = dans la Prison

space-t1 = H1
    .on = devant la Porte de H1
space-t2 = H2
    .on = devant la Porte de H2
space-t3 = H3
    .on = devant la Porte de H3
space-t4 = H4
    .on = devant la Porte de H4
space-t5 = H5
    .on = devant la Porte de H5
space-t6 = H6
    .on = devant la Porte de H6
space-b6 = B6
    .on = devant la Porte de B6
space-b5 = B5
    .on = devant la Porte de B5
space-b4 = B4
    .on = devant la Porte de B4
space-b3 = B3
    .on = devant la Porte de B3
space-b2 = B2
    .on = devant la Porte de B2
space-b1 = B1
    .on = devant la Porte de B1
space-sw = O
    .on = sur la case Confrontation ouest
space-se = E
    .on = sur la case Confrontation est

end-sw = ouest
    .on = sur la case Confrontation ouest
end-se = est
    .on = sur la case Confrontation est

direction-cw = le sens des aiguilles d’une montre
direction-ccw = le sens inverse des aiguilles d’une montre

meeple-builder = Ouvrier
    .a = un Ouvrier
    .the = l’Ouvrier
    .start = L’Ouvrier
    .letter = O
meeple-miner = Mineur
    .a = un Mineur
    .the = le Mineur
    .start = Le Mineur
    .letter = M
meeple-robber = Bandit
    .a = un Bandit
    .the = le Bandit
    .start = Le Bandit
    .letter = B
meeple-deputy = Adjoint
    .a = un Adjoint
    .the = l’Adjoint
    .start = L’Adjoint
    .letter = A
meeple-madame = Madame
    .a = Madame
    .the = Madame
    .start = Madame
    .letter = ♥

piece-gold = Or
    .a = un Cube d’Or
piece-stone = Pierre
    .a = un Cube de Pierre
piece-dynamite = Dynamite
    .a = une Caisse de Dynamite

pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6

meeples = { $b } { $b ->
    [one] Meeple
   *[other] Meeples
}

## Variantes

variant-gold-bars-repeat = Plusieurs Barres d’Or par tour
    .help = Qui peut payer une autre Barre d’Or doit l’acheter aussi ; sinon, une seule par tour.
variant-round-cap = Dernier tour de table
    .help = La partie s’arrête au plus tard après ce tour de table ; 0 : seulement quand la règle le dit.

## Questions

question-deal-meeple = Quel Meeple est tiré ?
question-corner = Quel Bâtiment de coin reçoit votre premier Chapiteau ?
question-pick = Où prenez-vous tous les Meeples ?
question-start = Sur quelle case posez-vous le premier Meeple ?
question-direction = Dans quel sens allez-vous ?
question-drop = Quel Meeple posez-vous { $a-on } ?
question-controller = Votre jeton est déjà posé : qui contrôle { $b-the } { $a-on } ?
question-resolve = Que résolvez-vous maintenant ?
question-build = Construisez-vous un Chapiteau sur { $a } ?
question-upgrade = Améliorez-vous votre Chapiteau sur { $a } ?
question-draw-piece = Que tire-t-on du Sac de Minage ?
question-roll-die = Que montre le dé ?
question-reroll = Vous avez fait { $a } contre { $b }. Relancez-vous ?

## Choix

option-pick = Choisir { $a-the }
option-start = Commencer { $a-on }
option-go = Aller dans { $a }
option-drop = Poser { $a-the }
option-name = { $a } le contrôle
option-resolve = Résoudre le Meeple devant { $a }
option-showdown = Résoudre la Confrontation
option-yes = Oui
option-no = Non
option-deal = Tirer { $a-a }
option-draw = Piocher { $a-a }
option-roll = Faire { $a }

## La table au terminal

table-round = { $n ->
    [0] Mise en place
   *[other] Tour de table { $n }
}
table-name = { $a }
table-letter = { $a-letter }
table-bank = { $n ->
    [0] plus de Barre d’Or
   *[other] { $n } × Barre d’Or, la prochaine pour { $price } Or
}
table-bag = Sac : { $gold } Or, { $stone } Pierre, { $dynamite } Dynamite
table-graves = Tombes : { $n } sur { $of }
table-exploded = Explosions : { $n } sur { $of }
table-dynamite = { $n } × Dynamite
table-hand = En main :
table-cost = { $gold } O { $stone } P
table-goods = { $gold } Or, { $stone } Pierre, { $bars ->
    [one] { $bars } Barre
   *[other] { $bars } Barres
}, { $marquees ->
    [one] { $marquees } Chapiteau
   *[other] { $marquees } Chapiteaux
}
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Événements

event-dealt-meeple = { $b } : { $a }.
event-claimed-corner = { $who-me ->
    [me] Vous posez votre premier Chapiteau sur { $a }.
   *[other] { $who } pose son premier Chapiteau sur { $a }.
}
event-turn-began = { $who-me ->
    [me] Tour de table { $a } : c’est à vous.
   *[other] Tour de table { $a } : c’est au tour { $who-de }.
}
event-last-turn = { $who-me ->
    [me] C’est votre dernier tour.
   *[other] C’est le dernier tour { $who-de }.
}
event-picked = { $who-me ->
    [me] Vous prenez { meeples } { $a-in }.
   *[other] { $who } prend { meeples } { $a-in }.
}
event-primed-dynamite = Une Caisse de Dynamite passe de la Prison au Sac de Minage ; { $a ->
    [0] il n’en reste plus.
   *[other] il en reste { $a }.
}
event-chose-start = { $who-me ->
    [me] Vous commencez { $a-on }.
   *[other] { $who } commence { $a-on }.
}
event-went = { $who-me ->
    [me] Vous allez dans { $a }.
   *[other] { $who } va dans { $a }.
}
event-dropped = { $who-me ->
    [me] Vous posez { $a-a } { $b-on }.
   *[other] { $who } pose { $a-a } { $b-on }.
}
event-took-control = { $who-me ->
    [me] Vous contrôlez le Meeple { $a-on }.
   *[other] { $who } contrôle le Meeple { $a-on }.
}
event-named-controller = { $who-me ->
    [me] Vous confiez à { $a } le Meeple { $b-on }.
   *[other] { $a-me ->
        [me] { $who } vous confie le Meeple { $b-on }.
       *[other] { $who } confie à { $a } le Meeple { $b-on }.
    }
}
event-madame-left = Madame ne se bat pas : elle va au Saloon.
event-overflowed = Plus de case libre : { $a } { $a ->
    [one] Meeple va
   *[other] Meeples vont
} au Saloon.
event-resolved = { $who-me ->
    [me] Vous résolvez { $a-the } devant { $b }.
   *[other] { $who } résout { $a-the } devant { $b }.
}
event-built = { $who-me ->
    [me] Vous construisez un Chapiteau sur { $a }.
   *[other] { $who } construit un Chapiteau sur { $a }.
}
event-upgraded = { $who-me ->
    [me] Vous améliorez votre Chapiteau sur { $a }.
   *[other] { $who } améliore son Chapiteau sur { $a }.
}
event-declined = { $who-me ->
    [me] Vous laissez { $a } en l’état.
   *[other] { $who } laisse { $a } en l’état.
}
event-drew = { $who-me ->
    [me] Vous piochez { $a-a }.
   *[other] { $who } pioche { $a-a }.
}
event-bag-empty = Le Sac de Minage est vide : { $a } { $a ->
    [one] pioche est perdue.
   *[other] pioches sont perdues.
}
event-jailed = { $b } { $b ->
    [one] Bandit passe
   *[other] Bandits passent
} de { $a } à la Prison.
event-invited = { $b } { $b ->
    [one] Ouvrier passe
   *[other] Ouvriers passent
} de { $a } au Saloon.
event-entered = { $a-start } entre dans { $b }.
event-showdown-began = Confrontation !
event-rolled = { $who-me ->
    [me] Vous faites { $b } pour { $a-the }.
   *[other] { $who } fait { $b } pour { $a-the }.
}
event-rerolled = { $who-me ->
    [me] Vous relancez le dé pour { $a-the }.
   *[other] { $who } relance le dé pour { $a-the }.
}
event-kept-die = { $who-me ->
    [me] Vous gardez le { $a }.
   *[other] { $who } garde le { $a }.
}
event-won = { $who-me ->
    [me] Votre { $a } abat { $b-the }.
   *[other] Le duel est pour { $who } : { $a-the } abat { $b-the }.
}
event-both-fell = Les deux tombent : { $a } contre { $a }.
event-buried = { $a-start } finit au cimetière.
event-boxed = { $a-start } quitte la partie : le cimetière est plein.
event-exploded = La Dynamite explose ({ $a }) : tout le monde perd la moitié de ses Pierres.
event-lost-stone = { $who-me ->
    [me] Vous perdez { $a } Pierre.
   *[other] { $who } perd { $a } Pierre.
}
event-bought-bar = { $who-me ->
    [me] Vous achetez une Barre d’Or pour { $a } Or.
   *[other] { $who } achète une Barre d’Or pour { $a } Or.
}
event-finished = { $who-me ->
    [me] Vous finissez avec { $a } points.
   *[other] { $who } finit avec { $a } points.
}

## Refus

refusal-chance = les tirages et les dés reviennent au hasard, pas aux joueurs.
refusal-not-your-turn = ce n’est pas à vous de jouer.
refusal-not-asked = ce n’est pas la question posée.
refusal-no-corner = le premier Chapiteau se pose sur un Bâtiment de coin.
refusal-owned = { $a-the } porte déjà un Chapiteau.
refusal-nobody-inside = il n’y a aucun Meeple { $a-in }.
refusal-occupied = un Meeple s’y trouve déjà.
refusal-not-in-hand = { $a-the } n’est pas dans votre main.
refusal-yourself = votre jeton est déjà posé : il faut nommer quelqu’un d’autre.
refusal-no-such-seat = personne n’est assis là.
refusal-nobody-at-door = aucun Meeple n’attend devant { $a }.
refusal-no-showdown = il faut un Meeple à chaque bout de la rue pour une Confrontation.
