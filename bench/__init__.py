"""The measurements of the project: `bench.py` compares, the other modules are its parts."""
