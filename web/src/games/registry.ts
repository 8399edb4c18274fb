/**
 * The titles of this page, an explicit table; each loads its parts when they are wanted.
 */
import { titlesFrom } from "@/core/client/titles";
import { DESTINY } from "@/games/destiny/title";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/title";
import { SWCCG } from "@/games/swccg/title";

/** Tables that do not name their title are of the first one there was. */
const UNNAMED = DESTINY.id;

export const TITLES = titlesFrom([DESTINY, IMPERIAL_ASSAULT, SWCCG], UNNAMED);
