## Ce que dit la maison

app-new = Nouvelle table
app-puzzles = Énigmes
and = { $head } et { $tail }
bot-names = Red Bill, Belle-Étoile, Opale, Maurice, Salomé, Vieil Abner, Rose la Poisse, Silas, Pete Pin-Seul, Dolorès, Doc Hollis, Minnie
seat-open = Place libre
somebody = Quelqu’un
somebody-gone = Quelqu’un
value-yes = Oui
value-no = Non
clock = { $increment ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min + { $increment } s
}
clock-days = { $days ->
    [one] { $days } jour chacun
   *[other] { $days } jours chacun
}
clock-move = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-minutes = { $minutes } min par coup
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

error-rated-undo = Rien ne s’annule à une table classée.
error-need-account = Il faut un compte pour cela : gardez d’abord votre nom par un mot de passe.
error-no-such-person = Personne de ce nom ne montre quoi que ce soit ici.
error-own-friend = C’est vous.
error-sits-already = { $name } a déjà une place à cette table.
error-friends-full = Assez de demandes pour l’instant : réessayez demain, ou mettez fin à quelques-unes.
error-invitations-full = Vous avez invité assez de monde pour aujourd’hui.
error-announcements-full = Il n’y a plus de place pour une annonce : retirez-en une d’abord.
error-other-name = Écrivez votre nom exactement comme ici.
error-nobody-absent = Toutes les personnes attendues sont là. Avec une pendule, c’est elle qui décide.
error-absent-briefly = Attendez { $minutes } minutes après le dernier coup : un retour reste possible.
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
error-offline-no-hint = Les conseils viennent de la maison : il n’y en a pas hors connexion.
error-nobody-to-block = Il n’y a personne à bloquer là.
error-blocked-full = Votre liste est pleine : retirez-en d’abord quelqu’un.
error-left-table = Personne n’est revenu à cette table depuis des semaines : elle a été fermée, sans vainqueur. Vous pouvez enregistrer la partie.
error-backup-runs = Une sauvegarde est déjà en cours.
error-no-backup-here = Cette maison n’a pas de fichier à elle : sauvegardez sa base de données.
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
error-days-off-already = Vos congés courent déjà : terminez-les d’abord.
error-days-off-spent = C’est plus que les { $days } jours de congé d’une année.
error-no-such-order = On ne peut pas donner cet ordre ici.
error-old-link = Ce lien ne compte plus : demandez-en un autre sur votre page.
error-no-notices = Cette maison n’envoie rien par là.
error-no-mail-address = Ce n’est pas une adresse électronique : écrivez-la comme nom@example.org.
error-no-hook-address = La maison ne peut pas appeler cette adresse : il lui faut une adresse https de l’internet public.
error-mail-not-sent = La lettre n’a pas pu partir ; réessayez dans un moment.
error-hook-not-called = Personne ne répond à cette adresse ; réessayez quand votre programme écoute.
error-no-such-zone = { $zone } n’est pas un fuseau horaire que la maison connaît, comme Europe/Paris.
error-asked-enough = La maison a assez demandé là-bas ; réessayez dans une heure.
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
error-no-driver = Une maison dans PostgreSQL a besoin d’asyncpg : `pip install farwest[postgres]`.
error-database-silent = La base de données de la maison ne répond pas : { $why }. On ne sait pas si c’est noté ; réessayez.
error-database-foreign = Les tables de cette base sont à un autre programme : nommez une autre base ou un autre schéma avec --store.
error-database-newer = Cette maison vient d’un farwest plus récent (son format est le numéro { $file }, ce programme connaît le { $known }) : lancez le plus récent.
error-target-full = Il y a déjà une maison dans { $target }, et rien n’est écrit par-dessus : nommez un endroit vide.
error-house-lives = La maison dans { $source } est ouverte : arrêtez-la d’abord, sinon ce qui se joue entre-temps resterait en arrière.
error-moved-wrong = { $table } n’est pas arrivé dans { $target } tel quel : rien n’y est gardé. Réessayez.
error-no-thinkers = Cette maison n’a pas de place pour qui réfléchit ailleurs ; `farwest serve --thinkers FICHIER` en fait une.
error-thinker-key = Cette clé n’est pas celle de la maison : prenez le fichier écrit par `farwest serve --thinkers FICHIER`.
error-thinker-version = Ici c’est farwest { $theirs }, la maison est { $ours } : il faut la même version, sinon les réponses pourraient différer.
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

## Ce que la maison écrit aux absents

notice-subject = { $count ->
    [one] À vous de jouer : { $game }
   *[other] { $count } parties vous attendent
}
notice-line = { $game } : { $link }
notice-mail = Bonjour { $name }. C’est à vous de jouer :

    { $games }

    Quand et où la maison vous écrit : { $settings }
    Ne plus recevoir ces lettres : { $leave }
notice-confirm-subject = La maison peut-elle vous écrire ?
notice-confirm = { $name } souhaite apprendre à cette adresse que son tour est venu aux tables de farwest.

    Si c’est vous, dites oui ici : { $link }

    Sinon, ne faites rien : la maison n’écrira plus.

# ---- tournois et ligues

error-no-such-cup = Ce tournoi n’existe pas.
error-no-such-league = Cette ligue n’existe pas.
error-no-such-entrant = Personne ne participe sous ce numéro.
error-cup-closed = Les inscriptions sont closes.
error-cup-not-now = Ce tournoi n’est pas en cours.
error-cup-host = Seul son hôte peut le faire.
error-cup-no-bots = Les robots ne peuvent pas s’inscrire à ce tournoi : son hôte ne l’a pas voulu.
error-cup-too-few = Il faut au moins { $few } participants.
error-cup-full = Ce tournoi est complet : il a { $most } participants.
error-cups-full = Vous êtes l’hôte de { $most } tournois en cours : terminez-en un d’abord.
error-cup-no-proof = Dans ce tournoi, chaque table avait ses propres tirages : vérifiez-les là-bas.
error-leagues-full = Vous êtes déjà l’hôte de { $most } ligues.
error-league-full = Cette ligue est complète : elle a { $most } membres.
error-season-goes-on = La saison n’est pas finie.
error-round-goes-on = Il faut attendre la fin de toute la ronde.
error-same-deal-only = Toutes les tables de cette ronde ont les mêmes tirages : personne ne regarde tant qu’on joue.
error-seats-paired = Les places ont été attribuées : on n’en change pas à une table de tournoi.
