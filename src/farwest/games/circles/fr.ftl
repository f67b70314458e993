game = Circles : Far West
game-credit = Un jeu de Thomas Sing, édité par HUCH!. Ceci est une adaptation non officielle.
game-aim = Achetez le ranch avant tout le monde, pour deux rubis.
preset-sheet = Comme dans le livret
    .help = { $endless } tours de table au plus, égalités jusqu’au départage, un Voleur, un Magasin, change libre.

card-line = Lancez la bille, cherchez fortune, achetez le ranch avant les autres.
card-minutes = 20

seat = Place { $n }

## Noms

space-ranch = Ranch
    .the = le Ranch
    .at = au Ranch
    .short = Ranch
space-dig = Fouille
    .the = la Fouille
    .at = à la Fouille
    .short = Fouille
space-shop = Magasin
    .the = le Magasin
    .at = au Magasin
    .short = Magasin
space-gold = Or
    .the = la case Or
    .at = sur la case Or
    .short = Or
space-bowl = Coupelle de dons
    .the = la Coupelle de dons
    .at = à la Coupelle de dons
    .short = Coupelle
space-robber = Voleur
    .the = le Voleur
    .at = chez le Voleur
    .short = Voleur
space-bank = Banque
    .the = la Banque
    .at = à la Banque
    .short = Banque
space-saloon = Saloon
    .the = le Saloon
    .at = au Saloon
    .short = Saloon
space-mine = Mine
    .the = la Mine
    .at = à la Mine
    .short = Mine
space-money_bag = Sac d’argent
    .the = le Sac d’argent
    .at = au Sac d’argent
    .short = Sac

good-shovel = pelle
    .a = une pelle
good-ticket = ticket
    .a = un ticket de train
good-cart = wagonnet
    .a = un wagonnet

token-silver = argent
    .a = une pièce d’argent
token-gold = or
    .a = une pièce d’or
token-ruby = rubis
    .a = un rubis
token-stone = pierre
    .a = une pierre noire

face-silver = argent
    .a = une pièce d’argent
face-gold = or
    .a = une pièce d’or
face-shovel = pelle
    .a = une pelle
face-ticket = ticket
    .a = un ticket de train
face-bank = banque
    .a = toute la banque
face-donation = don
    .a = un don

side-a = A
    .the = la case d’avant la ligne
side-b = B
    .the = la case d’après la ligne

money-a = { $a-coins ->
    [none] rien
    [silver] { silver-a }
    [gold] { gold-a }
    [ruby] { ruby-a }
    [silver-gold] { gold-a } et { silver-a }
    [silver-ruby] { ruby-a } et { silver-a }
    [gold-ruby] { ruby-a } et { gold-a }
   *[silver-gold-ruby] { ruby-a }, { gold-a } et { silver-a }
}
silver-a = { $a-silver } { $a-silver ->
    [one] pièce d’argent
   *[other] pièces d’argent
}
gold-a = { $a-gold } { $a-gold ->
    [one] pièce d’or
   *[other] pièces d’or
}
ruby-a = { $a-ruby } rubis
money-b = { $b-coins ->
    [none] rien
    [silver] { silver-b }
    [gold] { gold-b }
    [ruby] { ruby-b }
    [silver-gold] { gold-b } et { silver-b }
    [silver-ruby] { ruby-b } et { silver-b }
    [gold-ruby] { ruby-b } et { gold-b }
   *[silver-gold-ruby] { ruby-b }, { gold-b } et { silver-b }
}
silver-b = { $b-silver } { $b-silver ->
    [one] pièce d’argent
   *[other] pièces d’argent
}
gold-b = { $b-gold } { $b-gold ->
    [one] pièce d’or
   *[other] pièces d’or
}
ruby-b = { $b-ruby } rubis
tickets-a = { $a } { $a ->
    [one] ticket
   *[other] tickets
}
mark-a = { $a ->
    [0] au Saloon
    [60] pichenette manquée
   *[other] à { short-a } du Saloon
}
short-a = { $a-whole ->
    [0] { $a-thirds ->
        [1] ⅓ de case
       *[2] ⅔ de case
    }
   *[other] { $a-whole } { $a-whole ->
        [one] case
       *[other] cases
    }{ $a-thirds ->
        [0] { "" }
        [1] { " " }⅓
       *[2] { " " }⅔
    }
}
spaces-b = { $b } { $b ->
    [one] case
   *[other] cases
}

## Variantes

variant-preset = Départ
    .help = Difficile : personne ne commence avec un wagonnet.
    .standard = normal
    .hard = difficile
variant-start-silver = Argent au départ
    .help = Combien de pièces d’argent chaque place reçoit au début.
variant-start-tickets = Tickets au départ
    .help = Combien de tickets de train chaque place reçoit au début.
variant-ring = Anneau
    .help = Combien de Voleurs et de Magasins : les autres deviennent Sac d’argent ou Or.
    .standard = deux Voleurs, trois Magasins
    .single-robber = un Voleur, trois Magasins
    .single-shop = un Voleur, un Magasin
variant-vote = Vote
    .help = Un arrêt douteux demande l’unanimité, ou la majorité.
    .unanimous = unanimité
    .majority = majorité
variant-cart-consumed = Les wagonnets s’usent
    .help = Le wagonnet retourne au Magasin après chaque visite de la Mine.
variant-half-turn-min = Un demi-tour d’anneau
    .help = Une pichenette ne compte qu’à partir de dix cases.
variant-max-rounds = Durée maximale
    .usual = comme d’habitude
    .number = { $n ->
        [0] sans limite ({ $endless })
       *[other] { $n } tours de table
    }
    .help = Entre robots : { $usual } tours de table. Sans limite, l’usage avec une personne : { $endless }. La plus grosse somme l’emporte.
variant-contest = Égalité au Saloon
    .help = Les places à égalité relancent, { $few } fois, ou jusqu’au départage ({ $many } fois au plus). Puis tirage au sort.
    .five-rounds = cinq relances
    .until-decided = jusqu’au départage
variant-exchange = Change
    .help = Libre : faites d’abord le change, et misez le jeton de votre choix. Sinon, toujours le plus gros.
    .automatic = automatique
    .free = libre
variant-first-seat = Qui commence
    .help = Tirage au sort, ou la place que vous indiquez.
    .drawn = tirage au sort
    .number = Place { $next }
hand-average = main moyenne
hand-exact = main qui ne tremble pas
hand-human = main d’une personne
hand-expert = main experte
hand-skilled = main adroite
hand-beginner = main débutante
hand-wild = main hasardeuse
hand-help = La sûreté de main d’un robot à cette place. Une personne a la sienne.
variant-skill-0 = Main de la place 1
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }
variant-skill-1 = Main de la place 2
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }
variant-skill-2 = Main de la place 3
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }
variant-skill-3 = Main de la place 4
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }
variant-skill-4 = Main de la place 5
    .help = { hand-help }
    .average = { hand-average }
    .exact = { hand-exact }
    .human = { hand-human }
    .expert = { hand-expert }
    .skilled = { hand-skilled }
    .beginner = { hand-beginner }
    .wild = { hand-wild }

## Questions

question-flick = Avec quelle force lancez-vous ?
    .help = Les cases sombres sont trop proches : passez la barrière.
question-saloon-flick = Quelle force, pour un tour complet ?
    .help = La bille la plus proche du Saloon gagne. Trop loin est le pire : mieux vaut en deçà.
question-vote = Où dites-vous que la bille se trouve ?
    .help = { $majority ->
        [0] La bille est sur une ligne. Tout le monde vote, sauf le shérif.
       *[other] La bille est sur une ligne. Tout le monde vote, la majorité décide.
    }
question-sheriff = L’étoile est à vous : où la bille se trouve-t-elle ?
    .help = { $majority ->
        [0] Casser un vote, ou trancher un désaccord, fait passer l’étoile.
       *[other] Les votes sont à égalité. Vous tranchez, et l’étoile passe.
    }
question-tickets = Combien de tickets de train utilisez-vous ?
    .help = Chaque ticket avance la bille d’une case.
    .theme = Quand dépenser des tickets
question-shop = { $n ->
    [18] Qu’achetez-vous ? Un achat vous prive des deux rubis du Ranch.
    [one] Qu’achetez-vous avec { $n } pièce d’argent ?
   *[other] Qu’achetez-vous avec vos { $n } pièces d’argent ?
}
    .help = Une pelle vaut une pièce d’argent, un ticket ou un wagonnet une pièce d’or.
    .theme = Quoi acheter
question-dig = Piochez-vous un jeton dans le sac ?
    .help = Une pièce est à vous ; une pierre coûte la pelle.
question-bank = Que faites-vous à la Banque ?
    .help = { $n ->
        [18] Un dépôt vous prive des deux rubis du Ranch, et un voleur peut le prendre.
       *[other] La somme double au retrait ; un voleur peut la prendre avant.
    }
    .theme = Que faire à la Banque
question-bank-amount = { $n ->
    [0] Combien déposez-vous ?
   *[other] { $lost ->
        [0] Combien retirez-vous ?
       *[other] Combien retirez-vous ? Au-delà de { $most }, une part est perdue.
    }
}
    .help = { $n ->
        [0] La somme doublera au retrait ; un voleur peut la prendre avant.
       *[other] Vous recevez le double, mais une bourse ne tient que deux rubis.
    }
    .theme = Combien à la Banque
question-rob-victim = À qui volez-vous { $a-a } ?
    .help = Vous ne pouvez pas refuser.
    .theme = Qui voler
question-saloon-open = { $free ->
    [0] Ouvrez-vous un pari ?
   *[other] Ouvrez-vous un pari, et avec quelle mise ?
}
    .help = { $free ->
        [0] Vous misez aussi votre plus gros jeton. La plus proche gagne la mise de la plus éloignée.
       *[other] La bille la plus proche du Saloon gagne la mise de la plus éloignée.
    }
question-saloon-answer = { $free ->
    [0] { $a } ouvre un pari. Misez-vous votre plus gros jeton ?
   *[other] { $a } ouvre un pari. Que misez-vous ?
}
    .help = La plus proche gagne la mise de la plus éloignée. Se retirer coûte une pièce d’or.
question-first-seat = Qui joue en premier ?
question-noise = Que fait l’air à la bille ?
    .meanwhile = La bille roule
question-draw-token = Quel jeton est pioché ?
    .meanwhile = Une main est dans le sac
question-roll-die = Quelle face montre le dé ?
    .meanwhile = Le dé roule
question-lot = Sur qui tombe le sort ?

## Choix

option-flick = Lancer avec la force { $a }
    .told = Lancer à { $a-percent } % de la force
option-side = Dire : { $a-the }
    .short = { $a-id ->
        [a] { $before }
       *[b] { $after }
    }
    .note = { $a-id ->
        [a] avant la ligne
       *[b] après la ligne
    }
option-tickets = { $a ->
    [0] N’utiliser aucun ticket
   *[other] Utiliser { tickets-a }
}
    .short = { $a ->
        [0] Aucun ticket
       *[other] { tickets-a }
    }
option-buy = Acheter { $a-a }
    .short = { $a-id ->
        [shovel] Pelle
        [ticket] Ticket
       *[cart] Wagonnet
    }
    .note = { $a-id ->
        [shovel] pour 1 pièce d’argent
       *[other] pour 1 pièce d’or
    }
option-done = Ne plus rien acheter
    .short = Terminé
option-draw = Piocher un jeton
    .short = Piocher
    .note = une pierre coûte la pelle
option-leave = Partir
option-deposit = Déposer une somme
    .short = Déposer
    .note = elle doublera
option-withdraw = Retirer une somme
    .short = Retirer
    .note = vous recevez le double
option-amount = { $a } { $a ->
    [one] pièce d’argent
   *[other] pièces d’argent
}
    .short = { $a }
option-bet = Ouvrir un pari
    .short = Parier
    .note = vous misez votre plus gros jeton
option-decline = Ne pas parier
    .short = Pas de pari
option-stake = Miser votre plus gros jeton
    .short = Miser
    .note = votre plus gros jeton
option-fold = Payer une pièce d’or pour se retirer
    .short = Se retirer
    .note = pour une pièce d’or
option-rob = Voler { $a }
    .short = { $a }
option-first = { $a } joue en premier
option-noise = Bruit { $a }
option-face = Le dé montre : { $a }
option-token = Piocher { $a-a }
option-lot = Le sort tombe sur { $a }
option-coin = Miser { $a-a }
    .short = { $a-id ->
        [silver] Argent
        [gold] Or
       *[ruby] Rubis
    }
    .note = votre mise

## La table au terminal

table-round = { $of ->
    [0] Tour de table { $n }
   *[other] Tour de table { $n } sur { $of }
}
table-name = { $a }
table-marble = La bille est { $a-at }, case { $n }.
table-ring = Anneau :
table-shop = Magasin :
table-stock = { $a } × { $n }
table-mine = Mine : { $n ->
    [0] vide
    [one] prochaine case, { $n } pièce d’argent
   *[other] prochaine case, { $n } pièces d’argent
}
table-bowl = Coupelle de dons : { $n ->
    [0] vide
    [one] { $n } pièce d’argent
   *[other] { $n } pièces d’argent
}
table-supply = Réserve :
table-bag = Sac :
table-purse-coins = { $total } ({ $coins })
table-purse = { $n ->
    [one] { $n } pièce d’argent
   *[other] { $n } pièces d’argent
}
table-account = banque { $n }
table-star = étoile
table-active = joue

## L’image

paint-board = L’anneau, tour de table { $n }
paint-ring = L’anneau et ses vingt cases. La bille se trouve { $a-at }.
paint-space = { $a-short }
paint-sector = { $a }, case { $n }
paint-does = { $a-id ->
    [ranch] Arrêtez-vous ici avec deux rubis : vous l’achetez et gagnez.
    [dig] Avec une pelle : piochez dans le sac. Une pierre coûte la pelle.
    [shop] Achetez pelles, tickets de train et wagonnets.
    [gold] Prenez une pièce d’or.
    [bowl] Payez la case suivante. Prenez tout si elle est pleine, ou si vous ne pouvez pas payer.
    [robber] Lancez le dé, et volez ce qu’il dit.
    [bank] Déposez, ou retirez et recevez le double.
    [saloon] Ouvrez un pari : la bille la plus proche d’un tour gagne la mise de la plus éloignée.
    [mine] Avec un wagonnet : prenez les pièces les plus proches de l’entrée.
   *[money_bag] Une pièce d’argent pour tout le monde.
}
paint-near = Trop près : une pichenette compte à partir de { $n } cases
paint-gate = À partir d’ici, une pichenette compte : { $n } cases
paint-goal = Le Saloon, à un tour complet
paint-trail = Le chemin de la dernière pichenette
paint-ghost = Votre dernière pichenette finit { $a-at }
paint-doubt = La bille est sur cette ligne
paint-vote = { $who-me ->
    [me] Vous dites : { $a }
   *[other] { $who } dit : { $a }
}
paint-die = Le dé Voleur
paint-rolled = Le dé Voleur montre { $a-a }
paint-mark = { $who-me ->
    [me] Votre repère
   *[other] Le repère { $who-de }
}, { $n ->
    [0] au Saloon
    [60] loin du Saloon : pichenette manquée
   *[other] à { short-n }
}
short-n = { $n-whole ->
    [0] { $n-thirds ->
        [1] ⅓ de case
       *[2] ⅔ de case
    }
   *[other] { $n-whole } { $n-whole ->
        [one] case
       *[other] cases
    }{ $n-thirds ->
        [0] { "" }
        [1] { " " }⅓
       *[2] { " " }⅔
    }
}
paint-marble = La bille se trouve { $a-at }
paint-title = { $what ->
    [mine] Mine
    [deposit] Dépôt
    [withdraw] Retrait
    [shop] Magasin
    [bag] Sac à jetons
    [supply] Réserve
    [bowl] Coupelle
    [bowl-short] Coupelle
    [bet] Pari
    [bet-short] Pari
   *[bank] Banque
}
paint-worth = { $n } { $a-id ->
    [silver] pièces d’argent font 1 pièce d’or
   *[gold] pièces d’or font 1 rubis
}
paint-dug = vide
paint-good = { $a-id ->
    [shovel] Pelle
    [ticket] Ticket
   *[cart] Wagonnet
}
paint-left = { $n ->
    [0] épuisé
    [one] reste { $n }
   *[other] restent { $n }
}
paint-times = × { $n }
paint-offer = { $a }, { $n ->
    [0] épuisé
    [one] il en reste { $n }
   *[other] il en reste { $n }
}, pour { $price }
paint-holds = { $what } : { $list }
paint-token = { $n } { $a-id ->
    [silver] argent
    [gold] or
    [stone] { $n ->
        [one] pierre
       *[other] pierres
    }
   *[ruby] rubis
}
paint-owned = { $n } { $a-id ->
    [shovel] { $n ->
        [one] pelle
       *[other] pelles
    }
    [ticket] { $n ->
        [one] ticket
       *[other] tickets
    }
   *[cart] { $n ->
        [one] wagonnet
       *[other] wagonnets
    }
}
paint-star = l’étoile de shérif
paint-hub = Le milieu de l’anneau
paint-price = { $n ->
    [3] 1 or
   *[other] { $n } argent
}
paint-bet = La bille la plus proche gagne la mise de la plus éloignée
paint-stake = { $n ->
    [0] { $who-me ->
        [me] Vous ne misez encore rien
       *[other] { $who } ne mise rien
    }
   *[other] { $who-me ->
        [me] Vous misez { $n ->
            [one] { $n } pièce d’argent
           *[other] { $n } pièces d’argent
        }
       *[other] { $who } mise { $n ->
            [one] { $n } pièce d’argent
           *[other] { $n } pièces d’argent
        }
    }
}
paint-account = { $who-me ->
    [me] Votre compte
   *[other] Le compte { $who-de }
} : { $n ->
    [0] vide
    [one] { $n } pièce d’argent
   *[other] { $n } pièces d’argent
}
paint-accounts = pièces d’argent par compte
paint-status = { $state ->
    [won] Propriétaire
    [over] { $n ->
        [0] Bourse vide
       *[other] { $n } en main
    }
    [ready] Deux rubis !
   *[saving] { $n } sur 18
}
paint-hold = Tenir, puis lâcher
paint-key = ou la barre d’espace
paint-swipe = ou lancez-la du doigt
paint-power = { $n ->
    [0] à peine effleurée
    [1] le plus doux possible
    [2] très doux
    [3] doux
    [4] plutôt doux
    [5] un peu doux
    [6] juste sous la moitié
    [7] moitié basse
    [8] moitié haute
    [9] juste au-dessus de la moitié
    [10] un peu fort
    [11] plutôt fort
    [12] fort
    [13] très fort
    [14] aussi fort que la prudence le permet
   *[other] le plus fort possible
}

paint-goal-title = Le Ranch coûte
paint-goal-price = 2 rubis
paint-goal-help = { $n ->
    [0] Vous avez le prix. Reste à vous y arrêter.
    [one] Il vous manque { $n } pièce d’argent, puis arrêtez-vous dessus.
   *[other] Il vous manque { $n } pièces d’argent, puis arrêtez-vous dessus.
}

## L’anneau d’entraînement

practice-label = L’anneau d’entraînement
practice-about = Tenez, lâchez, regardez. Ici seulement, la force est un nombre et une bille pâle montre l’arrêt prévu ; un souffle d’air peut le déplacer. En partie, vous ne voyez ni l’un ni l’autre.
practice-foreseen = { $kind ->
    [out] Elle sortirait de l’anneau
    [short] Trop près, { $a-at }
   *[stop] { $a }, { spaces-b } plus loin
}
practice-said = { $kind ->
    [out] Force { $n } : elle est sortie de l’anneau.
    [short] Force { $n } : elle s’est arrêtée { $a-at }, trop près pour compter.
   *[stop] Force { $n } : elle s’est arrêtée { $a-at }, { spaces-b } plus loin.
}

## La feuille de score

score-unit = en pièces d’argent
score-purse = Bourse
score-account = Compte en banque
score-ranch = Le Ranch, pour deux rubis.

## Événements

event-became-first = { $who-me ->
    [me] Vous jouez en premier et prenez l’étoile de shérif.
   *[other] { $who } joue en premier et prend l’étoile de shérif.
}
event-round-began = Le tour de table { $a } commence.
    .heading = Tour de table { $a }
event-flicked = { $cause ->
    [0] { $who-me ->
        [me] Vous lancez la bille.
       *[other] { $who } lance la bille.
    }
   *[other] { $who-me ->
        [me] Vous lancez la bille depuis le Saloon.
       *[other] { $who } lance la bille depuis le Saloon.
    }
}
    .cause = { $who-me ->
        [me] lancez la bille
       *[other] lance la bille
    }
event-rolled = La bille roule.
event-left-ring = La bille sort de l’anneau et revient : { $who-me ->
    [me] votre tour est fini.
   *[other] le tour { $who-de } est fini.
}
    .cause = { $who-me ->
        [me] sortez de l’anneau
       *[other] sort de l’anneau
    }
event-stopped = La bille s’arrête { $a-at }, { spaces-b } plus loin.
    .cause = { $who-me ->
        [me] arrivez { $a-at }
       *[other] arrive { $a-at }
    }
event-fell-short = La bille reste { $a-at }, { $b ->
    [0] sans changer de case
   *[other] { spaces-b } plus loin
} : { $who-me ->
    [me] fin de votre tour.
   *[other] fin du tour.
}
    .cause = { $who-me ->
        [me] n’allez pas assez loin
       *[other] ne va pas assez loin
    }
event-doubted = Elle est sur la ligne, entre { $a } et { $b } : au vote.
event-voted = { $who-me ->
    [me] Vous votez pour { $a-the }.
   *[other] { $who } vote pour { $a-the }.
}
event-settled = { $cause ->
    [0] C’est entendu : { $a-the }.
   *[other] La majorité dit : { $a-the }.
}
event-decided = { $cause ->
    [2] { $who-me ->
        [me] Vous cassez le vote : { $a-the }.
       *[other] { $who } casse le vote : { $a-the }.
    }
   *[other] { $who-me ->
        [me] Vous tranchez : { $a-the }.
       *[other] { $who } tranche : { $a-the }.
    }
}
event-passed-star = { $who-me ->
    [me] Vous passez l’étoile à { $a }.
   *[other] { $a-me ->
        [me] { $who } vous passe l’étoile.
       *[other] { $who } passe l’étoile à { $a }.
    }
}
event-travelled = { $who-me ->
    [me] Vous utilisez { tickets-a } : la bille va { $b-at }.
   *[other] { $who } utilise { tickets-a } : la bille va { $b-at }.
}
    .cause = { $who-me ->
        [me] allez { $b-at } en train
       *[other] va { $b-at } en train
    }
event-kept-tickets = { $who-me ->
    [me] Vous n’utilisez aucun ticket.
   *[other] { $who } n’utilise aucun ticket.
}
event-done-shopping = { $who-me ->
    [me] Vous quittez le Magasin.
   *[other] { $who } quitte le Magasin.
}
event-reached-in = { $who-me ->
    [me] Vous plongez la main dans le sac.
   *[other] { $who } plonge la main dans le sac.
}
event-moved-on = { $who-me ->
    [me] Vous ne faites rien { $a-at }.
   *[other] { $who } ne fait rien { $a-at }.
}
event-chose-deposit = { $who-me ->
    [me] Vous voulez déposer une somme.
   *[other] { $who } veut déposer une somme.
}
event-chose-withdrawal = { $who-me ->
    [me] Vous voulez retirer une somme.
   *[other] { $who } veut retirer une somme.
}
event-lost-to-cap = { $who-me ->
    [me] Votre bourse est pleine : vous perdez { money-a }.
   *[other] { $who } a la bourse pleine et perd { money-a }.
}
event-took-gold = { $who-me ->
    [me] Vous prenez { money-a }.
   *[other] { $who } prend { money-a }.
}
event-bought = { $who-me ->
    [me] Vous achetez { $a-a } pour { money-b }.
   *[other] { $who } achète { $a-a } pour { money-b }.
}
event-donated = { $who-me ->
    [me] Vous donnez { money-a }.
   *[other] { $who } donne { money-a }.
}
event-emptied-bowl = { $a ->
    [0] La coupelle est vide : rien à prendre.
   *[other] { $who-me ->
        [me] Vous videz la coupelle : { money-a }.
       *[other] { $who } vide la coupelle : { money-a }.
    }
}
event-got-silver = { $who-me ->
    [me] Vous recevez { money-a }.
   *[other] { $who } reçoit { money-a }.
}
event-mined = { $who-me ->
    [me] Vous videz la case { $a } de la Mine : { money-b }.
   *[other] { $who } vide la case { $a } de la Mine : { money-b }.
}
event-returned-cart = { $who-me ->
    [me] Votre wagonnet retourne au Magasin.
   *[other] Le wagonnet { $who-de } retourne au Magasin.
}
event-found-nothing = { $who-me ->
    [me] { $cause ->
        [0] Vous ne pouvez pas encore payer le Ranch.
        [1] Vous ne pouvez rien acheter au Magasin.
        [2] Vous n’avez pas de wagonnet pour la Mine.
        [3] La Mine est vide.
        [4] Vous n’avez pas de pelle pour fouiller.
        [5] Votre bourse et votre compte sont vides.
        [6] Personne avec qui parier au Saloon.
        [7] Personne n’en a, le Magasin non plus : rien à voler.
       *[8] La Banque est vide : rien à voler.
    }
   *[other] { $cause ->
        [0] { $who } ne peut pas encore payer le Ranch.
        [1] { $who } ne peut rien acheter au Magasin.
        [2] { $who } n’a pas de wagonnet pour la Mine.
        [3] La Mine est vide.
        [4] { $who } n’a pas de pelle pour fouiller.
        [5] La bourse et le compte { $who-de } sont vides.
        [6] Personne avec qui parier au Saloon.
        [7] Personne n’en a, le Magasin non plus : rien à voler.
       *[8] La Banque est vide : rien à voler.
    }
}
event-dug-up = { $who-me ->
    [me] Vous déterrez { $a-a }.
   *[other] { $who } déterre { $a-a }.
}
event-hit-stone = { $who-me ->
    [me] Vous tombez sur une pierre : une pelle retourne au Magasin.
   *[other] { $who } tombe sur une pierre : une pelle retourne au Magasin.
}
event-deposited = { $who-me ->
    [me] Vous déposez { money-a }.
   *[other] { $who } dépose { money-a }.
}
event-withdrew = { $who-me ->
    [me] Votre dépôt double : vous retirez { money-b }.
   *[other] Le dépôt { $who-de } double : { money-b }.
}
event-rolled-die = { $who-me ->
    [me] Vous lancez le dé Voleur : { $a }.
   *[other] { $who } lance le dé Voleur : { $a }.
}
event-robbed-money = { $who-me ->
    [me] Vous volez { money-b } à { $a }.
   *[other] { $a-me ->
        [me] { $who } vous vole { money-b }.
       *[other] { $who } vole { money-b } à { $a }.
    }
}
event-robbed-good = { $who-me ->
    [me] Vous volez { $b-a } à { $a }.
   *[other] { $a-me ->
        [me] { $who } vous vole { $b-a }.
       *[other] { $who } vole { $b-a } à { $a }.
    }
}
event-took-supply = { $who-me ->
    [me] Personne à voler, vous prenez dans la réserve : { money-a }.
   *[other] Personne à voler, { $who } prend dans la réserve : { money-a }.
}
event-took-stock = { $who-me ->
    [me] Personne à voler, vous prenez { $a-a } au Magasin.
   *[other] Personne à voler, { $who } prend { $a-a } au Magasin.
}
event-robbed-bank = { $who-me ->
    [me] Vous dévalisez la Banque : { money-a }.
   *[other] { $who } dévalise la Banque : { money-a }.
}
event-opened-bet = { $who-me ->
    [me] Vous ouvrez un pari et misez { money-a }.
   *[other] { $who } ouvre un pari et mise { money-a }.
}
event-staked = { $cause ->
    [2] { $who-me ->
        [me] Vous ne pouvez pas payer pour vous retirer et misez { money-a }.
       *[other] { $who } ne peut pas payer pour se retirer et mise { money-a }.
    }
   *[other] { $who-me ->
        [me] Vous misez { money-a }.
       *[other] { $who } mise { money-a }.
    }
}
event-folded = { $who-me ->
    [me] Vous payez { money-a } pour vous retirer.
   *[other] { $who } paie { money-a } pour se retirer.
}
event-sat-out = { $who-me ->
    [me] Votre bourse est vide : vous ne participez pas.
   *[other] La bourse { $who-de } est vide : { $who } ne participe pas.
}
event-bet-lapsed = { $who-me ->
    [me] Personne ne relève votre pari.
   *[other] Personne ne relève le pari { $who-de }.
}
event-marked = { $who-me ->
    [me] Votre pion marque l’arrêt : { mark-a }.
   *[other] Le pion { $who-de } marque l’arrêt : { mark-a }.
}
event-flicks-again = { $who-me ->
    [me] Égalité : vous relancez.
   *[other] Égalité : { $who } relance.
}
event-drew-closest = { $who-me ->
    [me] Le sort place votre bille au plus près.
   *[other] Le sort place la bille { $who-de } au plus près.
}
event-drew-farthest = { $who-me ->
    [me] Le sort place votre bille au plus loin.
   *[other] Le sort place la bille { $who-de } au plus loin.
}
event-won-bet = { $who-me ->
    [me] Vous gagnez le pari et la mise { $a-de } : { money-b }.
   *[other] { $a-me ->
        [me] { $who } gagne le pari et votre mise : { money-b }.
       *[other] { $who } gagne le pari et la mise { $a-de } : { money-b }.
    }
}
event-bought-ranch = { $who-me ->
    [me] Vous achetez le Ranch pour { money-a } et gagnez !
   *[other] { $who } achète le Ranch pour { money-a } et gagne !
}
    .cause = { $who-me ->
        [me] achetez le Ranch
       *[other] achète le Ranch
    }
event-limit-reached = Le tour de table { $a } était le dernier.
event-finished = { $a ->
    [0] { $who-me ->
        [me] Vous finissez la bourse vide.
       *[other] { $who } finit la bourse vide.
    }
   *[other] { $who-me ->
        [me] Vous finissez avec { money-a }.
       *[other] { $who } finit avec { money-a }.
    }
}
    .cause = Le décompte final

## Refus

refusal-chance = C’est la maison qui tire au sort.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-asked = Ce n’est pas la question posée.
refusal-level = Cette main lance à 64 niveaux : 8, 24, 40 et ainsi de suite, jusqu’à 1016.
refusal-tickets = Vous n’avez pas autant de tickets.
refusal-too-dear = Vous ne pouvez pas payer { $a-a }.
refusal-sold-out = Le Magasin n’en a plus : impossible d’acheter { $a-a }.
refusal-purse-empty = Votre bourse est vide.
refusal-account-empty = Votre compte est vide.
refusal-amount = Cette somme n’y est pas.
refusal-coin = Nommez le jeton que vous misez.
refusal-highest = Vous misez votre plus gros jeton.
refusal-no-coin = Vous n’avez pas { $a-a } à miser.
refusal-no-such-seat = Personne n’occupe cette place.
refusal-yourself = Choisissez un adversaire.
refusal-not-eligible = { $a } n’a pas ce que montre le dé.

## What does this do?

what-space = { $a }
    .does = { $a-id ->
        [ranch] Arrêtez-vous ici à votre tour avec deux rubis dans la bourse : vous l’achetez et gagnez aussitôt.
        [dig] Avec une pelle, vous pouvez piocher un jeton du sac. Une pièce est à vous ; une pierre noire coûte la pelle.
        [shop] Achetez à volonté : la pelle 1 pièce d’argent, le ticket et le wagonnet 1 pièce d’or.
        [gold] Vous prenez une pièce d’or.
        [bowl] Vous payez le prix de l’emplacement libre suivant. Si c’est impossible, ou si tout est plein, vous prenez tout.
        [robber] Vous lancez le dé Voleur : argent, or, pelle ou ticket d’un adversaire, toute la Banque, ou un don.
        [bank] Versez, ou retirez : ce que vous retirez est doublé. L’un des deux par visite.
        [saloon] Vous pouvez ouvrir un pari : une pichenette chacun pour un tour complet ; le plus proche prend la mise du plus loin.
        [mine] Avec un wagonnet, vous prenez l’emplacement plein le plus proche de l’entrée. Rien n’y revient.
       *[money_bag] Chaque personne prend une pièce d’argent, vous aussi.
    }
    .far = { $near ->
        [here] La bille est ici.
        [near] { $n ->
            [one] { $n } case
           *[other] { $n } cases
        } après la bille : trop près pour une pichenette.
       *[no] { $n } cases après la bille.
    }
    .ranch = { $n ->
        [0] Vous avez de quoi.
       *[other] Il vous manque { $n } pièces d’argent.
    }
    .bank = Votre compte : { $n } en pièces d’argent ; au retrait, { $double }.
    .needs = { $n ->
        [0] Il vous faut { $a-a }.
       *[other] Vous avez { $a-a }.
    }
    .bowl = { $n ->
        [0] Tout est plein : vous prendriez { $all } pièces d’argent.
       *[other] L’emplacement suivant coûte { $n } ; la Coupelle contient { $all }.
    }
    .mine = { $n ->
        [0] Elle est vide.
       *[other] L’emplacement suivant vaut { $n } en argent.
    }
    .bag = Dans le sac : { $n } pièces, valeur { $worth } en argent. Une pioche donne une pierre { $odds } fois sur 100.
what-marble = La bille
    .does = À votre tour, une pichenette dans le sens horaire depuis son point d’arrêt. Sa case agit ; la suite part de là.
    .now = Elle est { $a-at }.
what-gate = À partir de { $n } cases
    .does = Une pichenette compte si la bille reste dans l’anneau et avance d’au moins { $n } cases.
    .now = Trop court, ou hors de l’anneau : le tour est fini.
what-doubt = Sur la ligne
    .does = La case est douteuse : les autres votent ; en cas de désaccord, l’étoile décide et passe à gauche.
what-good = { $a }
    .does = { $a-id ->
        [shovel] Permet de piocher dans le sac à une Fouille. Vous la gardez, sauf pierre noire.
        [ticket] Après une bonne pichenette, chacun avance la bille d’une case. Les tickets utilisés retournent au Magasin.
       *[cart] Permet de prendre un emplacement de la Mine. { $worn ->
            [yes] Il retourne ensuite au Magasin.
           *[no] Vous le gardez.
        }
    }
    .now = { $n ->
        [0] Il n’y en a plus.
       *[other] Encore { $n } au Magasin, à { $price } en argent.
    }
    .owned = { $n } en tout.
what-bag = Le sac
    .does = Vous y piochez à une Fouille, avec une pelle. Les pièces piochées n’y reviennent pas ; les pierres si.
what-account = { $who-me ->
    [me] Votre compte
   *[other] Le compte { $who-de }
}
    .does = À l’abri de tout, sauf de la face banque du dé Voleur. Hors de la bourse : il ne compte pas pour le Ranch.
    .now = { $n } en argent ; au retrait à la Banque, { $double }.
what-amount = { $n } en argent
    .does = { $out ->
        [yes] Vous le retirez et la Banque en ajoute autant.
       *[no] Vous le versez sur votre compte.
    }
    .now = Votre bourse contient alors { $n } en argent.
    .lost = Perte de { $n } : une bourse contient 18.
what-supply = La réserve
    .does = Les pièces viennent d’ici et y retournent. Elle ne s’épuise jamais.
what-aid = Le change
    .does = 3 pièces d’argent font 1 pièce d’or, 3 pièces d’or 1 rubis. Le change est automatique ; deux rubis achètent le Ranch.
what-die = Le dé Voleur
    .does = Six faces, aussi probables : argent, or, pelle, ticket, toute la Banque, un don. Vous choisissez la victime.
what-bet = Le pari
    .does = Une pichenette chacun pour un tour complet jusqu’au Saloon. Le plus proche prend la mise du plus loin.
    .now = { $n ->
        [one] { $n } mise, jusqu’à { $most } en argent.
       *[other] { $n } mises, jusqu’à { $most } en argent.
    }
    .stake = En jeu : { $a-a }, valeur { $n } en argent.
what-victim = { $who } a { $n } en argent, { $shovels ->
    [one] { $shovels } pelle
   *[other] { $shovels } pelles
} et { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.
what-money = { $a }
    .does = { $n ->
        [1] Vaut 1 en argent.
       *[other] Vaut { $n } pièces d’argent.
    } Une bourse contient au plus 18 en argent, deux rubis : juste de quoi acheter le Ranch.
    .now = { $left ->
        [0] La bourse contient { $n } : de quoi acheter le Ranch.
       *[other] La bourse contient { $n } en argent ; encore { $left } pour le Ranch.
    }
what-star = L’étoile de shérif
    .does = Elle décide quand la bille est sur une ligne et que les autres ne sont pas d’accord, puis elle passe à gauche.

## Pourquoi cette réponse plutôt qu’une autre

quantity-ranch = { $best ->
    [100] vous achetez le Ranch et gagnez
   *[other] vous achetez le Ranch { $best } fois sur 100, et non { $other }
}
    .cause = Cela peut acheter le Ranch tout de suite.
quantity-purse = votre bourse contient { $best ->
    [one] { $best } pièce d’argent
   *[other] { $best } pièces d’argent
} après ce tour, et non { $other }
    .cause = Cela remplit votre bourse.
quantity-account = votre compte en banque contient { $best ->
    [one] { $best } pièce d’argent
   *[other] { $best } pièces d’argent
} après ce tour, et non { $other }
    .cause = Votre compte grossit, et double au retrait.
quantity-rival = { $others ->
    [1] l’autre possède
   *[other] le plus riche des autres possède
} { $best ->
    [one] { $best } pièce d’argent
   *[other] { $best } pièces d’argent
} après ce tour, et non { $other }
    .cause = Cela prive d’argent votre rival le plus riche.
quantity-shovel = { $best ->
    [100] vous avez une pelle
    [0] vous n’avez pas de pelle
   *[other] vous avez une pelle { $best } fois sur 100, et non { $other }
}
    .cause = Vous avez une pelle pour les Fouilles.
quantity-cart = { $best ->
    [100] vous avez un wagonnet
    [0] vous n’avez pas de wagonnet
   *[other] vous avez un wagonnet { $best } fois sur 100, et non { $other }
}
    .cause = Vous avez un wagonnet pour la Mine.
quantity-tickets = il vous reste { $best ->
    [one] { $best } ticket
   *[other] { $best } tickets
}, et non { $other }
    .cause = Vous gardez des tickets pour plus tard.
quantity-margin = { $n ->
    [one] { $n } pièce d’argent
   *[other] { $n } pièces d’argent
}

## Enjeux

chip-purse = { $sign }{ $n } { $n ->
    [one] pièce d’argent
   *[other] pièces d’argent
}
chip-account = { $sign }{ $n } à la banque
chip-shovels = { $sign }{ $n } { $n ->
    [one] pelle
   *[other] pelles
}
chip-tickets = { $sign }{ $n } { $n ->
    [one] ticket
   *[other] tickets
}
chip-carts = { $sign }{ $n } { $n ->
    [one] wagonnet
   *[other] wagonnets
}
chip-laid = { $n } en jeu
chip-your-turn = votre tour
chip-their-turn = son tour
chip-star = l’étoile passe
chip-have = vous avez { $n }
chip-odds = { $n } sur { $of }
chip-twice = +{ $n } au plus
chip-pays = −{ $n } { $n ->
    [one] pièce d’argent
   *[other] pièces d’argent
}
chip-at-risk = { $n } en jeu
stake-space = { $a } : { $a-id ->
    [ranch] { $able ->
        [yes] achat et victoire !
       *[no] il coûte deux rubis
    }
    [dig] { $able ->
        [yes] piocher dans le sac
       *[no] rien, faute de pelle
    }
    [shop] faire un achat
    [gold] une pièce d’or
    [bowl] un don, ou tout
    [robber] lancer le dé Voleur
    [bank] déposer ou retirer
    [saloon] ouvrir un pari
    [mine] entrer dans la mine
   *[money_bag] une pièce à chacun
}
stake-keep = garder votre argent
stake-good = { $good ->
    [shovel] pour creuser
    [ticket] avance la bille d’une case
   *[cart] pour sortir l’or de la mine
}
stake-leave-bag = ni pioche ni risque
stake-draw = une pierre coûte la pelle
stake-deposit = double au retrait
stake-withdraw = le double de ce qui sort
stake-rob = { $n ->
    [0] une bourse vide
   *[other] a { $n } en bourse
}
stake-no-bet = rien en jeu
stake-fold = ne pas parier
stake-bet = le plus près gagne, le plus loin paie
act-leave = Partir

## Qui mène

standing-unit = en bourse
standing-points = { $n } en bourse
    .short = { $n }
standing-won = Le Ranch
standing-ending = Arrêtez-vous au Ranch avec deux rubis, soit 18 pièces d’argent, pour gagner.
meter-ranch = La bourse la plus pleine a { $n } sur { $of } pour le Ranch
    .name = Meilleure bourse
meter-rounds = Tour de table { $n } sur { $of }
    .name = Tour de table

## Sur la scène

drama-name = { $who-me ->
    [me] Vous
   *[other] { $who }
}
drama-ranch = { $who-me ->
    [me] Vous achetez le Ranch et gagnez !
   *[other] { $who } achète le Ranch et gagne !
}
drama-ranch-stake = Le Ranch
drama-rubies = { $n } rubis

## Les tours : ce qu’on en retient

mark-ranch = le Ranch !
mark-star = prend l’étoile
mark-bet = un pari
mark-stone = un caillou
mark-deposited = { $n } à la Banque
mark-money = { $n ->
    [0] rien
    [one] { $n } pièce d’argent
   *[other] { $n } pièces d’argent
}

## Hauts faits

feat-interest = L’argent qui dort
    .idea = Vous avez laissé la banque doubler votre argent, et gagné. Ce que vous y laissez revient en double.
feat-wise-fold = Le pari abandonné
    .idea = Vous avez quitté un pari, sans en perdre aucun, et gagné la partie. Quitter coûte peu ; perdre coûte la mise.
feat-whole-ring = Tout l’anneau
    .idea = Votre bille a visité six cases différentes. Chaque force de pichenette a son usage.

## Ordres

order-fold = Quitter tous les paris
    .help = Jusqu’au début du prochain tour de table.
