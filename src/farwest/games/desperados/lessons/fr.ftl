# Ce que dit le vieux Zeke dans les leçons de ce jeu. 160 signes au plus.

lesson-first-aim = Vous, Rose et Pete êtes une bande : 4 000 $ par tête en cinq manches, sinon le marshal gagne. Nul ne vous voit ; les figurines bougent en fin de manche.
lesson-first-ride = Une manche, c’est cinq trajets : à chacun sa carte, par une route. La diligence marron est à Salem au tour 4 : soyez-y. Allez à La Luz.
    .other = Cette route existe aussi, mais La Luz est à deux trajets de Salem, avec une banque en chemin. Allez à La Luz.
lesson-first-keep = Dans une ville de poker, vous pouvez tricher. Il faut votre disque, et vous en avez un par manche. Pour voir une attaque, gardez-le : faites-vous oublier.
    .other = Le poker rapporte 300 à 600 $, une diligence 800 $ au moins. Bien joué en vraie partie ; ici, gardez le disque pour la diligence.
lesson-first-socorro = Pete triche à Payson ; pour agir, il faut montrer sa carte : le marshal connaît donc sa ville. Vous, personne ne vous voit. Allez à Socorro.
    .other = De là, Salem est trop loin, ou vous manquez la banque. Allez à Socorro.
lesson-first-spy = Socorro a une banque. L’espionner montre sa tuile à tous, sans disque, mais vous montrez votre carte. Espionnez.
    .other = Plus sûr : personne ne vous voit. Mais cette banque vaut-elle le détour ? Espionnez, pour une fois.
lesson-first-salem = Seulement 800 $ : laissez. La diligence arrive à Salem au prochain tour ; attendez-la sur place. Allez à Salem.
    .other = Vous manqueriez la diligence. Allez à Salem.
lesson-first-wait = Ici aussi, il y a un poker, mais la diligence arrive au prochain tour. Faites-vous oublier.
    .other = Votre seul disque serait sur la table de poker à l’arrivée de la diligence. Attendez.
lesson-first-saloon = La diligence est là. Il faut jouer une carte ; le Saloon permet de rester ici, une fois par manche. Restez ici.
    .other = Vous quitteriez la diligence. Pour rester, jouez le Saloon.
lesson-first-hold-up = Un shérif n’arrête personne ; il faut juste plus de disques que de shérifs en ville. À Salem, aucun : le vôtre suffit. Attaquez la diligence marron.
    .other = La diligence rapporte davantage. Attaquez-la.
lesson-first-bank = Les diligences paient après la manche. Rose a vu 2 900 $ à Silver City. Après le tour 5, à deux contre un shérif, la banque tombe. Rejoignez-la.
    .other = Sans vous, Rose est à un contre un et la banque tient. Allez à Silver City.
lesson-first-evaluate = Rien d’autre à faire ; espionnez si vous voulez. Puis les cartes sont révélées, tour par tour : le marshal arrête quiconque est dans sa ville.
lesson-first-end = 4 500 $. À Phoenix, le marshal arrête Pete : cette carte est perdue pour de bon, ses gains restent. Cartes et disques reviennent. Encore quatre manches.
