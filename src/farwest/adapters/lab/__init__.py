"""A designer's lab: rules with other numbers, played and compared. `farwest lab GAME`."""
