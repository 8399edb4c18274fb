/** Which format a deck is tried in: its own, or one that a bot has a deck for. */
import type { TitleOffered } from "@protocol";
import { expect, test, vi } from "vitest";
import { formatFor } from "@/core/decks/try-deck";

const check = vi.hoisted(() => vi.fn());
vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  decks: { check },
}));

const TERMS: TitleOffered = {
  id: "chess",
  name: "Chess",
  editions: ["first"],
  formats: [
    { code: "narrow", name: "Narrow", ready: false },
    { code: "boxed", name: "Boxed", ready: true },
    { code: "open", name: "Open", ready: true },
  ],
  seats: [2],
  responses: false,
  options: [],
};

test("a format that a bot has a deck for is played as it is", async () => {
  expect(await formatFor({ text: "x", format: "open" }, TERMS)).toBe("open");
  expect(check).not.toHaveBeenCalled();
});

test("otherwise it is the first in which the deck is legal, and its own if there is none", async () => {
  check.mockImplementation(({ format }: { readonly format: string }) =>
    Promise.resolve({ legal: format === "open", playable: true }),
  );
  expect(await formatFor({ text: "x", format: "narrow" }, TERMS)).toBe("open");
  check.mockResolvedValue({ legal: true, playable: false });
  expect(await formatFor({ text: "x", format: "narrow" }, TERMS)).toBe("narrow");
});
