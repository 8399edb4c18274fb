/**
 * An open attack as it is drawn: its steps, and what stands against what.
 */
import type { AttackStep, AttackView } from "@protocol/imperial-assault";
import type { OwnSign } from "@/games/imperial-assault/reading/signs";

export const STEPS: ReadonlyArray<readonly [AttackStep, string]> = [
  ["declare", "Declare"],
  ["pools", "Dice"],
  ["rerolls", "Rerolls"],
  ["modifiers", "Modifiers"],
  ["surges", "Surges"],
  ["accuracy", "Accuracy"],
  ["damage", "Damage"],
  ["after", "After"],
];

/** The place of an attack among the steps; what comes before declaring is at the first. */
export function stepOf({ step }: AttackView): number {
  return Math.max(
    0,
    STEPS.findIndex(([name]) => name === step),
  );
}

/** Whether its dice were rolled. */
export function isRolled({ attack_dice = [] }: AttackView): boolean {
  return attack_dice.some(({ face = [] }) => face.length > 0);
}

/** One row: what the attack has, what stands against it, and what that comes to. */
export interface Row {
  readonly key: string;
  readonly attack: { readonly sign: OwnSign; readonly words: string; readonly count: number };
  readonly against: {
    readonly sign?: OwnSign;
    readonly words: string;
    readonly count: number;
  } | null;
  readonly result: string;
}

/** Accuracy against distance, surge against evade, damage against block. */
export function rowsOf(attack: AttackView): ReadonlyArray<Row> {
  const { sums = {}, melee = false, needed = 0, modified = false, surges = 0 } = attack;
  const rolled = isRolled(attack);
  const { accuracy = 0, damage = 0, surge = 0, block = 0, evade = 0, dodge = 0, pierce = 0 } = sums;
  const stopped = Math.max(0, block - pierce);
  const through = dodge > 0 ? 0 : Math.max(0, damage - stopped);
  const enough = accuracy >= needed ? "enough" : `${needed - accuracy} short`;
  return [
    {
      key: "accuracy",
      attack: { sign: "accuracy", words: "accuracy", count: accuracy },
      against: melee ? null : { words: "needed", count: needed },
      result: melee ? "melee" : rolled ? enough : "",
    },
    {
      key: "surge",
      attack: { sign: "surge", words: "surges", count: surge },
      against: { sign: "evade", words: "evade", count: evade },
      result: modified ? `${surges} left` : "",
    },
    {
      key: "damage",
      attack: { sign: "damage", words: "damage", count: damage },
      against:
        dodge > 0
          ? { sign: "dodge", words: "dodge", count: dodge }
          : {
              sign: "block",
              words: pierce > 0 ? `block, Pierce ${pierce}` : "block",
              count: block,
            },
      result: rolled ? resultWords(attack, through) : "",
    },
  ];
}

function resultWords({ missed = false, suffered = 0, step }: AttackView, through: number): string {
  if (missed) return "missed";
  return step === "after" ? `${suffered} suffered` : `${through} through`;
}
