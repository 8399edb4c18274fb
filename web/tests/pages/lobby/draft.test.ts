/** A game like one that was played, with another deck. */
import type { Table } from "@protocol";
import { expect, test } from "vitest";
import { ratedBotWords } from "@/core/site/table-words";
import { againstOf, draftLike, FRESH, settingsOf } from "@/pages/lobby/draft";

const ME = "a1";

function table(other: { readonly account: string; readonly bot: string }, some = {}): Table {
  const seats = [
    { seat: 0, name: "Ann", account: ME, bot: "", here: true },
    { seat: 1, name: "Bob", here: true, ...other },
  ];
  const terms = { title: "destiny", format: "standard", edition: "arh", seats: 2 };
  const settings = {
    clock: { kind: "chess", minutes: 12, increment: 3 },
    undo: "free",
    spectators: false,
  };
  // What a draft does not look at is left out.
  return { id: "t1", private: false, terms, settings, seats, ...some } as unknown as Table;
}

test("the same computer, clock and settings stand in the form", () => {
  const draft = draftLike(table({ account: "", bot: "search" }), ME);
  expect(draft).toMatchObject({ opponent: "bot", bot: "search", title: "destiny", seats: 2 });
  expect(draft).toMatchObject({ clock: "chess", minutes: 12, increment: 3, days: FRESH.days });
  expect(draft).toMatchObject({ undo: "free", spectators: false, deck: "" });
});

test("whoever played a person plays one again, with or without a link", () => {
  const person = { account: "b2", bot: "" };
  expect(draftLike(table(person), ME).opponent).toBe("open");
  expect(draftLike(table(person, { private: true }), ME).opponent).toBe("friend");
});

test("a rated game is of two, and takes nothing back from a bot that was learnt", () => {
  const rated = { ...FRESH, rated: true, clock: "chess" } as const;
  expect(settingsOf(rated)).toMatchObject({ rated: true, undo: "consent" });
  expect(settingsOf({ ...rated, opponent: "bot" })).toMatchObject({ rated: true, undo: "free" });
  expect(settingsOf({ ...rated, opponent: "bot", undo: "never" }).undo).toBe("never");
  expect(settingsOf({ ...rated, seats: 3 }).rated).toBe(false);
  expect(settingsOf({ ...FRESH, opponent: "bot" })).toMatchObject({
    rated: false,
    undo: "consent",
  });
});

test("the computer has the deck it was given, or one that fits", () => {
  const bot = { ...FRESH, opponent: "bot" } as const;
  expect(againstOf(FRESH)).toBeNull();
  expect(againstOf(bot)).toEqual({ bot: "regular", deck: null });
  const deck = { kind: "ready", name: "sith" };
  expect(againstOf({ ...bot, botDeck: "sith" })).toEqual({ bot: "regular", deck });
});

test("a bot is named with its rating in the format, once it has one", () => {
  const droid = { name: "droid", words: "tries" };
  const rating = { bot: "droid", title: "destiny", format: "INF", points: 1622 };
  const ratings = [{ ...rating, provisional: false }];
  const infinite = { title: "destiny", format: "INF" };
  expect(ratedBotWords(droid, ratings, infinite)).toBe("Droid: tries (1622)");
  expect(ratedBotWords(droid, ratings, { ...infinite, format: "STD" })).toBe("Droid: tries");
  const guessed = [{ ...rating, provisional: true }];
  expect(ratedBotWords(droid, guessed, infinite)).toBe("Droid: tries (1622?)");
});

test("a match is of two", () => {
  const match = { ...FRESH, bestOf: 3 } as const;
  expect(settingsOf(match).best_of).toBe(3);
  expect(settingsOf({ ...match, seats: 3 }).best_of).toBe(1);
});
