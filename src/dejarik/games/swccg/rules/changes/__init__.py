"""The one door: how each kind of event changes the table."""
