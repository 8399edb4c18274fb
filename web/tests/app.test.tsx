import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { App } from "@/app";

/** What a game puts on the first page is loaded when it is wanted. */
const LOADED = { timeout: 30_000 };

test("the page has a name", async () => {
  render(<App />);
  const heading = await screen.findByRole("heading", { level: 1 }, LOADED);
  expect(heading.textContent).toContain("at a table that knows every rule");
  expect(document.title).toBe("Dejarik");
});
