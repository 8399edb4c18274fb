/** What of Destiny is shown: cards of others held up, whom they hit, rolls, and one's own effects. */
import type { Told } from "@protocol/destiny";
import { expect, test } from "vitest";
import type { Passage } from "@/core/staging/act";
import { actsOf, landingsOf } from "@/games/destiny/motion/acts";
import { tumbleMs } from "@/games/destiny/motion/flights";
import { seatViewOf } from "@/games/destiny/reading/sent";
import { actsThrough, storedPassage } from "../../../fakes/stage";
import { stored } from "../../../fakes/views";

function told(kind: Told["kind"], some: Partial<Told> = {}): Told {
  return { serial: 2, cause: 1, kind, seat: 1, ...some };
}

/** What happens because a seat has answered. */
function passage(seat: number, ...events: ReadonlyArray<Told>): Passage {
  const { view } = stored("action");
  const decided: Told = { serial: 1, cause: 0, kind: "decided", seats: [seat] };
  const lines = [decided, ...events].map((event) => ({
    text: `${event.kind}.`,
    event,
    minor: event === decided,
  }));
  return { before: view, after: view, lines };
}

const MINE = stored("action").view.seat;
const THEIRS = 1 - MINE;
const REY = { id: 10_000, code: "04024" };
const SABER = { id: -123, code: "04007" };

test("a card that the other side plays is held up, in one deed until its effect has landed", () => {
  const acts = actsThrough(storedPassage("destiny", "event"), actsOf).flat();
  expect(acts.map(({ kind, held, title }) => [kind, held, title])).toEqual([
    ["staged", "04007", "Bob plays Crossguard Lightsaber"],
    ["staged", "04007", "Bob pays 2 resources for Crossguard Lightsaber"],
    ["staged", "", "Bob's Crossguard Lightsaber deals 1 damage to your Poe Dameron"],
  ]);
  expect(new Set(acts.map(({ deed }) => deed)).size).toBe(1);
  expect(acts.at(-1)?.landings).toEqual([
    { thing: 10_001, count: 1, words: "damage", tone: "hit" },
  ]);
});

test("a die that the other side resolves is the cause of what it does", () => {
  const [resolving, hit] = actsThrough(storedPassage("destiny", "hit"), actsOf).flat();
  expect(resolving).toMatchObject({ kind: "staged", held: "", cause: 1_003, landings: [] });
  expect(hit).toMatchObject({ kind: "staged", cause: 1_003, deed: resolving?.deed });
  expect(hit?.landings).toEqual([
    { thing: 10_001, count: 0, words: "damage, all blocked", tone: "help" },
  ]);
});

test("a claimed battlefield is shown, and what it gives in the same deed", () => {
  const [claimed, shield] = actsThrough(storedPassage("destiny", "claim"), actsOf).flat();
  expect(claimed).toMatchObject({ cause: 10_004, landings: [{ thing: 10_004, words: "Claimed" }] });
  expect(shield).toMatchObject({ landings: [{ count: 1, words: "shield", tone: "help" }] });
});

test("a roll is no more than a roll, and takes as long as its dice do", () => {
  const acts = actsThrough(storedPassage("destiny", "roll"), actsOf)[0] ?? [];
  expect(acts.map(({ kind }) => kind)).toEqual(["roll"]);
  expect(acts[0]?.dice).toHaveLength(3);
  expect(acts[0]?.ms).toBe(tumbleMs(3));
});

test("the table in the air does not know what the dice will show", () => {
  const [roll] = actsThrough(storedPassage("destiny", "roll"), actsOf).flat();
  if (roll?.during == null) throw new Error("There is no table in the air.");
  const known = seatViewOf(roll.during).dice.filter(({ side }) => side !== undefined);
  expect(known.map(({ id }) => id).filter((id) => roll.dice.includes(id))).toEqual([]);
});

test("one's own deeds are never staged: what flies flows, the rest is there at once", () => {
  const hit = told("damage_taken", { seat: MINE, subject: REY, source: REY, amount: 2 });
  expect(actsOf(passage(MINE, hit)).map(({ kind }) => kind)).toEqual(["flow"]);
  expect(actsOf(passage(MINE, told("play_started", { subject: SABER })))).toEqual([]);
});

test("one's own roll is shown as a roll", () => {
  const roll = told("dice_rolled", { items: [{ id: 1_001, side: "1R" }] });
  expect(actsOf(passage(MINE, roll)).map(({ kind }) => kind)).toEqual(["roll"]);
});

test("a card that makes dice roll again is held up before they do", () => {
  const again = told("dice_rolled", { items: [{ id: 1_001 }], source: SABER, detail: 1 });
  const acts = actsOf(passage(THEIRS, told("play_started", { subject: SABER }), again));
  expect(acts.map(({ kind, title }) => [kind, title])).toEqual([
    ["staged", "play_started"],
    ["roll", "1 die rolled again"],
  ]);
});

test("what a roll leads to is not said before it lies", () => {
  const again = told("dice_rolled", { items: [{ id: 1_001 }], source: SABER, detail: 1 });
  const gone = told("die_removed", { subject: { id: 1_001 }, source: SABER });
  const acts = actsOf(passage(THEIRS, told("play_started", { subject: SABER }), again, gone));
  expect(acts.map(({ kind, steps }) => [kind, ...steps])).toEqual([
    ["staged", "play_started"],
    ["roll"],
    ["staged", "die_removed"],
  ]);
});

test("passing, upkeep and what both have answered are not staged", () => {
  expect(actsOf(passage(THEIRS, told("passed"), told("phase_began")))).toEqual([]);
  const { lines, ...views } = passage(THEIRS, told("card_discarded", { subject: SABER }));
  const both = lines.map((line) =>
    line.event.kind === "decided" ? { ...line, event: { ...line.event, seats: [0, 1] } } : line,
  );
  expect(actsOf({ ...views, lines: both })).toEqual([]);
});

test("what comes to one thing stands on one tag", () => {
  const dealt = told("damage_dealt", { subject: REY, amount: 5 });
  const lost = told("shields_lost", { subject: REY, amount: 2 });
  const taken = told("damage_taken", { subject: REY, amount: 3 });
  expect(landingsOf([dealt, lost, taken, told("defeated", { subject: REY })])).toEqual([
    { thing: REY.id, count: 3, words: "damage, 2 blocked, defeated", tone: "hit" },
  ]);
});
