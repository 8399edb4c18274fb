import type { Reason } from "@protocol";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DeckReport } from "@/core/decks/deck-report";
import { RulingsOf } from "@/core/rulings/use-rulings";

const net = vi.hoisted(() => ({ ruling: vi.fn() }));
vi.mock("@/core/net/api", () => ({ cards: { ruling: net.ruling } }));

const REASON: Reason = {
  key: "deck_size",
  text: "The deck has 29 cards. [doc.part4.deck.01]",
  ruling: "doc.part4.deck.01",
  cards: [],
  instead: [],
};
const REPORT = {
  verdict: "Not legal.",
  isGood: false,
  unread: [],
  against: [REASON],
  missing: [],
  remarks: [],
};

test("a fault of a deck names the section of its rule, and leads there; no inner code is read", async () => {
  net.ruling.mockResolvedValue({ id: REASON.ruling, text: "Thirty.", section: "Building a Deck" });
  render(
    <RulingsOf value="ships">
      <DeckReport report={REPORT} />
    </RulingsOf>,
  );
  const way = await screen.findByRole("link", { name: "Building a Deck" });
  expect(net.ruling).toHaveBeenCalledExactlyOnceWith("ships", REASON.ruling);
  expect(way.getAttribute("href")).toBe("/rules?game=ships&words=doc.part4.deck.01");
  expect(document.body.textContent).toContain("The deck has 29 cards.");
  expect(document.body.textContent).not.toContain("doc.part4");
});
