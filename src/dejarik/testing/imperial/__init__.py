"""What tests of Imperial Assault share: army lists in a line."""
