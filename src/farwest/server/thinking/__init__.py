"""Thinking as a tier of its own: `farwest thinker` processes, on any machine, think for a house's
bots. They are handed what a bot's seat sees, and nothing else; the house goes on without them.
"""
