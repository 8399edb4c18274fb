"""
Bots: anything that answers decisions without being a person.

A bot knows a game only through the contract; it never sees more than its seat may.
"""
