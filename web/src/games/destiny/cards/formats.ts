/** Which formats have a card, as a filter. */
import type { ChoiceFilter } from "@/core/cards/search";
import { type Listed, printingsOf } from "@/games/destiny/cards/search";
import { inFormat } from "@/games/destiny/catalogue/formats";
import type { WholeCatalogue } from "@/games/destiny/catalogue/printings";

/** The key of the filter. */
export const FORMAT = "format";

/** Formats that say which cards they have; a box says which decks. */
export function byFormat(catalogue: WholeCatalogue): ChoiceFilter<Listed> {
  const formats = [...catalogue.formats.values()].filter(({ size = 0 }) => size > 0);
  const tests = new Map(formats.map(({ code }) => [code, inFormat(catalogue, code)]));
  return {
    key: FORMAT,
    label: "Format",
    any: "Any format",
    choices: formats.map(({ code, name = code }) => [code, name] as const),
    has: (card, wanted) => printingsOf(card).some((one) => tests.get(wanted)?.(one) ?? false),
  };
}
