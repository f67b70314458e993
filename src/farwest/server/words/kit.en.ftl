## What every page says

kit-language = Language
kit-language-name = English
kit-theme = { $to ->
    [dusk] Theme: change to dusk
   *[noon] Theme: change to noon
}
kit-sound = { $to ->
    [off] Sound is on: switch it off
   *[on] Sound is off: switch it on
}
kit-looking = Zoom
kit-nearer = Nearer (+)
kit-farther = Farther (−)
kit-whole = The whole board (0)
kit-close = Close
kit-more = Sound, theme, language and more
kit-keys = Keys
kit-to-lobby = To the lobby
kit-nowhere = Nothing stands at this address.
kit-trouble = The page could not be loaded.
kit-trouble-safe = Every move you made is kept at the table. Try again in a moment.
kit-try-again = Try again
kit-home = farwest: { kit-to-lobby }
kit-language-named = { $code }: { kit-language-name }
kit-and = { $what }: { $more }
kit-also = { $what }. { $more }
kit-chip-of = { $name } { $chip }
