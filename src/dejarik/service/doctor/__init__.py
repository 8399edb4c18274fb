"""The doctor: what is wrong with a service, and what to do about it."""
