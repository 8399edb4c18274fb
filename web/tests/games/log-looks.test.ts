/** What titles say of lines of the log: faces, names and what begins, for every stored line. */
import type { Line } from "@protocol";
import { describe, expect, test } from "vitest";
import type { LogLook } from "@/core/client/client";
import { logLook as destinyLook } from "@/games/destiny/board/log-look";
import type { CardFacts } from "@/games/destiny/catalogue/catalogue";
import { logLook as imperialLook } from "@/games/imperial-assault/board/log-look";
import { logLook as swccgLook } from "@/games/swccg/board/log-look";
import { FACTS as IMPERIAL, SKIRMISHES } from "../fakes/imperial";
import { FACTS as SWCCG, TABLES } from "../fakes/swccg";

const told = (text: string, event: object): Line => ({
  text,
  event: { serial: 1, cause: 0, kind: "told", ...event },
});
const figuresIn = (text: string, { figures = [] }: LogLook): ReadonlyArray<string> =>
  figures.flatMap(([words, counts]) =>
    [...text.matchAll(words)].map(([found]) => `${found}: ${counts}`),
  );

describe.each([
  ["imperial-assault", SKIRMISHES, (line: Line) => imperialLook(IMPERIAL, line)],
  ["swccg", TABLES, (line: Line) => swccgLook(SWCCG, line)],
] as const)("%s", (_, tables, look) => {
  const lines = tables.flatMap(([, { lines: some }]) => some);

  test("whoever is named by a known card has a face and a sheet", () => {
    const known = lines.filter((line) => (look(line).names ?? []).length > 0);
    expect(known.length).toBeGreaterThan(50);
    expect(known.filter((line) => look(line).face === undefined)).toEqual([]);
  });

  test("rounds or turns divide the log", () => {
    const begin = lines.flatMap((line) => look(line).begins ?? []);
    expect(begin.length).toBeGreaterThan(0);
    expect(begin.filter((words) => !/^(Round|Turn) \d+/.test(words))).toEqual([]);
  });
});

test("a figure's emblem stands before what it suffers", () => {
  const text = "Ann's Darth Vader suffers 1 damage (your Rebel Trooper 6).";
  const line = told(text, {
    subject: { id: 1, code: "darthvader" },
    source: { id: 2, code: "rebeltrooper" },
  });
  const { face, names = [], ...look } = imperialLook(IMPERIAL, line);
  expect(face?.props).toMatchObject({ facts: { name: "Darth Vader" } });
  expect(names.map(({ words }) => words)).toEqual(["Darth Vader", "Rebel Trooper"]);
  expect(figuresIn(text, look)).toEqual(["1 damage: harm"]);
});

test("a location is found by the name that the log has for it", () => {
  const line = told("Ann drains at Docking Bay 94.", { subject: { id: 1003, code: "1_129" } });
  const words = swccgLook(SWCCG, line).names?.map((name) => name.words);
  expect(words).toContain("Docking Bay 94");
});

describe("destiny", () => {
  const card = (code: string, title: string, type: string): readonly [string, CardFacts] => [
    code,
    {
      code,
      title,
      type,
      subtitle: "",
      colour: "blue",
      affiliation: "hero",
      unique: true,
      cost: null,
      health: 10,
      points: [],
      subtypes: [],
      sides: [],
      text: [],
    },
  ];
  const CARDS = new Map([
    card("1", "Rey", "character"),
    card("2", "Captain Phasma", "character"),
    card("3", "All In", "event"),
  ]);

  test("whoever deals damage stands before the line, and figures say what they count", () => {
    const text = "Your Rey deals 2 ranged damage to Ana's Captain Phasma, 1 blocked.";
    const line = told(text, { subject: { id: 1, code: "2" }, source: { id: 2, code: "1" } });
    const look = destinyLook(CARDS, line);
    expect(look.face?.props).toMatchObject({ facts: { name: "Rey" } });
    expect(figuresIn(text, look)).toContain("2 ranged damage: harm");
    expect(figuresIn(text, look)).toContain("1 blocked: guard");
  });

  test("an event has the sign of its type, a hidden card nothing", () => {
    const played = told("You play All In.", { subject: { id: -3, code: "3" } });
    expect(destinyLook(CARDS, played).face?.props).toEqual({ name: "event" });
    expect(destinyLook(CARDS, told("Ana draws.", { subject: { id: -4 } })).face).toBeUndefined();
  });

  test("a round divides the log", () => {
    const line = told("Round 5 begins.", { kind: "round_began", amount: 5 });
    expect(destinyLook(CARDS, line)).toEqual({ begins: "Round 5" });
  });
});
