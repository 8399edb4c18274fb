"""
Imperial Assault as data files, read by `dejarik.titles.imperial.catalogue.files`.

What belongs here: `deployments`, `commands`, `dice` and `sets`, made by
`scripts/import_imperial_facts.py` and never edited by hand; and, edited by hand, `army-rules`
(what cards say about the army they are in), `formats` and `ready-armies`.
What does not: printed text, names of artists, behaviour, code.
"""
