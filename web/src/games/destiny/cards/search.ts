/** What printings are looked for by. */
import type { SetFacts } from "@protocol/destiny";
import { byPlayable, bySet, type CardSearch, type ChoiceFilter } from "@/core/cards/search";
import type { PrintedCard } from "@/games/destiny/catalogue/printings";
import { capital } from "@/kit/wording";

const COLOURS = ["red", "blue", "yellow", "gray"];
const SIDES = ["hero", "villain", "neutral"];
const TYPES = ["character", "upgrade", "support", "event", "battlefield", "plot", "downgrade"];

/** A filter by one word of a card. */
function byWord(
  key: "affiliation" | "colour" | "type",
  label: string,
  words: ReadonlyArray<string>,
): ChoiceFilter<PrintedCard> {
  return {
    key,
    label,
    any: `Any ${label.toLowerCase()}`,
    choices: words.map((word) => [word, capital(word)] as const),
    has: (card, wanted) => card[key] === wanted,
  };
}

export function searchIn(sets: ReadonlyArray<SetFacts>): CardSearch<PrintedCard> {
  return {
    words: {
      label: "Words in title or text",
      read: ({ title, subtitle, subtypes, text }) => [title, subtitle, ...subtypes, ...text],
    },
    choices: [
      bySet(sets),
      byWord("type", "Type", TYPES),
      byWord("colour", "Colour", COLOURS),
      byWord("affiliation", "Side", SIDES),
    ],
    checks: [
      byPlayable(),
      { key: "once", label: "No reprints", has: ({ reprint_of }) => reprint_of === "" },
    ],
  };
}
