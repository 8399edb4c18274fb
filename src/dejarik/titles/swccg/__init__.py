"""The Customizable Card Game as a title: its data files."""
