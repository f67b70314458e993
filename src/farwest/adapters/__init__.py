"""The games in the tools that researchers already use: thin shells, each an optional extra."""
