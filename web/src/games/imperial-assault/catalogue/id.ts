/** Imperial Assault as tables, decks and journals have it. */
export const IMPERIAL_ASSAULT = "imperial-assault";
