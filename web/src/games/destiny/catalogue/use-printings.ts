/**
 * The cards of an edition for components.
 */
import type { Asked } from "@/core/site/asked";
import {
  CATALOGUE,
  type Printings,
  type WholeCatalogue,
} from "@/games/destiny/catalogue/printings";

/** The newest edition; pages that are about another one say which. */
export const CURRENT = "arh";

/** The printings of an edition; none until they have come, so that everything is drawn with codes. */
export function usePrintings(edition: string = CURRENT): Printings {
  return CATALOGUE.useNow(edition).cards;
}

/** Sets and printings, or why they did not come. */
export function useCatalogue(): Asked<WholeCatalogue> {
  return CATALOGUE.useAsked(CURRENT);
}
