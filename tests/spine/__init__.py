"""Other games in miniature: the kernel must carry them with nothing but policy and cards."""
