/**
 * What is worth showing of a message of Imperial Assault: attacks with their dice, Command cards,
 * ways that others go, and who is hurt.
 *
 * What belongs here: choosing, by the kinds of what is told. What does not: when and how it is
 * shown (`core/staging`), and how a die tumbles (`rolled-die`).
 */
import type { Line } from "@protocol";
import type { AttackView, Board, DieView, Told } from "@protocol/imperial-assault";
import { type Act, actOf, actorOf, type Landing, type Passage, stepsOf } from "@/core/staging/act";
import { headOf, plainBoardOf, type View } from "@/core/view/view";

/** As `--dur-tumble` and `--dur-between-dice` of the tokens have it. */
const TUMBLE_MS = 600;
const BETWEEN_DICE_MS = 90;

/** The acts of a message, in their order. */
export function actsOf({ lines, before, after }: Passage): ReadonlyArray<Act> {
  const told = lines.map(({ event }) => event as Told);
  const actor = actorOf(lines);
  const isOthers = actor >= 0 && actor !== headOf(before).seat;
  const rolled = rolledIn(told, before, after);
  // What the dice lead to is not said while an attack is declared.
  const declared = rolled.length === 0 ? lines : lines.slice(0, firstRoll(told));
  const steps = stepsOf(declared);
  const first = told.find(({ kind }) => STAGED.has(kind));
  const deed = `${actor} ${first?.detail ?? 0} ${first?.source?.id ?? 0}`;
  const shared = { seat: actor, deed, title: steps.at(-1) ?? "", steps, lines, after };
  const staged = isOthers && first !== undefined ? stagedOf(declared, shared) : null;
  const acts = staged === null ? [] : [staged];
  return rolled.length === 0 ? acts : [...acts, rollOf(rolled, shared, told)];
}

type Shared = Pick<Act, "seat" | "deed" | "title" | "steps" | "lines" | "after">;

/** Beginnings of something to look at. */
const STAGED: ReadonlySet<string> = new Set([
  "declared",
  "command_played",
  "damage_suffered",
  "strain_suffered",
  "defeated",
  "stepped",
  "placed",
  "pushed",
  "deployed",
  "condition_gained",
  "accuracy_checked",
  "door_opened",
  "interacted",
  "recovered",
]);
const WAYS: ReadonlySet<string> = new Set(["stepped", "placed", "pushed"]);

function stagedOf(lines: ReadonlyArray<Line>, shared: Shared): Act | null {
  const told = lines.map(({ event }) => event as Told);
  const command = told.find(({ kind }) => kind === "command_played");
  const way = told.filter(({ kind }) => WAYS.has(kind));
  const landings = landingsOf(told);
  const cause = told.find(({ kind, source }) => STAGED.has(kind) && (source?.id ?? 0) > 0);
  const held = command?.subject?.code ?? "";
  if (held === "" && landings.length === 0 && cause === undefined) return null;
  const isWay = way.length > 0 && landings.length === 0 && held === "";
  return actOf({
    ...shared,
    // A way is one step, however many spaces it has.
    ...(isWay ? { title: shared.steps.at(-1) ?? "", steps: [] } : {}),
    kind: "staged",
    held,
    cause: cause?.source?.id ?? 0,
    landings,
  });
}

/** What comes of it for each figure, in one tag for each. */
export function landingsOf(told: ReadonlyArray<Told>): ReadonlyArray<Landing> {
  const found = new Map<number, Landing>();
  for (const event of told) {
    const thing = event.subject?.id ?? 0;
    const landing = LANDINGS[event.kind]?.(event) ?? null;
    if (landing === null || thing <= 0) continue;
    const known = found.get(thing);
    found.set(thing, known === undefined ? { thing, ...landing } : joined(known, landing));
  }
  return [...found.values()];
}

type Landed = Omit<Landing, "thing">;

const LANDINGS: Readonly<Partial<Record<Told["kind"], (event: Told) => Landed | null>>> = {
  declared: () => ({ words: "Attacked", tone: "hit" }),
  damage_suffered: ({ amount = 0 }) => ({ count: amount, words: "damage", tone: "hit" }),
  strain_suffered: ({ amount = 0 }) => ({ count: amount, words: "strain", tone: "hit" }),
  recovered: ({ amount = 0 }) => ({ count: amount, words: "recovered", tone: "help" }),
  defeated: () => ({ words: "Defeated", tone: "hit" }),
  accuracy_checked: ({ amount = 0 }) => (amount === 0 ? { words: "Missed", tone: "help" } : null),
  condition_gained: ({ words = [] }) => ({ words: words[0] ?? "A condition", tone: "hit" }),
};

function joined(one: Landing, other: Landed): Landing {
  const more = other.count === undefined ? other.words : `${other.count} ${other.words}`;
  const tone = one.tone === "hit" || other.tone === "hit" ? "hit" : one.tone;
  return { ...one, words: `${one.words}, ${more.toLowerCase()}`, tone };
}

// --- dice ---

const ROLLS: ReadonlySet<string> = new Set(["rolled", "rerolled"]);

function firstRoll(told: ReadonlyArray<Told>): number {
  return told.findIndex(({ kind }) => ROLLS.has(kind));
}

/** The dice that show something else after a roll, attack dice first. */
function rolledIn(told: ReadonlyArray<Told>, before: View, after: View): ReadonlyArray<number> {
  if (firstRoll(told) < 0) return [];
  const old = new Map(diceIn(before).map((die) => [die.id, die]));
  const isFirst = told.some(({ kind }) => kind === "rolled");
  return diceIn(after)
    .filter((die) => (die.face ?? []).length > 0)
    .filter((die) => isFirst || isThrownAgain(old.get(die.id), die))
    .map(({ id }) => id);
}

function isThrownAgain(old: DieView | undefined, die: DieView): boolean {
  return old?.face?.join() !== die.face?.join() || (old?.rerolled ?? false) !== die.rerolled;
}

function attacksIn(view: View): ReadonlyArray<AttackView> {
  return (plainBoardOf(view) as Board | null)?.attacks ?? [];
}

/** The dice of the innermost attack. */
export function diceIn(view: View): ReadonlyArray<DieView> {
  const { attack_dice = [], defence_dice = [] } = attacksIn(view).at(-1) ?? {};
  return [...attack_dice, ...defence_dice];
}

function rollOf(dice: ReadonlyArray<number>, shared: Shared, told: ReadonlyArray<Told>): Act {
  const isAgain = told.some(({ kind }) => kind === "rerolled");
  return actOf({
    ...shared,
    kind: "roll",
    title: `${dice.length} ${dice.length === 1 ? "die" : "dice"} ${isAgain ? "rolled again" : "rolled"}`,
    steps: [],
    dice,
    during: shared.after === null ? null : withoutFaces(shared.after, new Set(dice)),
    ms: TUMBLE_MS + (dice.length - 1) * BETWEEN_DICE_MS,
  });
}

/** A table on which some dice show nothing yet: neither sums nor words tell what they will. */
function withoutFaces(view: View, dice: ReadonlySet<number>): View {
  const board = plainBoardOf(view) as Board | null;
  if (board === null) return view;
  const blind = (die: DieView): DieView => (dice.has(die.id) ? { ...die, face: [] } : die);
  const attacks = board.attacks.map((attack): AttackView => {
    const { sums: _, surges: __, missed: ___, ...rest } = attack;
    return {
      ...rest,
      modified: false,
      attack_dice: (attack.attack_dice ?? []).map(blind),
      defence_dice: (attack.defence_dice ?? []).map(blind),
    };
  });
  return { ...view, board: { ...board, attacks } };
}
