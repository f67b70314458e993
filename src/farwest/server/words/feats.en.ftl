## Feats

feats-title = Feats
feats-text = { $done } of { $of } so far. Each shows an idea of its game.
feats-of = { $game }: { $done } of { $of }
feats-not-yet = Not yet
