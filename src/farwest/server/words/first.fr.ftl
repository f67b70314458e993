## Une première partie : de l’aide à la table, qui s’efface ensuite

first-label = Aide du débutant
first-since = Depuis votre dernier tour
first-help = Aide du débutant : { $on ->
    [on] oui
   *[off] non
}
first-help-title = Les robots jouent lentement et disent ce qu’ils font, et la page « Comment jouer » reste ouverte. L’aide s’efface après deux parties.
first-just-play = Jouer, avec de l’aide
first-just-play-note = deux robots faciles au plus, sans se presser
first-play = Jouer
first-play-note = la table habituelle, sans aide
