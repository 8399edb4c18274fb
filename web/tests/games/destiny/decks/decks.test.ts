import type { Checked } from "@protocol";
import type { Cards } from "@protocol/destiny";
import { expect, test } from "vitest";
import { withMeant, withoutLine } from "@/core/decks/line-text";
import { reportOf, sentenceOf } from "@/core/decks/report";
import type { PrintedCard, Printings } from "@/games/destiny/catalogue/printings";
import { sections } from "@/games/destiny/decks/contents";
import { sideWords, teamWords } from "@/games/destiny/decks/deck-words";
import { deckText } from "@/games/destiny/decks/list-text";
import { opponentOf, picks } from "@/games/destiny/landing/picks";
import { FRESH, offerOf, settingsOf, withDeck } from "@/pages/lobby/draft";
import { readyPick } from "@/pages/parts/deck-picks";
import { card, deck, LEGAL } from "../../../fakes/decks";

const CARDS: Printings = new Map(
  [
    card("01", { title: "Ana", subtitle: "Scout", type: "character", colour: "blue" }),
    card("02", { title: "Bo", type: "character", colour: "red", affiliation: "villain" }),
    card("03", { title: "Rope", type: "upgrade" }),
    card("04", { title: "Trap", type: "event" }),
    card("05", { title: "Plain", type: "battlefield" }),
  ].map((one): [string, PrintedCard] => [one.code, one]),
);
const LIST: Cards = {
  team: [["01", 2]],
  battlefields: ["05"],
  cards: ["03", "03", "04"],
  extra_dice: [],
  aside: [],
};

test("a deck is written with dice before characters and copies before cards", () => {
  expect(deckText(LIST, CARDS)).toBe(
    "Team:\n2 Ana, Scout (TST 1)\n\nBattlefield:\n1 Plain (TST 5)\n\nDeck:\n2 Rope (TST 3)\n1 Trap (TST 4)",
  );
});

test("a deck whose cards are not known is written with codes, which a list may have", () => {
  expect(deckText(LIST, new Map())).toContain("2 03\n1 04");
});

test("what was meant takes the place of a line and keeps its number", () => {
  const unread = { number: 2, words: "Rupe", why: "", meant: [] };
  expect(withMeant("1 Trap\n3x Rupe\n1 Plain", unread, "Rope (TST 3)")).toBe(
    "1 Trap\n3 Rope (TST 3)\n1 Plain",
  );
  expect(withMeant("1 Trap\nRupe", unread, "Rope (TST 3)")).toBe("1 Trap\n1 Rope (TST 3)");
  expect(withoutLine("a\nb\nc", 2)).toBe("a\nc");
});

test("a report keeps apart what is not understood, not legal and not playable", () => {
  const base: Checked = { ...LEGAL, format: "X" };
  const reason = (key: string) => ({ key, text: key, ruling: "", cards: [], instead: [] });
  expect(reportOf(base, "Any cards")).toMatchObject({
    verdict: "Legal in the format “Any cards”, and every card can be played.",
    isGood: true,
    against: [],
    missing: [],
  });
  const bad = reportOf(
    {
      ...base,
      legal: false,
      playable: false,
      reasons: [reason("too_small"), reason("not_implemented")],
    },
    "Standard",
  );
  expect(bad.isGood).toBe(false);
  expect(bad.against.map(({ key }) => key)).toEqual(["too_small"]);
  expect(bad.missing.map(({ key }) => key)).toEqual(["not_implemented"]);
  const unread = { number: 1, words: "x", why: "y", meant: [] };
  expect(reportOf({ ...base, unread: [unread] }, "Standard")).toMatchObject({
    isGood: false,
    verdict: "One line is not understood.",
  });
});

test("a ruling is told once", () => {
  const reason = { key: "k", text: "Too few. [a.b.1]", ruling: "a.b.1", cards: [], instead: [] };
  expect(sentenceOf(reason)).toBe("Too few.");
});

test("a deck is sorted by what its cards are for, and nothing is lost", () => {
  const found = sections({ ...LIST, cards: [...LIST.cards, "99"] }, CARDS);
  expect(found.map(({ title, count }) => [title, count])).toEqual([
    ["Team, by dice", 2],
    ["Battlefield", 1],
    ["Upgrades", 2],
    ["Events", 1],
    ["Other cards", 1],
  ]);
});

test("teams are told in words, and not at all while a member is unknown", () => {
  expect(teamWords(["01", "02", "02"], CARDS)).toBe("Ana and 2 Bo");
  expect(teamWords(["01", "77"], CARDS)).toBe("");
  expect(sideWords(["01", "02"], CARDS)).toBe("Villain, blue and red");
});

test("the first page offers sides in turn and leaves boxed decks out", () => {
  const cards: Printings = new Map([
    ["h", card("h", { affiliation: "hero" })],
    ["v", card("v", { affiliation: "villain" })],
  ]);
  const all = [
    deck("box", "h", "starter"),
    deck("h1", "h", "INF"),
    deck("h2", "h", "INF"),
    deck("h3", "h", "INF"),
    deck("v1", "v", "INF"),
    deck("v2", "v", "INF"),
  ];
  expect(picks(all, cards).map(({ name }) => name)).toEqual(["h1", "v1", "h2", "v2"]);
  const [, mine] = all;
  if (mine === undefined) throw new Error("no deck");
  expect(opponentOf(mine, all, cards, () => 0.99).name).toBe("v2");
});

test("what is asked for is what was chosen, and hidden fields are not sent", () => {
  const summary = {
    id: "",
    name: "jedi",
    title: "destiny",
    edition: "ffg",
    format: "INF",
    faces: [],
    size: 30,
    link: "",
    changed: 0,
    ready: true,
    side: "",
    called: "Jedi",
  };
  const draft = withDeck({ ...FRESH, spectators: false, delay: 60 }, readyPick(summary));
  expect(settingsOf(draft)).toEqual({
    clock: { kind: "none" },
    spectators: false,
    delay: 0,
    undo: "consent",
    beat: 700,
    rated: false,
    best_of: 1,
  });
  expect(settingsOf({ ...draft, clock: "chess" }).clock).toEqual({
    kind: "chess",
    minutes: 30,
    increment: 10,
  });
  expect(offerOf(draft, readyPick(summary).choice)).toMatchObject({
    terms: { title: "destiny", format: "INF", edition: "ffg" },
    deck: { kind: "ready", name: "jedi" },
  });
});
