/**
 * What to ask the server about a thing of the table, in the words of `explain` and `odds`.
 */
import type { DecisionView, PhaseName, SeatView } from "@protocol/swccg";
import { cardName } from "@/games/swccg/catalogue/facts";
import type { Seen } from "@/games/swccg/reading/seen";
import {
  copyOf,
  isPlace,
  type Lying,
  lyingAt,
  pileOf,
  thingName,
} from "@/games/swccg/reading/things";
import { capital } from "@/kit/wording";

/** Why a thing cannot be chosen now; null for what nobody can be asked about. */
export function whyNot(seen: Seen, id: number): string | null {
  const { view } = seen;
  const { decision } = view;
  if (view.seat < 0 || id === 0) return null;
  const staged = decision === null ? null : inStage(decision, id);
  if (staged !== null) return staged;
  const lying = lyingAt(view, id);
  if (lying !== undefined) return inPile(seen, lying, id);
  if (decision === null || pileOf(id) !== null) return null;
  return onTable(seen, id) ?? `choose:${id}`;
}

/** Why what was begun cannot go on with a thing. */
function inStage({ verb = "", source = 0 }: DecisionView, id: number): string | null {
  if (id < 0 || source === 0) return null;
  if (verb === "deploy" && source < 0) return `deploy:${-source}:${id}`;
  if (verb === "move" && isPlace(id) && !isPlace(source)) return `move:${source}:${id}`;
  return verb === "fire" && !isPlace(id) ? `fire:${source}:${id}` : null;
}

function inPile({ view, facts }: Seen, { pile, player, card }: Lying, id: number): string | null {
  if (pile !== "hand" || player.seat !== view.seat) return null;
  const type = facts.cards.get(card.code ?? "")?.type ?? "";
  return `${type === "interrupt" ? "play" : "deploy"}:${-id}`;
}

/** What one would do in this phase with a location, or with a card of one's own. */
function onTable(seen: Seen, id: number): string | null {
  const { view, facts } = seen;
  const isPhase = view.decision?.about?.kind === "phase";
  if (isPlace(id)) {
    const does = isPhase ? BY_PHASE.get(view.phase) : undefined;
    return does === undefined ? null : `${does}:${id}`;
  }
  const copy = copyOf(view, id);
  if (copy === undefined || copy.side !== view.seat) return null;
  if (view.battles.at(-1)?.segment === "weapons" && facts.cards.get(copy.code)?.type === "weapon") {
    return `fire:${id}`;
  }
  return isPhase && view.phase === "move" && copy.slot === "present" ? `move:${id}` : null;
}

const BY_PHASE: ReadonlyMap<PhaseName, string> = new Map([
  ["control", "drain"],
  ["battle", "battle"],
]);

/** What makes up the number of a thing that is looked at: a price, power, the drain of a location. */
export function makesUp({ view }: Seen, id: number): string | null {
  if (view.seat < 0) return null;
  const { verb = "", source = 0 } = view.decision ?? {};
  if (verb === "deploy" && source < 0 && isOffered(view, id)) return `cost:${-source}:${id}`;
  if (isPlace(id)) return `drain_amount:${id}`;
  const copy = copyOf(view, id);
  if (copy === undefined) return null;
  if ((copy.power ?? -1) >= 0) return `power:${id}`;
  return (copy.forfeit ?? -1) >= 0 ? `forfeit:${id}` : null;
}

function isOffered({ decision }: SeatView, id: number): boolean {
  return decision?.options.some(({ target }) => target === id) === true;
}

/** What is said where nobody can be asked. */
export function factsWords({ view, facts }: Seen, id: number): string {
  const name = thingName(view, facts, id);
  if (name === "") return "This is hidden from you.";
  const pile = pileOf(id);
  if (pile !== null) {
    const count = view.players.find(({ seat }) => seat === pile.seat)?.[pile.name].length ?? 0;
    return `${capital(name)}: ${count === 1 ? "1 card" : `${count} cards`}.`;
  }
  const code = copyOf(view, id)?.code ?? "";
  return `${code === "" ? capital(name) : cardName(facts, code)}. It cannot be chosen now.`;
}
