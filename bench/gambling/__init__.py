"""How goat's gambler was trained: train.py on an accelerator, worker.py steps the games."""
