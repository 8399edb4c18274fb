/**
 * What to ask the server about a thing of the table, in the words of `explain` and `odds`.
 */
import { cardName } from "@/games/swccg/catalogue/facts";
import type { Seen } from "@/games/swccg/reading/seen";
import { copyOf, isPlace, lyingAt, pileOf, thingName } from "@/games/swccg/reading/things";
import { capital } from "@/kit/wording";

/** Why a thing cannot be chosen now; null for what nobody can be asked about. */
export function whyNot({ view, facts }: Seen, id: number): string | null {
  if (view.seat < 0 || id === 0) return null;
  const lying = lyingAt(view, id);
  if (lying !== undefined) {
    if (lying.pile !== "hand" || lying.player.seat !== view.seat) return null;
    const type = facts.cards.get(lying.card.code ?? "")?.type ?? "";
    return `${type === "interrupt" ? "play" : "deploy"}:${-id}`;
  }
  if (isPlace(id)) return `${view.phase === "battle" ? "battle" : "drain"}:${id}`;
  const copy = copyOf(view, id);
  return copy !== undefined && copy.side === view.seat && copy.slot === "present"
    ? `move:${id}`
    : null;
}

/** What makes up the number of a thing that is looked at: power, or the drain of a location. */
export function makesUp({ view }: Seen, id: number): string | null {
  if (isPlace(id)) return view.seat < 0 ? null : `drain_amount:${id}`;
  const copy = copyOf(view, id);
  if (copy === undefined) return null;
  if ((copy.power ?? -1) >= 0) return `power:${id}`;
  return (copy.forfeit ?? -1) >= 0 ? `forfeit:${id}` : null;
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
