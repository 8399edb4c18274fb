"""
The facts of Destiny cards as data files, read by `dejarik.titles.destiny.catalogue.files`.

What belongs here: one file per set, made by `scripts/import_facts.py` and never
edited by hand; `sets.json`, made the same way; and `overlay.json`, edited by
hand, which corrects single facts and gives the source of each correction.
What does not: printed text, flavour text, names of artists, behaviour, code.
"""
