"""
Bots: anything that answers decisions without being a person.

A bot knows a game only through the contract, and it is given an outlook, never a state:
it cannot see more than its seat may.
"""
