"""The Customizable Card Game on a terminal."""
