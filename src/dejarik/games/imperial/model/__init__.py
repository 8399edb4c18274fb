"""What a skirmish is made of: state, events, facts, definitions; no rules."""
