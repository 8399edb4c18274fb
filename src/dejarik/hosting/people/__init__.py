"""People around tables: names, passwords, presence, matching, limits."""
