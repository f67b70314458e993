game = Carson City
game-credit = Un jeu de Xavier Georges, illustré par Alexandre Roche, édité par Quined et White Goblin Games. Ceci est une adaptation non officielle.
game-aim = Avoir le plus de points après quatre manches.

card-line = Prenez des terres, construisez une ville, et réglez le reste au revolver.
card-minutes = 90

seat = Place { $n }

## Noms

cell = { $at }
edge = { $way ->
    [down] la route sous { $at }
    [right] la route à droite de { $at }
    [top] la route au-dessus de { $at }
    [bottom] la route sous { $at }
    [west] la route à gauche de { $at }
   *[east] la route à droite de { $at }
}

square-wages = Salaire
    .the = le Salaire
    .does = 4 $ par cowboy présent
square-ammunition = Munitions
    .the = les Munitions
    .does = 3 revolvers de plus cette manche
square-three_roads = Trois routes
    .the = les trois routes
    .does = prendre 3 routes
square-one_road = Une route
    .the = la case d’une route
    .does = 1 route par cowboy présent
square-build_12 = Bâtiment à 12 $
    .the = le bâtiment à 12 $
    .does = acheter la tuile
square-build_10 = Bâtiment à 10 $
    .the = le bâtiment à 10 $
    .does = acheter la tuile
square-build_8 = Bâtiment à 8 $
    .the = le bâtiment à 8 $
    .does = acheter la tuile
square-build_6 = Bâtiment à 6 $
    .the = le bâtiment à 6 $
    .does = acheter la tuile
square-build_5 = Bâtiment à 5 $
    .the = le bâtiment à 5 $
    .does = acheter la tuile
square-build_4 = Bâtiment à 4 $
    .the = le bâtiment à 4 $
    .does = acheter la tuile
square-build_3 = Bâtiment à 3 $
    .the = le bâtiment à 3 $
    .does = acheter la tuile
square-land_income = Revenu des parcelles
    .the = le Revenu des parcelles
    .does = 2 $ par parcelle possédée
square-gun_income = Revenu des armes
    .the = le Revenu des armes
    .does = 2 $ par revolver et par cowboy en réserve
square-gambling = Table de jeu
    .the = la Table de jeu
    .does = autant de dollars que deux dés
square-land_points = Points des parcelles
    .the = les Points des parcelles
    .does = 1 point pour 2 parcelles
square-gun_points = Points des armes
    .the = les Points des armes
    .does = 1 point pour 2 revolvers et cowboys en réserve
square-building_points = Points des bâtiments
    .the = les Points des bâtiments
    .does = 1 point par bâtiment possédé
square-buy_5 = Points à 5 $
    .the = les points à 5 $
    .does = acheter des points à 5 $ pièce
square-buy_4 = Points à 4 $
    .the = les points à 4 $
    .does = acheter des points à 4 $ pièce
square-buy_3 = Points à 3 $
    .the = les points à 3 $
    .does = acheter des points à 3 $ pièce
square-buy_2 = Points à 2 $
    .the = les points à 2 $
    .does = acheter des points à 2 $ pièce

building-ranch = ranch
    .the = le ranch
    .of = du ranch
    .a = un ranch
    .does = 1 $ par parcelle libre voisine ; un revolver ; vaut une maison pour vos autres bâtiments
building-mine = mine
    .the = la mine
    .of = de la mine
    .a = une mine
    .does = 3 $ par montagne voisine ; un revolver
building-drugstore = drugstore
    .the = le drugstore
    .of = du drugstore
    .a = un drugstore
    .does = 3 $ par maison voisine et par ranch possédé
building-bank = banque
    .the = la banque
    .of = de la banque
    .a = une banque
    .does = 3 $ par maison voisine et par mine possédée
building-saloon = saloon
    .the = le saloon
    .of = du saloon
    .a = un saloon
    .does = 5 $ par maison voisine
building-hotel = hôtel
    .the = l’hôtel
    .of = de l’hôtel
    .a = un hôtel
    .does = 6 $ ; vaut deux maisons pour vos autres bâtiments
building-church = église
    .the = l’église
    .of = de l’église
    .a = une église
    .does = aucun bâtiment voisin n’est attaquable ; vaut une maison pour vos autres bâtiments
building-prison = prison
    .the = la prison
    .of = de la prison
    .a = une prison
    .does = deux revolvers

ground-empty = une parcelle nue
ground-river = la rivière
ground-mountain = une montagne
ground-house = une maison

card-sheriff = Shérif
    .the = le Shérif
    .yellow = un cowboy blanc cette manche, que nul ne peut défier
    .red = ni attaque ni provocation ; 3 points par duel perdu
card-banker = Banquier
    .the = le Banquier
    .yellow = 9 $ tout de suite
    .red = un lot de points : 3 pour 3 $, 5 pour 12 $ ou 7 pour 25 $
card-grocer = Commerçante
    .the = la Commerçante
    .yellow = 8 $, tout de suite ou plus tard, ou doubler un type de bâtiment
    .red = 8 $ tout de suite, ou 1 point par maison possédée
card-railroad_worker = Ouvrier du rail
    .the = l’Ouvrier du rail
    .yellow = 2 routes ; bâtiments à moitié prix
    .red = un bâtiment au choix pour 5 $
card-settler = Colon
    .the = le Colon
    .yellow = une parcelle gratuite
    .red = 8 $ tout de suite, ou 1 point par montagne possédée
card-captain = Capitaine
    .the = le Capitaine
    .yellow = 1, 2 ou 3 cowboys pour 1, 4 ou 9 $
    .red = 1, 2 ou 3 revolvers pour 2, 6 ou 12 $
card-mercenary = Tueur à gages
    .the = le Tueur à gages
    .yellow = 3 revolvers de plus cette manche
    .red = 2 revolvers de plus cette manche

side-yellow = jaune
side-red = rouge

property-buildings = bâtiments
property-houses = maisons
property-mountains = montagnes

space-12 = 12 $
space-10 = 10 $
space-8 = 8 $
space-6 = 6 $
space-5 = 5 $
space-4 = 4 $
space-3 = 3 $

lot-none = aucun point
lot-small = 3 points pour 3 $
lot-middle = 5 points pour 12 $
lot-large = 7 points pour 25 $

line-ranch_free = ranch
line-ranch_river = ranch
line-mine_mountain = mine
line-mine_river = mine
line-drugstore_house = drugstore
line-drugstore_ranch = drugstore
line-bank_house = banque
line-bank_mine = banque
line-saloon_house = saloon
line-hotel_itself = hôtel

counted = { $b } { $a-id ->
    [ranch_free] { $b ->
        [one] parcelle libre
       *[other] parcelles libres
    } × 1 $
    [ranch_river] { $b ->
        [one] parcelle de rivière
       *[other] parcelles de rivière
    } × 1 $
    [mine_mountain] { $b ->
        [one] montagne
       *[other] montagnes
    } × 3 $
    [mine_river] { $b ->
        [one] accès à la rivière
       *[other] accès à la rivière
    } × 3 $
    [drugstore_house] { $b ->
        [one] maison
       *[other] maisons
    } × 3 $
    [drugstore_ranch] { $b ->
        [one] ranch
       *[other] ranchs
    } × 3 $
    [bank_house] { $b ->
        [one] maison
       *[other] maisons
    } × 3 $
    [bank_mine] { $b ->
        [one] mine
       *[other] mines
    } × 3 $
    [saloon_house] { $b ->
        [one] maison
       *[other] maisons
    } × 5 $
   *[hotel_itself] { $b ->
        [one] hôtel
       *[other] hôtels
    } × 6 $
}

money-a = { $a } $
money-b = { $b } $
points-a = { $a ->
    [0] aucun point
    [one] { $a } point
   *[other] { $a } points
}
points-b = { $b ->
    [0] aucun point
    [one] { $b } point
   *[other] { $b } points
}
roads-a = { $a ->
    [0] aucune route
    [one] { $a } route
   *[other] { $a } routes
}
cowboys-a = { $a ->
    [0] aucun cowboy
    [one] { $a } cowboy
   *[other] { $a } cowboys
}
cowboys-b = { $b ->
    [0] aucun cowboy
    [one] { $b } cowboy
   *[other] { $b } cowboys
}
guns-a = { $a ->
    [0] aucun revolver
    [one] { $a } revolver
   *[other] { $a } revolvers
}

## Variantes

variant-board = Plateau
    .help = La plaine, ou la rivière : des ponts, et une ville sur deux rives.
    .plain = plaine
    .river = rivière
variant-duel-mode = Duels
    .help = Aux dés, ou avec six tuiles secrètes chacun : la loi du plus fort.
    .dice = dés
    .tiles = tuiles secrètes
variant-mortal-duels = Duels mortels
    .help = Après un duel perdu, on peut sacrifier son cowboy pour 2 points.
variant-deferred-same-round = Construire aussitôt les tuiles gardées
    .help = Une tuile gardée peut se construire à la fin de la même phase de construction.
variant-house-on-own-parcel = Maison sur sa propre parcelle
    .help = La maison d’un nouveau bâtiment peut aller sur une de vos parcelles.
variant-banker-red-any-time = Le Banquier rouge peut attendre
    .help = Son lot s’achète à la fin de la manche, pas tout de suite.
variant-confirm-free-actions = Confirmer les gains
    .help = La personne qui gagne une case choisit de s’en servir ou d’y renoncer.
variant-wages-by-player = Salaire par joueur
    .help = 4 $ pour chaque joueur présent, quel que soit le nombre de cowboys.
variant-every-mountain = Toute montagne nourrit une mine
    .help = Une mine compte aussi les montagnes des autres joueurs.
variant-one-road-a-build = Une route par bâtiment
    .help = Pour construire, on ne pose qu’une seule route.
variant-confirm-wages-and-road = Confirmer Salaire et Route
    .help = Les joueurs présents y choisissent aussi de s’en servir ou d’y renoncer.
variant-personality-sides = Faces des personnalités
    .help = Toutes jaunes, toutes rouges, ou chacune au hasard.
    .yellow = toutes jaunes
    .red = toutes rouges
    .random = au hasard
variant-sheriff-side = Face du Shérif
    .help = Comme les autres, ou fixée.
    .as-the-others = comme les autres
    .yellow = jaune
    .red = rouge
variant-banker-side = Face du Banquier
    .help = Comme les autres, ou fixée.
    .as-the-others = comme les autres
    .yellow = jaune
    .red = rouge
variant-grocer-side = Face de la Commerçante
    .help = Comme les autres, ou fixée.
    .as-the-others = comme les autres
    .yellow = jaune
    .red = rouge
variant-railroad-worker-side = Face de l’Ouvrier du rail
    .help = Comme les autres, ou fixée.
    .as-the-others = comme les autres
    .yellow = jaune
    .red = rouge
variant-settler-side = Face du Colon
    .help = Comme les autres, ou fixée.
    .as-the-others = comme les autres
    .yellow = jaune
    .red = rouge
variant-captain-side = Face du Capitaine
    .help = Comme les autres, ou fixée.
    .as-the-others = comme les autres
    .yellow = jaune
    .red = rouge
variant-mercenary-side = Face du Tueur à gages
    .help = Comme les autres, ou fixée.
    .as-the-others = comme les autres
    .yellow = jaune
    .red = rouge

preset-sheet = Selon l’aide de jeu
    .help = Salaire par joueur, toute montagne compte, une route par bâtiment, tout gain peut se refuser.

## Questions

question-side-up = Quelle face est visible ?
question-first-order = Qui vient ensuite dans l’ordre ?
question-die-row = Quelle rangée ?
question-die-column = Quelle colonne ?
question-fill-space = Quelle tuile sort du sac ?
question-deal-tile = Quelle tuile de duel est donnée ?
question-claim-parcel = Quelle parcelle prenez-vous, gratuitement ?
    .help = Une maison ou une montagne vaut 2 points à la fin ; une parcelle nue sert à construire.
question-pick-personality = Quelle personnalité prenez-vous ?
    .help = Son numéro fixe l’ordre du tour, sa limite l’argent que vous gardez.
    .theme = Quelle personnalité prendre
question-take-or-wait = { $a } : prendre 8 $ tout de suite, ou attendre ?
    .help = Attendre peut rapporter plus en fin de manche.
question-buy-lot = Quel lot de points achetez-vous ?
    .help = Aucun, ou un seul.
question-captain-buy = Combien en achetez-vous au Capitaine ?
    .help = Chacun de plus coûte plus cher.
question-railroad-take = Quelle tuile prenez-vous pour 5 $ ?
    .help = À construire ou à garder ; la rangée se remplit avant le joueur suivant.
question-choose-worker = Quel cowboy envoyez-vous ?
    .help = Le cowboy blanc ne va que là où il n’y a personne, et nul ne le rejoint.
question-place = Où envoyez-vous un cowboy ?
    .help = Une case ou une parcelle. Les cowboys en réserve renforcent vos duels.
    .theme = Où envoyer un cowboy
question-free-action = { $a } : vous en servez-vous, ou renoncez-vous ?
question-gamble = Que montre le dé ?
question-next-duel = Quel duel vient ensuite ?
    .help = Vous passez en premier : vous les nommez l’un après l’autre.
question-duel-die = Que montre le dé ?
question-duel-tile = { $a } : quelle tuile jouez-vous dans ce duel ?
question-mortal = Vous avez perdu : votre cowboy rentre-t-il, ou meurt-il pour 2 points ?
question-draw-value = Quelle tuile de duel est tirée ?
question-buy-parcel = Quelle parcelle achetez-vous ?
    .help = Une à la fois, selon votre argent.
question-buy-building = Achetez-vous { $a-the } pour { $n } $ ?
    .help = À construire tout de suite, ou à garder pour une autre manche.
question-build-or-keep = { $a } : construire la tuile maintenant, ou la garder ?
question-build-deferred = Laquelle de vos tuiles gardées construisez-vous ?
    .help = Une à la fois ; le reste attend la manche suivante.
question-build-parcel = Où construisez-vous { $a-the } ?
    .help = Sur une parcelle nue à vous, que des routes peuvent relier. Puis sa maison, puis les routes.
question-house-parcel = Où va la maison { $a-of } ?
    .help = Sur une parcelle nue reliable ; si elle est à quelqu’un d’autre, il faut son accord.
question-consent = { $who } veut une maison sur votre parcelle { $b }. Acceptez-vous ?
    .help = { $who } construit { $a-a } à côté. La maison serait à vous : 2 points à la fin.
question-lay-road = Où posez-vous une route ? (il en reste { $n })
    .help = Elle doit toucher une route posée. Le bâtiment et sa maison en ont besoin tous deux.
question-grocer-income = Commerçante : 8 $, ou quels bâtiments rapportent double ?
question-buy-vp = Combien de points achetez-vous, à { $n } $ pièce ?
    .theme = Combien de points acheter
question-cash-limit = { $a } $, limite { $n } $ : combien de points achetez-vous ?
    .help = Un point coûte 10 $. Ce qui dépasse la limite est perdu de toute façon.
question-free-road = Où posez-vous une route avant la fin de la manche ?

## Réponses

option-go = { $a } : { $a-does }
    .short = { $a }
    .note = { $a-does }
option-stake = Revendiquer { $a }
    .short = Revendiquer
    .note = { $a }
option-attack = Attaquer le bâtiment en { $a }
    .short = Attaquer
    .note = { $a }
option-protect = Protéger votre bâtiment en { $a }
    .short = Protéger
    .note = { $a }
option-send = Envoyer un de vos cowboys
    .short = Un cowboy
option-send_white = Envoyer le cowboy blanc
    .short = Le cowboy blanc
option-pass = Passer
    .short = Passer
    .note = { $n ->
        [0] et l’emporter à égalité
        [1] et choisir en premier ensuite
        [2] et choisir en deuxième ensuite
        [3] et choisir en troisième ensuite
        [4] et choisir en quatrième ensuite
       *[5] et choisir en cinquième ensuite
    }
option-claim = Prendre { $a }
    .short = Prendre
    .note = { $a }
option-pick = Prendre { $a-the }
    .short = { $a }
option-take_money = Prendre 8 $
    .short = Prendre 8 $
option-wait = Attendre
    .short = Attendre
option-lot = Banquier : { $a }
    .short = { $a }
option-hire = { $a ->
    [0] N’engager personne
    [one] Engager { $a } cowboy
   *[other] Engager { $a } cowboys
}
    .short = { $a ->
        [0] Personne
        [one] { $a } cowboy
       *[other] { $a } cowboys
    }
    .note = { $a ->
        [0] { "" }
        [1] 1 $
        [2] 4 $
       *[3] 9 $
    }
option-arm = { $a ->
    [0] N’acheter aucun revolver
    [one] Acheter { $a } revolver
   *[other] Acheter { $a } revolvers
}
    .short = { $a ->
        [0] Aucun revolver
        [one] { $a } revolver
       *[other] { $a } revolvers
    }
    .note = { $a ->
        [0] { "" }
        [1] 2 $
        [2] 6 $
       *[3] 12 $
    }
option-take_tile = Prendre la tuile de la case à { $a }
    .short = La tuile à { $a }
option-leave = Ne prendre aucune tuile
    .short = Aucune tuile
option-duel = Régler le duel en { $a }
    .short = Régler
    .note = { $a }
option-buy = Acheter { $a }
    .short = Acheter
    .note = { $a }
option-buy_tile = Acheter la tuile
    .short = Acheter
option-perform = S’en servir
    .short = S’en servir
option-decline = Renoncer
    .short = Renoncer
option-build = La construire maintenant
    .short = Construire
option-keep = La garder
    .short = Garder
    .note = pour une autre manche
option-build_kept = Construire la tuile gardée : { $a }
    .short = Construire
    .note = { $a }
option-build_on = Construire en { $a }
    .short = Construire ici
    .note = { $a }
option-house_on = La maison va en { $a }
    .short = Maison ici
    .note = { $a }
option-cancel = Garder finalement la tuile
    .short = Garder la tuile
    .note = pour une autre manche
option-agree = Accepter
    .short = Accepter
option-refuse = Refuser
    .short = Refuser
option-lay = Poser { $a }
    .short = Poser une route
    .note = { $a }
option-done = Assez de routes
    .short = Assez de routes
option-stop = S’arrêter là
    .short = S’arrêter
option-double = Doubler : { $a }
    .short = Doubler
    .note = { $a }
option-buy_points = { $a ->
    [0] N’acheter aucun point
    [one] Acheter { $a } point
   *[other] Acheter { $a } points
}
    .short = { $a ->
        [0] Aucun point
        [one] { $a } point
       *[other] { $a } points
    }
option-convert = { $a ->
    [0] Aucun point, le surplus est perdu
    [one] { $a } point pour le surplus
   *[other] { $a } points pour le surplus
}
    .short = { $a ->
        [0] Aucun point
        [one] { $a } point
       *[other] { $a } points
    }
option-play_tile = Jouer la tuile { $a }
    .short = Tuile { $a }
option-play_twin = Jouer l’autre tuile { $a }
    .short = L’autre { $a }
option-spare = Le cowboy rentre
    .short = Rentrer
option-die_for_it = Le cowboy meurt pour 2 points
    .short = Mourir pour 2 points
option-turn = La face { $a } est visible
option-seat = { $a } vient ensuite
option-roll = Le dé montre { $a }
option-tile = Sort du sac : { $a }
option-value = La tuile de duel vaut { $a }

## La table dans le terminal

table-round = Manche { $n } sur { $of }
table-name = { $a }
table-does = { $side ->
    [red] { $a-red }
   *[yellow] { $a-yellow }
}
table-money = { $n } $
table-points = { $n } { $n ->
    [one] point
   *[other] points
}
table-stock = { $cowboys } { $cowboys ->
    [one] cowboy
   *[other] cowboys
}, { $guns } { $guns ->
    [one] revolver
   *[other] revolvers
}, { $roads } { $roads ->
    [one] route
   *[other] routes
}
table-muster = { $cowboys } { $cowboys ->
    [one] cowboy
   *[other] cowboys
}, { $guns } { $guns ->
    [one] revolver
   *[other] revolvers
}
table-limit = limite { $n } $
table-kept = garde
table-track = La piste
table-row = À vendre :
table-cards = Personnalités
table-order = Ordre :
table-passed = Ont passé :
table-tiles = Vos tuiles de duel :
table-earns = { $n } $

## Événements

event-showed-side = { $a } : la face { $b } est visible.
event-went-in-order = { $who-me ->
    [me] Vous êtes au rang { $a } dans l’ordre.
   *[other] { $who } est au rang { $a } dans l’ordre.
}
    .cause = L’ordre du tour
event-rolled-die = { $cause ->
    [1] { $who-me ->
        [me] Vous faites un { $a }.
       *[other] { $who } fait un { $a }.
    }
   *[0] Un dé montre { $a }.
}
event-founded-town = La ville naît d’une maison en { $a }.
event-rolled-again = { $cause ->
    [1] { $a } est dans la rivière : nouveau lancer.
   *[0] { $a } est déjà prise : nouveau lancer.
}
event-raised-mountain = Une montagne se dresse en { $a }.
event-set-out-tile = Nouveau sur la case à { $b } : { $a-a }.
event-dealt-tile = Vous recevez la tuile de duel { $a }.
event-announced-tiles = { $who-me ->
    [me] Vos tuiles de duel font { $a } : vous partez avec { $b } $.
   *[other] Les tuiles de duel { $who-de } font { $a } : { $b } $ pour commencer.
}
event-claimed = { $who-me ->
    [me] Vous prenez possession de { $a }.
   *[other] { $who } prend possession de { $a }.
}
event-round-began = La manche { $a } commence.
    .heading = Manche { $a }
event-picked = { $who-me ->
    [me] Vous prenez { $a-the } (face { $b }).
   *[other] { $who } prend { $a-the } (face { $b }).
}
    .cause = { $who-me ->
        [me] prenez { $a-the }
       *[other] prend { $a-the }
    }
event-got-white = { $who-me ->
    [me] Le cowboy blanc vous rejoint.
   *[other] Le cowboy blanc rejoint { $who }.
}
event-got-money = { $who-me ->
    [me] Vous prenez { money-a }.
   *[other] { $who } prend { money-a }.
}
event-got-roads = { $cause ->
    [3] { $who-me ->
        [me] Il n’y a plus assez de routes : { roads-a } pour vous.
       *[other] Il n’y a plus assez de routes : { roads-a } pour { $who }.
    }
   *[0] { $who-me ->
        [me] Vous prenez { roads-a }.
       *[other] { $who } prend { roads-a }.
    }
}
event-waited = { $cause ->
    [1] { $who-me ->
        [me] Vous attendez le revenu des bâtiments.
       *[other] { $who } attend le revenu des bâtiments.
    }
   *[2] { $who-me ->
        [me] Vous attendez la fin de la manche.
       *[other] { $who } attend la fin de la manche.
    }
}
event-bought-lot = { $a ->
    [0] { $who-me ->
        [me] Vous n’achetez aucun point au Banquier.
       *[other] { $who } n’achète aucun point au Banquier.
    }
   *[3] { $who-me ->
        [me] Vous achetez { points-a } au Banquier pour { money-b }.
       *[other] { $who } achète { points-a } au Banquier pour { money-b }.
    }
}
event-hired = { $a ->
    [0] { $who-me ->
        [me] Vous n’engagez personne.
       *[other] { $who } n’engage personne.
    }
   *[1] { $who-me ->
        [me] Vous engagez { cowboys-a } pour { money-b }.
       *[other] { $who } engage { cowboys-a } pour { money-b }.
    }
}
event-paid-captain = { $a ->
    [0] { $who-me ->
        [me] Vous n’achetez aucun revolver.
       *[other] { $who } n’achète aucun revolver.
    }
   *[1] { $who-me ->
        [me] Vous achetez { guns-a } pour { money-b }.
       *[other] { $who } achète { guns-a } pour { money-b }.
    }
}
event-took-from = { $who-me ->
    [me] Vous prenez { $a-the } sur la case à { $b }, pour 5 $.
   *[other] { $who } prend { $a-the } sur la case à { $b }, pour 5 $.
}
event-readied-white = { $who-me ->
    [me] Vous envoyez le cowboy blanc.
   *[other] { $who } envoie le cowboy blanc.
}
event-went-to = { $who-me ->
    [me] Vous envoyez un cowboy vers { $a-the }.
   *[other] { $who } envoie un cowboy vers { $a-the }.
}
    .cause = { $who-me ->
        [me] prenez position : { $a }
       *[other] prend position : { $a }
    }
event-staked = { $who-me ->
    [me] Vous revendiquez { $a }.
   *[other] { $who } revendique { $a }.
}
    .cause = { $who-me ->
        [me] { $count ->
            [1] revendiquez { $a }
           *[other] revendiquez { $count } parcelles
        }
       *[other] { $count ->
            [1] revendique { $a }
           *[other] revendique { $count } parcelles
        }
    }
    .together = { $who-me ->
        [me] Vous revendiquez { $things }.
       *[other] { $who } revendique { $things }.
    }
    .each = { $a }
event-attacked-building = { $who-me ->
    [me] Vous attaquez { $a-the } en { $b }.
   *[other] { $who } attaque { $a-the } en { $b }.
}
    .cause = { $who-me ->
        [me] attaquez { $a-the } en { $b }
       *[other] attaque { $a-the } en { $b }
    }
event-protected = { $who-me ->
    [me] Vous protégez { $a-the } en { $b }.
   *[other] { $who } protège { $a-the } en { $b }.
}
    .cause = { $who-me ->
        [me] protégez { $a-the } en { $b }
       *[other] protège { $a-the } en { $b }
    }
event-white-placed = C’est le cowboy blanc : nul ne peut le défier.
event-passed = { $who-me ->
    [me] Vous passez, au rang { $a }.
   *[other] { $who } passe, au rang { $a }.
}
    .cause = { $who-me ->
        [me] passez
       *[other] passe
    }
event-opened-buildings = Les bâtiments rapportent.
event-worked = { $who-me ->
    [me] Vous gagnez { money-b } avec { cowboys-a }.
   *[other] { $who } gagne { money-b } avec { cowboys-a }.
}
event-took-ammunition = { $who-me ->
    [me] Vous prenez les munitions : 3 revolvers de plus cette manche.
   *[other] { $who } prend les munitions : 3 revolvers de plus cette manche.
}
event-took-income = { $b ->
    [0] { $who-me ->
        [me] { $a } : vous ne gagnez rien.
       *[other] { $a } : { $who } ne gagne rien.
    }
   *[other] { $who-me ->
        [me] { $a } : vous gagnez { money-b }.
       *[other] { $a } : { $who } gagne { money-b }.
    }
}
event-scored-square = { $b ->
    [0] { $who-me ->
        [me] { $a } : vous ne marquez aucun point.
       *[other] { $a } : { $who } ne marque aucun point.
    }
   *[1] { $who-me ->
        [me] { $a } : vous marquez { points-b }.
       *[other] { $a } : { $who } marque { points-b }.
    }
}
event-gambled = { $who-me ->
    [me] Vous gagnez { money-a } à la table de jeu.
   *[other] { $who } gagne { money-a } à la table de jeu.
}
event-declined = { $who-me ->
    [me] { $a } : vous y renoncez.
   *[other] { $a } : { $who } y renonce.
}
event-could-not-pay = { $who-me ->
    [me] { $a } : vous ne pouvez pas payer.
   *[other] { $a } : { $who } ne peut pas payer.
}
event-bought-points = { $a ->
    [0] { $who-me ->
        [me] Vous n’achetez aucun point.
       *[other] { $who } n’achète aucun point.
    }
   *[1] { $who-me ->
        [me] Vous achetez { points-a } pour { money-b }.
       *[other] { $who } achète { points-a } pour { money-b }.
    }
}
event-duel-began = Duel : { $a } !
    .cause = Duel : { $a }
event-rolled-duel = { $cause ->
    [1] { $who-me ->
        [me] Vous jouez la tuile de duel { $a }.
       *[other] { $who } joue la tuile de duel { $a }.
    }
   *[0] { $who-me ->
        [me] Vous faites un { $a }.
       *[other] { $who } fait un { $a }.
    }
}
event-counted-force = { $who-me ->
    [me] Vous y ajoutez : { guns-a }, { cowboys-b } en réserve.
   *[other] { $who } y ajoute : { guns-a }, { cowboys-b } en réserve.
}
event-won-duel = { $cause ->
    [1] { $who-me ->
        [me] { $a } : égalité à { $b }. Vous avez passé avant : vous gagnez le duel.
       *[other] { $a } : égalité à { $b }. { $who } a passé avant et gagne le duel.
    }
   *[0] { $who-me ->
        [me] Vous gagnez le duel avec { $b } : { $a }.
       *[other] { $who } gagne le duel avec { $b } : { $a }.
    }
}
event-lost-duel = { $who-me ->
    [me] Vous perdez avec { $a }.
   *[other] { $who } perd avec { $a }.
}
event-sheriff-scored = { $who-me ->
    [me] L’honneur du Shérif : vous marquez { points-a }.
   *[other] L’honneur du Shérif : { $who } marque { points-a }.
}
event-died = { $who-me ->
    [me] Votre cowboy meurt pour { points-a }.
   *[other] Le cowboy { $who-de } meurt pour { points-a }.
}
event-chose-tile = { $shown ->
    [yes] Vous choisissez la tuile de duel { $a }.
   *[no] { $who } choisit une tuile de duel.
}
event-drew-tile = { $shown ->
    [yes] Vous tirez la tuile de duel { $a }.
   *[no] { $who } tire une tuile de duel.
}
event-drew-tiles = { $a ->
    [0] { $who-me ->
        [me] Vous n’avez plus de tuile de duel, et il n’en reste pas à tirer.
       *[other] { $who } n’a plus de tuile de duel, et il n’en reste pas à tirer.
    }
   *[1] { $who-me ->
        [me] Vous n’avez plus de tuile de duel ; tuiles tirées : { $a }.
       *[other] { $who } n’a plus de tuile de duel ; tuiles tirées : { $a }.
    }
}
event-bought-parcel = { $who-me ->
    [me] Vous achetez { $a } pour { money-b }.
   *[other] { $who } achète { $a } pour { money-b }.
}
    .cause = { $who-me ->
        [me] { $count ->
            [1] achetez { $a }
           *[other] achetez { $count } parcelles
        }
       *[other] { $count ->
            [1] achète { $a }
           *[other] achète { $count } parcelles
        }
    }
event-bought-tile = { $cause ->
    [1] { $who-me ->
        [me] Vous achetez { $a-the } à moitié prix : { money-b }.
       *[other] { $who } achète { $a-the } à moitié prix : { money-b }.
    }
   *[0] { $who-me ->
        [me] Vous achetez { $a-the } pour { money-b }.
       *[other] { $who } achète { $a-the } pour { money-b }.
    }
}
    .cause = { $who-me ->
        [me] achetez { $a-the }
       *[other] achète { $a-the }
    }
event-kept-tile = { $cause ->
    [1] { $who-me ->
        [me] Vous gardez { $a-the } : impossible à construire maintenant.
       *[other] { $who } garde { $a-the } : impossible à construire maintenant.
    }
    [3] { $who-me ->
        [me] Vous gardez { $a-the } : personne ne veut de sa maison.
       *[other] { $who } garde { $a-the } : personne ne veut de sa maison.
    }
   *[0] { $who-me ->
        [me] Vous gardez { $a-the }.
       *[other] { $who } garde { $a-the }.
    }
}
event-took-kept = { $who-me ->
    [me] Vous voulez construire une tuile gardée : { $a }.
   *[other] { $who } veut construire une tuile gardée : { $a }.
}
event-chose-site = { $who-me ->
    [me] Vous choisissez { $b } pour { $a-the }.
   *[other] { $who } choisit { $b } pour { $a-the }.
}
event-chose-plot = { $who-me ->
    [me] Vous choisissez { $a } pour sa maison.
   *[other] { $who } choisit { $a } pour sa maison.
}
event-built-tile = { $who-me ->
    [me] Vous construisez { $a-the } en { $b }.
   *[other] { $who } construit { $a-the } en { $b }.
}
    .cause = { $who-me ->
        [me] construisez { $a-the } en { $b }
       *[other] construit { $a-the } en { $b }
    }
event-added-house = Une maison s’élève en { $a }.
event-gained-guns = { $who-me ->
    [me] Vous gagnez { guns-a }.
   *[other] { $who } gagne { guns-a }.
}
event-agreed = { $who-me ->
    [me] Vous acceptez une maison en { $a }.
   *[other] { $who } accepte une maison en { $a }.
}
event-refused-house = { $who-me ->
    [me] Vous refusez la maison en { $a }.
   *[other] { $who } refuse la maison en { $a }.
}
event-laid-road = { $who-me ->
    [me] Vous posez { $a }.
   *[other] { $who } pose { $a }.
}
    .cause = { $who-me ->
        [me] posez des routes
       *[other] pose des routes
    }
    .together = { $who-me ->
        [me] Vous posez { $n } routes : { $things }.
       *[other] { $who } pose { $n } routes : { $things }.
    }
    .each = { $a }
event-took-cover = L’église protège le bâtiment en { $a } : pas d’attaque.
event-doubled = { $who-me ->
    [me] Vos bâtiments d’un type rapportent double : { $a }.
   *[other] Les bâtiments { $who-de } d’un type rapportent double : { $a }.
}
event-counted = { $who-me ->
    [me] Vous, { $a } : { counted }.
   *[other] { $who }, { $a } : { counted }.
}
event-earned = { $cause ->
    [1] { $who-me ->
        [me] Vous gagnez { money-b } en { $a }, doublés par la Commerçante.
       *[other] { $who } gagne { money-b } en { $a }, doublés par la Commerçante.
    }
   *[0] { $who-me ->
        [me] Vous gagnez { money-b } en { $a }.
       *[other] { $who } gagne { money-b } en { $a }.
    }
}
    .cause = Les bâtiments rapportent
event-earned-in-all = { $who-me ->
    [me] Vous gagnez { money-a } en tout.
   *[other] { $who } gagne { money-a } en tout.
}
event-robbed = { $b ->
    [0] { $who-me ->
        [me] Vous ne trouvez rien à voler en { $a }.
       *[other] { $who } ne trouve rien à voler en { $a }.
    }
   *[other] { $who-me ->
        [me] Vous volez { money-b } en { $a }.
       *[other] { $who } vole { money-b } en { $a }.
    }
}
    .cause = Les bâtiments rapportent
event-scored-card = { $b ->
    [0] { $who-me ->
        [me] { $a } : vous ne marquez aucun point.
       *[other] { $a } : { $who } ne marque aucun point.
    }
   *[1] { $who-me ->
        [me] { $a } : vous marquez { points-b }.
       *[other] { $a } : { $who } marque { points-b }.
    }
}
event-token-moved = { $a } : cette case est fermée désormais.
    .cause = La manche se termine
event-got-cowboys = { $a ->
    [0] { $who-me ->
        [me] Vous ne retrouvez aucun cowboy.
       *[other] { $who } ne retrouve aucun cowboy.
    }
   *[1] { $who-me ->
        [me] Vous retrouvez { cowboys-a }.
       *[other] { $who } retrouve { cowboys-a }.
    }
}
    .cause = La manche se termine
event-converted = { $a ->
    [0] { $who-me ->
        [me] Vous dépassez votre limite et perdez { money-b }.
       *[other] { $who } dépasse sa limite et perd { money-b }.
    }
   *[1] { $who-me ->
        [me] Vous dépassez votre limite : { points-a } pour { money-b }.
       *[other] { $who } dépasse sa limite : { points-a } pour { money-b }.
    }
}
event-round-ended = La manche { $a } est finie.
    .cause = La manche se termine
event-scored-property = { $who-me ->
    [me] Vos { $a } : { points-b }.
   *[other] { $who }, { $a } : { points-b }.
}
    .cause = Le décompte final
event-scored-money = { $who-me ->
    [me] Votre argent : { points-a }.
   *[other] { $who }, argent : { points-a }.
}
event-finished = { $a ->
    [0] { $who-me ->
        [me] Vous finissez sans aucun point.
       *[other] { $who } finit sans aucun point.
    }
   *[other] { $who-me ->
        [me] Vous finissez avec { points-a }.
       *[other] { $who } finit avec { points-a }.
    }
}
event-left-tile = { $who-me ->
    [me] Vous n’achetez pas { $a-the } à { money-b }.
   *[other] { $who } n’achète pas { $a-the } à { money-b }.
}
event-tile-too-dear = { $who-me ->
    [me] Vous ne pouvez pas payer { money-b } pour { $a-the }.
   *[other] { $who } ne peut pas payer { money-b } pour { $a-the }.
}

## Refus

refusal-chance = C’est la maison qui tire au sort.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-asked = Ce n’est pas la question posée.
refusal-taken-card = Quelqu’un a déjà cette personnalité.
refusal-no-tile = Il n’y a pas de tuile sur cette case.
refusal-closed = Cette case est fermée jusqu’à la fin de la partie.
refusal-own-cowboy = Vous y avez déjà un cowboy.
refusal-white-cowboy = Nul ne peut défier le cowboy blanc.
refusal-white-alone = Le cowboy blanc ne va que là où il n’y a personne.
refusal-law-abiding = Shérif rouge, vous n’attaquez ni ne provoquez personne.
refusal-river = La rivière n’appartient à personne.
refusal-owned = Cette parcelle a un propriétaire.
refusal-not-attackable = Il n’y a là aucun bâtiment attaquable.
refusal-your-own = C’est à vous.
refusal-not-yours = Ce n’est pas à vous.
refusal-must-place = Vous avez choisi un cowboy : envoyez-le quelque part.
refusal-no-cowboy = Vous n’avez pas d’autre cowboy en réserve.
refusal-too-dear = Vous ne pouvez pas payer cela.
refusal-no-cowboys-left = La réserve générale a moins de vos cowboys.
refusal-captain-side = Le Capitaine vend autre chose dans cette partie.
refusal-no-duel = Il n’y a pas de duel à régler là.
refusal-not-won = Aucun cowboy à vous n’est seul sur cette parcelle.
refusal-not-kept = Vous n’avez pas de telle tuile à construire maintenant.
refusal-no-site = Il faut là une parcelle nue à vous, et des routes jusqu’à elle et jusqu’à sa maison.
refusal-no-plot = La maison demande une parcelle nue qu’une route peut relier, à personne ou à une autre place.
refusal-no-road = Une route prolonge le réseau, et il faut pouvoir encore relier le bâtiment et sa maison.
refusal-not-served = Le bâtiment et sa maison ne sont pas encore tous deux reliés.
refusal-not-built = Vous n’avez pas de tel bâtiment.
refusal-amount = Il faut un montant que votre argent permet.
refusal-limit = Vous devez redescendre à votre limite, sans dépenser plus que vous n’avez.
refusal-no-duel-tile = Vous n’avez pas cette tuile de duel.

## L’image

paint-board = { $phase ->
    [claims] Premières parcelles
    [over] La partie est finie
   *[other] Manche { $n } sur { $of }, { $phase ->
        [personalities] personnalités
        [placement] placement
        [resolution] résolution
       *[end] fin de manche
    }
}
paint-card-title = { $n }. { $name }
paint-card-limit = Gardez au plus { $n } $ en fin de manche
paint-purse = Vous avez { $n } $
paint-site = { $what } : rapporterait { $n } $
paint-must-agree = { $who } doit accepter
paint-pay = +{ $n } $
paint-paid = { $who }, { $what } : +{ $n } $
paint-paid-double = doublé par la Commerçante : { $n } $
paint-paid-robbed = { $who } vole { $n } $
paint-fight = Duel : { $where }
paint-fighter = { $who } : { $die ->
    [0] dé
   *[other] { $die }
} + { $guns } { $guns ->
    [one] revolver
   *[other] revolvers
} + { $cowboys } { $cowboys ->
    [one] cowboy
   *[other] cowboys
} = { $die ->
    [0] …
   *[other] { $n }
}
paint-winner = { $who } gagne
paint-total = = { $n }
paint-income = Votre revenu actuel
paint-building = { $where } : { $what } ({ $who }), rapporte { $n } $
paint-parcel = { $where } : { $what }{ $state ->
    [owned] , à { $who }
    [river] {""}
   *[nobody] , coûte { $n } $
}
paint-line = { counted }
paint-does = { $a-does }
paint-square = { $a-does }
paint-cowboy = un cowboy { $who-de }, { $where }
paint-white = le cowboy blanc, { $where }
paint-standing = { $who }, { $where } : { $n ->
    [one] { $n } cowboy
   *[other] { $n } cowboys
}
paint-road = { $a }{ $laid ->
    [yes] {""}
   *[no] , pas encore posée
}
paint-for-sale = { $name } : { $a-the }
paint-closed = { $name }, fermée
paint-card = { $name }, face { $side } : { $does }
paint-holds = { $who } a cette personnalité : { $name }
paint-caption = { $of ->
    [wages] { $short ->
        [yes] 4 $
       *[no] 4 $ chacun
    }
    [ammunition] { $short ->
        [yes] +3
       *[no] +3 revolvers
    }
    [three_roads] { $short ->
        [yes] 3
       *[no] 3 routes
    }
    [one_road] { $short ->
        [yes] 1
       *[no] 1 route
    }
    [step-parcels] { $short ->
        [yes] Parc.
       *[no] Parcelles
    }
    [build_12] 12 $
    [build_10] 10 $
    [build_8] 8 $
    [build_6] 6 $
    [build_5] 5 $
    [build_4] 4 $
    [build_3] 3 $
    [land_income] { $short ->
        [yes] 2 $
       *[no] 2 $ / parcelle
    }
    [gun_income] { $short ->
        [yes] 2 $
       *[no] 2 $ / revolver
    }
    [gambling] 2 dés
    [step-incomes] Revenus
    [land_points] { $short ->
        [yes] ½ PV
       *[no] ½ PV / parcelle
    }
    [gun_points] { $short ->
        [yes] ½ PV
       *[no] ½ PV / revolver
    }
    [building_points] { $short ->
        [yes] 1 PV
       *[no] PV / bâtiment
    }
    [buy_5] { $short ->
        [yes] 5 $
       *[no] 5 $ le PV
    }
    [buy_4] { $short ->
        [yes] 4 $
       *[no] 4 $ le PV
    }
    [buy_3] { $short ->
        [yes] 3 $
       *[no] 3 $ le PV
    }
    [buy_2] { $short ->
        [yes] 2 $
       *[no] 2 $ le PV
    }
   *[step-start] Départ
}
paint-buys = { $what } pour { $n } $ ; vous avez { $have } $
paint-parcel-title = Parcelle, { $n } $
paint-attack-title = { $own ->
    [yes] Protéger : { $what }
   *[no] Attaquer : { $what } { $who-de }
}
paint-loot = { $own ->
    [yes] Rapporte { $n } $
   *[no] Vous prendriez { $n } $
}
paint-alone = Personne encore ici
paint-unfaceable = Le cowboy blanc est là
paint-mine = Duel ! Vous : { $n } + dé
paint-rival = { $who } : { $n } + dé
paint-odds = Vous gagnez environ { $n } fois sur 100
paint-summands = { $die }+{ $guns }+{ $cowboys }
paint-duel = { $who } : montre { $die }, revolvers { $guns }, cowboys { $cowboys }, total { $n }
paint-duel-at = Duel, { $where }. { $said }
paint-status = { $state ->
    [over] Partie finie
    [chooses] Choisit
   *[waits] Attend
}
paint-personality = { $a } · { $passed ->
    [0] limite { $n } $
    [1] passe en 1er
    [2] passe en 2e
    [3] passe en 3e
   *[other] passe en { $passed }e
}
paint-hand = { $said } : { $values }
paint-count = { $n } { $what ->
    [money] { $n ->
        [one] dollar
       *[other] dollars
    }
    [points] { $n ->
        [one] point
       *[other] points
    }
    [cowboys] { $n ->
        [one] cowboy en réserve
       *[other] cowboys en réserve
    }
    [guns] { $n ->
        [one] revolver
       *[other] revolvers
    }
    [tiles] { $n ->
        [one] tuile de duel
       *[other] tuiles de duel
    }
   *[roads] { $n ->
        [one] route
       *[other] routes
    }
}
paint-coordinates = Rangées A à H, colonnes 1 à 8
paint-pile = { $where } : { $n } cowboys
paint-aid = Aide de jeu : bâtiments
paint-aid-help = Dollars par chose comptée. Tous sauf ranch et mine veulent une route et une maison.
paint-aid-building = { $a } : { $does }
paint-aid-end = Aide de jeu : fin de partie
paint-aid-end-text = { $bridges ->
    [yes] 2 points par bâtiment, maison et montagne, 3 au bord d’un pont ; 1 par tranche de 6 $.
   *[no] 2 points par bâtiment, maison et montagne ; 1 par tranche de 6 $.
}
paint-kept = gardé : { $what } × { $n }

## La feuille de score

score-unit = points
score-rounds = Pendant les manches
score-buildings = Bâtiments, 2 chacun
score-river-buildings = Bâtiments, 2 ou 3 chacun
score-houses = Maisons, 2 chacune
score-river-houses = Maisons, 2 ou 3 chacune
score-mountains = Montagnes, 2 chacune
score-river-mountains = Montagnes, 2 ou 3 chacune
score-money = Argent, 1 pour 6 $

## What does this do?

what-ground = { $a-id ->
    [empty] Parcelle { $at }
    [river] Rivière, { $at }
    [mountain] Montagne, { $at }
   *[house] Maison, { $at }
}
    .does = { $a-id ->
        [empty] Une parcelle vide : vous y construisez quand elle est à vous. Un ranch voisin gagne 1 $ si elle est à la même personne ou à personne.
        [river] Ni à prendre ni à construire. Un ranch voisin gagne 1 $ par case ; une mine voisine 3 $, une fois.
        [mountain] 2 points à la fin. Une mine voisine gagne 3 ${ $every ->
            [yes] , quelle que soit la couleur de la montagne.
           *[no] {" "}si la montagne est à la même personne ou à personne.
        }
       *[house] 2 points à la fin. Drugstore, banque et saloon voisins en vivent, si elle est à la même personne ou à personne.
    }
    .free = À personne. Revendiquée, elle coûte { $n } $ maintenant.
    .owned = { $who-me ->
        [me] À vous.
       *[other] À { $who }.
    }
what-stands = { $n ->
    [one] Présence : { $who }.
   *[other] Présences : { $who }.
}
what-building = { $a }, { $at }
    .does = Chaque manche : { $a-does }.
    .owner = { $who-me ->
        [me] À vous : 2 points à la fin.
       *[other] À { $who } : 2 points à la fin.
    }
    .earns = { $n ->
        [0] Ne rapporte rien en l’état.
       *[other] Rapporte { $n } $ maintenant : { $why }.
    }
    .mountains = { $every ->
        [yes] Toute montagne voisine compte, quelle que soit sa couleur.
       *[no] Comptent les montagnes de la même personne et celles de personne, pas celles des autres.
    }
    .attack = { $safe ->
        [yes] Aucune attaque possible.
       *[no] Une attaque en prend la moitié.
    }
what-road = { $a }
    .does = Une nouvelle route touche une route posée. Hors ranch et mine, un bâtiment en veut une à sa parcelle et une à sa maison.
    .now = { $laid ->
        [yes] Posée ; elle n’est à personne.
       *[no] Pas encore posée.
    }
what-rider = { $who-me ->
    [me] Votre cowboy
   *[other] Le cowboy { $who-de }
}
    .does = Il reste jusqu’à ce que sa case soit traitée. À plusieurs, un duel décide ; les perdants rentrent.
    .stakes = Revendique { $a } : { $n } $ maintenant.
    .protects = Protège { $a } : une attaque prendrait { $n } $.
    .attacks = Attaque { $a } : cela prend { $n } $, la moitié du revenu.
    .square = Sur la case { $a } : { $a-does }.
what-force = { $who } { $n }
what-duel-due = Un duel s’annonce. Avant les dés : { $list }.
what-duel = Duel
    .does = Un dé, plus les revolvers et les cowboys en réserve. Le plus haut total gagne ; à égalité, qui a passé plus tôt.
    .now = Ordre des passes : { $list }.
what-square = { $a }
    .does = { $a-does }.
    .shut = Fermée jusqu’à la fin de la partie.
    .until = { $n ->
        [1] Ouverte à la manche 1 seulement.
       *[other] Ouverte jusqu’à la manche { $n }.
    }
    .bare = Il n’y a pas de tuile ici.
    .tile = Ici : { $a-the }, { $a-does }.
    .price = Vous paieriez { $n } $.
    .dollars = Pour vous maintenant : { $n } $.
    .points = Pour vous maintenant : { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
what-step-parcels = Achat des parcelles
    .does = Ici s’achètent les parcelles revendiquées : 1 $, plus 1 $ par maison, bâtiment ou montagne dessus ou à côté. Sans cowboy.
what-step-incomes = Revenus
    .does = Tous les bâtiments paient ; s’il reste un cowboy attaquant, il en prend la moitié. Sans cowboy.
what-step-start = Départ
    .does = Le jeton de manche part d’ici. Après chaque manche il va à gauche et ferme une case ; puis des cowboys reviennent.
what-round = Manche { $n } sur { $of }
    .does = Après une manche, le jeton ferme la case où il va. Après la dernière, le plus de points gagne.
    .now = { $n ->
        [0] C’est la dernière manche.
        [one] Encore { $n } manche.
       *[other] Encore { $n } manches.
    }
    .cowboys = À la fin, chaque personne reprend { $n } cowboys.
what-order = L’ordre
    .does = Le numéro de la personnalité donne l’ordre du tour. Passer en premier, c’est choisir en premier à la manche suivante, et gagner à égalité.
what-card = { $a }
    .does = { $side ->
        [red] { $a-red }.
       *[yellow] { $a-yellow }.
    }
    .now = Numéro { $n } dans l’ordre du tour.
    .limit = Limite : vous gardez au plus { $n } $ après la manche.
    .taken = { $who-me ->
        [me] À vous cette manche.
       *[other] À { $who } cette manche.
    }
what-money = Argent
    .does = Il paie parcelles, tuiles et points. Au-dessus de la limite, 10 $ font un point ; à la fin 6 $.
    .now = { $n } $ maintenant.
    .limit = { $n } $ maintenant ; la limite est de { $limit } $.
what-points = Points
    .does = Le plus de points gagne. À la fin, bâtiment, maison et montagne ajoutent { $n } chacun, et chaque 6 $ ajoute 1.
    .now = { $n } si la partie finissait maintenant.
what-cowboys = Cowboys en réserve
    .does = Chacun peut sortir ; chacun en réserve ajoute 1 à vos duels. Après leur travail, ils vont à la réserve générale.
    .now = { $n } dans la réserve générale.
what-guns = Revolvers
    .does = Chacun ajoute 1 à chaque duel. Ranch et mine en apportent un, la prison deux.
what-brings = { $n } en duel maintenant, avant le dé.
what-roads = Routes
    .does = À poser pendant une construction, pour atteindre la parcelle du bâtiment et celle de sa maison.
    .now = { $n } dans la boîte.
what-tiles = Tuiles de duel
    .does = À chaque duel vous en choisissez une en secret ; elle remplace le dé, puis elle est partie.
    .now = { $n } en main.
what-enough = Rien de plus pour l’instant ; la partie continue.
what-kept = En attente : { $a }
    .does = Payé et pas construit. À construire après la dernière case de bâtiment d’une manche suivante ; sinon, sans valeur.

## Pourquoi cette réponse plutôt qu’une autre

quantity-points = vous en êtes à { $best ->
    [one] { $best } point
   *[other] { $best } points
} à la fin de la manche, et non { $other }
    .cause = Cela vous rapporte plus de points dans cette manche.
quantity-income = vos bâtiments rapportent ensuite { $best } $ par manche, et non { $other } $
    .cause = Vos bâtiments rapportent plus, à chaque manche.
quantity-rival = { $others ->
    [1] l’autre en est
   *[other] le meilleur des autres en est
} à { $best ->
    [one] { $best } point
   *[other] { $best } points
} à la fin de la manche, et non { $other }
    .cause = Cela coûte des points à votre meilleur rival.
quantity-guns = vous gardez { $best ->
    [one] { $best } revolver
   *[other] { $best } revolvers
}, et non { $other }
    .cause = Vous gardez plus de revolvers pour les duels.
quantity-parcels = vous possédez { $best ->
    [one] { $best } parcelle
   *[other] { $best } parcelles
}, et non { $other }
    .cause = Vous possédez plus de parcelles.
quantity-money = il vous reste { $best } $ à la fin de la manche, et non { $other } $
    .cause = Cela vous laisse plus d’argent pour la suite.
quantity-duels = tels que les cowboys sont placés, aucun des vôtres n’est battu en duel dans { $best } cas sur 100, et non dans { $other }
    .cause = Vos cowboys risquent moins en duel.
quantity-margin = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Enjeux

chip-money = { $sign }{ $n } $
chip-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
chip-property = { $sign }{ $n } à la fin
chip-guns = { $sign }{ $n } { $n ->
    [one] revolver
   *[other] revolvers
}
chip-cowboys = { $sign }{ $n } { $n ->
    [one] cowboy
   *[other] cowboys
}
chip-roads = { $sign }{ $n } { $n ->
    [one] route
   *[other] routes
}
chip-price = { $n ->
    [0] gratuit
   *[other] −{ $n } $
}
chip-keeps = garder { $n } $
chip-limit = limite { $n } $
chip-dollars = +{ $n } $
chip-nowhere = aucune place pour
chip-at-home = { $n } en réserve
chip-mine = vous : { $n }
chip-theirs = duel : { $n }
chip-up-to = { $n ->
    [0] trop cher pour vous
    [one] { $n } point
   *[other] jusqu’à { $n } points
}
chip-dice = +{ $n } à { $of } $
chip-nothing = rien pour vous
chip-a-round = +{ $n } $ par manche
chip-as-now = +{ $n } à ce jour
chip-asks = doit accepter
chip-roads-left = { $n ->
    [0] plus de route
    [one] encore { $n } route
   *[other] encore { $n } routes
}
stake-ground = { $a-id ->
    [mountain] une montagne : pour les mines
    [house] une maison : pour votre ville
   *[other] vide : on peut y construire
}
stake-buy = { $n } $ pour { $a-id ->
    [mountain] une montagne
    [house] une maison
   *[other] une parcelle vide
}
stake-enough = cela suffit
stake-card = { $side ->
    [red] { $a-id ->
        [sheriff] ni attaque ; 3 par duel perdu
        [banker] acheter un lot de points
        [grocer] 8 $, ou 1 point par maison
        [railroad_worker] un bâtiment pour 5 $
        [settler] 8 $, ou 1 point par montagne
        [captain] revolvers à 2, 6 ou 12 $
       *[mercenary] 2 revolvers cette manche
    }
   *[yellow] { $a-id ->
        [sheriff] le cowboy blanc
        [banker] 9 $ tout de suite
        [grocer] 8 $, ou un revenu double
        [railroad_worker] 2 routes, moitié prix
        [settler] une parcelle gratuite
        [captain] cowboys à 1, 4 ou 9 $
       *[mercenary] 3 revolvers cette manche
    }
}
stake-at-once = tout de suite
stake-wait = plus tard, peut-être plus
stake-double = { $a } : revenu double
stake-trade = tout de suite
stake-surplus = le surplus est perdu
stake-nothing = vous gardez ce que vous avez
stake-tile = { $a }
stake-white = seulement où il n’y a personne
stake-home = les autres servent aux duels
stake-pass = { $n ->
    [0] et gagner les égalités
    [1] et choisir en premier
    [2] et choisir en deuxième
    [3] et choisir en troisième
    [4] et choisir en quatrième
   *[5] et choisir en cinquième
}
stake-stake = { $a-id ->
    [mountain] une montagne à acheter
    [house] une maison à acheter
   *[other] une parcelle vide à acheter
}
stake-attack = moitié : { $a }, { $who }
stake-protect = à vous : { $a }
stake-bare = pas encore de tuile
stake-square = { $a-id ->
    [gun_income] 2 $ par revolver ou cowboy
    [gun_points] 1 point pour 2 revolvers ou cowboys
   *[other] { $a-does }
}
stake-fight = pour { $a-id ->
    [empty] une parcelle vide
    [mountain] une montagne
    [house] une maison
   *[other] un bâtiment : { $a }
}
stake-adds = la tuile { $n } et votre force
stake-mortal = { $dies ->
    [yes] le cowboy ne revient pas
   *[no] le cowboy revient
}
stake-leave-tile = la tuile reste en vente
stake-build-now = reste à choisir sa parcelle
stake-keep = pour une manche suivante
stake-site = { $n ->
    [0] ne rapporte encore rien ici
   *[other] avec ses voisins d’aujourd’hui
}
stake-plot = { $free ->
    [yes] la maison n’est à personne
   *[no] { $who-me ->
        [me] la maison est à vous : 2 points
       *[other] la maison va à { $who }
    }
}
stake-refuse = votre parcelle reste vide
stake-agree = la maison est à vous
stake-lay = { $n ->
    [one] { $n } route, la dernière
   *[other] une de vos { $n } routes
}
act-card = { $n } { $a }
act-at = { $verb ->
    [stake] Revendiquer { $a }
    [attack] Attaquer { $a }
    [protect] Protéger { $a }
    [claim] Prendre { $a }
    [duel] Duel en { $a }
    [buy] Acheter { $a }
    [build] Construire en { $a }
   *[house] Maison en { $a }
}
act-use = S’en servir
act-skip = Renoncer
act-leave = Laisser

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
standing-ending = La partie finit après la manche { $n }.
meter-rounds = Manche { $n } sur { $of }
    .name = Manche

## Sur la scène

drama-name = { $who-me ->
    [me] Vous
   *[other] { $who }
}
drama-duel = { $on ->
    [building] Duel pour le bâtiment en { $a }
    [square] Duel : { $a }
   *[parcel] Duel pour { $a }
}
drama-won = { $who-me ->
    [me] Vous gagnez, { $n } à { $m }.
   *[other] { $who } gagne, { $n } à { $m }.
}
drama-tied = { $who-me ->
    [me] Vous gagnez, { $n } à { $m } : vous avez passé avant.
   *[other] { $who } gagne, { $n } à { $m }, ayant passé avant.
}
drama-tie = Égalité : qui a passé avant ?
drama-tile = tuile de duel { $n }
drama-cowboys = { $n } en réserve
drama-guns = { $n ->
    [one] { $n } revolver
   *[other] { $n } revolvers
}
drama-home = { $who-me ->
    [me] votre cowboy revient en réserve
   *[other] le cowboy { $who-de } rentre
}
drama-may-die = { $who-me ->
    [me] votre cowboy peut en mourir
   *[other] le cowboy { $who-de } peut en mourir
}
drama-sheriff = { $n ->
    [one] +{ $n } point pour le Shérif
   *[other] +{ $n } points pour le Shérif
}

## Les tours : ce qu’on en retient

mark-built = { $a }
mark-roads = { $n ->
    [one] +{ $n } route
   *[other] +{ $n } routes
}
mark-won = gagne avec { $n }
mark-lost = { $n }
mark-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Hauts faits

feat-outgunned = Seul contre plus
    .idea = Vous avez gagné un duel contre plus de revolvers et de cowboys. Le dé décide plus qu’il n’y paraît : aucune place n’est sûre.
feat-good-loser = Beau perdant
    .idea = Vous avez perdu trois duels et gagné la partie. Le cowboy battu rentre, et resservira.
feat-out-early = Sortie rapide
    .idea = Vous avez passé en premier à deux manches, et gagné. Le premier qui passe choisit sa carte en premier à la manche suivante.

## Ordres

order-pass = Passer dès que possible
    .help = Jusqu’à la fin de la manche.
