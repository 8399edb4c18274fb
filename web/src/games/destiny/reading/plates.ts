import type { CopyView, DieView, SeatView } from "@protocol/destiny";
import { type Catalogue, titleOf } from "@/games/destiny/catalogue/catalogue";
import type { Piece } from "@/games/destiny/reading/board";
import type { CardData, Counter, PlateData } from "@/games/destiny/reading/drawn";
import { emblemOf } from "@/games/destiny/reading/emblems";
import { faceOf } from "@/games/destiny/reading/faces";
import { marksOn } from "@/games/destiny/reading/lasting";
import { previewOf } from "@/games/destiny/reading/previews";

/**
 * Cards of a view as drawings take them.
 *
 * What belongs here: mapping what lies on a table. What does not: printed cards (`faces`),
 * what can be done, and words for it.
 */

const READIED: ReadonlySet<string> = new Set(["character", "support"]);

/** A code that the catalogue lacks, so that its card can still be seen and chosen. */
export function unknownFace(catalogue: Catalogue, code: string): CardData {
  return {
    code,
    title: titleOf(catalogue, code),
    subtitle: "",
    type: "event",
    colour: "gray",
    affiliation: "neutral",
    unique: false,
    cost: null,
    points: [],
    health: null,
    subtypes: [],
    sides: [],
    text: [],
  };
}

/** The printed card of a code. */
export function faceOfCode(catalogue: Catalogue, code: string): CardData {
  const facts = catalogue.get(code);
  return facts === undefined ? unknownFace(catalogue, code) : faceOf(facts);
}

/** A card in play for a drawing. */
export function plateOf(view: SeatView, catalogue: Catalogue, piece: Piece): PlateData {
  const { copy } = piece;
  const face = faceOfCode(catalogue, copy.code);
  const out = view.dice.filter((die) => die.card === copy.id && die.zone === "pool");
  const optional = {
    ...(READIED.has(copy.type) ? { emblem: emblemOf(face) } : {}),
    ...(face.subtitle === "" ? {} : { subtitle: face.subtitle }),
    ...healthOf(copy),
    ...(piece.dice === 0 ? {} : { dice: { home: piece.home.length, out: out.length } }),
    ...(face.sides.length === 0 ? { note: "No die", text: face.text } : { sides: face.sides }),
    ...previewOf(view, copy),
  };
  return {
    type: copy.type,
    title: face.title,
    colour: face.colour,
    affiliation: face.affiliation,
    state: READIED.has(copy.type) ? ((copy.ready ?? true) ? "ready" : "exhausted") : null,
    up: sidesUp(catalogue, copy, out),
    counters: countersOf(copy),
    marks: marksOn(view, catalogue, copy.id),
    ...optional,
  };
}

/** A character that was defeated: its place stays, with the round if the log still knows it. */
export function fallenOf(catalogue: Catalogue, code: string, round: number | null): PlateData {
  const face = faceOfCode(catalogue, code);
  return {
    type: "character",
    emblem: emblemOf(face),
    title: face.title,
    colour: face.colour,
    affiliation: face.affiliation,
    state: "defeated",
    ...(round === null ? {} : { note: `in round ${round}` }),
  };
}

function healthOf(copy: CopyView): Partial<PlateData> {
  if (copy.type !== "character") {
    return copy.shields ? { shields: copy.shields } : {};
  }
  return {
    health: { damage: copy.damage ?? 0, total: copy.health ?? 0 },
    shields: copy.shields ?? 0,
  };
}

function sidesUp(
  catalogue: Catalogue,
  copy: CopyView,
  out: ReadonlyArray<DieView>,
): ReadonlyArray<number> {
  const written = catalogue.get(copy.code)?.sides ?? [];
  return out.flatMap((die) => {
    const index = written.indexOf(die.side ?? "");
    return index < 0 ? [] : [index];
  });
}

function countersOf(copy: CopyView): ReadonlyArray<Counter> {
  const counters: Counter[] = [];
  if (copy.shields && copy.type !== "character") {
    counters.push({ sign: "shield-on", count: copy.shields, words: "shields" });
  }
  if (copy.resources) {
    counters.push({ sign: "coin", count: copy.resources, words: "resources on it" });
  }
  if (copy.charms) {
    counters.push({ sign: "special", count: copy.charms, words: "charms on it" });
  }
  if (copy.pilots) {
    counters.push({ sign: "people", count: copy.pilots, words: "pilots" });
  }
  return counters;
}
