/** What is spoken for a card in play when its reader gives no label of its own. */
import type { Standing } from "@/core/scene/standing";
import { type PlateData, STANDING_WORDS } from "@/games/destiny/reading/drawn";
import { saySide } from "@/games/destiny/reading/sides";

/** Name, health, shields, dice, state and how it stands, in that order. */
export function sayPlate(plate: PlateData, standing: Standing = "idle"): string {
  const {
    title,
    subtitle,
    type,
    health,
    shields,
    dice,
    counters = [],
    marks = [],
    state,
    note,
  } = plate;
  const parts = [
    subtitle === undefined || subtitle === "" ? title : `${title}, ${subtitle}`,
    type,
    health === undefined ? undefined : `${health.damage} damage of ${health.total} health`,
    shields === undefined || shields === 0 ? undefined : counted(shields, "shield"),
    dice === undefined ? undefined : sayDice(dice),
    sayUp(plate),
    ...counters.map((counter) => `${counter.count} ${counter.words}`),
    ...marks.map((mark) => mark.words),
    note,
    state ?? undefined,
    STANDING_WORDS[standing],
  ];
  return parts.filter((part) => part !== undefined && part !== "").join(", ");
}

function sayDice(dice: { readonly home: number; readonly out: number }): string {
  const out = dice.out === 0 ? "" : ` and ${dice.out} in the pool`;
  return `${counted(dice.home, "die", "dice")} on it${out}`;
}

function sayUp(plate: PlateData): string | undefined {
  const shown = (plate.up ?? []).flatMap((index) => plate.sides?.[index] ?? []);
  return shown.length === 0 ? undefined : `showing ${shown.map(saySide).join(" and ")}`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
