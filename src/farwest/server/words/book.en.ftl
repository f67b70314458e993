book-title = Rules: { $game }
book-heading = Rules
book-sections = Sections
book-search = Search the rules
book-search-help = A word, or a number such as F21.
book-found = { $count ->
    [0] Nothing says that. Try a shorter word.
    [one] One rule
   *[other] { $count } rules
}
book-loading = Fetching the rulebook.
book-none = This rulebook has no numbered rules yet.
book-english = In doubt, the English text decides.
