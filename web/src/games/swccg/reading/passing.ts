/** What is passed, on the button that passes. */
import type { Told } from "@protocol/swccg";
import type { Seen } from "@/games/swccg/reading/seen";
import { plateName } from "@/games/swccg/reading/things";

const SEGMENTS = ["initiation", "weapons", "power", "damage", "last"] as const;
const PHASES = ["", "activate", "control", "deploy", "battle", "move", "draw"] as const;

/** What happens where no card is named. */
const EVENTS: Readonly<Record<string, string>> = {
  draining: "the Force drain",
  battle_begins: "the battle",
  must_lose: "the loss",
  lose_one: "the loss",
  destiny_about: "the draw",
  destiny_drawn: "the destiny",
  destiny_done: "the destiny",
  total_done: "the total",
  both_totals_done: "the totals",
  totalled: "the totals",
  forfeited: "the forfeit",
};

/** "Pass in your deploy phase", "No response to Sense". */
export function passWords({ view, facts }: Seen): string {
  const about = view.decision?.about ?? null;
  if (about === null) return "Pass";
  const mine = about.seat === view.seat;
  if (about.kind === "phase" || about.kind === "phase_begins") {
    const phase = PHASES[about.detail ?? 0] ?? "";
    return mine ? `Done in your ${phase} phase` : `Pass in their ${phase} phase`;
  }
  if (about.kind === "segment" || about.kind === "segment_begins") {
    return `Pass in the ${SEGMENTS[about.amount ?? 0] ?? ""} segment`;
  }
  if (about.kind === "turn_begins") return "Pass as the turn begins";
  if (about.kind === "turn_ending" || about.kind === "turn_ends") return "Pass as the turn ends";
  return `No response to ${nameOf(about)}`;

  function nameOf({ kind, subject, source }: Told): string {
    const known = EVENTS[kind];
    if (known !== undefined) return known;
    const code = source?.code || subject?.code || "";
    return code === "" ? "this" : plateName(facts, code);
  }
}
