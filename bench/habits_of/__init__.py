"""What is counted of a bot's play, a page for each game. HABITS: words, part, whole, and what a
strong person counted once. bench/habits.py prints them."""
