/** Cards and decks made up for tests. */
import type { Checked, Deck } from "@protocol";
import type { PrintedCard } from "@/games/destiny/catalogue/printings";

export function card(code: string, some: Partial<PrintedCard> = {}): PrintedCard {
  return {
    code,
    set: "TST",
    number: String(Number(code) || code),
    title: `Card ${code}`,
    subtitle: "",
    type: "event",
    colour: "gray",
    affiliation: "neutral",
    rarity: "common",
    unique: false,
    cost: 1,
    health: 0,
    points: [],
    subtypes: [],
    sides: [],
    deck_limit: 2,
    reprint_of: "",
    missing: [],
    lasting: [],
    text: [],
    playable: true,
    ...some,
  };
}

/** What the check says of a deck without fault. */
export const LEGAL: Checked = {
  edition: "arh",
  format: "",
  legal: true,
  playable: true,
  reasons: [],
  unread: [],
  cards: null,
};

export function deck(name: string, team: string, format: string): Deck {
  return {
    id: "",
    name,
    title: "destiny",
    cards: { team: [[team, 1]], battlefields: [], cards: [], extra_dice: [], aside: [] },
    checked: { ...LEGAL, format },
    link: "",
    changed: 0,
    called: "",
  };
}
