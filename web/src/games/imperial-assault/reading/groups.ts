/** Groups at a table: how they stand, and in words. */
import type { GroupView } from "@protocol/imperial-assault";
import { cardName } from "@/games/imperial-assault/catalogue/facts";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { figureOf } from "@/games/imperial-assault/reading/things";

export type GroupState = "ready" | "active" | "exhausted" | "defeated";

export function groupState({ view }: Seen, group: GroupView): GroupState {
  const figures = group.figures.flatMap((id) => figureOf(view, id) ?? []);
  if (figures.length > 0 && figures.every(({ defeated }) => defeated === true)) return "defeated";
  if (view.active === group.id) return "active";
  return group.ready === false ? "exhausted" : "ready";
}

/** A group in words: its name, how it stands, and its figures. */
export function groupWords(seen: Seen, group: GroupView): string {
  const figures = group.figures.flatMap((id) => figureOf(seen.view, id) ?? []);
  const health = figures.map(({ number, damage = 0, health: most = 0, defeated }) => {
    const which = number > 0 ? `${number}: ` : "";
    return `${which}${defeated === true ? "defeated" : `${damage} of ${most} damage`}`;
  });
  return [cardName(seen.facts, group.code), groupState(seen, group), ...health].join(", ");
}
