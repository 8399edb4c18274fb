/**
 * Sentences of Destiny: where the game stands, what to do now, and a card line by line.
 *
 * What belongs here: words that the table asks of its title. What does not: what things are
 * called (`reading/labels`).
 */
import type { CardSheet } from "@protocol";
import type { SeatView } from "@protocol/destiny";
import type { Scene } from "@/core/scene/scene";
import { lower } from "@/core/text/words";
import type { Seen } from "@/games/destiny/reading/seen";
import { readSide, saySide } from "@/games/destiny/reading/sides";

/** Where the game stands, in a few words. */
export function standingLine({ view }: Seen): string {
  return `Round ${view.round}, ${view.phase} phase`;
}

const PHASES: Readonly<Record<SeatView["phase"], string>> = {
  setup: "setup",
  action: "action phase",
  upkeep: "upkeep phase",
};

/** Where the game stands, in sentences. */
export function standingWords({ view }: Seen, who: (seat: number) => string): string {
  const turn = view.phase === "action" ? turnWords(who(view.turn)) : "";
  return `Round ${view.round}, ${PHASES[view.phase]}.${turn}`;
}

function turnWords(who: string): string {
  return who === "You" ? " It is your turn." : ` It is the turn of ${lower(who)}.`;
}

const ACTING: ReadonlySet<string> = new Set(["action", "additional_action"]);

/** An action is taken on the table as well as in the bar; anything else is asked as it is. */
export function questionLine({ decision, prompt, placement }: Scene<Seen>): string | null {
  const isActing = decision !== null && ACTING.has(decision.reason) && placement.things.size > 0;
  return isActing && prompt !== null ? `${prompt.text}: use something lit, or choose here` : null;
}

/** A card that was asked for, line by line. */
export function sheetLines({ facts, playable, text }: CardSheet): ReadonlyArray<string> {
  const known = ["type", "colour", "affiliation", "cost", "health"]
    .map((name) => [name, facts[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== 0)
    .map(([name, value]) => (isNumbered(name) ? `${name} ${value}` : `${value}`));
  const title = [facts["title"], facts["subtitle"]].filter(Boolean).join(", ");
  const sides = Array.isArray(facts["sides"]) ? facts["sides"] : [];
  return [
    `${title}: ${known.join(", ")}.`,
    ...(sides.length > 0 ? [`Its die: ${sides.map(sideWords).join("; ")}.`] : []),
    ...text,
    ...(playable ? [] : ["This card cannot be played here yet."]),
  ];
}

function sideWords(side: unknown): string {
  return saySide(readSide(String(side)));
}

function isNumbered(name: string): boolean {
  return name === "cost" || name === "health";
}
