"""Games for learners: thousands of them stepped at once, and doors to the tools researchers use."""
