"""A game at a table: rooms, versions, clocks, undo, replays, receipts."""
