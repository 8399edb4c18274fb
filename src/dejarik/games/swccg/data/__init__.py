"""
The Customizable Card Game as data files, read by `dejarik.titles.swccg.catalogue.files`.

What belongs here: one file for each set, `sets` and `needs`, made by
`scripts/import_swccg_facts.py` and never edited by hand; and, edited by hand, `overlay`
(corrections, each with its source), `personas`, `layouts` and `boxes`.
What does not: printed text, names of artists, behaviour, code.
"""
