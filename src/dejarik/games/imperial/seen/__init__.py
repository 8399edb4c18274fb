"""What a seat may know: views, decisions, what it is told."""
