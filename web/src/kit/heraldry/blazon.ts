/**
 * Blazons: what an emblem shows, worked out from facts.
 *
 * Facts choose the parts and the name chooses among equals, so that the same facts always give the
 * same drawing, and every printing of a person has the same field. What belongs here: choosing.
 * What does not: drawing (`emblem.tsx`), and which facts of a game are which (its own `drawing`).
 */
import { DEVICES } from "@/kit/heraldry/devices";
import { ORDINARIES, ORNAMENT_COUNTS, ORNAMENT_KINDS, type Side } from "@/kit/heraldry/fields";

export type Tone = "red" | "blue" | "yellow" | "gray";

export interface EmblemFacts {
  readonly name: string;
  readonly side: Side;
  readonly tone: Tone;
  /** What it is, the most telling first; those without a drawing are passed over. */
  readonly kinds: ReadonlyArray<string>;
  /** What it is strongest in, for those without a kind. */
  readonly strength?: string;
  readonly unique?: boolean;
  readonly elite?: boolean;
  /** How many variants further, to be told from another one at the same table. */
  readonly shift?: number;
}

export interface Blazon {
  readonly side: Side;
  readonly tone: Tone;
  readonly kind: string;
  readonly variant: number;
  readonly ordinary: number;
  readonly sinister: boolean;
  readonly ornament: number;
  readonly ornaments: number;
  readonly part: number;
  readonly bits: number;
  readonly crest: boolean;
  readonly unique: boolean;
  readonly elite: boolean;
}

const LEADER = "leader";

export function blazonOf(facts: EmblemFacts): Blazon {
  const bits = numberOf(facts.name);
  const kind = kindOf(facts);
  const variants = DEVICES.get(kind)?.length ?? 1;
  return {
    side: facts.side,
    tone: facts.tone,
    kind,
    variant: ((bits >>> 3) + (facts.shift ?? 0)) % variants,
    ordinary: (bits >>> 7) % ORDINARIES.length,
    sinister: ((bits >>> 12) & 1) === 1,
    ornament: (bits >>> 14) % ORNAMENT_KINDS,
    ornaments: ORNAMENT_COUNTS[(bits >>> 17) % ORNAMENT_COUNTS.length] ?? ORNAMENT_COUNTS[0],
    part: (bits >>> 21) % 3,
    bits,
    crest: kind !== LEADER && facts.kinds.includes(LEADER),
    unique: facts.unique ?? false,
    elite: facts.elite ?? false,
  };
}

/** The first kind that has a drawing, a leader's last; else what it is strongest in. */
function kindOf({ kinds, strength = "" }: EmblemFacts): string {
  const first = kinds.find((kind) => kind !== LEADER && DEVICES.has(kind));
  if (first !== undefined) return first;
  if (kinds.includes(LEADER)) return LEADER;
  return DEVICES.has(strength) ? strength : "other";
}

/**
 * The same facts, shifted where two of different names would look alike.
 *
 * Those of one name stay equal. With all variants in use, field and ornaments tell them apart.
 */
export function unlike(all: ReadonlyArray<EmblemFacts>): Array<EmblemFacts> {
  const taken = new Map<string, string>();
  return all.map((facts) => {
    const variants = DEVICES.get(kindOf(facts))?.length ?? 1;
    for (let shift = 0; shift < variants; shift += 1) {
      const shifted = { ...facts, shift };
      const look = lookOf(shifted);
      if ((taken.get(look) ?? facts.name) === facts.name) {
        taken.set(look, facts.name);
        return shifted;
      }
    }
    return facts;
  });
}

/** What is left of an emblem where it is small and has the colour of its owner. */
function lookOf(facts: EmblemFacts): string {
  const { side, kind, variant } = blazonOf(facts);
  return `${side} ${kind} ${variant}`;
}

const COMBINING = /[\u0300-\u036f]/gu;

/** A number of a name, the same everywhere: FNV-1a of its letters, mixed twice more. */
export function numberOf(name: string): number {
  let number = 0x811c9dc5;
  for (const letter of name.normalize("NFKD").replace(COMBINING, "").toLowerCase()) {
    number = Math.imul(number ^ ((letter.codePointAt(0) ?? 0) & 0xff), 0x01000193);
  }
  number = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  number = Math.imul(number ^ (number >>> 12), 0x297a2d39);
  return (number ^ (number >>> 15)) >>> 0;
}
