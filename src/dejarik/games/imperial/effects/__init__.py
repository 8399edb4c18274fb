"""The nodes that cards and missions are made of, and what each does; a file per family."""
