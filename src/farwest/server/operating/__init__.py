"""What whoever runs a house needs: whether it is well, its figures, its log, and how it closes."""
