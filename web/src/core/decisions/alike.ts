import type { GameClient } from "@/core/client/client";
import type { Scene } from "@/core/scene/scene";
import type { Option } from "@/core/view/view";

/** Options that are chosen alike, whichever of them it is. */
export interface Kind {
  readonly option: Option;
  /** Their places, in the order of the options. */
  readonly places: ReadonlyArray<number>;
}

/** Options by their kinds: those that a title calls alike are together where the first one is. */
export function kindsOf(
  client: GameClient,
  scene: Scene,
  options: ReadonlyArray<Option>,
): ReadonlyArray<Kind> {
  const kinds = new Map<string, { option: Option; places: number[] }>();
  options.forEach((option, place) => {
    const name = nameOf(client, scene, option) || `one ${place}`;
    const known = kinds.get(name);
    if (known === undefined) {
      kinds.set(name, { option, places: [place] });
    } else {
      known.places.push(place);
    }
  });
  return [...kinds.values()];
}

function nameOf({ alike }: GameClient, { board }: Scene, option: Option): string {
  const { kind, target = 0 } = option;
  return kind === "entity" ? (alike?.(board, target) ?? "") : "";
}
