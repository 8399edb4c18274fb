"""
The laboratory: fuzzing, traces, mutants and simulation, all through the contract.
"""
