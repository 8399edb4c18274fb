"""
Building: which armies and command decks the rules and a format allow, and every reason why not.

What belongs here: army lists, formats, and the checks; pure data in, reasons out.
What does not: reading files and lists people write, words for reasons, play.
"""
