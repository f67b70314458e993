book-title = Règles : { $game }
book-heading = Règles
book-sections = Chapitres
book-search = Chercher dans les règles
book-search-help = Un mot, ou un numéro comme F21. Entrée va d’un endroit à l’autre.
book-found = { $count ->
    [0] Rien ne dit cela. Essayez un mot plus court.
    [one] Un paragraphe
   *[other] { $count } paragraphes
}
book-loading = On va chercher le livret.
book-none = Ce jeu n’a pas encore de livret.
book-english = En cas de doute, le texte anglais fait foi.
book-letter = { $count ->
    [one] La lettre de la règle
   *[other] La lettre des règles
}
book-only-letter = Seulement dans la lettre des règles
book-how = Comment jouer, en une page
