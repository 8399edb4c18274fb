"""The Customizable Card Game tried out: random games, laws, registers."""
