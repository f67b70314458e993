"""The games for players who read and write: language models, and programs in their place."""
