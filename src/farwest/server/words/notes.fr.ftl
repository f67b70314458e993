notes-title = Carnet
notes-none = Rien ne vous est caché pour l’instant.
notes-loading = Le carnet s’ouvre.
notes-only-you = Vos marques restent dans ce navigateur : personne d’autre ne les reçoit. Le possible est calculé d’après ce que vous voyez vous-même.
notes-marks = Mes marques
notes-possible = Possible
notes-pencil = Crayon
notes-mark = Marquer
notes-rub = Effacer : { $mark }
notes-rub-all = Tout effacer
notes-note-text = Les mots de la note
notes-kind = { $kind ->
    [here] ici ?
    [never] jamais
    [way] chemin
   *[note] note
}
notes-help = { $kind ->
    [here] Marquez où quelqu’un peut être. La même marque, de nouveau, s’efface. Les touches 1 à 4 marquent ce qui a le focus.
    [never] Marquez où personne ne peut être. La même marque, de nouveau, s’efface. Les touches 1 à 4 marquent ce qui a le focus.
    [way] Marquez où le chemin commence, puis où il finit.
   *[note] Écrivez quelques mots, puis montrez où ils vont.
}
notes-way-to = De { $place } vers où ?
notes-mark-it = { $kind ->
    [here] { $place } : ici ?
    [never] { $place } : jamais
    [way] { $place } : un chemin
   *[note] { $place } : une note
}
notes-mark-on = { $kind ->
    [here] { $place } : ici ?
    [never] { $place } : jamais
    [way] { $place }, puis { $to }
   *[note] { $place } : { $text }
}
