"""The laboratory: fuzzing, traces and simulation, all through the contract."""
