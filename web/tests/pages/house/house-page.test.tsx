/** The texts of the house: blocks and words as they are, and nothing of them as markup. */
import type { HouseTexts } from "@protocol";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { HouseRulesPage, PrivacyPage } from "@/pages/house/house-page";

const asked = vi.hoisted(() => ({ texts: vi.fn(), me: vi.fn() }));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  house: asked,
}));

const TEXTS: HouseTexts = {
  rules: [
    { kind: "heading", items: [[{ text: "Be kind" }]] },
    {
      kind: "paragraph",
      items: [
        [
          { text: "No <b>markup</b>, but " },
          { text: "words", style: "strong" },
          { text: " and ", style: "plain" },
          { text: "here", style: "link", to: "/settings" },
          { text: "there", style: "link", to: "https://example.org/" },
        ],
      ],
    },
    { kind: "numbers", items: [[{ text: "one" }], [{ text: "two" }]] },
  ],
  privacy: [{ kind: "subheading", items: [[{ text: "Little is kept" }]] }],
  contact: "mailto:keeper@example.org",
};

beforeEach(() => {
  asked.texts.mockResolvedValue(TEXTS);
});

test("every block is what it is, and markup in a text is text", async () => {
  const { container } = render(<HouseRulesPage />);
  await screen.findByRole("heading", { name: "Be kind", level: 2 });
  expect(container.querySelector("main b")).toBeNull();
  expect(container.querySelector("main p")?.textContent).toBe(
    "No <b>markup</b>, but words and herethere",
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "one",
    "two",
  ]);
  expect(screen.getByRole("link", { name: "here" }).getAttribute("href")).toBe("/settings");
  expect(screen.getByRole("link", { name: "there" }).getAttribute("href")).toBe(
    "https://example.org/",
  );
});

test("whoever runs the server can be reached, or it is said that nobody named a way", async () => {
  render(<PrivacyPage />);
  await screen.findByRole("heading", { name: "Little is kept", level: 3 });
  const contact = screen.getByRole("link", { name: "keeper@example.org" });
  expect(contact.getAttribute("href")).toBe("mailto:keeper@example.org");
});

test("without a contact the page says so", async () => {
  asked.texts.mockResolvedValue({ ...TEXTS, contact: "" });
  render(<PrivacyPage />);
  await screen.findByText(/has not said here how to reach them/);
});
