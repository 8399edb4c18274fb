/** The Customizable Card Game as tables, decks and journals have it. */
export const SWCCG = "swccg";

/** What it counts its time in. */
export const TIME = "turn";
