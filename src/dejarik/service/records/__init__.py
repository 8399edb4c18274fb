"""Records: games that were played, looked at again or played on, and the faults met in them."""
