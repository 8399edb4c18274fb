"""The laws every game keeps, checked over the contract alone."""
