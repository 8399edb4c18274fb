"""
Building: which teams and decks the rules and a format allow, and every reason why not.

What belongs here: deck lists, formats, and the checks; pure data in, reasons out.
What does not: reading files and lists people write, words for reasons, play.
"""
