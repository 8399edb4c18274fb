/**
 * Faces of dice: what they show, and in words.
 */
import type { DieView } from "@protocol/imperial-assault";
import type { OwnSign } from "@/games/imperial-assault/reading/signs";
import { listed } from "@/kit/wording";

/** A symbol of a face; accuracy is one sign with its number, others stand one by one. */
export interface FaceSymbol {
  readonly sign: OwnSign;
  readonly count: number;
}

/** The three numbers of a face, of attack and of defence dice. */
const ATTACK = ["accuracy", "damage", "surge"] as const;
const DEFENCE = ["block", "evade", "dodge"] as const;

function isDefence({ colour }: DieView): boolean {
  return colour === "black" || colour === "white";
}

/** What a face shows, sign by sign. */
export function symbolsOn(die: DieView): ReadonlyArray<FaceSymbol> {
  const names = isDefence(die) ? DEFENCE : ATTACK;
  return (die.face ?? []).flatMap((count, place): ReadonlyArray<FaceSymbol> => {
    const sign = names[place];
    if (sign === undefined || count === 0) return [];
    if (sign === "accuracy") return [{ sign: "accuracy-ring", count }];
    return Array.from({ length: count }, () => ({ sign, count: 0 }));
  });
}

/** A die in words: "blue: 3 accuracy and 1 damage". */
export function faceWords(die: DieView): string {
  const names = isDefence(die) ? DEFENCE : ATTACK;
  const face = die.face ?? [];
  if (face.length === 0) return `${die.colour} die, not rolled yet`;
  const parts = face.flatMap((count, place) => (count === 0 ? [] : [`${count} ${names[place]}`]));
  const shown = parts.length === 0 ? "nothing" : listed(parts);
  return `${die.colour} die: ${shown}${die.rerolled === true ? ", rerolled" : ""}`;
}
