"""The rules of Destiny, a file per rulebook topic. Rules never know a card."""
