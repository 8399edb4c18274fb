"""Adapters: the real things behind the ports. Only `app` knows them."""
