/**
 * What to ask the server about a thing of the table, in the words of `explain` and `odds`.
 */
import type { Decision } from "@/core/view/view";
import { figureWords } from "@/games/imperial-assault/reading/faces";
import { groupWords } from "@/games/imperial-assault/reading/groups";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { spaceWords } from "@/games/imperial-assault/reading/spaces";
import {
  attackOf,
  doorOf,
  FIRST_SPACE,
  figureOf,
  groupOf,
  isSpace,
  thingName,
  tokenOf,
} from "@/games/imperial-assault/reading/things";
import { tokenWords } from "@/games/imperial-assault/reading/tokens";
import { wayTo } from "@/games/imperial-assault/reading/ways";
import { capital } from "@/kit/wording";

/** Why a thing cannot be chosen now; null for what nobody can be asked about. */
export function whyNot(seen: Seen, id: number): string | null {
  const { view } = seen;
  const { decision } = view;
  if (view.seat < 0 || id === 0) return null;
  if (decision === null) return id > 0 && !isDie(id) ? `option:choose:${id}` : null;
  const acting = view.activations.at(-1)?.figure ?? 0;
  const goes = decision.options.find(({ kind }) => kind === "go");
  if (isSpace(id)) {
    return goes === undefined ? `option:choose:${id}` : `reach:${goes.source ?? 0}:${id}`;
  }
  if (groupOf(view, id) !== undefined) return `option:activate:${id}`;
  if (decision.reason === "menu" && acting > 0) return inMenu(seen, acting, id);
  return isDie(id) ? null : `option:choose:${id}`;
}

/** Why the figure that acts cannot do what one does with such a thing. */
function inMenu({ view }: Seen, acting: number, id: number): string | null {
  if (id < 0) return `option:command:${acting}:${-id}`;
  const figure = figureOf(view, id);
  if (figure !== undefined) {
    const mine = figure.seat === view.seat;
    return mine ? `option:choose:${id}` : `option:attack:${acting}:${id}`;
  }
  const thing = tokenOf(view, id) ?? doorOf(view, id);
  return thing === undefined ? null : `option:interact:${acting}:${id}`;
}

const FIRST_DIE = 901;

function isDie(id: number): boolean {
  return id >= FIRST_DIE && !isSpace(id);
}

/** What makes up the number of a thing that is looked at: the Speed of a figure. */
export function makesUp({ view }: Seen, id: number): string | null {
  return (figureOf(view, id)?.space ?? "") === "" ? null : `number:speed:${id}`;
}

/** The way to a space that can be chosen; null where none is asked for. */
export function reachQuestion(seen: Seen, decision: Decision | null, id: number): string | null {
  const way = decision?.reason === "menu" ? wayTo(seen, id) : undefined;
  const acting = seen.view.activations.at(-1)?.figure ?? 0;
  if (way !== undefined) return `reach:${acting}:${id}:${way.value ?? 0}:${way.moves ?? 0}`;
  const goes = decision?.options.find(({ kind, target }) => kind === "go" && target === id);
  return goes === undefined ? null : `reach:${goes.source ?? 0}:${id}:${goes.value ?? 0}`;
}

/** The odds of attacking a figure that can be chosen as the target; null for another thing. */
export function attackQuestion(
  { view }: Seen,
  decision: Decision | null,
  id: number,
): string | null {
  const offered = decision?.options.find(
    ({ kind, target }) => target === id && (kind === "attack" || kind === "entity"),
  );
  if (offered === undefined || figureOf(view, id) === undefined) return null;
  if (offered.kind === "attack") return `attack:${offered.source ?? 0}:${id}`;
  const attacker = attackOf(view)?.attacker ?? 0;
  return decision?.reason === "target" && attacker > 0 ? `attack:${attacker}:${id}` : null;
}

/** What is said where nobody can be asked. */
export function factsWords(seen: Seen, id: number): string {
  return `${capital(wordsFor(seen, id))}. It cannot be chosen now.`;
}

function wordsFor(seen: Seen, id: number): string {
  const { view, plan } = seen;
  const figure = figureOf(view, id);
  if (figure !== undefined) return figureWords(seen, figure);
  const group = groupOf(view, id);
  if (group !== undefined) return groupWords(seen, group);
  const token = tokenOf(view, id);
  if (token !== undefined) return tokenWords(seen, token);
  const space = isSpace(id) ? plan?.spaces[id - FIRST_SPACE] : undefined;
  if (space !== undefined) return spaceWords(seen, space);
  return thingName(view, seen.facts, id) || "This is hidden from you";
}
