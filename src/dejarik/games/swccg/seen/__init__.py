"""What each seat may see, and what it may imagine."""
