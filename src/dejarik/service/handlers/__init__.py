"""Handlers: what routes and sockets call. They decode, call, and encode."""
