"""
The skirmish maps as data files, one for each map, read by the title.

What belongs here: spaces, edges, doors, zones, tokens and the counts that `scripts/check_maps.py`
compares. What does not: pictures, printed text, what a mission does.
"""
