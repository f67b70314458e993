book-title = Rules: { $game }
book-heading = Rules
book-sections = Chapters
book-search = Search the rules
book-search-help = A word, or a number such as F21. Enter goes from place to place.
book-found = { $count ->
    [0] Nothing says that. Try a shorter word.
    [one] One paragraph
   *[other] { $count } paragraphs
}
book-loading = Fetching the rulebook.
book-none = This game has no rulebook yet.
book-english = In doubt, the English text decides.
book-letter = { $count ->
    [one] The letter of the rule
   *[other] The letter of the rules
}
book-only-letter = Only in the letter of the rules
book-how = How to play, on one page
