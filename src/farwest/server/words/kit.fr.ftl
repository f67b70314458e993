## Ce que dit chaque page

kit-language = Langue
kit-language-name = Français
kit-theme = { $to ->
    [dusk] Ambiance : passer au crépuscule
   *[noon] Ambiance : passer à midi
}
kit-sound = { $to ->
    [off] Son allumé : l’éteindre
   *[on] Son éteint : l’allumer
}
kit-looking = Zoom
kit-nearer = De plus près (+)
kit-farther = De plus loin (−)
kit-whole = Tout le plateau (0)
kit-close = Fermer
kit-more = Son, ambiance, langue et le reste
kit-keys = Touches
kit-to-lobby = Retour au salon
kit-nowhere = Il n’y a rien à cette adresse.
kit-trouble = La page n’a pas pu être chargée.
kit-trouble-safe = Tous vos coups sont gardés à la table. Réessayez dans un instant.
kit-try-again = Réessayer
kit-home = farwest : { kit-to-lobby }
kit-language-named = { $code } : { kit-language-name }
kit-and = { $what } : { $more }
kit-also = { $what }. { $more }
kit-chip-of = { $name } { $chip }
