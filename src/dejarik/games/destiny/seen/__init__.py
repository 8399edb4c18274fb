"""What each seat may see: views, handles, the log of a seat, and what it can only imagine."""
