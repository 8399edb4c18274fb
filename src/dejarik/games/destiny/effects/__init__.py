"""What card abilities are made of: op types, and what each does. A file per family."""
