"""
News: what pages around the tables are told while they are open.

What belongs here: topics, their images, and who listens to them. What does not: what people do
in the lobby (`lobby`), and the news of a table (`tables`).
"""
