## Une leçon à la table

lesson-coach = Le vieux Zeke
lesson-step = { $step } sur { $of }
lesson-next = Suite
lesson-back = Retour
lesson-close = Quitter la leçon
lesson-hide = Ranger la bulle
lesson-points = À voir : { $things }.
lesson-stacked = Leçon : les cartes sont préparées
lesson-enter = Touche Entrée, ou Suite dans la bulle.
lesson-on = Continuer d’ici
lesson-on-note = contre des Pieds-tendres
lesson-real = Une vraie partie
lesson-real-note = depuis le début
lesson-how = Comment jouer
lesson-how-note = une page, avec images

## Sur l’affiche

lesson-learn = Apprendre
lesson-learn-minutes = { $minutes } min
lesson-learn-of = ({ $game })
lesson-first = Première fois ?
lesson-first-text = Une leçon prend { $minutes } minutes : une petite partie, cartes préparées, avec quelqu’un à vos côtés.
lesson-first-yes = Prendre la leçon
