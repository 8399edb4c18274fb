"""A game with a stack of actions and responses, small enough to read in one sitting."""
