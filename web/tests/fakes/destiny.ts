/** Destiny for tests: without cards, so that everything is called by its code. */
import type { Whole } from "@protocol";
import type { Placement } from "@/core/scene/placement";
import { NO_OPTIONS } from "@/core/scene/placement";
import type { Catalogue } from "@/games/destiny/catalogue/catalogue";
import { destinyWith } from "@/games/destiny/client";
import { placeOptions } from "@/games/destiny/reading/options";
import { seenIn } from "@/games/destiny/reading/seen";
import { seatViewOf } from "@/games/destiny/reading/sent";

const NO_CARDS: Catalogue = new Map();

export const DESTINY = destinyWith(() => NO_CARDS);

/** Where the options of a stored view are drawn. */
export function placementIn({ view }: Whole): Placement {
  const seen = seenIn(seatViewOf(view), NO_CARDS);
  return seen === null || view.decision === null ? NO_OPTIONS : placeOptions(seen, view.decision);
}
