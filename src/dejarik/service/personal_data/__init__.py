"""
Personal data: what is kept of people, exporting it to them, and deleting it with them.

What belongs here: what goes across all tables. What does not: what each table is for.
"""
