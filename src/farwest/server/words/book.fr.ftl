book-title = Règles : { $game }
book-heading = Règles
book-games = Jeux
book-sections = Chapitres
book-search = Chercher dans les règles
book-search-help = Un mot, ou un numéro comme F21.
book-found = { $count ->
    [0] Rien ne dit cela. Essayez un mot plus court.
    [one] Une règle
   *[other] { $count } règles
}
book-link = Lien vers { $rule }
book-loading = On va chercher le livret.
book-english = Les règles sont rédigées en anglais.
book-credit = { $credit }
book-none = Pas encore de livret pour { $game }.
