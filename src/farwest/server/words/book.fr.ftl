book-title = Règles : { $game }
book-heading = Règles
book-sections = Chapitres
book-search = Chercher dans les règles
book-search-help = Un mot, ou un numéro comme F21.
book-found = { $count ->
    [0] Rien ne dit cela. Essayez un mot plus court.
    [one] Une règle
   *[other] { $count } règles
}
book-loading = On va chercher le livret.
book-none = Ce livret n’a pas encore de règles numérotées.
book-english = En cas de doute, le texte anglais fait foi.
