## La scène au-dessus du plateau, et l’allure des autres

stage-pace = Allure des autres
stage-pace-of = { $pace ->
    [step] Pas à pas
    [slow] Lente
    [fast] Vive
   *[normal] Normale
}
stage-pace-help = { $pace ->
    [step] Chaque coup attend la barre d’espace
    [slow] Deux fois plus lente
    [fast] Rapide et sans scène
   *[normal] Tranquille
}
stage-since = Depuis votre dernier tour
stage-more = … et { $n } de plus, dans le journal.
