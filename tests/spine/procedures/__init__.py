"""
A made-up game of procedures inside procedures, on a small grid.

It shows that attacks, interrupts and paths need only another timing policy. No published
figure, card or map is in it.
"""
