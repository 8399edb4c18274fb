import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { App } from "@/app";

test("the page has a name", () => {
  render(<App />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Dejarik");
});
