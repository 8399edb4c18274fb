import type { Rules } from "@protocol";
import { expect, test } from "vitest";
import { proven, questionsFor, topicsFor } from "@/pages/rules/filters";

const RULES: Rules = {
  title: "toy",
  edition: "first",
  documents: ["The toy"],
  topics: [
    {
      name: "Moving",
      rules: [
        {
          id: "toy.move.01",
          text: "A step costs one point.",
          section: "Steps",
          standing: "proven",
        },
        {
          id: "toy.move.02",
          text: "A leap costs two points.",
          section: "Leaps",
          standing: "waiting",
          why: "waits for leaps",
        },
      ],
    },
    {
      name: "Ending",
      rules: [{ id: "toy.end.01", text: "Ten points win.", section: "End", standing: "missing" }],
    },
  ],
  questions: [{ topic: "Moving", question: "Is a turn a step?", claims: [], answer: "No." }],
};

const ids = (text: string, standing: "" | "proven" | "waiting" = ""): ReadonlyArray<string> =>
  topicsFor(RULES, { text, standing }).flatMap(({ rules }) => rules.map(({ id }) => id));

test("all words must stand in a ruling, its topic or its source", () => {
  expect(ids("point")).toEqual(["toy.move.01", "toy.move.02", "toy.end.01"]);
  expect(ids("moving POINT leap")).toEqual(["toy.move.02"]);
  expect(ids("toy.end.01")).toEqual(["toy.end.01"]);
  expect(ids("nothing")).toEqual([]);
});

test("a standing leaves out the others, and a topic without rules", () => {
  expect(topicsFor(RULES, { text: "", standing: "proven" })).toHaveLength(1);
  expect(ids("", "waiting")).toEqual(["toy.move.02"]);
});

test("questions are found by their words", () => {
  expect(questionsFor(RULES, "turn")).toHaveLength(1);
  expect(questionsFor(RULES, "leap")).toEqual([]);
});

test("proofs are counted", () => {
  expect(proven(RULES.topics)).toEqual([1, 3]);
});
