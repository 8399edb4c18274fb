"""How each kind of event changes the table."""
