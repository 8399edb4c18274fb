/** Where a skirmish stands, in words. */
import type { MissionFacts, Phase } from "@protocol/imperial-assault";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { groupOf, thingName } from "@/games/imperial-assault/reading/things";

const PHASES: Readonly<Record<Phase, string>> = {
  setup: "setup",
  activation: "activations",
  status: "status phase",
};

export function missionOf({ view, plan }: Seen): MissionFacts | undefined {
  return plan?.map.missions.find(({ letter }) => letter === view.mission);
}

/** In a few words: "Round 3". */
export function standingLine({ view }: Seen): string {
  return view.round === 0 || view.phase === "setup" ? "Setup" : `Round ${view.round}`;
}

/** The same in whole sentences. */
export function standingWords(seen: Seen, who: (seat: number) => string): string {
  const { view, near, far, facts } = seen;
  const points = `${who(near.side.seat)}: ${near.side.points} points. ${who(far.side.seat)}: ${far.side.points} points.`;
  const active = groupOf(view, view.active);
  const acting = active === undefined ? "" : ` ${thingName(view, facts, active.id)} is active.`;
  const first = who(view.initiative);
  return `${standingLine(seen)}, ${PHASES[view.phase]}. ${points} ${first} ${first === "You" ? "have" : "has"} initiative.${acting}`;
}
