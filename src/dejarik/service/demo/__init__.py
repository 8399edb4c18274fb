"""
A demonstration: people who are programs, and their games, in a club that is still empty.

Everything of it hangs on accounts that nobody can make or use: bots without an owner, with names
that begin with `Demo` and a space, which no chosen name has. So it is seen wherever a name is read,
and it can be taken away as a whole.
"""
