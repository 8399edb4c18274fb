"""The Star Wars Customizable Card Game: its rules, its cards and the facts printed on them."""
