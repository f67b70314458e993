## Les parties qui durent des jours

days-left = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
days-off-until = En congé jusqu’au { $when }
vacation-title = Jours de congé
vacation-text = Il reste { $left } jours sur { $most } cette année. Vos pendules de jours s’arrêtent pendant ce temps, et les autres le voient.
vacation-days = { $days ->
    [one] { $days } jour dès maintenant
   *[other] { $days } jours dès maintenant
}
vacation-end = Déjà de retour
orders-title = { $given ->
    [0] Répondre d’avance
    [one] Répondre d’avance : { $given } ordre
   *[other] Répondre d’avance : { $given } ordres
}
orders-text = La maison joue pour vous, un peu plus tard, comme si vous étiez là. Vous seulement le voyez.
