/**
 * What is said of a thing that cannot be chosen: the server answers no questions about it yet, so
 * what everybody can see of it.
 */
import { figureWords } from "@/games/imperial-assault/reading/faces";
import { groupWords } from "@/games/imperial-assault/reading/groups";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { spaceWords } from "@/games/imperial-assault/reading/spaces";
import {
  FIRST_SPACE,
  figureOf,
  groupOf,
  isSpace,
  thingName,
  tokenOf,
} from "@/games/imperial-assault/reading/things";
import { tokenWords } from "@/games/imperial-assault/reading/tokens";
import { capital } from "@/kit/wording";

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
