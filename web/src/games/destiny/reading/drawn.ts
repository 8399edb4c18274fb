/**
 * What drawings are given: plain data, independent of the protocol and of a table.
 * `reading` maps views and catalogue to these; nothing here knows what is allowed.
 */

import type { Standing } from "@/core/scene/standing";
import type { Side } from "@/games/destiny/reading/sides";
import type { SignName } from "@/games/destiny/reading/signs";
import type { EmblemFacts } from "@/kit/heraldry/blazon";

export type Colour = "red" | "blue" | "yellow" | "gray";
export type Affiliation = "hero" | "villain" | "neutral";
export type CardType =
  | "character"
  | "upgrade"
  | "support"
  | "event"
  | "battlefield"
  | "plot"
  | "downgrade";

/** A die also can be the one that is resolving, or lie under the odds lens. */
export type DieState = Standing | "resolving" | "lens";

/** A die in the air: its place among those that settle, and the sides that it turns through. */
export interface Rolled {
  readonly nth: number;
  /** The side that it settles on. */
  readonly side: Side;
  readonly sides: readonly Side[];
}

export interface DieFace {
  readonly colour: Colour;
  readonly side: Side;
}

/** A card as it is printed, with our text; `games/destiny/reading/faces` makes it of the catalogue's facts. */
export interface CardData {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string;
  readonly type: CardType;
  readonly colour: Colour;
  readonly affiliation: Affiliation;
  readonly unique: boolean;
  /** Nothing for cards that are not played from a hand. */
  readonly cost: number | string | null;
  /** For characters and plots: for one die, and for two if there is such a price. */
  readonly points: readonly number[];
  readonly health: number | null;
  readonly subtypes: readonly string[];
  readonly sides: readonly Side[];
  readonly text: readonly string[];
}

/** Things that lie on a card and are counted. */
export interface Counter {
  readonly sign: SignName;
  readonly count: number;
  readonly words: string;
}

/** What a card keeps, or an effect that is about it: in a word or none, and in a sentence. */
export interface Mark {
  readonly text: string;
  readonly words: string;
}

/** A card in play. */
export interface PlateData {
  readonly type: CardType;
  /** Nothing for what is attached to another card. */
  readonly emblem?: EmblemFacts;
  readonly title: string;
  readonly subtitle?: string;
  readonly colour: Colour;
  readonly affiliation: Affiliation;
  /** Nothing for cards that are neither, such as upgrades. */
  readonly state: "ready" | "exhausted" | "defeated" | null;
  readonly health?: { readonly damage: number; readonly total: number };
  readonly shields?: number;
  readonly sides?: readonly Side[];
  /** Indices of sides that its dice show in the pool. */
  readonly up?: readonly number[];
  /** Its dice: on the card, and in the pool. */
  readonly dice?: { readonly home: number; readonly out: number };
  readonly counters?: readonly Counter[];
  readonly marks?: readonly Mark[];
  /** One line of words instead of a die: "No die", "in round 3". */
  readonly note?: string;
  /** What it says, for those that have the room and no die. */
  readonly text?: readonly string[];
  /** How much damage would be added by what can be chosen now, and what would come of it. */
  readonly more?: number;
  readonly tag?: string;
}

/** The words for a standing, spoken after the name of the thing. */
export const STANDING_WORDS: Readonly<Record<DieState, string>> = {
  idle: "",
  lit: "can be chosen",
  chosen: "chosen",
  pending: "sent",
  target: "target",
  refused: "not possible",
  dim: "",
  resolving: "resolving now",
  lens: "in the odds",
};
