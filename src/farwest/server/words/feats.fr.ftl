## Hauts faits

feats-title = Hauts faits
feats-text = { $done } sur { $of } jusqu’ici. Chacun montre une idée de son jeu.
feats-of = { $game } : { $done } sur { $of }
feats-not-yet = Pas encore
