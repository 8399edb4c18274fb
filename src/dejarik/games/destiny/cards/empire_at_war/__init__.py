"""Cards of one set, a module per colour."""
