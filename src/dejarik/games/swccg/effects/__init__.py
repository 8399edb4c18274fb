"""What cards do, as nodes of programs."""
