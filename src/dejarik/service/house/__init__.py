"""
The house: its rules and what it says of privacy, in the words of whoever runs it.

What belongs here: reading these texts and telling them safely. What does not: rules of games.
"""
