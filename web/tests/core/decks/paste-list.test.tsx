/** A deck out of a text or a file, whose slips are mended one by one. */
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { PasteList } from "@/core/decks/paste-list";
import { LEGAL } from "../../fakes/decks";

const check = vi.hoisted(() => vi.fn());
vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  decks: { check },
}));
afterEach(cleanup);

test("a file is a list like one that is pasted, and a slip is mended before it is used", async () => {
  const use = vi.fn();
  const slip = { number: 1, words: "2 Rupe", why: "no card has this title", meant: ["Rope (T 1)"] };
  check.mockResolvedValueOnce({ ...LEGAL, unread: [slip] });
  render(<PasteList title="chess" format="open" edition="first" example="2 Rope" use={use} />);
  const file = new File(["2 Rupe\n1 Club"], "mine.txt", { type: "text/plain" });
  await userEvent.upload(screen.getByLabelText("Or a file"), file);
  const list = screen.getByLabelText<HTMLTextAreaElement>("The list");
  await vi.waitFor(() => expect(list.value).toBe("2 Rupe\n1 Club"));
  await userEvent.click(screen.getByText("Use this list"));
  expect(use).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByText("Rope (T 1)"));
  expect(list.value).toBe("2 Rope (T 1)\n1 Club");
  check.mockResolvedValueOnce({ ...LEGAL, cards: ["rope"] });
  await userEvent.click(screen.getByText("Use this list"));
  await vi.waitFor(() => expect(use).toHaveBeenCalledWith(["rope"]));
});
