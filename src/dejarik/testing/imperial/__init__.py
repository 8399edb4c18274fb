"""What tests of Imperial Assault share: marks, floors to stand things on, the maps, army lists."""
