/**
 * The whole catalogue for components: sets and printings, or why they did not come.
 */

import { type Asked, useAsked } from "@/core/site/asked";
import { catalogue, type WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { CURRENT } from "@/games/destiny/catalogue/use-printings";

export function useCatalogue(edition: string = CURRENT): Asked<WholeCatalogue> {
  return useAsked(() => catalogue(edition), edition);
}
