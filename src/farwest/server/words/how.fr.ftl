how-title = Comment jouer à { $game }
how-heading = Comment jouer
how-tab = Jouer
how-meta = De { $few } à { $many } joueurs, environ { $minutes } minutes. Règles habituelles.
how-print = Imprimer cette page
how-lesson = une leçon, { $minutes } minutes
how-book = Le livre de règles complet
how-page = Sur une page à part
