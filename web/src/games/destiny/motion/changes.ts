import type { Told } from "@protocol/destiny";

/**
 * Events as motions on the way from one view to the next.
 *
 * What belongs here: which thing moves how. What does not: time and pixels (`games/destiny/motion/motion`).
 * Leaving all of it out leaves the same table.
 */

export type Motion =
  | { readonly kind: "tumble"; readonly dice: ReadonlyArray<number> }
  | {
      readonly kind: "flight";
      readonly token: "damage" | "shield" | "resource";
      readonly from: number;
      /** 0 is the purse of `seat`. */
      readonly to: number;
      readonly seat: number;
      readonly amount: number;
    }
  | { readonly kind: "turn"; readonly die: number }
  | { readonly kind: "home"; readonly die: number }
  | { readonly kind: "pulse"; readonly thing: number };

/** What an event moves; null for what only a view or the log shows. */
export function motionOf(event: Told): Motion | null {
  const subject = event.subject?.id ?? 0;
  const source = event.source?.id ?? 0;
  const amount = event.amount ?? 0;
  const seat = event.seat ?? 0;
  switch (event.kind) {
    case "dice_rolled":
      return { kind: "tumble", dice: (event.items ?? []).map((die) => die.id) };
    case "damage_taken":
      return { kind: "flight", token: "damage", from: source, to: subject, seat, amount };
    case "shields_gained":
      return { kind: "flight", token: "shield", from: source, to: subject, seat, amount };
    case "resources_gained":
      // From the die that was resolved to the purse of whoever has it; upkeep comes from nowhere.
      if (subject === 0) return null;
      return { kind: "flight", token: "resource", from: subject, to: 0, seat, amount };
    case "damage_moved":
    case "shields_moved":
      return {
        kind: "flight",
        token: event.kind === "damage_moved" ? "damage" : "shield",
        from: subject,
        to: event.other?.id ?? 0,
        seat,
        amount,
      };
    case "die_removed":
    case "die_returned":
    case "die_resolved":
      return { kind: "home", die: subject };
    case "die_turned":
      return { kind: "turn", die: subject };
    case "exhausted":
    case "readied":
    case "entered_play":
    case "damage_healed":
    case "ability_used":
      return { kind: "pulse", thing: subject };
    default:
      return null;
  }
}

/** The motions of several events, in their order; what a die does comes from the die. */
export function motionsOf(events: ReadonlyArray<Told>): ReadonlyArray<Motion> {
  const dice = new Map(
    events
      .filter(({ kind }) => kind === "die_resolved")
      .map(({ source, subject }) => [source?.id ?? 0, subject?.id ?? 0]),
  );
  return events.flatMap((event) => {
    const motion = motionOf(event);
    if (motion?.kind !== "flight") return motion ?? [];
    return { ...motion, from: dice.get(motion.from) ?? motion.from };
  });
}
