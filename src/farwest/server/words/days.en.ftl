## Games over days

days-left = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
days-off-until = Days off until { $when }
vacation-title = Days off
vacation-text = { $left } of { $most } days left this year. Your clocks of days stand still meanwhile, and the others see it.
vacation-days = { $days ->
    [one] { $days } day from now
   *[other] { $days } days from now
}
vacation-end = Back already
orders-title = { $given ->
    [0] Answer ahead
    [one] Answer ahead: one order
   *[other] Answer ahead: { $given } orders
}
orders-text = The house moves for you, a little later, as if you were here. Only you see this.
