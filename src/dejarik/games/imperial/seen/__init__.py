"""What seats see of a skirmish, and what they may assume of the rest."""
