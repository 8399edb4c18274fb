/** Destiny as tables, decks and journals have it. */
export const DESTINY = "destiny";
