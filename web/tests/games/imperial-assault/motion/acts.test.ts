/** What of Imperial Assault is shown: attacks and their dice, Command cards, ways, who is hurt. */
import type { Board } from "@protocol/imperial-assault";
import { expect, test } from "vitest";
import { plainBoardOf } from "@/core/view/view";
import { actsOf, diceIn } from "@/games/imperial-assault/motion/acts";
import { tumblingFaces } from "@/games/imperial-assault/motion/rolled-die";
import { DIE_FACES } from "@/games/imperial-assault/reading/die-faces";
import printed from "../../../../../src/dejarik/games/imperial/data/dice.json";
import { actsThrough, storedPassage } from "../../../fakes/stage";

const TITLE = "imperial-assault";

test("an attack joins attacker and target, then its dice roll, then it lands", () => {
  const acts = actsThrough(storedPassage(TITLE, "attack"), actsOf);
  const [declared, roll] = acts[0] ?? [];
  expect(declared).toMatchObject({ kind: "staged", cause: 116, landings: [{ thing: 105 }] });
  expect(declared?.steps.join()).not.toContain("dice show");
  expect(roll).toMatchObject({ kind: "roll", title: "3 dice rolled" });
  expect(acts[1]).toMatchObject([{ landings: [{ thing: 105, words: "Missed" }] }]);
});

test("the table in the air has neither faces nor sums", () => {
  const [, roll] = actsThrough(storedPassage(TITLE, "attack"), actsOf)[0] ?? [];
  if (roll?.during == null || roll.after === null) throw new Error("There is no roll.");
  expect(diceIn(roll.during).flatMap(({ face = [] }) => face)).toEqual([]);
  expect((plainBoardOf(roll.during) as Board).attacks.at(-1)?.sums).toBeUndefined();
  expect(diceIn(roll.after).every(({ face = [] }) => face.length > 0)).toBe(true);
});

test("whoever is hurt has the number beside", () => {
  const [hurt] = actsThrough(storedPassage(TITLE, "hurt"), actsOf).flat();
  expect(hurt?.landings).toMatchObject([{ count: 1, words: "damage", tone: "hit" }]);
});

test("a Command card is held up", () => {
  const [played] = actsThrough(storedPassage(TITLE, "command"), actsOf).flat();
  expect(played).toMatchObject({ kind: "staged", held: "recovery" });
});

test("a way of several spaces is one act, told by where it ends", () => {
  const [way] = actsThrough(storedPassage(TITLE, "move"), actsOf)[0] ?? [];
  expect(way).toMatchObject({ kind: "staged", cause: 114, steps: [] });
  expect(way?.title).toContain("moves to m20");
});

test("the faces of dice are those that are printed", () => {
  for (const { code, faces } of printed) {
    const isDefence = code === "black" || code === "white";
    const wanted = faces.map((face) => (isDefence ? face.slice(3) : face.slice(0, 3)));
    expect(DIE_FACES[code as keyof typeof DIE_FACES]).toEqual(wanted);
  }
});

test("a die turns through all of its faces and settles on the one it shows", () => {
  const faces = tumblingFaces({ id: 1, colour: "blue", face: [3, 2, 0] });
  expect(faces[0]).toEqual([3, 2, 0]);
  expect([...faces].sort().join(";")).toBe([...(DIE_FACES.blue ?? [])].sort().join(";"));
});
