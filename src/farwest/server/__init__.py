"""The house on the network: sockets, lobby, accounts. Nothing about rules."""
