book-title = Rules: { $game }
book-heading = Rules
book-games = Games
book-sections = Sections
book-search = Search the rules
book-search-help = A word, or a number such as F21.
book-found = { $count ->
    [0] Nothing says that. Try a shorter word.
    [one] One rule
   *[other] { $count } rules
}
book-link = Link to { $rule }
book-loading = Fetching the rulebook.
book-english = The rules are written in English.
book-credit = { $credit }
book-none = No rulebook yet for { $game }.
