"""How events change the table, a module for each kind of thing; nothing else changes it."""
