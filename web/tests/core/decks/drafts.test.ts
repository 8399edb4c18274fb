// @vitest-environment jsdom
/** Decks that were begun: they are there again after a look elsewhere, and gone once kept. */
import { afterEach, expect, test, vi } from "vitest";
import { draftOf, forgetDraft, keepDraft } from "@/core/decks/drafts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test("a draft is found by its name until it is forgotten", () => {
  keepDraft("chess", { cards: ["a"] });
  expect(draftOf("chess")).toEqual({ cards: ["a"] });
  expect(draftOf("sabacc")).toBeNull();
  forgetDraft("chess");
  expect(draftOf("chess")).toBeNull();
});

test("a browser that keeps nothing is no fault", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(() => keepDraft("chess", {})).not.toThrow();
  sessionStorage["dejarik.draft.broken"] = "{";
  expect(draftOf("broken")).toBeNull();
});
