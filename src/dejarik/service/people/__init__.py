"""
People: accounts, guests, sessions, roles, moderation.

What belongs here: handlers, the stores they write through, and the shapes they speak in.
What does not: routes, and who plays whom (`lobby`).
"""
