## À table

you = Vous
against = Vous jouez contre { $names }.
commitment = Sceau de la maison :  { $hash }
secret = Secret de la maison : { $hash }
hint = Répondez par un numéro. ? pour l’aide, q pour quitter.
prompt = >
advice = Le mieux, je crois : « { $text } ». { $chance }
only-option = Il n’y a qu’un choix.
help =
    Répondez par le numéro d’un choix, ses coordonnées ou ses mots : « offer thief », « voleur ».
    Tab complète la ligne ; les flèches rappellent les lignes d’avant.
      ?, aide         cette aide
      aide MOT        ce que fait une chose, comme « aide shérif » ; « aide 2 » pour le deuxième choix
      conseil, h      un conseil, et pourquoi
      pourquoi N      pourquoi pas le choix N
      annuler, u      reprendre votre dernière réponse, si rien de caché n’est sorti depuis
      table, t        revoir la table
      journal, l      tout ce qui s’est passé, avec les coups et les numéros de règle
      règle ID, r ID  une règle, par exemple « règle F21 »
      quitter, q      quitter
aside-help = aide
aside-hint = conseil h
aside-why = pourquoi
aside-undo = annuler u
aside-table = table t
aside-log = journal l
aside-rule = règle r
aside-quit = quitter q
undone = Annulé : choisissez de nouveau.
earlier = … (« journal » dit tout ce qui s’est passé)
back-to-table = Entrée : retour à la table
thinks = { $name } réfléchit…
and = { $head } et { $tail }

## Une leçon

lesson = Une première partie avec le vieux Zeke à vos côtés, environ { $minutes } minutes. Les cartes sont préparées.
lesson-hint = Entrée continue, b revient. Répondez par un numéro ou un nom. ? pour l’aide, q pour partir.
lesson-enter = Il n’y a rien à répondre ici : Entrée continue.
lesson-over =
    La leçon est finie. Place à une vraie partie :
      farwest play { $game }
      farwest rules { $game } --short
coach = Le vieux Zeke, { $step } sur { $of }

## Quand une réponse ne convient pas

no-such-number = Il n’y a pas de choix { $number } : ils vont de { $first } à { $last }.
several = « { $answer } » peut désigner plusieurs choix : { $choices }.
not-understood = « { $answer } » n’est pas un choix de ce jeu. ? pour l’aide.
not-possible = « { $answer } » n’est pas possible maintenant. { $why }
nothing-explained = Rien sur la table ne s’appelle « { $asked } ». Demandez par son nom, ou par le numéro d’un choix.
no-such-rule = Il n’y a pas de règle « { $rule } » ; les plus proches sont { $near }.
rules-letter = La lettre de { $rule }
rules-none = Aucun paragraphe des règles ne contient « { $words } ». Essayez un mot plus court.

## La fin

place = Rang
player = Joueur
score = Score
won = { $who-me ->
    [me] Vous gagnez !
   *[other] { $who } gagne.
}
shared-win = { $names } se partagent la victoire.
check-hash = Le sceau est le SHA-256 du secret : chaque tirage était fixé avant que vous n’en voyiez un.
check-saved = La partie enregistrée est dans { $file }. Pour vérifier ses tirages : farwest verify { $file }
check-unsaved = Avec --save FICHIER, la partie est enregistrée, et « farwest verify FICHIER » vérifie ses tirages.
farewell = À la prochaine, l’ami !
saved = La partie, jusqu’ici, est dans { $file }.

## Raconter une partie

not-over = Cette partie n’est pas finie : la partie enregistrée s’arrête après { $move } coups.
stopped = Arrêt après { $move } coups.
answer-next = Question à { $name } : { $question }
draw-next = Question à la maison : { $question }

## Retour sur la partie

review-title = L’évolution des chances
review-answer = coup
review-axis = coups
review-turning = { $n }. Après le coup { $move }
review-change = { $name } : { $before } % → { $after } %
review-picture = L’image est dans { $file }.

## Images

picture-saved = L’image est dans { $file }.

## La table

serving = La table est ouverte : { $address } (Ctrl-C la ferme)
serving-owner = La page de la maison, pour vous et une seule fois : { $address }
serving-file = Les parties sont gardées dans { $file }
backed-up = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $entries } lignes de leurs journaux) et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} sont dans { $file } : { $bytes } octets, vérifiés.
restored = La maison de { $copy } est de nouveau dans { $file } : { $bytes } octets, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
restored-aside = Ce qui y était avant est dans { $file }.
moved = La maison est dans { $target } : { $tables } tables avec { $entries } entrées, { $people } personnes. Tout a été comparé et c’est pareil ; somme des journaux : { $sum }.
thinking-for = On réfléchit pour { $house }, { $processes } à la fois (Ctrl-C arrête)
audited = Finies et rejouées : { $over }. Inachevées et ouvertes : { $unfinished }. Leçons : { $lessons }. Parties venues de fichiers : { $brought }. Personnes : { $people }. Tirages refaits : { $draws }.
audited-unplayable = On ne peut rien dire de { $n ->
    [one] { $n } partie : son jeu, ou la version de ses règles, n’est pas installé
   *[other] { $n } parties : leur jeu, ou la version de leurs règles, n’est pas installé
} ici.
audited-unproven = { $n ->
    [one] { $n } partie venue d’un fichier n’a
   *[other] { $n } parties venues de fichiers n’ont
} pas de preuve qui tienne ; qui l’a apportée en répond, pas la maison.
audited-faults = { $n ->
    [0] Tout tient.
    [one] { $n } chose ne tient pas ; elle est nommée ci-dessus.
   *[other] { $n } choses ne tiennent pas ; elles sont nommées ci-dessus.
}
serving-metrics = Les mesures pour Prometheus sont à { $address }

## Une énigme

puzzle = À vous de jouer : trouvez le meilleur coup. { $stars ->
    [1] Une étoile : un débutant passe à côté.
    [2] Deux étoiles : un bon joueur passe à côté.
   *[other] Trois étoiles : un très bon joueur passe à côté.
} Énigme { $id }.
puzzle-odds = { $chance } sur 100 : { $option }
