/**
 * What a number of a view names, and what it is called.
 *
 * What belongs here: finding things and naming them. What does not: where they are drawn.
 */
import type {
  AttackView,
  CardView,
  DieView,
  DoorView,
  FigureView,
  GroupView,
  SeatView,
  TokenView,
} from "@protocol/imperial-assault";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";

export const FIRST_SPACE = 1001;

/** Whether a number names a space of the map. */
export function isSpace(id: number): boolean {
  return id >= FIRST_SPACE;
}

export function figureOf(view: SeatView, id: number): FigureView | undefined {
  return view.figures.find((one) => one.id === id);
}

export function groupOf(view: SeatView, id: number): GroupView | undefined {
  return view.groups.find((one) => one.id === id);
}

export function tokenOf(view: SeatView, id: number): TokenView | undefined {
  return view.tokens.find((one) => one.id === id);
}

export function doorOf(view: SeatView, id: number): DoorView | undefined {
  return view.doors.find((one) => one.id === id);
}

/** The innermost open attack. */
export function attackOf(view: SeatView): AttackView | undefined {
  return view.attacks.at(-1);
}

export function diceOf(attack: AttackView): ReadonlyArray<DieView> {
  return [...(attack.attack_dice ?? []), ...(attack.defence_dice ?? [])];
}

export function dieOf(view: SeatView, id: number): DieView | undefined {
  const attack = attackOf(view);
  return attack === undefined ? undefined : diceOf(attack).find((one) => one.id === id);
}

/** A Command card wherever it lies, by its number. */
export function cardOf(view: SeatView, id: number): CardView | undefined {
  return view.sides
    .flatMap(({ hand, discard, playing }) => [...hand, ...discard, ...playing])
    .find(({ handle }) => handle !== 0 && -handle === id);
}

/** The code of the card that a thing is or belongs to; empty where there is none to be seen. */
export function codeOf(view: SeatView, id: number): string {
  const card = id < 0 ? cardOf(view, id) : undefined;
  const upgrade = view.upgrades.find((one) => one.id === id);
  return (card ?? figureOf(view, id) ?? groupOf(view, id) ?? upgrade)?.code ?? "";
}

/** A figure with the number that tells it from others of its card. */
export function figureName(facts: Facts, { code, number }: FigureView): string {
  const name = cardName(facts, code);
  return number > 0 ? `${name} ${number}` : name;
}

/** What a number names, in words; empty where it names nothing that has a name. */
export function thingName(view: SeatView, facts: Facts, id: number): string {
  const figure = figureOf(view, id);
  if (figure !== undefined) return figureName(facts, figure);
  const group = groupOf(view, id);
  if (group !== undefined) return cardName(facts, group.code);
  const token = tokenOf(view, id);
  if (token !== undefined) return token.kind;
  const door = doorOf(view, id);
  if (door !== undefined) return door.open === true ? "open door" : "closed door";
  const die = dieOf(view, id);
  if (die !== undefined) return `${die.colour} die`;
  if (isSpace(id)) return facts.maps.get(view.map)?.spaces[id - FIRST_SPACE]?.name ?? "";
  const code = codeOf(view, id);
  return code === "" ? "" : cardName(facts, code);
}
