/**
 * The same answer for all dice that are still to come: all shields of a pool on one character.
 *
 * Offered only where nothing else can be asked on the way: dice of one shield without a cost, no
 * modifier, and room for all of them.
 */
import type { Repeat } from "@/core/client/client";
import type { Decision } from "@/core/view/view";
import type { Seen } from "@/games/destiny/reading/seen";
import { readSide } from "@/games/destiny/reading/sides";
import { copyOf } from "@/games/destiny/reading/things";

const GIVES = "GiveShields";
const MOST_SHIELDS = 3;

/** All shields of one's pool on the character at a place; null where that is not one press. */
export function repeatOf(
  { view }: Seen,
  decision: Decision,
  place: number,
  began: string,
): Repeat | null {
  const { die = 0, purpose = "" } = view.decision ?? {};
  const { target = 0 } = decision.options[place] ?? {};
  const copy = copyOf(view, target);
  if (began !== "resolve" || decision.reason !== "choose" || purpose !== GIVES) return null;
  if (copy === undefined || copy.type !== "character") return null;
  const pool = view.dice.filter(({ zone, seat }) => zone === "pool" && seat === view.seat);
  const dice = pool.map((one) => ({ id: one.id, side: readSide(one.side ?? "-") }));
  const shields = dice.filter(({ side }) => side.symbol === "shield" || side.symbol === "any");
  const isPlain = shields.every(
    ({ side: one }) => one.value === 1 && !one.modifier && one.cost === null,
  );
  const others = shields.filter(({ id }) => id !== die);
  const count = others.length + 1;
  const isRoom = (copy.shields ?? 0) + count <= MOST_SHIELDS;
  if (!isPlain || others.length === 0 || others.length === shields.length || !isRoom) return null;
  return {
    words: count === 2 ? "Both" : `All ${count}`,
    label: `${count} shields, one of each die`,
    next: others.flatMap(({ id }) => [
      { reason: "die_to_resolve", target: id },
      { reason: "choose", target, details: { purpose: GIVES, die: id } },
    ]),
  };
}
