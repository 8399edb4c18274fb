"""Tables: games that are being played, in the process that is their home."""
