/**
 * What can be asked about luck at a table, and what the answers say.
 *
 * What belongs here: the questions, and sentences about chances. What does not: computing any.
 */
import type { Chances } from "@protocol";
import { battleOf } from "@/games/swccg/reading/battles";
import { thingOf, verbAt } from "@/games/swccg/reading/options";
import type { Seen } from "@/games/swccg/reading/seen";
import { isPlace, thingName } from "@/games/swccg/reading/things";

/** A question of `odds`, with what it is about. */
export interface Luck {
  readonly question: string;
  readonly about: string;
  /** Which of the numbers is drawn as bars. */
  readonly bars: string;
  readonly caption: string;
}

const MOST_TARGETS = 6;

/** What somebody may want to know now: shots and battles that are offered, then the next draw. */
export function luckAt(seen: Seen): ReadonlyArray<Luck> {
  const { view, facts } = seen;
  if (view.seat < 0) return [];
  return [
    ...shotsAt(seen),
    ...battlesAt(seen),
    {
      question: "destiny:1",
      about: "Your next destiny",
      bars: "total",
      caption: "Destiny of the next card",
    },
    ...(view.decision === null ? [] : drainsAt(seen)),
  ].filter(({ question }) => question !== "" && facts.cards.size > 0);
}

/** Targets of the weapon that is fired. */
function shotsAt({ view, facts }: Seen): ReadonlyArray<Luck> {
  const asked = view.decision;
  if (asked?.verb !== "fire") return [];
  return asked.options.slice(0, MOST_TARGETS).map((option) => ({
    question: `hit:${asked.source ?? 0}:${option.target ?? 0}`,
    about: `Shot at ${thingName(view, facts, option.target ?? 0)}`,
    bars: "total",
    caption: "Total weapon destiny",
  }));
}

function offeredAt({ view }: Seen, verb: string): ReadonlyArray<number> {
  return (view.decision?.options ?? []).flatMap((option, place) => {
    const id = thingOf(option);
    return verbAt(view, place) === verb && isPlace(id) ? [id] : [];
  });
}

/** The battle that goes on until its power is counted, or those that could be begun. */
function battlesAt(seen: Seen): ReadonlyArray<Luck> {
  const { view, facts } = seen;
  const battle = battleOf(seen);
  const open = battle === undefined || battle.segment === "damage" || battle.segment === "over";
  const places = open ? offeredAt(seen, "battle") : [battle.place];
  return places.slice(0, MOST_TARGETS).map((place) => ({
    question: `battle:${place}`,
    about: `Battle at ${thingName(view, facts, place)}`,
    bars: "own_power",
    caption: "Your total power",
  }));
}

function drainsAt(seen: Seen): ReadonlyArray<Luck> {
  const { view, facts } = seen;
  return offeredAt(seen, "drain").map((place) => ({
    question: `drain:${place}`,
    about: `Drain at ${thingName(view, facts, place)}`,
    bars: "loss",
    caption: "Force they lose",
  }));
}

type Listed = Chances["chances"][string];

/** A chance as whole hundredths; what can happen is never 0 %, what can fail never 100 %. */
export function shareWords(part: number, of: number): string {
  if (part === 0) return "never";
  if (part === of) return "always";
  const share = Math.round((100 * part) / of);
  return `in ${share === 0 ? "under 1" : share === 100 ? "over 99" : share} of 100`;
}

function chanceOf(list: Listed | undefined, amount: number): readonly [number, number] {
  const found = list?.find(([one]) => one === amount);
  return found === undefined ? [0, 1] : [found[1], found[2]];
}

function meanOf(list: Listed): number {
  return list.reduce((sum, [amount, part, of]) => sum + (amount * part) / of, 0);
}

function rounded(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}

/** The numbers that are told as a mean, by their names. */
const MEANS: ReadonlyArray<readonly [string, string]> = [
  ["own_power", "Your total power"],
  ["their_power", "Their total power"],
  ["own_damage", "Battle damage against you"],
  ["their_damage", "Battle damage against them"],
  ["own_attrition", "Attrition against you"],
  ["their_attrition", "Attrition against them"],
  ["loss", "Force they lose"],
  ["total", "Destiny"],
];

/** Chances in sentences, the most wanted first. */
export function chanceWords({ chances }: Chances): ReadonlyArray<string> {
  const { hit, win, lose, needed, unseen } = chances;
  const lines: string[] = [];
  if (hit !== undefined) lines.push(`It hits ${shareWords(...chanceOf(hit, 1))}.`);
  const least = needed?.[0]?.[0];
  if (least !== undefined) lines.push(`It takes a total of ${least} or more.`);
  if (win !== undefined) {
    lines.push(
      `You win ${shareWords(...chanceOf(win, 1))} and lose ${shareWords(...chanceOf(lose, 1))}.`,
    );
  }
  for (const [name, words] of MEANS) {
    const list = chances[name];
    if (list !== undefined) lines.push(`${words}: ${rounded(meanOf(list))} on average.`);
  }
  const cards = unseen?.[0]?.[0];
  if (cards !== undefined && cards > 0) lines.push(`Counted over ${cards} cards you do not know.`);
  return lines;
}

export interface Bars {
  readonly bars: ReadonlyArray<{ readonly amount: number; readonly count: number }>;
  readonly total: number;
}

/** The chances of a number as counts out of one total; none where only one amount can come. */
export function barsOf({ chances }: Chances, name: string): Bars | null {
  const list = chances[name] ?? [];
  if (list.length < 2) return null;
  const total = list.reduce((most, [, , of]) => leastMultiple(most, of), 1);
  return {
    bars: list.map(([amount, part, of]) => ({ amount, count: (part * total) / of })),
    total,
  };
}

function leastMultiple(one: number, other: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return (one / divisor(one, other)) * other;
}
