game = Pour une poignée de Meeples
game-credit = Un jeu de Jonny Pac Cantin, illustré par Mihajlo Dimitrievski, édité par Final Frontier Games et Super Meeple. Ceci est une adaptation non officielle.
game-aim = Avoir le plus de points en Or, en Barres d’Or et en Chapiteaux à la fin du dernier tour de table.

card-line = Videz un Bâtiment, égrainez-le dans la Rue Principale, encaissez à chaque porte.
card-minutes = 30

seat = Place { $n }

## Noms

building-t1 = Écurie
    .the = l’Écurie
    .at = à l’Écurie
    .of = de l’Écurie
building-t2 = Forge
    .the = la Forge
    .at = à la Forge
    .of = de la Forge
building-t3 = Essayeur
    .the = l’Essayeur
    .at = chez l’Essayeur
    .of = de l’Essayeur
building-t4 = Hôtel
    .the = l’Hôtel
    .at = à l’Hôtel
    .of = de l’Hôtel
building-t5 = Barbier
    .the = le Barbier
    .at = chez le Barbier
    .of = du Barbier
building-t6 = Gare
    .the = la Gare
    .at = à la Gare
    .of = de la Gare
building-b6 = Télégraphe
    .the = le Télégraphe
    .at = au Télégraphe
    .of = du Télégraphe
building-b5 = Bains
    .the = les Bains
    .at = aux Bains
    .of = des Bains
building-b4 = Grenier
    .the = le Grenier
    .at = au Grenier
    .of = du Grenier
building-b3 = Docteur
    .the = le Docteur
    .at = chez le Docteur
    .of = du Docteur
building-b2 = Imprimeur
    .the = l’Imprimeur
    .at = chez l’Imprimeur
    .of = de l’Imprimeur
building-b1 = Sellier
    .the = le Sellier
    .at = chez le Sellier
    .of = du Sellier

location-t1 = Écurie
    .the = l’Écurie
    .at = à l’Écurie
location-t2 = Forge
    .the = la Forge
    .at = à la Forge
location-t3 = Essayeur
    .the = l’Essayeur
    .at = chez l’Essayeur
location-t4 = Hôtel
    .the = l’Hôtel
    .at = à l’Hôtel
location-t5 = Barbier
    .the = le Barbier
    .at = chez le Barbier
location-t6 = Gare
    .the = la Gare
    .at = à la Gare
location-b6 = Télégraphe
    .the = le Télégraphe
    .at = au Télégraphe
location-b5 = Bains
    .the = les Bains
    .at = aux Bains
location-b4 = Grenier
    .the = le Grenier
    .at = au Grenier
location-b3 = Docteur
    .the = le Docteur
    .at = chez le Docteur
location-b2 = Imprimeur
    .the = l’Imprimeur
    .at = chez l’Imprimeur
location-b1 = Sellier
    .the = le Sellier
    .at = chez le Sellier
location-saloon = Saloon
    .the = le Saloon
    .at = au Saloon
location-jail = Prison
    .the = la Prison
    .at = à la Prison

space-t1 = Écurie
    .on = devant la Porte de l’Écurie
space-t2 = Forge
    .on = devant la Porte de la Forge
space-t3 = Essayeur
    .on = devant la Porte de l’Essayeur
space-t4 = Hôtel
    .on = devant la Porte de l’Hôtel
space-t5 = Barbier
    .on = devant la Porte du Barbier
space-t6 = Gare
    .on = devant la Porte de la Gare
space-b6 = Télégraphe
    .on = devant la Porte du Télégraphe
space-b5 = Bains
    .on = devant la Porte des Bains
space-b4 = Grenier
    .on = devant la Porte du Grenier
space-b3 = Docteur
    .on = devant la Porte du Docteur
space-b2 = Imprimeur
    .on = devant la Porte de l’Imprimeur
space-b1 = Sellier
    .on = devant la Porte du Sellier
space-sw = O
    .on = sur la case Confrontation ouest
space-se = E
    .on = sur la case Confrontation est

end-sw = ouest
    .on = sur la case Confrontation ouest
end-se = est
    .on = sur la case Confrontation est

direction-cw = le sens des aiguilles d’une montre
    .way = Sens horaire
    .note = Est en haut, ouest en bas
direction-ccw = le sens inverse des aiguilles d’une montre
    .way = Sens inverse
    .note = Ouest en haut, est en bas

meeple-builder = Ouvrier
    .a = un Ouvrier
    .the = l’Ouvrier
    .start = L’Ouvrier
    .many = Ouvriers
    .letter = O
meeple-miner = Mineur
    .a = un Mineur
    .the = le Mineur
    .start = Le Mineur
    .many = Mineurs
    .letter = M
meeple-robber = Bandit
    .a = un Bandit
    .the = le Bandit
    .start = Le Bandit
    .many = Bandits
    .letter = B
meeple-deputy = Adjoint
    .a = un Adjoint
    .the = l’Adjoint
    .start = L’Adjoint
    .many = Adjoints
    .letter = A
meeple-madame = Madame
    .a = Madame
    .the = Madame
    .start = Madame
    .many = Madame
    .letter = ♥

piece-gold = Or
    .many = Or
    .a = un Cube d’Or
piece-stone = Pierre
    .many = Pierres
    .a = un Cube de Pierre
piece-dynamite = Dynamite
    .many = Dynamites
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
    .help = Si vous pouvez payer une autre Barre d’Or, vous devez l’acheter aussi ; sinon, une seule par tour.
variant-round-cap = Dernier tour de table
    .number = { $n ->
        [0] aucun
       *[other] { $n }
    }
    .help = La partie s’arrête au plus tard après ce tour de table ; 0 : seulement quand la règle le dit.

preset-sheet = Comme dans le livret
    .help = Une Barre d’Or au plus par tour, et aucun dernier tour de table fixé d’avance.

## Questions

question-deal-meeple = Quel Meeple est tiré ?
question-corner = Quel Bâtiment de coin reçoit votre premier Chapiteau ?
    .help = Il est gratuit, vaut 5 points et rapporte à chaque Mineur qui entre.
question-pick = Où prenez-vous tous les Meeples ?
    .help = Un Bâtiment, le Saloon ou la Prison. Essayez-en un pour voir les deux sens.
    .theme = Qui prendre en main
question-start = Sur quelle case posez-vous le premier Meeple ?
    .help = Depuis le Saloon ou la Prison, vous partez d’où vous voulez.
question-direction = Dans quel sens égrainez-vous ?
    .help = Un Meeple par case, sans demi-tour.
question-drop = Quel Meeple posez-vous { $a-on } ?
    .help = Les numéros sont les cases à venir.
    .theme = Qui poser, et où
question-controller = Qui contrôle { $b-the } { $a-on } ?
    .help = Votre jeton est déjà posé : ce sera votre adversaire.
question-resolve = Quel Meeple faites-vous agir maintenant ?
    .help = Dans l’ordre voulu ; vous voyez chaque effet avant le suivant.
question-build = Construire { $a-at } pour { $gold ->
    [0] { $stone ->
        [one] { $stone } Pierre ?
       *[other] { $stone } Pierres ?
    }
   *[other] { $gold } Or et { $stone ->
        [one] { $stone } Pierre ?
       *[other] { $stone } Pierres ?
    }
}
question-upgrade = Améliorer votre Chapiteau { $a-at } pour { $gold ->
    [0] { $stone ->
        [one] { $stone } Pierre ?
       *[other] { $stone } Pierres ?
    }
   *[other] { $gold } Or et { $stone ->
        [one] { $stone } Pierre ?
       *[other] { $stone } Pierres ?
    }
}
question-draw-piece = Que sort-il du Sac de Minage ?
question-roll-die = Que montre le dé ?
question-reroll = Vous avez fait { $a } contre { $b }. Relancez-vous ?
    .help = Une seule fois ; le nouveau résultat compte, meilleur ou pire.

## Choix

option-pick = Choisir { $a-the }
    .short = { $a }
option-start = Commencer { $a-on }
    .short = { $a }
option-go = Égrainer dans { $a }
    .short = { $a-way }
    .note = { $a-note }
option-drop = Poser { $a-the }
    .short = { $a }
option-name = { $a } le contrôle
    .short = { $a }
option-resolve = Faire agir le Meeple { $a-at }
    .short = { $a }
option-showdown = Résoudre la Confrontation
    .short = Confrontation
    .note = Sur la Rue Principale
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
    [one] { $n } Barre d’Or, pour { $price } Or
   *[other] { $n } Barres d’Or, la prochaine pour { $price } Or
}
table-bag = Sac : { $gold } Or, { $stone ->
    [one] { $stone } Pierre
   *[other] { $stone } Pierres
}, { $dynamite ->
    [one] { $dynamite } Dynamite
   *[other] { $dynamite } Dynamites
}
table-graves = Tombes : { $n } sur { $of }
table-exploded = Explosions : { $n } sur { $of }
table-dynamite = { $n ->
    [0] plus de Dynamite
    [one] { $n } Dynamite
   *[other] { $n } Dynamites
}
table-hand = En main :
table-cost = { $gold } O { $stone } P
table-goods = { $gold } Or, { $stone ->
    [one] { $stone } Pierre
   *[other] { $stone } Pierres
}, { $bars ->
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

## L’image

paint-board = Pour une poignée de Meeples, { $n ->
    [0] mise en place
   *[other] tour de table { $n }
}
paint-street = La Rue Principale, d’ouest en est
paint-boardwalk = { $side ->
    [north] Trottoir nord
   *[other] Trottoir sud
}
paint-people = { $n } { $n ->
    [one] { $a }
   *[other] { $a-many }
}
paint-pieces = { $n } { $n ->
    [one] { $a }
   *[other] { $a-many }
}
paint-nobody = personne
paint-lot = { $a } : { $inside }. Pas encore de Chapiteau ; il coûte { $cost }.
paint-owned = { $a } : { $inside }. { $owned }{ $side ->
    [better] .
   *[other]  ; l’améliorer coûte { $cost }.
}
paint-marquee = { $who-me ->
    [me] Votre Chapiteau, { $n } points
   *[other] Chapiteau { $who-de }, { $n } points
}
paint-in-hand = en main
paint-space = Personne { $a-on }.
paint-stands = { $b } { $a-on }.
paint-showdown = Confrontation
paint-token = { $who-me ->
    [me] Vous le contrôlez.
   *[other] { $who } le contrôle.
}
paint-die = Un dé qui montre { $n }
paint-hand = { $who-me ->
    [me] Votre main
   *[other] La main { $who-de }
}
paint-round = { $which ->
    [over] Fin
    [last] Dernier tour
   *[usual] { $n ->
        [0] Mise en place
       *[other] Tour { $n }
    }
}
paint-dynamite-left = { $n ->
    [0] sans Dynamite
   *[other] Dynamite : { $n }
}
paint-dynamite = { $state ->
    [jail] Dynamite dans la Prison
    [bag] Dynamite dans le Sac de Minage
    [drawn] Dynamite qui va exploser
   *[exploded] Dynamite qui a explosé
}
paint-anywhere = Départ libre
paint-graves = Cimetière
paint-empty-graves = { $n ->
    [one] { $n } vide
   *[other] { $n } vides
}
paint-bank = Banque
paint-next-bar = { $n ->
    [0] Tout est vendu
   *[other] Prochaine : { $price } Or
}
paint-shelf = { $sold ->
    [yes] Une Barre d’Or vendue pour { $price } Or
   *[no] Une Barre d’Or pour { $price } Or
}
paint-sold = vendue
paint-path = Vers la case suivante
paint-lands = Meeple { $n } { $a-on }
paint-gain = { $n ->
    [0] { $who-me ->
        [me] Vous pouvez construire ou améliorer
       *[other] { $who } peut construire ou améliorer
    }
   *[other] { $who-me ->
        [me] Vous piochez { $n }
       *[other] { $who } pioche { $n }
    }
}
paint-rewards = Compétence de tir, et cubes piochés pour une victoire : { $list }
paint-many = { $n } Meeples
paint-aid = Ce qu’ils font
aid-builder = Ouvrier : vous construisez un Chapiteau, ou son propriétaire l’améliore.
aid-miner = Mineur : le propriétaire pioche 2, ou 4 si le Chapiteau est amélioré.
aid-robber = Bandit : vous piochez 2 par Mineur à l’intérieur.
aid-deputy = Adjoint : vous piochez 2 par Bandit à l’intérieur ; ils vont à la Prison.
aid-madame = Madame : vous piochez 1 par Ouvrier à l’intérieur ; ils vont au Saloon.
paint-bag = Sac de Minage
paint-ending = Avant la fin
paint-ending-help = Le premier épuisé.
paint-left = { $what ->
    [graves] { $n ->
        [one] { $n } Tombe vide
       *[other] { $n } Tombes vides
    }
    [bars] { $n ->
        [one] { $n } Barre d’Or restante
       *[other] { $n } Barres d’Or restantes
    }
   *[dynamite] { $n ->
        [one] { $n } Dynamite à exploser
       *[other] { $n } Dynamites à exploser
    }
}
paint-status = { $state ->
    [corner] Choisit un coin
    [pick] Choisit où prendre
    [start] Choisit une case
    [direction] Choisit un sens
    [drop] Pose ses Meeples
    [controller] Nomme un joueur
    [resolve] Fait agir
    [build] Construire ?
    [upgrade] Améliorer ?
    [reroll] Relancer ?
    [turn] Joue
    [over] Score final
   *[waits] Attend
}
paint-controls = Contrôle { $b-the }, à l’{ $a }
paint-count = { $what ->
    [gold] { $n } Or
    [stone] { $n ->
        [one] { $n } Pierre
       *[other] { $n } Pierres
    }
    [bars] { $n ->
        [one] { $n } Barre d’Or
       *[other] { $n } Barres d’Or
    }
    [marquees] { $n ->
        [one] { $n } Chapiteau restant
       *[other] { $n } Chapiteaux restants
    }
   *[points] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}

## La feuille de score

score-unit = points
score-gold = Or
score-bars = Barres d’Or
score-marquees = Chapiteaux

## Événements

event-dealt-meeple = { $b } : { $a }.
    .together = { $b } : { $things }.
    .each = { $n ->
        [1] { $a-a }
       *[other] { $n } { $a-many }
    }
event-claimed-corner = { $who-me ->
    [me] Vous posez votre premier Chapiteau { $a-at }.
   *[other] { $who } pose son premier Chapiteau { $a-at }.
}
event-turn-began = { $who-me ->
    [me] Tour de table { $a } : c’est à vous.
   *[other] Tour de table { $a } : c’est au tour { $who-de }.
}
    .heading = Tour de table { $a }
    .cause = { $who-me ->
        [me] commencez votre tour
       *[other] commence son tour
    }
event-last-turn = { $who-me ->
    [me] C’est votre dernier tour.
   *[other] C’est le dernier tour { $who-de }.
}
event-picked = { $who-me ->
    [me] Vous prenez { meeples } { $a-at }.
   *[other] { $who } prend { meeples } { $a-at }.
}
    .cause = { $who-me ->
        [me] égrainez { meeples } { $a-at }
       *[other] égraine { meeples } { $a-at }
    }
event-primed-dynamite = Une Caisse de Dynamite passe de la Prison au Sac de Minage ; { $a ->
    [0] il n’en reste plus.
   *[other] il en reste { $a }.
}
event-chose-start = { $who-me ->
    [me] Vous commencez { $a-on }.
   *[other] { $who } commence { $a-on }.
}
event-went = { $who-me ->
    [me] Vous égrainez dans { $a }.
   *[other] { $who } égraine dans { $a }.
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
event-madame-left = Madame ne se bat pas : elle va au Saloon.
event-overflowed = Plus de case libre : { $a } { $a ->
    [one] Meeple va
   *[other] Meeples vont
} au Saloon.
event-resolved = { $who-me ->
    [me] Vous faites agir { $a-the } { $b-at }.
   *[other] { $who } fait agir { $a-the } { $b-at }.
}
event-built = { $who-me ->
    [me] Vous construisez un Chapiteau { $a-at }.
   *[other] { $who } construit un Chapiteau { $a-at }.
}
event-upgraded = { $who-me ->
    [me] Vous améliorez votre Chapiteau { $a-at }.
   *[other] { $who } améliore son Chapiteau { $a-at }.
}
event-could-not-pay = { $who-me ->
    [me] Vous ne pouvez pas payer { $a-the }.
   *[other] { $who } ne peut pas payer { $a-the }.
}
event-out-of-marquees = { $who-me ->
    [me] Vous n’avez plus de Chapiteau pour { $a-the }.
   *[other] { $who } n’a plus de Chapiteau pour { $a-the }.
}
event-declined = { $who-me ->
    [me] Vous laissez { $a-the } en l’état.
   *[other] { $who } laisse { $a-the } en l’état.
}
event-drew = { $who-me ->
    [me] Vous piochez { $a-a }.
   *[other] { $who } pioche { $a-a }.
}
    .together = { $who-me ->
        [me] Vous piochez { $things }.
       *[other] { $who } pioche { $things }.
    }
    .each = { $n ->
        [1] { $a-a }
       *[other] { $n } { $a-id ->
            [gold] Cubes d’Or
            [stone] Cubes de Pierre
           *[dynamite] Caisses de Dynamite
        }
    }
event-bag-empty = Le Sac de Minage est vide : { $a } { $a ->
    [one] pioche est perdue.
   *[other] pioches sont perdues.
}
event-jailed = { $b } { $b ->
    [one] Bandit passe
   *[other] Bandits passent
} { $a-of } à la Prison.
event-invited = { $b } { $b ->
    [one] Ouvrier passe
   *[other] Ouvriers passent
} { $a-of } au Saloon.
event-entered = { $a-start } entre { $b-at }.
event-showdown-began = Confrontation !
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
    [me] { $cause ->
        [1] Dés égaux : votre { $a } tire mieux et abat { $b-the }.
       *[other] Votre { $a } abat { $b-the }.
    }
   *[other] { $cause ->
        [1] Dés égaux : { $a-the } { $who-de } tire mieux et abat { $b-the }.
       *[other] { $who } remporte la Confrontation : { $a-the } abat { $b-the }.
    }
}
event-both-fell = Les deux tombent : { $a } contre { $a }.
event-buried = { $a-start } va dans une Tombe.
event-boxed = { $a-start } quitte la partie : le Cimetière est plein.
event-went-to-saloon = { $a-start } va au Saloon.
event-took-tokens-back = Les deux jetons Confrontation retournent dans les réserves.
event-exploded = La Dynamite explose ({ $a }) : tout le monde perd la moitié de ses Pierres.
event-lost-stone = { $who-me ->
    [me] Vous perdez { $a } { $a ->
        [one] Pierre.
       *[other] Pierres.
    }
   *[other] { $who } perd { $a } { $a ->
        [one] Pierre.
       *[other] Pierres.
    }
}
event-bought-bar = { $who-me ->
    [me] Vous achetez une Barre d’Or pour { $a } Or.
   *[other] { $who } achète une Barre d’Or pour { $a } Or.
}
event-finished = { $who-me ->
    [me] Vous finissez { $a ->
        [0] sans aucun point.
        [one] avec { $a } point.
       *[other] avec { $a } points.
    }
   *[other] { $who } finit { $a ->
        [0] sans aucun point.
        [one] avec { $a } point.
       *[other] avec { $a } points.
    }
}
    .cause = Le décompte final

## Refus

refusal-chance = C’est la maison qui tire au sort.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-asked = Ce n’est pas la question posée.
refusal-no-corner = Le premier Chapiteau se pose sur un Bâtiment de coin.
refusal-owned = Il y a déjà un Chapiteau { $a-at }.
refusal-nobody-inside = Il n’y a aucun Meeple { $a-at }.
refusal-occupied = Un Meeple s’y trouve déjà.
refusal-not-in-hand = Vous n’avez pas { $a-the } dans votre main.
refusal-yourself = Votre jeton est déjà posé : il faut nommer quelqu’un d’autre.
refusal-no-such-seat = Personne n’occupe cette place.
refusal-nobody-at-door = Aucun Meeple n’attend { $a-at }.
refusal-no-showdown = Il faut un Meeple sur chaque case Confrontation.

## What does this do?

what-cost = { $gold ->
    [0] { $stone ->
        [one] { $stone } Pierre
       *[other] { $stone } Pierres
    }
   *[other] { $gold } Or et { $stone ->
        [one] { $stone } Pierre
       *[other] { $stone } Pierres
    }
}
what-building = { $a }
    .does = Choisissez ce lieu pour égrainer tous ses Meeples. À sa Porte, un Meeple regarde qui est dedans, agit, puis entre.
    .free = Pas encore de Chapiteau : un Ouvrier à sa Porte peut en poser un pour { $cost }.
    .owned = { $who-me ->
        [me] Votre Chapiteau, { $n } points.
       *[other] Le Chapiteau { $who-de }, { $n } points.
    }
    .cast = { $n ->
        [0] À sa Porte, rien à piocher maintenant.
       *[other] À sa Porte : Mineur { $miner } cubes à qui a le Chapiteau ; à qui joue Bandit { $robber }, Adjoint { $deputy }, Madame { $madame }.
    }
what-saloon = Saloon
    .does = D’ici vous commencez à égrainer sur n’importe quelle case libre. Y viennent les vainqueurs de duels et les Ouvriers chassés par Madame.
    .now = { $n ->
        [0] Personne à l’intérieur.
        [one] { $n } Meeple à l’intérieur.
       *[other] { $n } Meeples à l’intérieur.
    }
what-jail = Prison
    .does = D’ici vous commencez à égrainer sur n’importe quelle case libre ; une Dynamite va dans le Sac. Les Adjoints y envoient les Bandits.
    .now = { $n ->
        [0] Personne à l’intérieur.
        [one] { $n } Bandit à l’intérieur.
       *[other] { $n } à l’intérieur.
    }
what-showdown = Confrontation, côté { $a }
    .does = Un Meeple posé ici reçoit votre jeton. Quand les deux bouts sont pris, c’est le duel : le plus haut dé gagne.
    .now = Côté { $a } : { $b }, compétence { $n }, pour { $who-me ->
        [me] vous.
       *[other] { $who }.
    }
    .empty = Les deux bouts sont libres.
what-door = La Porte { $a-of }
    .does = Un seul Meeple à la fois. Une fois la main égrainée, il agit, puis il entre.
what-meeple = { $a }
    .does = { $a-id ->
        [builder] À une Porte : sans Chapiteau, vous pouvez en construire un ; sinon, qui le possède peut l’améliorer.
        [miner] À une Porte : qui possède le Bâtiment pioche 2 cubes, ou 4 sur la belle face.
        [robber] À une Porte : vous piochez 2 cubes par Mineur à l’intérieur.
        [deputy] À une Porte : vous piochez 2 cubes par Bandit à l’intérieur ; ils vont en Prison.
       *[madame] À une Porte : vous piochez 1 cube par Ouvrier à l’intérieur ; ils vont au Saloon.
    }
    .now = { $n ->
        [0] Jamais de duel : sur une case Confrontation, elle va au Saloon.
        [one] Duel : compétence { $n } ; sa défaite rapporte { $n } cube.
       *[other] Duel : compétence { $n } ; sa défaite rapporte { $n } cubes.
    }
what-work = { $kind ->
    [draws] Maintenant, { $a-at } : { $who-me ->
        [me] vous piochez
       *[other] { $who } pioche
    } { $n } cubes.
    [builds] Maintenant, { $a-at } : { $who-me ->
        [me] vous pouvez construire
       *[other] { $who } peut construire
    } pour { $cost }.
    [upgrades] Maintenant, { $a-at } : { $who-me ->
        [me] vous pouvez améliorer
       *[other] { $who } peut améliorer
    } pour { $cost }.
   *[idle] Maintenant, { $a-at } : rien à gagner.
}
what-graves = Cimetière
    .does = Le perdant d’un duel y reste pour de bon. Quand la sixième Tombe est prise, le tour de table est le dernier.
    .now = { $n ->
        [0] Toutes sont prises.
        [one] { $n } Tombe libre.
       *[other] { $n } Tombes libres.
    }
what-hand = { $who-me ->
    [me] Votre main
   *[other] La main { $who-de }
}
    .does = Un Meeple par case libre, dans le sens choisi, jusqu’à ce que la main soit vide.
    .now = Encore { $n } à poser.
what-rewards = Compétence de tir
    .does = Le meilleur tireur peut relancer et gagne à égalité. Battre un Adjoint rapporte 4 cubes, un Bandit 3, un Mineur 2, un Ouvrier 1.
what-die = Un dé qui montre { $n }
    .does = Le plus haut dé gagne le duel ; à égalité, le meilleur tireur.
    .now = L’autre montre { $n }.
what-marquee = { $who-me ->
    [me] Votre Chapiteau
   *[other] Le Chapiteau { $who-de }
} { $a-at }
    .does = { $n } points à la fin. Chaque Mineur qui entre rapporte { $draws } cubes à qui le possède.
    .now = Avec un Ouvrier, il passe à 10 points pour { $cost }.
what-bank = Banque
    .does = En fin de tour, si vous avez l’Or, vous devez acheter la Barre la moins chère : 10 points. Tout vendu, le tour de table est le dernier.
    .now = { $n ->
        [0] Toutes les Barres sont vendues.
        [one] Encore { $n } Barre, pour { $price } Or.
       *[other] Encore { $n } Barres, la prochaine pour { $price } Or.
    }
what-round = { $n ->
    [0] Mise en place
   *[other] Tour de table { $n }
}
    .does = Le dernier tour de table vient quand les Barres, les Tombes libres ou la Dynamite s’épuisent. Le plus de points gagne.
    .now = Il reste { $bars } Barres, { $graves } Tombes, { $bursts } Dynamites.
what-explosions = Explosions
    .does = Une Dynamite piochée explose : chaque personne remet la moitié de ses Pierres. La troisième finit la partie avec ce tour de table.
    .now = { $n ->
        [0] Toutes ont explosé.
       *[other] Encore { $n }.
    }
what-bag = Sac de Minage
    .does = Ce que vous piochez vient d’ici, à l’aveugle : l’Or et la Pierre sont à vous, la Dynamite explose.
    .now = { $gold } Or, { $stone } Pierre, { $dynamite } Dynamite.
    .odds = Une pioche donne de l’Or { $n } fois sur 100.
what-dynamite = Dynamite
    .does = Elle va dans le Sac quand quelqu’un choisit la Prison. Piochée, elle coûte à chaque personne la moitié de ses Pierres.
    .jail = { $n ->
        [0] Aucune Dynamite à la Prison.
       *[other] { $n } à la Prison.
    }
    .bagged = { $n ->
        [0] Aucune dans le Sac.
       *[other] { $n } dans le Sac.
    }
what-gold = Or
    .does = 1 point par cube. Il paie les Bâtiments et, en fin de tour, les Barres d’Or.
    .now = { $price ->
        [0] { $n } Or ; toutes les Barres sont vendues.
       *[other] { $n } Or ; la prochaine Barre coûte { $price }.
    }
what-stone = Pierre
    .does = Elle paie les Bâtiments et ne vaut aucun point. Une explosion en prend la moitié.
    .now = Perte en cas d’explosion : { $n }.
what-bars = Barres d’Or
    .does = 10 points chacune, quel que soit leur prix. Elles ne se dépensent jamais.
    .now = { $n ->
        [one] { $n } Barre : { $points } points.
       *[other] { $n } Barres : { $points } points.
    }
what-marquees = { $n ->
    [one] { $n } Chapiteau restant
   *[other] { $n } Chapiteaux restants
}
    .does = Posé avec un Ouvrier, 5 points ; sur la belle face, 10. Chaque Mineur qui entre rapporte des cubes.
    .now = { $n ->
        [one] { $n } en place, { $points } points.
       *[other] { $n } en place, { $points } points.
    }
what-path = { $n } cases, la première { $a-on }, la dernière { $b-on }.
what-controller = { $who } lance le dé pour ce Meeple, contre vous.
what-reroll = { $yes ->
    [yes] Vous relancez au lieu de garder { $n }, contre { $other }.
   *[no] Votre { $n } reste, contre { $other }.
}
what-marquee-wish = { $yes ->
    [yes] { $n } points pour { $cost }.
   *[no] Vous gardez vos cubes ; le Chapiteau attendra un autre Ouvrier.
}
what-kept = Il vous reste alors { $gold } Or et { $stone } Pierre.

## Pourquoi cette réponse plutôt qu’une autre

quantity-bars = vous avez { $best ->
    [one] { $best } Barre d’Or
   *[other] { $best } Barres d’Or
} après ce tour, et non { $other }
    .cause = Cela vous rapproche d’une Barre d’Or.
quantity-marquees = vos Chapiteaux valent { $best ->
    [one] { $best } point
   *[other] { $best } points
} après ce tour, et non { $other }
    .cause = Vos Chapiteaux prennent de la valeur.
quantity-gold = vous avez { $best } Or après ce tour, et non { $other }
    .cause = Cela vous rapporte plus d’Or.
quantity-stone = vous avez { $best ->
    [one] { $best } Pierre
   *[other] { $best } Pierres
} après ce tour, et non { $other }
    .cause = Cela vous rapporte plus de Pierre pour construire.
quantity-rival = { $others ->
    [1] l’autre a
   *[other] le meilleur des autres a
} { $best ->
    [one] { $best } point
   *[other] { $best } points
} après ce tour, et non { $other }
    .cause = Cela laisse moins à votre meilleur rival.
quantity-margin = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Enjeux

chip-gold = { $sign }{ $n }
chip-stone = { $sign }{ $n }
chip-bars = { $sign }{ $n } { $n ->
    [one] Barre d’Or
   *[other] Barres d’Or
}
chip-signs = { $sign }{ $n }
chip-cubes = +{ $n } { $n ->
    [one] cube
   *[other] cubes
}
chip-a-miner = { $n } par Mineur
chip-dynamite = 1 dans le sac
chip-doors = { $n ->
    [0] aucune Porte
    [one] { $n } Porte
   *[other] { $n } Portes
}
chip-showdown = duel à l’{ $a }
chip-skill = compétence { $n }
chip-against = contre { $n }
chip-needs = il faut { $n }
chip-nobody-gains = personne n’y gagne
chip-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
chip-grave = votre { $a }
chip-or-grave = ou une Tombe
stake-corner = Gratuit : 5 points et ses Mineurs
stake-pick = { $n ->
    [one] { $n } Meeple
   *[other] { $n } Meeples
}{ $free ->
    [yes] , départ libre
   *[no] { "" }
}
stake-showdown-space = une case Confrontation
stake-free-house = pas encore de Chapiteau
stake-house = { $who-me ->
    [me] à vous, { $n } points
   *[other] à { $who }, { $n } points
}
stake-path = d’abord { $a }, enfin { $b }
stake-step = seulement { $a }
stake-madame-leaves = ne se bat pas : au Saloon
stake-skill = se bat avec { $n } de compétence
stake-idle = { $why ->
    [builder] le Chapiteau est complet
    [dear] vous ne pouvez pas payer
    [owner-poor] le propriétaire ne peut pas payer
    [none-left] vous n’avez plus de Chapiteau
    [miner] personne à payer
    [robber] pas de Mineur dedans
    [deputy] pas de Bandit dedans
   *[madame] pas d’Ouvrier dedans
}
stake-miner = { $who-me ->
    [me] votre Chapiteau pioche
   *[other] paie qui possède le lieu
}
stake-meets = { $why ->
    [robber] { $n ->
        [one] { $n } Mineur dedans
       *[other] { $n } Mineurs dedans
    }
    [deputy] { $n ->
        [one] { $n } Bandit en Prison
       *[other] { $n } Bandits en Prison
    }
   *[madame] { $n ->
        [one] { $n } Ouvrier au Saloon
       *[other] { $n } Ouvriers au Saloon
    }
}
stake-may = { $what ->
    [build] vous pouvez construire
   *[upgrade] { $who-me ->
        [me] vous pouvez améliorer
       *[other] { $who } peut améliorer
    }
}
stake-duel = { $a } contre { $b }
stake-controller = tire contre vous
stake-leave = tout reste en l’état
stake-feeds = { $n } points, { $draws }
stake-chance = gagne { $n } fois sur 100
stake-stands = { $how ->
    [won] gagne à coup sûr
   *[lost] perd à coup sûr
}
act-build = Construire
act-upgrade = Améliorer
act-leave = Laisser
act-reroll = Relancer
act-keep = Garder le { $n }

## Qui mène

standing-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
    .short = { $n }
standing-unit = { $n ->
    [one] point
   *[other] points
}
standing-ending = Le tour où l’un d’eux est plein est le dernier.
meter-graves = { $n } Tombes sur { $of } sont pleines
    .name = Tombes
meter-bars = { $n } Barres d’Or sur { $of } sont vendues
    .name = Barres d’Or
meter-dynamite = { $n } Dynamites sur { $of } ont explosé
    .name = Dynamites

## Sur la scène

drama-name = { $who-me ->
    [me] Vous
   *[other] { $who }
}
drama-showdown = Confrontation
drama-won = { $who-me ->
    [me] Votre { $a } gagne : vous piochez { $n }.
   *[other] { $a-start } { $who-de } gagne.
}
drama-both = Les deux tombent : { $a } contre { $a }.
drama-skill = Dés égaux : le meilleur tir gagne
drama-shot = tir { $n }
drama-draws = { $n ->
    [one] pioche { $n } cube
   *[other] pioche { $n } cubes
}
drama-alike = Dés égaux, tirs égaux
drama-graves = { $n ->
    [one] { $n } tombe sur { $of }
   *[other] { $n } tombes sur { $of }
}

## Les tours : ce qu’on en retient

mark-jailed = { $n } en Prison
mark-primed = Dynamite dans le sac
mark-exploded = Dynamite !
mark-showdown = gagne le duel
mark-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Hauts faits

feat-clean-sweep = Le grand ménage
    .idea = Vous avez mis trois Bandits en prison d’un coup. Laissez-les s’assembler, puis finissez là avec un Adjoint.
feat-steady-hand = La main sûre
    .idea = Vous avez gagné un duel à égalité. La compétence de tir départage : comparez-la avant le duel.
feat-town-father = Pilier de la ville
    .idea = Vous avez bâti et amélioré quatre fois. La Pierre ne vaut rien à la fin, ce qu’on en bâtit si.
