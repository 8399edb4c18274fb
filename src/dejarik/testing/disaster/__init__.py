"""Disasters rehearsed: what is lost, what people see, and how long it takes to be back."""
