/**
 * Cards and maps of an edition, asked for once; empty until they have come.
 */
import type { Catalogue } from "@protocol/imperial-assault";
import { keptCatalogue } from "@/core/cards/kept-catalogue";
import type { Asked } from "@/core/site/asked";
import { type Facts, factsFrom, NO_FACTS } from "@/games/imperial-assault/catalogue/facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";

const CATALOGUE = keptCatalogue<Catalogue, Facts>(IMPERIAL_ASSAULT, factsFrom, NO_FACTS);

/** The edition that pages around the tables show. */
export const CURRENT = "print";

/** The facts of an edition. Throws Refusal. */
export const factsOf = CATALOGUE.of;

/** The facts of an edition for components; none while it has no name. */
export const useFacts = CATALOGUE.useNow;

/** The same for a page that waits for them and says why they do not come. */
export const useAskedFacts = CATALOGUE.useAsked;

/** All facts of the edition that pages show. */
export function useAllFacts(): Asked<Facts> {
  return CATALOGUE.useAsked(CURRENT);
}
