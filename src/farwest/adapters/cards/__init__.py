"""Research cards, a game in figures: `farwest card GAME`; docs/cards has one of each."""
