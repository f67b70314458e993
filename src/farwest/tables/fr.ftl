## Ce que dit la maison

and = { $head } et { $tail }
bot-names = Red Bill, Belle-Étoile, Opale, Maurice, Salomé, Vieil Abner, Rose la Poisse, Silas, Pete Pin-Seul, Dolorès, Doc Hollis, Minnie
seat-open = Place libre
value-yes = Oui
value-no = Non
clock = { $increment ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min + { $increment } s
}
won = { $n ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
thinks = { $who } réfléchit
my-move = Votre coup
learner = Vous
turn-you = Vous
turn-setup = Mise en place
lesson-reading = Lisez, puis continuez
lesson-over = Voilà la leçon
lesson-done = Voilà comment on joue. Continuez d’ici, asseyez-vous à une vraie partie, ou lisez la page à loisir.
chance-is-asked = La maison tire au sort
happens = Voyez ce qui se passe
no-choice = Vous n’avez pas le choix ici : c’est fait pour vous
held-lost = Après ce que les autres ont choisi, ceci n’est plus possible : { $option }.
over = La partie est finie
asked-for-a-hint = { $name } demande un conseil.
guest = Invité
points = points
total = Score
fair = La maison a tiré au sort { $n ->
    [one] { $n } fois
   *[other] { $n } fois
}, chaque fois comme le veut le secret.
unfair = Le tirage { $n } n’est pas celui que donne le secret.
unproven = Cette partie enregistrée n’a pas de secret : personne ne peut en vérifier les tirages.

## Quand quelque chose n’est pas possible

error-not-begun = La partie n’a pas commencé.
error-begun = La partie a commencé.
error-colour-taken = Cette couleur est prise ; une autre est libre.
error-seat-taken = La place { $n } est prise ; une autre est peut-être libre.
error-nobody-there = Personne n’est à la place { $n } : asseyez-vous, ou mettez-y un robot.
error-no-side = Ce camp ne se choisit pas à cette table : les camps sont tirés au sort, ou il n’y en a pas.
error-side-taken = Ce camp est pris. Demandez à l’hôte d’échanger les deux places.
error-seated-already = Vous avez déjà une place à cette table.
error-other-seal = Le sceau de cette table n’est pas celui qu’on vous a montré. Ne jouez pas ici.
error-no-salt = { $name } n’a pas encore ajouté ses octets aux tirages : il faut ouvrir sa page une fois, ou que l’hôte libère la place.
error-nobody-to-free = La place { $n } n’est à personne d’autre.
error-undo-known = Quelque chose de caché est sorti depuis : on ne peut plus annuler.
error-other-rules = Cette partie a été jouée avec la version { $was } des règles ; la maison a la version { $now }, qui la jouerait autrement.
error-game-over = La partie est finie : plus rien à répondre.
error-stale = La table a avancé : c’était pour le coup { $move }, on en est au coup { $now }.
error-stopped = Cette table a commencé avec la version { $was } des règles ; la maison est passée à la version { $now }, qui la jouerait autrement. La partie ne peut donc pas continuer ici ; vous pouvez l’enregistrer.
error-other-rules = Cette partie a été jouée avec la version { $was } des règles ; la maison a la version { $now }, qui la jouerait autrement.
error-game-over = La partie est finie : plus rien à répondre.
error-stale = La table a avancé : c’était pour le coup { $move }, elle en est au coup { $now }.
error-overtaken = Quelqu’un a été plus rapide ; regardez encore.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-bot-plays = Un robot joue pour vous : revenez d’abord, s’il vous reste du temps.
error-curtain = Levez d’abord le rideau : personne d’autre ne doit voir cela.
error-talk-full = On a assez parlé à cette table.
error-talk-open = À cette table, tout se dit devant tout le monde : parlez à tous.
error-talk-private = À une table privée, seuls les joueurs écrivent.
error-second-thoughts = Vous avez changé d’avis trop souvent dans cette partie.
error-wishes-full = Vous l’avez demandé trop souvent à cette table.
error-nobody-to-bar = Personne que l’on puisse renvoyer n’a dit cela.
error-nobody-to-mute = Personne d’autre n’a dit cela.
error-barred = L’hôte ne veut pas de vous à cette table.
error-broken-table = Cette position enfreint les règles du jeu : la partie ne peut pas continuer d’ici.
error-no-circle = Ici, vous n’avez personne avec qui comploter en privé.
error-plan-long = Un plan compte { $n } étapes au plus.
error-no-such-stop = Un plan ne peut pas mener là.
error-plans-full = Ce plan a été changé trop souvent.
error-own-browser = Un programme ne peut pas faire cela au nom de quelqu’un : passez par le navigateur.
error-log-full = Cette table a duré trop longtemps ; une revanche en ouvre une neuve.
error-nothing-to-undo = Vous n’avez rien à annuler.
error-no-undo-asked = Personne ne demande à annuler un coup.
error-no-say = Vous n’avez pas voix au chapitre.
error-nothing-to-leave = Il n’y a pas de partie à quitter.
error-time-is-up = Votre temps est écoulé : un robot joue pour vous.
error-not-over = Il faut attendre la fin de la partie.
error-host-only = Seul l’hôte peut faire cela.
error-help-off = L’hôte n’a pas voulu de conseils à cette table.
error-nobody-to-block = Il n’y a personne à bloquer là.
error-blocked-full = Votre liste est pleine : retirez-en d’abord quelqu’un.
error-closed-table = La personne qui tient cette maison a fermé la table. Vous pouvez enregistrer la partie.
error-nobody-to-report = Il n’y a personne à signaler pour cela.
error-reports-full = Vous avez fait assez de signalements pour aujourd’hui.
error-bans-full = Trop d’exclusions : levez-en d’abord.
error-no-such-report = Ce signalement n’est plus ouvert.
error-no-such-ban = Cette exclusion n’existe pas.
error-owner-only = Cette page est à qui tient la maison : ouvrez le lien affiché au démarrage.
error-used-key = Ce lien a déjà servi, ou date d’un autre démarrage : la maison en affiche un nouveau chaque fois qu’elle démarre.
error-own-ban = Vous vous excluriez de votre propre maison.
error-ban-whom = Dites qui exclure : une personne, ou une adresse et une durée.
error-banned = { $hours ->
    [0] La personne qui tient cette maison vous en a fermé la porte.
    [one] La personne qui tient cette maison vous en a fermé la porte. Revenez dans { $hours } heure.
   *[other] La personne qui tient cette maison vous en a fermé la porte. Revenez dans { $hours } heures.
}
error-no-such-seat = Il y a les places 1 à { $n }.
error-not-seated = Vous n’avez pas de place à cette table.
to-the-lobby = Vers l’accueil
error-no-such-page = Cette page n’existe pas.
error-no-such-table = Cette table n’existe pas ; on l’a peut-être retirée.
error-no-such-action = Ce jeu ne connaît pas ce coup.
error-bad-message = La maison n’a pas compris ce message : { $why }
error-too-fast = C’était trop rapide ; attendez un instant et réessayez.
error-too-slow = C’est arrivé trop lentement ; réessayez.
error-too-large = Ce message est trop long.
error-too-many = La maison est pleine pour l’instant ; réessayez plus tard.
error-too-many-lines = Vous avez ouvert trop de fenêtres sur cette table ; fermez-en une.
error-no-hint = Rien à conseiller : ce n’est pas à vous de jouer.
error-bad-token = Cette clé d’accès n’est pas connue ici ; demandez-en une autre à la maison.
error-need-name = Dites d’abord votre nom à la maison.
error-name-taken = Quelqu’un garde le nom { $name } sous un mot de passe ; choisissez-en un autre, ou connectez-vous.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-foreign-page = Cette demande vient d’une page d’un autre site.
error-seats = { $title } se joue de { $few } à { $many }.
error-no-me = Une des places doit être la vôtre.
error-no-board = { $title } n’a pas encore de plateau dans le navigateur.
error-bad-record = Ce fichier n’est pas une partie finie de cette maison : { $why }
error-long-game = Ce fichier compte { $n } coups ; une partie n’en a jamais plus de { $most }.
error-bad-move = La partie a les coups 0 à { $n }.
error-bad-branch = Cette variante ne va pas avec la partie : un de ses coups n’y est pas possible.
error-store = La maison n’a pas pu le noter : { $why }
error-store-read = La maison n’a pas pu lire son fichier : { $why }
error-store-full = Le disque de la maison est plein : rien n’a été noté. Faites de la place et réessayez.
error-store-locked = Un autre programme garde pour lui le fichier de la maison : rien n’a été noté. Arrêtez ce programme, ou réessayez.
error-store-closed = La maison est fermée : plus rien ne s’y note ni ne s’y lit.
error-slot-lost = Un autre processus de cette maison a maintenant cette table : rien n’a été noté. Revenez-y.
error-store-place = La maison ne peut pas garder son fichier à { $path } : { $why }
error-store-foreign = Ce fichier est à un autre programme : nommez-en un autre avec --db.
error-house-runs = Une maison tourne déjà sur { $file } : processus { $pid }, à { $address }. Arrêtez-la d’abord, ou nommez un autre fichier avec --db.
error-file-there = { $file } existe déjà, et rien n’est écrit par-dessus : nommez un autre fichier.
error-file-broken = { $file } est abîmé : { $why }. Rien n’a été changé.
error-no-house-there = Il n’y a pas de maison dans { $file } ; `farwest serve --db FICHIER` en garde une là.
error-closing = La maison ferme un instant : revenez bientôt.
error-not-open = La maison n’est pas encore ouverte.
error-store-old = Le fichier de la maison n’a pas encore sa forme la plus récente.
error-need-https = Cette page est venue par https, et la maison ne le sait pas : un relais se tient devant elle. La personne qui tient la maison la lance avec --https.
error-store-newer = Ce fichier vient d’un farwest plus récent (son format est le numéro { $file }, ce programme connaît le { $known }) : lancez le plus récent, ou nommez un autre fichier avec --db.
error-lesson-read = Il n’y a rien à répondre ici : continuez.
error-lesson-answer = Il faut une réponse avant de continuer la leçon.
error-lesson-begins = La leçon commence ici.
error-lesson-only = Une leçon n’a rien de tel : elle est pour une seule personne, sans spectateurs.
error-lesson-none = Il n’y a pas de leçon pour ce jeu.
error-inside = Quelque chose s’est cassé dans la maison. Rien n’est perdu ; réessayez.

## Énigmes

puzzle-right = C’est le meilleur coup : { $best }
puzzle-wrong = Il y a mieux : { $best }
puzzle-theme-other = Autres moments
puzzle-why = Il gagne environ { $n } parties sur 100, contre { $m } après « { $other } ».
puzzle-played = Dans la partie, le coup fut : « { $option } ». { $ended }.
puzzle-won = Cette place a gagné
error-no-such-puzzle = Il n’y a pas d’énigme de ce nom ici ; la liste des énigmes les nomme toutes.

## What a link tells to whom it is sent

share-house = Des jeux de plateau du Far West dans le navigateur : seul contre des robots, ou entre amis à une même table.
share-table = Une table, { $game } : prenez place, ou regardez.
share-over = { $game } : comment une partie s’est finie, et où elle a basculé.
share-replay = { $game } : une partie, coup par coup.
share-review = { $game } : une partie, où elle a basculé, et ce qu’on aurait pu jouer.
share-rules = { $game } : les règles, dans l’ordre où l’on en a besoin.
share-how = { $game } : comment jouer, en une page.
share-new = { $game } : une nouvelle table, contre des robots ou entre amis.
share-puzzle = { $game } : une énigme. À vous de jouer, trouvez le meilleur coup.
share-practice = { $game } : entraînez-vous avant de jouer.

## Qui mène

lead-nobody = Personne ne mène.
lead = { $n ->
    [one] { $me ->
        [yes] { $sure ->
            [yes] { $by ->
                [0] Égalité, à votre avantage.
               *[other] Vous menez de { $by }.
            }
           *[no] Vous menez, pour autant qu’on sache.
        }
       *[no] { $sure ->
            [yes] { $by ->
                [0] Égalité, mais { $who } passe devant.
               *[other] { $who } mène de { $by }.
            }
           *[no] { $who } mène, pour autant qu’on sache.
        }
    }
   *[other] { $who } mènent ensemble.
}

## The picture of a finished game

card-low = Descendu à { $n } sur 100, et gagné.
card-never = Jamais sous { $n } sur 100.
card-replay = { $n } coups. À revoir, ou à rejouer depuis n’importe lequel.
