/**
 * The whole catalogue for components: sets and printings, or why they did not come.
 */
import { catalogue, type WholeCatalogue } from "@/net/catalogue";
import { type Asked, useAsked } from "@/pages/parts/asked";
import { CURRENT } from "@/store/use-printings";

export function useCatalogue(edition: string = CURRENT): Asked<WholeCatalogue> {
  return useAsked(() => catalogue(edition), edition);
}
