game = Desperados
game-credit = Un jeu de Florian Racky, illustré par Dennis Lohausen, édité par Argentum Verlag. Ceci est une adaptation non officielle.
game-aim = La bande doit voler assez d’argent en cinq manches ; le marshal doit l’en empêcher.

card-line = Chevauchez sans être vus entre dix-neuf villes et pillez tout, ensemble.
card-minutes = 90

seat = Place { $n }

## Noms

town-aztec = Aztec
    .of = d’Aztec
town-el_paso = El Paso
    .of = d’El Paso
town-flagstaff = Flagstaff
    .of = de Flagstaff
town-gallup = Gallup
    .of = de Gallup
town-globe = Globe
    .of = de Globe
town-la_luz = La Luz
    .of = de La Luz
town-los_lunas = Los Lunas
    .of = de Los Lunas
town-payson = Payson
    .of = de Payson
town-phoenix = Phoenix
    .of = de Phoenix
town-roswell = Roswell
    .of = de Roswell
town-salem = Salem
    .of = de Salem
town-santa_fe = Santa Fe
    .of = de Santa Fe
town-shiprock = Shiprock
    .of = de Shiprock
town-silver_city = Silver City
    .of = de Silver City
town-socorro = Socorro
    .of = de Socorro
town-st_johns = St. Johns
    .of = de St. Johns
town-tombstone = Tombstone
    .of = de Tombstone
town-tuba_city = Tuba City
    .of = de Tuba City
town-tucson = Tucson
    .of = de Tucson
town-saloon = Saloon
    .of = du Saloon

coach-brown = diligence marron
    .the = la diligence marron
coach-blue = diligence bleue
    .the = la diligence bleue

intent-undecided = indécis
    .to = réfléchir encore
intent-nothing = rien
    .to = ne rien faire
intent-cheat = poker
    .to = tricher au poker
intent-hold_up_brown = diligence marron
    .to = attaquer la diligence marron
intent-hold_up_blue = diligence bleue
    .to = attaquer la diligence bleue
intent-spy = espionnage
    .to = espionner la banque

timetable-1 = le planning 1
timetable-2 = le planning 2
timetable-3 = le planning 3
timetable-4 = le planning 4
timetable-5 = le planning 5

bank_tile-500 = 500 $
bank_tile-800 = 800 $
bank_tile-1100 = 1 100 $
bank_tile-1400 = 1 400 $
bank_tile-1700 = 1 700 $
bank_tile-2000 = 2 000 $
bank_tile-2300 = 2 300 $
bank_tile-2600 = 2 600 $
bank_tile-2900 = 2 900 $
bank_tile-3200 = 3 200 $
poker_tile-300 = 300 $
poker_tile-400 = 400 $
poker_tile-500 = 500 $
poker_tile-600 = 600 $
coach_tile-800 = 800 $
coach_tile-900 = 900 $
coach_tile-1000 = 1 000 $
coach_tile-1100 = 1 100 $
coach_tile-1200 = 1 200 $

## Variantes

variant-marshal = Marshal
    .drawn = au hasard
    .help = La place qui joue le marshal, ou tirée au sort.
variant-target-per-desperado = Butin par despérado
    .help = Ce que chaque despérado doit rapporter. La règle dit 4 000. Équilibré : nos robots gagnent autant de chaque côté.
    .balanced = équilibré
    .even = À chances égales : entre robots de même force, chaque camp gagne aussi souvent.
    .known = Entre robots de même force, la bande y arrive { $share } fois sur 100.
    .easier = Plus facile pour la bande que { $fair } $, où chaque camp gagne aussi souvent.
    .harder = Plus dur pour la bande que { $fair } $, où chaque camp gagne aussi souvent.
units =
    .target-per-desperado = $
variant-talk = Paroles de la bande
    .private = privées
    .open = ouvertes
    .help = Privées : le marshal ne lit pas la bande. Ouvertes : il lit tout, comme autour d’une vraie table.
variant-early-end = Fin anticipée
    .help = La partie s’arrête dès que la bande a de quoi gagner.
variant-coach-tiles = Tuiles diligence
    .help = Dix tuiles, deux de chaque valeur, ou les treize de la liste imprimée.
    .of-10 = Dix
    .of-13-list = Treize, comme dans la liste

preset-sheet = Comme dans le livret
    .help = Les treize tuiles diligence de sa liste, et des paroles que le marshal entend.

## Sides

side-desperado = La bande
    .choose = Chevaucher avec la bande
    .short = La bande
    .text = Cachés, ensemble, une seule bourse
    .member = Despérado
side-marshal = La loi
    .choose = Être le marshal
    .short = Le marshal
    .text = Seul et caché, un shérif par despérado
    .member = Marshal
goal = { $n } $ ensemble
    .text = { $gang } despérados, { $each } $ par tête, en { $rounds } manches. Avec cela dans la bourse, la bande gagne d’un bloc ; avec moins, le marshal gagne.
party-desperado = { $won ->
    [yes] La bande file libre
   *[no] La bande est à court
}
    .score = { $n } $
    .of = sur { $of } $
    .told = { $won ->
        [yes] La bande a pris { $n } $ sur { $of } $ et gagne.
       *[no] La bande n’a pris que { $n } $ sur { $of } $.
    }
    .done = Butin, manche par manche
    .none = Rien
party-marshal = { $won ->
    [yes] La loi tient bon
   *[no] La loi est semée
}
    .score = { $n } $
    .of = sur les { $of } $ de la bande
    .told = { $won ->
        [yes] La bande n’a pris que { $n } $ sur { $of } $. Le marshal gagne.
       *[no] La bande a pris { $n } $ sur { $of } $.
    }
    .done = Arrestations, manche par manche
    .none = Personne
deed-part = Manche { $n }
deed-bank = Banque { $a-of }
deed-poker = Poker à { $a }
deed-coach = { $a-id ->
    [brown] Diligence marron
   *[blue] Diligence bleue
}
deed-arrest = Arrestation à { $a }

## The notebook

notes-count = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
}
notes-start = départ
notes-turn = tour { $n }
notes-lost = perdues
notes-seen = { $a }, au vu de tous
notes-unseen = { $n ->
    [one] face cachée : { $n } ville
   *[other] face cachée : { $n } villes
}
notes-shows = montre { $a }
notes-danger = En danger
notes-threat = { $guards ->
    [0] { $a } : aucun shérif.
    [one] { $a } : { $guards } shérif.
   *[other] { $a } : { $guards } shérifs.
} Peut s’y trouver : { $who }.

## Questions

question-who-is-marshal = Qui joue le marshal ?
question-deal-bank = Quelle tuile va sur la banque ?
question-first-timetable = Par quel planning commence-t-on ?
question-setup-marshal = D’où part le marshal ?
    .help = N’importe quelle ville. Vous avez vu le contenu des banques.
question-setup-sheriff = D’où part le shérif { $n } ?
    .help = N’importe quelle ville, même déjà gardée.
question-setup-desperado = D’où partez-vous ?
    .help = N’importe quelle ville, peu importe qui s’y trouve.
question-sheriff = Le shérif { $n } est à { $a }. Où va-t-il ?
    .help = Il reste ou suit une route. Il faut plus de disques que de shérifs pour agir.
    .theme = Où poster les shérifs
question-marshal-card = Tour { $n }. Où allez-vous ?
    .help = Une route ; ou le Saloon, une fois par manche, pour rester.
    .theme = Où va le marshal
question-desperado-card = Tour { $n }. Où allez-vous ?
    .help = Une route ; ou le Saloon, une fois par manche, pour rester.
    .theme = Où va un despérado
question-intent = Tour { $n }. Que faites-vous à { $a } ?
    .help = Pour agir, on montre sa carte. Il faut plus de disques que de shérifs.
question-win-coach = Quelle tuile donne la diligence ?
question-win-poker = Quelle tuile donne la table de poker ?
question-refill-bank = Quelle banque reçoit la prochaine tuile ?
    .help = Vous verrez la tuile une fois posée.

## Options

option-place = Commencer à { $a }
    .short = { $a }
option-ride = L’envoyer à { $a }
    .short = { $a }
    .told = Shérif à { $a }
option-stay = Le laisser là
    .short = Rester
    .told = Le shérif reste
option-lay = { $a-id ->
    [saloon] Jouer le Saloon et rester
   *[other] Aller à { $a }
}
    .short = { $a }
option-nothing = Ne rien faire
    .short = Rien
option-cheat = Tricher au poker
    .short = Poker
option-hold-up = Attaquer { $a-the }
    .short = { $a-id ->
        [brown] Diligence marron
       *[blue] Diligence bleue
    }
option-spy = Espionner la banque
    .short = Espionner
option-fill = La mettre à { $a }
    .short = { $a }
option-marshal = { $a } joue le marshal
option-tile = Mettre { $a } dans la banque
option-first = Commencer par { $a }
option-poker = Gagner { $a } au poker
option-coach = Prendre { $a } dans la diligence

## Événements

event-became-marshal = { $who-me ->
    [me] Vous jouez le marshal.
   *[other] { $who } joue le marshal.
}
event-saw-tile = { $who-me ->
    [me] Vous posez { $b } $ dans la banque { $a-of }.
   *[other] Le marshal pose { $b } $ dans la banque { $a-of }.
}
event-timetables-laid = La diligence marron part { $a-of }.
event-placed-marshal = { $who-me ->
    [me] Vous partez { $a-of }.
   *[other] Le marshal part { $a-of }.
}
event-placed-sheriff = Le shérif { $b } part { $a-of }.
event-placed-desperado = { $who-me ->
    [me] Vous partez { $a-of }.
   *[other] { $who } part { $a-of }.
}
event-round-began = La manche { $a } commence.
    .heading = Manche { $a }
    .cause = La manche commence
event-turn-began = Tour { $a }.
    .cause = Tour { $a }
event-coach-moved = { $a-id ->
    [brown] Diligence marron
   *[blue] Diligence bleue
} : { $b }.
event-coach-stayed = { $a-id ->
    [brown] La diligence marron
   *[blue] La diligence bleue
}, attaquée, reste à { $b }.
event-sheriff-rode = Le shérif { $b } va à { $a }.
event-sheriff-stayed = Le shérif { $b } reste à { $a }.
event-marshal-laid = { $shown ->
    [yes] { $who-me ->
        [me] Vous jouez
       *[other] Le marshal joue
    } { $a-id ->
        [saloon] le Saloon.
       *[other] { $a }.
    }
   *[no] Le marshal joue une carte, face cachée.
}
event-laid = { $who-me ->
    [me] { $a-id ->
        [saloon] Vous jouez le Saloon.
       *[other] Vous jouez { $a }.
    }
   *[other] { $a-id ->
        [saloon] { $who } joue le Saloon.
       *[other] { $who } joue { $a }.
    }
}
event-got-stuck = { $who-me ->
    [me] Vous voilà sans issue à { $a } : aucune carte n’en part.
   *[other] { $who } reste sans issue à { $a } : aucune carte n’en part.
}
event-intended = { $who-me ->
    [me] Vous voulez { $a-to }.
   *[other] { $who } veut { $a-to }.
}
event-lapsed = { $who-me ->
    [me] Vous vouliez { $a-to }, mais vous n’êtes pas assez.
   *[other] { $who } voulait { $a-to }, mais vous n’êtes pas assez.
}
event-turn-locked = Toutes les cartes du tour { $a } sont jouées.
event-showed = { $who-me ->
    [me] Vous montrez
   *[other] { $who } montre
} { $a-id ->
    [saloon] le Saloon
   *[other] { $a }
}, carte { $b }.
event-joined-cheat = { $who-me ->
    [me] Vous trichez au poker à { $a }.
   *[other] { $who } triche au poker à { $a }.
}
event-joined-hold-up = { $who-me ->
    [me] Vous attaquez { $a-the } à { $b }.
   *[other] { $who } attaque { $a-the } à { $b }.
}
event-launched = Le coup { $a-of } demande { $b } { $b ->
    [one] disque
   *[other] disques
}.
event-spied = { $who-me ->
    [me] Vous espionnez la banque { $a-of } : il y a { $b } $.
   *[other] { $who } espionne la banque { $a-of } : il y a { $b } $.
}
event-step-began = Évaluation, étape { $a }.
    .cause = Évaluation, étape { $a }
event-revealed = { $who-me ->
    [me] { $cause ->
        [0] Vous allez à { $a }.
       *[other] Vous aviez joué { $a }, où aucune route ne mène.
    }
   *[other] { $cause ->
        [0] { $who } va à { $a }.
       *[other] { $who } avait joué { $a }, où aucune route ne mène.
    }
}
event-stayed-in-saloon = { $who-me ->
    [me] Vous restez à { $a }, au Saloon.
   *[other] { $who } reste à { $a }, au Saloon.
}
event-was-in-on-it = { $who-me ->
    [me] Vous étiez du coup { $a-of }.
   *[other] { $who } était du coup { $a-of }.
}
event-fell-out = { $who-me ->
    [me] Étape { $b } : pas de route. Vous restez à { $a }, hors de la manche.
   *[other] Étape { $b } : pas de route. { $who } reste à { $a }, hors de la manche.
}
event-got-arrested = { $who-me ->
    [me] Étape { $b } : on vous arrête à { $a }.
   *[other] Étape { $b } : on arrête { $who } à { $a }.
}
event-lost-card = { $who-me ->
    [me] Vous perdez la carte { $a } pour toute la partie.
   *[other] { $who } perd la carte { $a } pour toute la partie.
}
event-job-failed = { $who-me ->
    [me] Vous n’êtes pas assez pour { $b-to } à { $a }.
   *[other] { $who } n’arrive pas à { $b-to } à { $a }.
}
event-won-coach = { $who-me ->
    [me] Vous videz { $a-the } : { $b } $.
   *[other] { $who } vide { $a-the } : { $b } $.
}
event-won-poker = { $who-me ->
    [me] Vous gagnez au poker à { $a } : { $b } $.
   *[other] { $who } gagne au poker à { $a } : { $b } $.
}
event-robbed-bank = { $who-me ->
    [me] Vous dévalisez la banque { $a-of } : { $b } $.
   *[other] { $who } dévalise la banque { $a-of } : { $b } $.
}
event-bank-held = { $who-me ->
    [me] Vous ne pouvez pas dévaliser la banque { $a-of } : trop de shérifs.
   *[other] { $who } ne peut pas dévaliser la banque { $a-of } : trop de shérifs.
}
event-cards-back = La manche { $a } est finie : on reprend cartes et disques.
    .cause = La manche est finie
event-refilled = Une nouvelle tuile attend dans la banque { $a-of }.
event-stayed-empty = La banque { $a-of } reste vide.
event-flipped = Le planning { $a } passe du côté bleu.
event-coach-starts = { $a-id ->
    [brown] La diligence marron
   *[blue] La diligence bleue
} partira { $b-of }.
event-gang-won = La bande a { $a } $ ; il en fallait { $b } : les despérados gagnent.
    .cause = La bande gagne
event-marshal-won = La bande a { $a } $ ; il en fallait { $b } : le marshal gagne.
    .cause = Le marshal gagne
event-unveiled-card = { $who-me ->
    [me] Votre carte { $b }, jamais vue :
   *[other] Carte { $b } { $who-de }, jamais vue :
} { $a-id ->
    [saloon] le Saloon.
   *[other] { $a }.
}
    .cause = Tout est dévoilé
event-unveiled-tile = La banque { $a-of } gardait { $b } $.
    .cause = Tout est dévoilé

## Refus

refusal-chance = C’est la maison qui tire au sort.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-asked = Ce n’est pas la question posée.
refusal-no-road-for-sheriff = Aucune route ne mène ce shérif à { $a }.
refusal-lost-card = Vous avez perdu la carte { $a } pour toute la partie.
refusal-laid-card = { $a-id ->
    [saloon] Vous avez déjà joué le Saloon dans cette manche.
   *[other] Vous avez déjà joué la carte { $a } dans cette manche.
}
refusal-no-road = Aucune route ne mène d’ici à { $a }.
refusal-stuck = Vous voilà sans issue pour le reste de la manche.
refusal-no-bank = Il n’y a pas de tuile banque là où vous êtes.
refusal-disk-used = Vous avez déjà engagé votre disque dans cette manche.
refusal-no-coach = Vous n’êtes pas là où se trouve { $a-the }.
refusal-no-poker = Il n’y a pas de tuile poker là où vous êtes.
refusal-disk-there = Un disque d’un tour précédent s’y trouve.
refusal-too-few = Vous n’êtes pas assez face aux shérifs de cette ville.
refusal-not-empty = La banque { $a-of } n’est pas à remplir.

## La table dans le terminal

table-round = { $n ->
    [0] Mise en place
   *[other] Manche { $n } sur { $of }, tour { $turn }
}
table-purse = Butin : { $n } $ sur { $of } $
table-bank = { $known ->
    [yes] banque : { $n } $
    [empty] banque vide
   *[no] banque : ? $
}
table-poker = { $there ->
    [yes] poker
   *[no] plus de poker
}
table-sum = { $known ->
    [no] cachée
   *[yes] { $n } $
}
table-legend = ♠ poker · ★ shérif · ▣ diligence
table-name = { $a }
table-marshal = marshal
table-disk = { $used ->
    [yes] disque engagé
   *[no] disque prêt
}
table-unknown = face cachée
table-lost = cartes perdues : { $cards }
table-row = { $start } → { $cards }
table-timetable = { $a-id ->
    [brown] Marron
   *[blue] Bleue
} : { $stops }

## La feuille de score

score-unit = $
score-poker = Poker
score-coach = Diligences
score-bank = Banques
score-target = Objectif

## L’image

paint-board = { $phase ->
    [setup] Mise en place
    [turn] Manche { $n } sur { $of }, tour { $turn }
    [step] Manche { $n } sur { $of }, évaluation, étape { $turn }
    [over] La partie est finie
   *[upkeep] Manche { $n } sur { $of } finie
}
paint-map = Le plan : désert, fleuve, montagnes
paint-roads = Les routes entre les villes
paint-town = { $a }, { $what }
paint-sheriff = Le shérif { $n } à { $a }
paint-coach = { $a-the } à { $b }
paint-marshal = { $who-me ->
    [me] Vous, le marshal, à { $a }
   *[other] { $who }, le marshal, à { $a }
}
paint-rider = { $who-me ->
    [me] Vous à { $a }
   *[other] { $who } à { $a }
}
paint-ghost = { $who-me ->
    [me] Vous êtes à { $a }, à l’insu de tous
   *[other] { $who } se trouve à { $a }, à l’insu de tous
}
paint-step = { $who-me ->
    [me] Votre carte { $n } : { $a }
   *[other] Carte { $n } { $who-de } : { $a }
}
paint-tile = { $known ->
    [yes] { $n } $
   *[no] ? $
}
paint-tile-label = { $known ->
    [yes] { $n } $ dans la banque { $a-of }
    [empty] plus rien à { $a }
   *[no] une tuile cachée dans la banque { $a-of }
}
paint-job = { $needed ->
    [one] { $disks } pour { $needed }
   *[other] { $disks } pour { $needed }
}
paint-job-label = { $a }, tour { $turn } : { $disks ->
    [one] { $disks } disque
   *[other] { $disks } disques
}, il en faut { $needed }
paint-timetable = { $a-the } : { $stops }
paint-off = { $a-id ->
    [brown] pas encore en route
   *[blue] pas en route avant la manche 2
}
paint-round-title = Manche { $n }
paint-round = { $n ->
    [1] Manche 1. Marron : { $brown }.
   *[other] Manche { $n }. Marron : { $brown }. Bleue : { $blue }.
}
paint-purse = { $side ->
    [gang] Notre butin
   *[other] Le butin
} : { $n } $ sur { $of } $
paint-saloon = Le Saloon : rester à { $a }
paint-status = { $state ->
    [hidden] En route
    [unseen] À { $a }, en secret
    [shown] À { $a }, à découvert
    [stands] À { $a }
    [arrested] En prison à { $a }
    [out] Hors jeu à { $a }
   *[setup] En préparation
}
paint-intent = { $a } : { $b }
paint-count = { $what ->
    [sheriffs] { $n ->
        [one] { $n } shérif
       *[other] { $n } shérifs
    }
    [cards] { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
    [lost] { $n ->
        [one] { $n } carte perdue
       *[other] { $n } cartes perdues
    }
   *[disks] { $n ->
        [0] disque engagé
       *[other] disque prêt
    }
}
paint-law = Marshal, { $state ->
    [hidden] en route
    [unseen] à { $a }, en secret
    [setup] en préparation
    [out] hors jeu à { $a }
   *[stands] à { $a }
}
paint-panel = { $name } : { $status }

paint-pile = { $what ->
    [sheriffs] { $n ->
        [one] { $n } shérif à { $a }
       *[other] { $n } shérifs à { $a }
    }
   *[figures] { $n ->
        [one] { $n } figurine à { $a }
       *[other] { $n } figurines à { $a }
    }
}
paint-planned = Planning { $n } : manche { $round }
paint-stops = { $last ->
    [yes] Marron : { $brown }.
   *[other] Marron : { $brown }. À la manche suivante, bleue : { $blue }.
}
paint-aid = Aide de jeu
aid-turn = Un tour : diligences, shérifs, carte du marshal, cartes de la bande, actions.
aid-saloon = Saloon : rester sur place, une fois par manche.
aid-poker = Poker, diligence : plus de disques que de shérifs ; on montre sa carte ; un disque par manche.
aid-coach = Une diligence attaquée reste là jusqu’à la fin de la manche.
aid-spy = Espionner : sans disque, malgré les shérifs ; tous voient la tuile.
aid-bank = Après l’étape 5, une banque avec plus de despérados que de shérifs est dévalisée.
aid-arrest = Avec le marshal après une étape : arrestation, et la carte de la ville est perdue.

## La carte des soupçons

belief-title = Carte des soupçons
belief-share = { $who-me ->
    [me] vous
   *[other] { $who }
} { $n ->
    [0] moins de 1 %
   *[other] { $n } %
}
belief-town = { $a } : { $shares }
belief-hint = { $count ->
    [0] Les chances, d’après tout ce que ces yeux ont vu
    [one] { $names } s’y trouve vraiment
   *[other] { $names } s’y trouvent vraiment
}
belief-count = { $who-me ->
    [me] Vous
   *[other] { $who }
} : { $n ->
    [one] à { $a }, à coup sûr
   *[other] { $n } villes, surtout { $a }, { $best } %
}
belief-help = { $truth ->
    [yes] Plus un disque est grand, plus son propriétaire a de chances d’y être. L’or marque la vérité.
   *[no] Plus un disque est grand, plus son propriétaire a de chances d’y être.
}

company = La bande
    .plan = Le plan de la bande
    .apart-note = La bande seule le lit. Pas le marshal.
    .all-note = Tout le monde le lit, le marshal aussi.
    .say = Parler à la bande

mate-rides = Je file à { $stop }.
mate-passes = Je passe par { $stop } pour aller à { $other }.
mate-elsewhere = { $stop }, ce n’est pas mon chemin : je file à { $other }.
mate-gives-way = { $stop } est à vous. Je file à { $other }.
mate-stays = Rien de mieux à portée. Je reste sur { $stop }.
mate-no-plan = Je n’ai pas encore de plan.

## What does this do?

what-town = { $a }
    .does = { $kind ->
        [poker] Une ville à poker. Trichez avec plus de disques que de shérifs, montrez votre carte ; la tuile est gagnée si vous restez libre.
       *[bank] Une ville à banque. Après le tour 5, elle est dévalisée si plus de despérados libres que de shérifs y sont. Espionner montre sa tuile.
    }
    .poker = { $there ->
        [yes] Sa tuile est là, { $n } $ en moyenne.
       *[no] Sa tuile est gagnée : plus de poker ici.
    }
    .bank = { $known ->
        [yes] La banque contient { $n } $.
        [no] Vous ne savez pas ce que contient la banque.
       *[empty] La banque est vide.
    }
    .sheriffs = { $n ->
        [0] 0 shérif : un coup ici demande 1 disque.
        [one] { $n } shérif : un coup ici demande { $needed } disques.
       *[other] { $n } shérifs : un coup ici demande { $needed } disques.
    }
    .guard = { $n ->
        [0] 0 shérif : un despérado libre suffit.
        [one] { $n } shérif : il faut { $needed } despérados libres.
       *[other] { $n } shérifs : il faut { $needed } despérados libres.
    }
    .here = { $a-the } est ici.
    .due = { $a-the } passe ici au tour { $n }.
    .roads = Routes vers { $list }.
what-round = Manche { $n } : les diligences
    .does = Les arrêts des deux diligences dans cette manche, connus dès le début. Chacune part de là où finit la précédente.
    .now = { $when ->
        [past] Finie.
        [now] Cette manche.
       *[later] Encore à venir.
    }
what-timetable = { $a } : planning
    .does = À chaque tour, la diligence va à son arrêt suivant, à découvert, sauf après une attaque dans la manche.
    .now = Encore à venir cette manche : { $list }.
what-coach = { $a }, { $b }
    .does = Attaquez-la sur place avec plus de disques que de shérifs : elle y reste, et paie si vous restez libre à l’évaluation.
    .worth = { $n ->
        [0] Il n’y a plus de tuile pour elle.
       *[other] Une tuile de diligence : { $n } $ en moyenne.
    }
    .held = Attaquée : elle reste ici jusqu’à la fin de la manche.
    .next = Prochain arrêt : { $a }.
what-sheriff = Shérif { $n }, à { $a }
    .does = Il suit une route par tour, à découvert. Il n’arrête personne : un coup demande plus de disques qu’il n’y a de shérifs.
what-marshal = { $who-me ->
    [me] Vous, le marshal
   *[other] { $who }, le marshal
}
    .does = Chevauche en secret. À l’évaluation, tout despérado dans la ville du marshal est en prison et perd la carte de la ville.
what-figure = { $who-me ->
    [me] Vous, dans la bande
   *[other] { $who }, dans la bande
}
    .does = Chevauche en secret : la figurine reste au départ de la manche jusqu’à l’évaluation.
    .now = { $state ->
        [arrested] En prison à { $a } ; de retour à la manche suivante.
        [out] Sans issue : hors jeu pour cette manche.
        [rides] La figurine est à { $a } ; les trajets de la manche restent secrets jusqu’à l’évaluation.
       *[rests] À { $a }.
    }
what-ride = { $who-me ->
    [me] Votre carte du tour { $n }
   *[other] La carte { $who-de }, tour { $n }
}
    .does = Chaque carte de ville, et le Saloon, sert une fois par manche. Les cartes reviennent après l’évaluation.
    .now = Elle mène à { $a }.
what-job = { $kind ->
    [coach] Attaque à { $a }, tour { $n }
   *[poker] Poker à { $a }, tour { $n }
}
    .does = Le coup paie si, après les arrestations de son tour, assez de disques comptent encore.
    .now = { $list } : { $disks ->
        [one] { $disks } disque
       *[other] { $disks } disques
    }, il en faut { $needed }.
what-saloon = Le Saloon
    .does = La seule carte qui permet de rester sur place, une fois par manche.
what-purse = Le butin : { $n } $ sur { $of } $
    .does = Avec l’objectif ou plus après la manche 5, la bande gagne ; avec moins, le marshal.
    .now = { $n ->
        [0] L’objectif est atteint.
       *[other] Encore { $n } $ ; { $rounds ->
            [one] il reste { $rounds } manche.
           *[other] il reste { $rounds } manches.
        }
    }
what-sheriffs = Shérifs
    .does = À chaque tour, le marshal déplace chacun d’une route, ou le laisse. Ils renchérissent les coups et gardent les banques.
what-disk = Disque
    .does = Un coup le prend : poker ou diligence. Il revient après la manche. Espionner n’en prend pas.
    .now = { $used ->
        [yes] Engagé cette manche.
       *[no] Disponible.
    }
what-cards = Cartes en main
    .does = Une carte par tour, face cachée : une ville à une route, ou le Saloon. Elles reviennent après la manche.
    .now = { $n } en main, { $laid } jouées cette manche.
what-lost = Cartes perdues
    .does = Perdues pour la partie lors d’une arrestation : plus moyen d’aller dans cette ville.
    .now = Perdues : { $list }.

## Pourquoi cette réponse plutôt qu’une autre

quantity-loot = la bande a { $best } $ après cette manche, et non { $other } $
    .cause = La bande gagne plus dans cette manche.
quantity-stolen = la bande emporte { $best } $ après cette manche, et non { $other } $
    .cause = La bande emporte moins d’argent.
quantity-lost = les arrestations ont coûté { $best ->
    [one] { $best } carte
   *[other] { $best } cartes
} à la bande, et non { $other }
    .cause = La bande se fait moins arrêter.
quantity-taken = vos arrestations ont coûté { $best ->
    [one] { $best } carte
   *[other] { $best } cartes
} à la bande, et non { $other }
    .cause = Vous arrêtez plus de despérados.
quantity-ways = vous avez ensuite le choix entre { $best ->
    [one] { $best } carte
   *[other] { $best } cartes
} au tour suivant, et non { $other }
    .cause = Cela vous laisse plus de chemins au tour suivant.
quantity-margin = { $n } $

## Enjeux

chip-money = { $n } $
chip-about = environ { $n } $
chip-bare = vide
chip-unknown = pas encore vu
chip-needs = { $n ->
    [one] { $n } disque
   *[other] { $n } disques
}
chip-gang = { $n ->
    [one] { $n } despérado
   *[other] { $n } despérados
}
chip-spent = disque déjà joué
chip-coach = { $n ->
    [0] diligence ici
   *[other] diligence au tour { $n }
}
chip-saloon = une fois par manche
chip-shows = votre carte se voit
stake-town = { $n ->
    [0] aucun shérif
    [one] { $n } shérif
   *[other] { $n } shérifs
}, { $kind ->
    [bank] une banque
   *[poker] un poker
}
stake-guards = { $n ->
    [0] aucun shérif
    [one] { $n } shérif
   *[other] { $n } shérifs
}, { $kind ->
    [bank] une banque
   *[poker] un poker
}
stake-hidden = votre carte reste face cachée
stake-spy = voir ce que contient la banque
stake-job = il en faut { $n } : { $pledged ->
    [0] personne encore
   *[other] déjà { $pledged }
}
act-stay = Rester ici
act-nothing = Se faire oublier

## Qui mène

standing-unit = { $side ->
    [gang] butin
   *[marshal] manquent
}
standing-side = { $side ->
    [gang] La bande
   *[marshal] Le marshal
}
standing-short = { $n } $
standing-gang = { $n } $ sur { $of } $
standing-marshal = il manque { $n } $
standing-target = sur { $of } $
standing-ending = Après la manche 5, la bande gagne avec { $n } $ ; avec moins, c’est le marshal.
standing-sentence = { $won ->
    [yes] La bande a ses { $of } $ : elle gagnerait.
   *[no] Il manque { $lacks } $ à la bande : le marshal gagnerait.
}
meter-rounds = Manche { $n } sur { $of }
    .name = Manche
meter-purse = La bande a { $n } $ sur { $of } $
    .name = Butin

## Sur la scène

drama-name = { $who-me ->
    [me] Vous
   *[other] { $who }
}
drama-arrested = { $n ->
    [one] { $marshal-me ->
        [me] Vous arrêtez { $who } à { $a }.
       *[other] { $who-me ->
            [me] Le marshal vous arrête à { $a }.
           *[other] Le marshal arrête { $who } à { $a }.
        }
    }
   *[other] { $marshal-me ->
        [me] Vous arrêtez { $n } despérados à { $a }.
       *[other] Le marshal arrête { $n } despérados à { $a }.
    }
}
drama-town = À { $a }
drama-caught = au trou
drama-card-lost = carte { $a } perdue
drama-robbed = { $n } $ de la banque { $a-of } pour la bande !
drama-bank = La banque { $a-of }
drama-purse = butin : { $n } $

## Les tours : ce qu’on en retient

chip-dollars = { $sign }{ $n } $
mark-poker = poker, { $a }
mark-hold-up = attaque de diligence
mark-spied = espionne, { $a }
mark-arrested = en prison
mark-fell-out = hors de la manche

## Hauts faits

feat-cased = Repérage
    .idea = Vous avez espionné une banque, puis l’avez dévalisée. Un coup d’œil coûte un tour et évite la mauvaise banque.
feat-all-trades = Tous les métiers
    .idea = Vous étiez d’une diligence, d’un poker et d’une banque. Si vous pouvez être partout, le Marshal n’est nulle part.
feat-full-jail = La prison pleine
    .idea = Marshal, vous gagnez avec quatre arrestations. Posez vos cartes là où ils doivent aller, pas là où ils étaient.
