"""What tests of Destiny share: the table builder, labels, mutants, stored views."""
