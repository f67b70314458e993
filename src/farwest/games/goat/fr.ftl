game = Le Bon, la Chèvre et le Truand
game-credit = Un jeu de Sergio Halaban, illustré par Weberson Santiago, édité par Igiari. Ceci est une adaptation non officielle.
game-aim = Avoir le plus d’argent à la fin de la dernière manche.

card-line = Une carte, face cachée. « C’est le Shérif. » Vous y croyez ?
card-minutes = 45

seat = Place { $n }

## Noms

character-storekeeper = Vendeur
    .the = le Vendeur
    .of = du Vendeur
    .does = prend tous les jetons du Magasin
character-kid = Gamin
    .the = le Gamin
    .of = du Gamin
    .does = prend toutes les pièces du Magasin
character-banker = Banquier
    .the = le Banquier
    .of = du Banquier
    .does = prend tous les jetons de la Banque
character-widow = Veuve
    .the = la Veuve
    .of = de la Veuve
    .does = prend toutes les pièces de la Banque
character-farmer = Fermière
    .the = la Fermière
    .of = de la Fermière
    .does = prend tous les jetons du Ranch
character-cowboy = Cowboy
    .the = le Cowboy
    .of = du Cowboy
    .does = prend toutes les pièces du Ranch
character-miner = Mineur
    .the = le Mineur
    .of = du Mineur
    .does = prend tous les jetons de la Mine
character-prospector = Prospecteur
    .the = le Prospecteur
    .of = du Prospecteur
    .does = prend toutes les pièces de la Mine
character-outlaw = Hors-la-loi
    .the = le Hors-la-loi
    .of = du Hors-la-loi
    .does = tue le Shérif et touche 4 $
character-sheriff = Shérif
    .the = le Shérif
    .of = du Shérif
    .does = touche 2 $, et davantage s’il arrête le Voleur et le Charlatan
character-thief = Voleur
    .the = le Voleur
    .of = du Voleur
    .does = vide un lieu de ses jetons ; les garde s’il n’est pas arrêté
character-charlatan = Charlatan
    .the = le Charlatan
    .of = du Charlatan
    .does = prend 3 $ aux adversaires ; les garde s’il n’est pas arrêté
character-barmaid = Serveuse
    .the = la Serveuse
    .of = de la Serveuse
    .does = distribue les bouteilles du Saloon aux adversaires, puis joue si le Joueur est là
character-gambler = Joueur
    .the = le Joueur
    .of = du Joueur
    .does = prend un jeton au hasard à un adversaire, sauf si la Serveuse est là
character-goat = Chèvre
    .the = la Chèvre
    .of = de la Chèvre
    .does = aucun effet, sinon manger un chapeau

location-store = Magasin
    .the = le Magasin
    .of = du Magasin
    .to = au Magasin
location-bank = Banque
    .the = la Banque
    .of = de la Banque
    .to = à la Banque
location-ranch = Ranch
    .the = le Ranch
    .of = du Ranch
    .to = au Ranch
location-mine = Mine
    .the = la Mine
    .of = de la Mine
    .to = à la Mine
location-saloon = Saloon
    .the = le Saloon
    .of = du Saloon
    .to = au Saloon

resource-bottle = bouteille
    .a = une bouteille
resource-supplies = fournitures
    .a = une caisse de fournitures
resource-bills = liasse de billets
    .a = une liasse de billets
resource-cattle = bovin
    .a = un bovin
resource-nugget = pépite d’or
    .a = une pépite d’or

goods = { $b } { $a-id ->
    [store] { $b ->
        [one] caisse de fournitures
       *[other] caisses de fournitures
    }
    [bank] { $b ->
        [one] liasse de billets
       *[other] liasses de billets
    }
    [ranch] { $b ->
        [one] bovin
       *[other] bovins
    }
    [mine] { $b ->
        [one] pépite d’or
       *[other] pépites d’or
    }
   *[saloon] { $b ->
        [one] bouteille
       *[other] bouteilles
    }
}

tokens = { $b } { $a-id ->
    [bottle] { $b ->
        [one] bouteille
       *[other] bouteilles
    }
    [supplies] { $b ->
        [one] caisse de fournitures
       *[other] caisses de fournitures
    }
    [bills] { $b ->
        [one] liasse de billets
       *[other] liasses de billets
    }
    [cattle] { $b ->
        [one] bovin
       *[other] bovins
    }
   *[nugget] { $b ->
        [one] pépite d’or
       *[other] pépites d’or
    }
}

cards = { $b } { $b ->
    [one] carte
   *[other] cartes
}

## Variantes

variant-rich-store = Magasin riche
    .help = Le Magasin porte trois icônes de pièce : chaque lieu rapporte 6 $ par manche.
variant-first-dealer = Premier Donneur
    .help = Tiré au sort, ou la place que vous indiquez.
    .drawn = Tiré au sort
    .number = Place { $next }
variant-declare-forced = Annonce des offres forcées
    .help = Le Donneur annonce un personnage même si la carte doit être acceptée.
preset-sheet = Comme dans le livret
    .help = Le Donneur annonce un personnage à chaque offre, même forcée.

## Questions

question-offer-card = Quelle carte proposez-vous ?
    .help = { $cause ->
        [0] Elle part face cachée, et vous pouvez mentir. Acceptée, elle est à l’autre ; sinon à vous.
        [1] Seuls chapeaux : ceux { $last-de }. Acceptée, elle est à l’autre ; sinon défaussée.
       *[other] { $last } a autant de chapeaux que vous de cartes, et doit l’accepter.
    }
    .theme = Quelle carte proposer
question-offer-target = À qui la proposez-vous ?
    .help = Une personne qui a encore un chapeau. Si elle refuse, la carte vous reste.
question-declare = Quel personnage annoncez-vous ?
    .help = N’importe quelle carte de votre main, proposée ou non.
question-respond = { $a } annonce { $b-the }. Acceptez-vous ?
    .help = { $cause ->
        [0] Accepter : votre chapeau va dessus. Refuser : le chapeau { $a-de }.
       *[other] Accepter : votre chapeau va dessus. Refuser : la carte est défaussée.
    }
question-thief-location = Quel lieu le Voleur dévalise-t-il ?
    .help = Tous ses jetons sont à vous, sauf si le Shérif passe.
    .theme = Où envoyer le Voleur
question-charlatan-coin = À qui le Charlatan prend-il une pièce ? (encore { $n })
    .help = Une pièce à la fois, à qui vous voulez.
question-barmaid-bottle = Qui reçoit une bouteille ? (encore { $n })
    .help = Chaque bouteille du Saloon va à un adversaire.
question-gamble-victim = À qui prenez-vous un jeton, au hasard ?
    .help = Vous ne choisissez pas lequel : il est tiré au sort.
    .theme = À qui prendre un jeton
question-first-dealer = Qui donne en premier ?
question-turn-up = Quelle carte est retournée ?
question-lay-down = Quelle carte est écartée face cachée ?
question-draw-card = Quelle carte est piochée ?
question-steal-token = Quel jeton est pris ?

## Choix

option-offer = Proposer { $a-the }
    .short = { $a }
option-target = La proposer à { $a }
    .short = { $a }
option-declare = Annoncer : « { $a } »
    .short = « { $a } »
option-accept = Accepter la carte
    .short = Accepter
    .note = Votre chapeau va dessus
option-refuse = Refuser la carte
    .short = Refuser
    .note = { $cause ->
        [0] Son chapeau va dessus
       *[other] La carte est défaussée
    }
option-rob = Dévaliser { $a-the }
    .short = { $a }
option-dupe = Prendre une pièce à { $a }
    .short = { $a }
option-serve = Donner une bouteille à { $a }
    .short = { $a }
option-gamble = Prendre un jeton à { $a }
    .short = { $a }
option-dealer = { $a } donne en premier
option-turn = Retourner { $a-the }
option-lay = Écarter { $a-the }, face cachée
option-draw = Piocher { $a-the }
option-steal = Prendre { $a-a }

## La table au terminal

table-round = Manche { $n } sur { $of }
table-deck = { $n ->
    [0] pioche vide
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
table-hand = { $a-me ->
    [me] vous donnez, { $n } en main
   *[other] { $a } donne, { $n } en main
}
table-each = à { $n } $
table-money = { $n } $
table-tokens = { $n ->
    [0] aucun jeton
    [one] { $n } jeton
   *[other] { $n } jetons
}
table-worth = { $goods } ({ $n } $ en tout)
table-name = { $a }
table-does = { $a-does }
table-drawn = {" "}(vous venez de la piocher)
table-aside = Écartées :
table-discarded = Hors jeu :
table-refused = Défaussées :
table-declared = Annoncées, pas encore vues :
table-passed = Passées par vous :

## Événements

event-became-dealer = { $who-me ->
    [me] Vous donnez en premier.
   *[other] { $who } donne en premier.
}
event-round-began = La manche { $a } commence.
    .heading = Manche { $a }
    .cause = La manche commence
event-stocked = La maison pose { goods } { $a-to }.
event-minted = La maison pose { $b } $ { $a-to }.
event-turned-up = La maison écarte { $a-the }, face visible.
    .cause = La ville se remplit
event-laid-down = La maison écarte une carte, face cachée.
event-goat-returned = La Chèvre retourne dans la pioche.
event-drew = { $shown ->
    [yes] { $who-me ->
        [me] Vous piochez { $a-the }.
       *[other] { $who } pioche { $a-the }.
    }
   *[no] { $who } pioche une carte.
}
    .cause = { $who-me ->
        [me] préparez une offre
       *[other] prépare une offre
    }
    .together = { $shown ->
        [yes] { $who-me ->
            [me] Vous piochez { $things }.
           *[other] { $who } pioche { $things }.
        }
       *[no] { $who } pioche { $n } cartes.
    }
    .each = { $a-the }
event-received = { $who-me ->
    [me] Vous recevez { $a-the }.
   *[other] { $who } reçoit { $a-the }.
}
    .together = { $who-me ->
        [me] Vous recevez { $things }.
       *[other] { $who } reçoit { $things }.
    }
    .each = { $a-the }
event-chose-card = { $who-me ->
    [me] Vous posez { $a-the }, face cachée.
   *[other] { $who } pose { $a-the }, face cachée.
}
    .cause = { $who-me ->
        [me] préparez une offre
       *[other] prépare une offre
    }
event-chose-target = { $who-me ->
    [me] Vous la proposerez à { $a }.
   *[other] { $who } la proposera à { $a }.
}
event-offered = { $who-me ->
    [me] Vous proposez une carte à { $a }.
   *[other] { $a-me ->
        [me] { $who } vous propose une carte.
       *[other] { $who } propose une carte à { $a }.
    }
}
event-declared = { $who-me ->
    [me] Vous annoncez { $a-the }.
   *[other] { $who } annonce { $a-the }.
}
    .cause = { $who-me ->
        [me] proposez « { $a-the } » à { $offered-a }
       *[other] { $offered-a-me ->
            [me] vous propose « { $a-the } »
           *[other] propose « { $a-the } » à { $offered-a }
        }
    }
event-accepted = { $who-me ->
    [me] Vous acceptez.
   *[other] { $who } accepte.
}
event-refused-offer = { $who-me ->
    [me] Vous refusez.
   *[other] { $who } refuse.
}
event-forced = { $who-me ->
    [me] Vous devez accepter : il reste autant de cartes que de chapeaux.
   *[other] { $who } doit accepter : il reste autant de cartes que de chapeaux.
}
event-placed = { $who-me ->
    [me] C’est { $a-the } : vous y posez un chapeau.
   *[other] C’est { $a-the } : { $who } y pose un chapeau.
}
event-took-tokens = { $who-me ->
    [me] Vous prenez { goods } { $a-to }.
   *[other] { $who } prend { goods } { $a-to }.
}
event-took-coins = { $who-me ->
    [me] Vous prenez { $b } $ { $a-to }.
   *[other] { $who } prend { $b } $ { $a-to }.
}
event-robbed = { $who-me ->
    [me] Votre Voleur dévalise { $a-the } : { goods }.
   *[other] Le Voleur { $who-de } dévalise { $a-the } : { goods }.
}
event-found-nothing = { $who-me ->
    [me] Rien à faire pour votre { $a }.
   *[other] Rien à faire pour { $a-the } { $who-de }.
}
event-duped = { $who-me ->
    [me] Votre Charlatan prend 1 $ à { $a }.
   *[other] { $a-me ->
        [me] Le Charlatan { $who-de } vous prend 1 $.
       *[other] Le Charlatan { $who-de } prend 1 $ à { $a }.
    }
}
    .together = { $who-me ->
        [me] Votre Charlatan prend { $things }.
       *[other] Le Charlatan { $who-de } prend { $things }.
    }
    .each = { $a-me ->
        [me] { $n } $ à vous
       *[other] { $n } $ à { $a }
    }
event-became-inactive = { $who-me ->
    [me] Vous n’avez plus de chapeau.
   *[other] { $who } n’a plus de chapeau.
}
event-became-last = { $who-me ->
    [me] Vous êtes la dernière personne active : toutes les offres sont pour vous.
   *[other] { $who } est la dernière personne active : toutes les offres lui vont.
}
event-passed = { $who-me ->
    [me] Vous passez { cards } à { $a }.
   *[other] { $a-me ->
        [me] { $who } vous passe { cards }.
       *[other] { $who } passe { cards } à { $a }.
    }
}
event-took-deck = { $who-me ->
    [me] Vous prenez le reste de la pioche : { $a } { $a ->
        [one] carte
       *[other] cartes
    }.
   *[other] { $who } prend le reste de la pioche : { $a } { $a ->
        [one] carte
       *[other] cartes
    }.
}
event-refused-card = C’est { $a-the } : la carte est défaussée.
event-left-over = { $a } { $a ->
    [one] carte jamais proposée reste face cachée.
   *[other] cartes jamais proposées restent face cachée.
}
event-saloon-opened = Le Saloon ouvre.
    .cause = Le Saloon ouvre
event-killed-sheriff = { $who-me ->
    [me] Votre Hors-la-loi tue le Shérif : { $a } $.
   *[other] Le Hors-la-loi { $who-de } tue le Shérif : { $a } $.
}
event-paid-sheriff = { $who-me ->
    [me] Votre Shérif touche { $a } $.
   *[other] Le Shérif { $who-de } touche { $a } $.
}
event-arrested = { $who-me ->
    [me] Votre Shérif arrête { $a-the } : { $b } $.
   *[other] Le Shérif { $who-de } arrête { $a-the } : { $b } $.
}
event-returned-loot = Le butin retourne { $a-to } : { goods }.
event-returned-coin = { $who-me ->
    [me] Vous récupérez { $a } $.
   *[other] { $who } récupère { $a } $.
}
event-kept-loot = { $who-me ->
    [me] Votre Voleur s’enfuit avec { goods }.
   *[other] Le Voleur { $who-de } s’enfuit avec { goods }.
}
event-kept-coins = { $who-me ->
    [me] Votre Charlatan s’éclipse avec { $a } $.
   *[other] Le Charlatan { $who-de } s’éclipse avec { $a } $.
}
event-served = { $who-me ->
    [me] Votre Serveuse donne une bouteille à { $a }.
   *[other] { $a-me ->
        [me] La Serveuse { $who-de } vous donne une bouteille.
       *[other] La Serveuse { $who-de } donne une bouteille à { $a }.
    }
}
    .together = { $who-me ->
        [me] Votre Serveuse donne { $things }.
       *[other] La Serveuse { $who-de } donne { $things }.
    }
    .each = { $n ->
        [1] { $a-me ->
            [me] une bouteille à vous
           *[other] une bouteille à { $a }
        }
       *[other] { $a-me ->
            [me] { $n } bouteilles à vous
           *[other] { $n } bouteilles à { $a }
        }
    }
event-gambled = { $who-me ->
    [me] Vous tendez la main vers un jeton { $a-de }.
   *[other] { $a-me ->
        [me] { $who } tend la main vers un de vos jetons.
       *[other] { $who } tend la main vers un jeton { $a-de }.
    }
}
event-stole = { $shown ->
    [yes] { $who-me ->
        [me] Vous prenez { $b-a } à { $a }.
       *[other] { $who } vous prend { $b-a }.
    }
   *[no] { $who } prend un jeton, sans le montrer.
}
event-round-ended = La manche { $a } est finie. { $who-me ->
    [me] Vous donnez en premier à la suivante.
   *[other] { $who } donne en premier à la suivante.
}
event-stole-in-round = { $who-me ->
    [me] À la manche { $a }, vous avez pris { $b-a }.
   *[other] À la manche { $a }, { $who } a pris { $b-a }.
}
event-showed = { $who-me ->
    [me] Vous montrez { tokens }.
   *[other] { $who } montre { tokens }.
}
event-finished = { $who-me ->
    [me] Vous finissez avec { $a } $.
   *[other] { $who } finit avec { $a } $.
}
    .cause = Le décompte final

## Refus

refusal-chance = C’est la maison qui tire au sort.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-asked = Ce n’est pas la question posée.
refusal-not-in-hand = Vous n’avez pas { $a-the } dans votre main.
refusal-declare-not-in-hand = Annoncez un personnage de votre main : { $a-the } n’y est pas.
refusal-not-active = { $a } n’a plus de chapeau et ne peut pas recevoir de carte.
refusal-no-such-seat = Personne n’occupe cette place.
refusal-yourself = Choisissez un adversaire.
refusal-no-token-there = Il n’y a aucun jeton à prendre { $a-to }.
refusal-not-in-use = À ce nombre de personnes, { $a-the } ne sert pas.
refusal-no-coin = { $a } n’a plus de pièce.
refusal-no-token = { $a } n’a pas de jeton.

## L’image

paint-board = La ville, manche { $n } sur { $of }
paint-place = { $a } : { $goods }, { $coins }
paint-empty = { $why ->
    [robbed] dévalisé
   *[empty] plus rien
}
paint-slot = { $a }, { $why ->
    [aside] carte écartée
    [discarded] carte défaussée
    [said] carte annoncée, pas encore vue
   *[no] pas encore en jeu
}
paint-card = { $a }, { $who-me ->
    [me] avec votre chapeau
   *[other] avec le chapeau { $who-de }
}{ $gone ->
    [yes] , hors jeu
   *[no] {""}
}
paint-held = { $a }, dans votre main{ $drawn ->
    [yes] , carte que vous venez de piocher
   *[no] {""}
}
paint-hat = { $who-me ->
    [me] votre chapeau
   *[other] le chapeau { $who-de }
}
paint-hidden = une carte, face cachée
paint-out = { $why ->
    [aside] écartée
   *[discarded] défaussée
}
paint-effect = { $a-id ->
    [storekeeper] prend les fournitures
    [banker] prend les liasses
    [farmer] prend les bovins
    [miner] prend les pépites
    [outlaw] tue le Shérif
    [sheriff] arrête
    [thief] vide un lieu
    [charlatan] escroque 3 $
    [barmaid] sert à boire
    [gambler] vole un jeton
    [goat] mange un chapeau
   *[other] prend les pièces
}
paint-stage = La scène
paint-round = Manche { $n } sur { $of }
paint-over = La partie est finie
paint-deals = { $who-me ->
    [me] Vous donnez
   *[other] { $who } donne
}
paint-hand = { $more ->
    [yes] { $n ->
        [0] plus d’autre carte en main
        [one] encore { $n } carte en main
       *[other] encore { $n } cartes en main
    }
   *[no] { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
}
paint-claim = « C’est { $a-the } »
paint-says = { $who-me ->
    [me] Vous annoncez : « C’est { $a-the } »
   *[other] { $who } annonce : « C’est { $a-the } »
}
paint-offered = { $a-me ->
    [me] { $who } vous propose une carte, face cachée
   *[other] { $who } propose à { $a } une carte, face cachée
}
paint-to = { $who-me ->
    [me] pour vous
   *[other] pour { $who }
}
paint-corner = L’enclos de la Chèvre
paint-why = La personne qui la garde dépense un chapeau pour rien.
paint-goat = { $where ->
    [hat] { $who-me ->
        [me] La Chèvre a mangé votre chapeau
       *[other] La Chèvre a mangé le chapeau { $who-de }
    }
    [aside] La Chèvre est écartée
    [discarded] La Chèvre est défaussée
    [hand] { $who-me ->
        [me] La Chèvre est dans votre main
       *[other] La Chèvre est dans la main { $who-de }
    }
   *[free] La Chèvre rôde encore
}
paint-deck = Pioche
paint-deck-label = { paint-deck } : { cards }
paint-aside = Écartées
paint-supply = Réserve
paint-supply-label = Réserve : { $goods }
paint-aid = Fiche d’aide
paint-does = { $a } : { $a-does }.
paint-said = Annoncées, pas encore vues
paint-passed = Passées par vous
paint-status = { $state ->
    [answers] Répond à l’offre
    [deals] Donne
    [chooses] Choisit
    [says] Annonce « { $a } »
    [out] Plus de chapeau
    [over] Partie finie
   *[waits] Attend
}
paint-count = { $n } { $what ->
    [coins] { $n ->
        [one] pièce
       *[other] pièces
    }
    [elixirs] { $n ->
        [one] élixir
       *[other] élixirs
    }
    [hats] { $n ->
        [one] chapeau
       *[other] chapeaux
    }
    [bottle] { $n ->
        [one] bouteille
       *[other] bouteilles
    }
    [supplies] { $n ->
        [one] caisse de fournitures
       *[other] caisses de fournitures
    }
    [bills] { $n ->
        [one] liasse de billets
       *[other] liasses de billets
    }
    [cattle] { $n ->
        [one] bovin
       *[other] bovins
    }
    [nugget] { $n ->
        [one] pépite d’or
       *[other] pépites d’or
    }
   *[tokens] { $n ->
        [one] jeton
       *[other] jetons
    }
}

## La feuille de score

score-unit = $
score-coins = Pièces
score-bottle = Bouteilles
score-supplies = Fournitures
score-bills = Liasses de billets
score-cattle = Bovins
score-nugget = Pépites d’or

paint-own = Vos jetons
paint-own-help = visibles de vous seulement
paint-unseen = Pas encore vues

## What does this do?

what-one = { $a-a }
what-place = { $a }
    .does = { $coins ->
        [0] Chaque manche apporte { $token }.
       *[other] Chaque manche apporte { $token } et { $coins } $. Ce que personne ne prend y reste.
    }
    .now = { $kind ->
        [both] Ici : { $goods } (valeur { $worth } $) et { $coins } $ en pièces.
        [tokens] Ici : { $goods } (valeur { $worth } $).
       *[coins] Ici : { $coins } $ en pièces, aucun jeton.
    }
    .bare = Il n’y a plus rien ici.
    .robbed = Le Voleur est passé : il n’y a plus rien ici.
what-token = { $a-a }
    .does = Un jeton qui vaut { $n } $ à la fin. { $shared ->
        [bottle] La Serveuse le donne à un adversaire.
       *[other] La personne qui obtient { $by-the } le prend, face cachée.
    }
    .now = { $n } ici, valeur { $worth } $.
what-coin = une pièce
    .does = Vaut 1 $. La personne qui obtient { $by-the } prend toutes les pièces d’ici.
    .now = { $n } $ ici en tout.
what-loot = Le butin du Voleur
    .does = À personne jusqu’au Saloon. Il revient alors à qui a le Voleur, sauf si le Shérif l’arrête.
    .now = { $goods }, valeur { $worth } $.
what-swindled = Les pièces du Charlatan
    .does = À personne jusqu’au Saloon. Elles reviennent alors à qui a le Charlatan, sauf si le Shérif l’arrête.
    .now = { $n } $ posés là.
what-sheriff = { $state ->
    [in] Le Shérif est en jeu.
    [gone] Le Shérif ne viendra pas cette manche.
   *[open] Le Shérif n’est pas encore en jeu.
}
what-character = { $a }
    .does = { $a-does }{ $n ->
        [0] {""}
       *[other] . Numéro { $n } au Saloon
    }.
    .owned = { $who-me ->
        [me] Votre chapeau est dessus.
       *[other] Le chapeau { $who-de } est dessus.
    }{ $gone ->
        [yes] {" "}La carte est hors jeu et n’agit plus.
       *[no] {""}
    }
    .held = Dans votre main.
    .said = { $who-me ->
        [me] Dans votre main : quelqu’un l’a annoncé.
       *[other] Dans la main { $who-de } : quelqu’un l’a annoncé.
    }
    .passed = Vous l’avez fait passer ; { $who } l’a en main.
    .aside = Carte écartée pour cette manche.
    .out = Hors jeu pour cette manche.
    .discarded = Carte refusée et défaussée : hors jeu pour cette manche.
    .unseen = Pas encore vu : dans la pioche, dans la main du Donneur ou parmi les cartes écartées.
    .takes = { $kind ->
        [tokens] Prendrait maintenant { $goods }, valeur { $worth } $.
        [coins] Prendrait maintenant { $worth } $.
       *[none] Ne trouverait rien maintenant.
    }
    .earns = En l’état, il touche { $n } $, sauf si le Hors-la-loi passe avant.
    .idle = La Serveuse est en jeu : c’est elle qui prend le jeton.
    .serves = { $n ->
        [one] { $n } bouteille à donner maintenant.
       *[other] { $n } bouteilles à donner maintenant.
    }
what-hat = { $who-me ->
    [me] Votre chapeau sur { $a-the }
   *[other] Le chapeau { $who-de } sur { $a-the }
}
    .does = La personne dont le chapeau est sur un personnage le contrôle. Les chapeaux reviennent en fin de manche.
    .now = { $who-me ->
        [me] Il vous reste { $n ->
            [0] 0 chapeau
            [one] { $n } chapeau
           *[other] { $n } chapeaux
        } pour cette manche.
       *[other] Il reste à { $who } { $n ->
            [0] 0 chapeau
            [one] { $n } chapeau
           *[other] { $n } chapeaux
        } pour cette manche.
    }
what-round = Manche { $n } sur { $of }
    .does = Une manche finit quand tous les chapeaux sont posés et que le Saloon a ouvert. Après la dernière, le plus d’argent gagne.
    .now = { $n ->
        [0] C’est la dernière manche.
        [one] Encore { $n } manche après celle-ci.
       *[other] Encore { $n } manches après celle-ci.
    }
what-supply = La réserve
    .does = Au début d’une manche, un jeton de chaque sorte va d’ici à son lieu. Les pièces ne manquent jamais.
    .now = { $n ->
        [one] { $n } jeton pour les manches suivantes.
       *[other] { $n } jetons pour les manches suivantes.
    }
what-deck = La pioche
    .does = Chaque nouveau Donneur pioche une carte. Quand une seule personne a des chapeaux, le Donneur suivant prend tout le reste.
    .now = { $n ->
        [0] Il ne reste aucune carte.
        [one] Il reste { $n } carte.
       *[other] Il reste { $n } cartes.
    }
what-aside = Une carte écartée
    .does = Hors jeu pour cette manche. Personne ne saura laquelle ; c’est peut-être la Chèvre.
what-dealer = { $who-me ->
    [me] Vous donnez
   *[other] { $who } donne
}
    .does = Le Donneur propose une carte, face cachée, et annonce un personnage de sa main, vrai ou faux.
    .now = { $n ->
        [one] { $n } carte en main.
       *[other] { $n } cartes en main.
    }
    .last = { $who-me ->
        [me] Seuls vos chapeaux restent : toutes les offres sont pour vous.
       *[other] Seuls les chapeaux { $who-de } restent : toutes les offres y vont.
    }
what-hidden = Une carte de la main du Donneur
    .does = Seul le Donneur la voit. Ce qui n’est pas proposé passe au Donneur suivant.
    .now = { $who-me ->
        [me] Vous en avez { $n } en main.
       *[other] { $who } en a { $n } en main.
    }
what-offer = La carte proposée
    .does = Seul le Donneur la connaît. Acceptée ou refusée, elle est retournée.
    .now = { $last ->
        [0] { $a-me ->
            [me] Accepter : votre chapeau va dessus. Refuser : celui { $who-de }.
           *[other] { $who-me ->
                [me] Si { $a } refuse, votre chapeau va dessus.
               *[other] { $a } l’accepte, ou le chapeau { $who-de } va dessus.
            }
        }
       *[other] { $a-me ->
            [me] Accepter : votre chapeau va dessus. Refuser : elle est défaussée.
           *[other] { $a } l’accepte, ou elle est défaussée.
        }
    }
what-claim = { $who-me ->
    [me] Vous annoncez : { $a }
   *[other] { $who } annonce : { $a }
}
    .does = Vrai ou faux ; mais { $a-the } était dans la main du Donneur au moment de l’annonce.
what-coins = Pièces
    .does = 1 $ chacune, visibles de tous. Le plus d’argent gagne ; à égalité, le plus de pièces.
    .now = { $who-me ->
        [me] Vous avez { $n } $.
       *[other] { $who } a { $n } $.
    }
what-hats = Chapeaux restants
    .does = Il en va un sur chaque personnage obtenu. Sans chapeau, plus aucune carte de la manche, voulue ou non.
    .now = { $n ->
        [0] { $who-me ->
            [me] Plus aucune offre pour vous cette manche.
           *[other] Plus aucune offre pour { $who } cette manche.
        }
       *[other] { $who-me ->
            [me] Vous pouvez encore en obtenir { $n }.
           *[other] { $who } peut encore en obtenir { $n }.
        }
    }
what-tokens = Jetons, face cachée
    .does = Seule la personne qui les a les voit. Tous sont montrés en fin de partie.
    .now = { $n } en tout, valeur { $least } à { $most } $.
what-elixirs = Élixirs
    .does = Un pour chaque pièce prise par le Charlatan, sans valeur. S’il est arrêté, la pièce revient.
    .now = { $n } $ en jeu.
what-owned = { $a-a }
    .does = Un jeton qui vaut { $n } $ à la fin. Seuls le Joueur et la Serveuse peuvent le prendre.
    .now = { $n } ici, valeur { $worth } $.
what-says = { $lie ->
    [yes] Un mensonge : vous proposez { $a-the }.
   *[no] La vérité.
}
what-if-true = Si c’est vrai : { $a-does }.
what-spends = { $n ->
    [1] { $who-me ->
        [me] Votre dernier chapeau y passe.
       *[other] Le dernier chapeau { $who-de } y passe.
    }
   *[other] { $who-me ->
        [me] L’un de vos { $n } chapeaux y passe.
       *[other] L’un des { $n } chapeaux { $who-de } y passe.
    }
}
what-opponent = { $who } a { $hats ->
    [0] 0 chapeau
    [one] { $hats } chapeau
   *[other] { $hats } chapeaux
}, { $coins } $ et { $tokens ->
    [0] 0 jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.

## Pourquoi cette réponse plutôt qu’une autre

quantity-money = vous avez { $best } $ à la fin de la manche, et non { $other } $
    .cause = Cela vous rapporte plus d’argent dans cette manche.
quantity-rival = { $others ->
    [1] l’autre a
   *[other] le plus riche des autres a
} { $best } $ à la fin de la manche, et non { $other } $
    .cause = Cela prive d’argent votre rival le plus riche.
quantity-lead = vous menez après cette manche { $best } fois sur 100, et non { $other }
    .cause = Cela vous met plus souvent en tête.
quantity-goat = votre chapeau va à la Chèvre dans { $best } cas sur 100, selon les cartes que vous ne voyez pas, et non dans { $other }
    .cause = Votre chapeau évite plus souvent la Chèvre.
quantity-margin = { $n } $

## Enjeux

chip-coins = { $sign }{ $n } $
chip-tokens = { $sign }{ $n } { $n ->
    [one] bouteille
   *[other] bouteilles
}
chip-hats = { $sign }{ $n } { $n ->
    [one] chapeau
   *[other] chapeaux
}
chip-loot = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
chip-looks = semble valoir { $n } $
chip-nothing = rien à y gagner
chip-random = un jeton au hasard
chip-tempts-nobody = ne tente personne
chip-truth = la vérité
chip-lie = un mensonge
chip-has-coins = { $n } $
chip-has-tokens = { $n ->
    [0] aucun jeton
    [one] { $n } jeton
   *[other] { $n } jetons
}
chip-if-true = si c’est vrai : +{ $n } $
chip-if-lie = si c’est faux : ?
chip-theirs = si c’est vrai : +{ $n } $
chip-worth = +{ $n } $
chip-sheriff = gare au Shérif
chip-between = +{ $n } à { $of } $
stake-card = { $a-id ->
    [storekeeper] prend les fournitures du Magasin
    [kid] prend les pièces du Magasin
    [banker] prend les billets de la Banque
    [widow] prend les pièces de la Banque
    [farmer] prend les bovins du Ranch
    [cowboy] prend les pièces du Ranch
    [miner] prend les pépites de la Mine
    [prospector] prend les pièces de la Mine
    [outlaw] tue le Shérif
    [sheriff] arrête Voleur et Charlatan
    [thief] dévalise un lieu
    [charlatan] prend 3 pièces aux autres
    [barmaid] distribue les bouteilles
    [gambler] prend un jeton à quelqu’un
   *[goat] un chapeau pour rien
}
stake-target = { $n ->
    [one] { $n } chapeau, le dernier
   *[other] encore { $n } chapeaux
}
stake-accept = { $n ->
    [0] votre dernier chapeau y va
   *[other] votre chapeau y va
}
stake-refuse = { $n ->
    [0] le dernier chapeau { $who-de } y va
   *[other] le chapeau { $who-de } y va
}
stake-discarded = la carte est défaussée
stake-rob = { goods }
stake-dupe = une sur { $n } $
stake-serve = une bouteille, soit { $n } $
stake-gamble = { $n ->
    [one] le seul jeton
   *[other] un jeton sur { $n }
}
act-refuse = Refuser

## Qui mène

standing-unit = fortune
standing-points = { $sure ->
    [yes] { $n } $
   *[no] au moins { $n } $
}
    .short = { $n } $
standing-hidden = { $n ->
    [one] { $n } jeton caché, au moins
   *[other] { $n } jetons cachés, au moins
}
    .kind = Jetons cachés
standing-ending = Après la manche { $n }, la plus grande fortune gagne.
meter-rounds = Manche { $n } sur { $of }
    .name = Manche
meter-hats = { $n } chapeaux sur { $of } sont en jeu dans cette manche
    .name = Chapeaux en jeu

## Sur la scène

drama-name = { $who-me ->
    [me] Vous
   *[other] { $who }
}
drama-lied = C’était { $a-the }. { $who-me ->
    [me] Vous avez menti.
   *[other] { $who } a menti.
}
drama-honest = C’était { $a-the }. { $who-me ->
    [me] Vous avez dit vrai.
   *[other] { $who } a dit vrai.
}
drama-lie = mensonge
drama-truth = la vérité
drama-hat = { $who-me ->
    [me] votre chapeau va dessus
   *[other] le chapeau { $who-de } va dessus
}
drama-discarded = la carte n’est à personne
drama-took-coins = prend { $n } $
drama-took-tokens = { $n ->
    [one] prend { $n } jeton
   *[other] prend { $n } jetons
}
drama-passed-on = { $a-the } reste dans cette main

## Les tours : ce qu’on en retient

chip-goods = { $sign }{ $n } { $n ->
    [one] jeton
   *[other] jetons
}
mark-truth = la vérité
mark-lie = un mensonge
mark-card = { $a }
mark-loot = butin : { $n }
mark-money = { $n } $

## Hauts faits

feat-called-bluff = Le bluff démasqué
    .idea = Vous avez refusé une carte qui n’était pas celle annoncée. Une carte refusée revient au Donneur : demandez-vous ce qu’il veut garder.
feat-straight-face = Visage de marbre
    .idea = Quelqu’un a pris votre mensonge pour la vérité. Un mensonge marche quand la carte annoncée fait envie.
feat-honest-bait = L’appât honnête
    .idea = Vous avez annoncé la vraie carte, et on a refusé d’y croire. La vérité aussi peut vous ramener une carte.
feat-long-arm = Le bras long
    .idea = Votre Shérif a arrêté le Voleur et le Charlatan. Le Shérif vaut plus quand les autres volent.

## Ordres

order-accept = Accepter toutes les offres
    .help = Jusqu’à la fin de la manche.
order-refuse = Refuser toutes les offres
    .help = Jusqu’à la fin de la manche.
