/** What is attached to a character: slips beside it, and a number for what has no room. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TableView } from "@/core/table/table-view";
import { DESTINY } from "../../../fakes/destiny";
import { stubMedia } from "../../../fakes/media";
import { FakeStore } from "../../../fakes/store";
import { stored } from "../../../fakes/views";

const media = stubMedia();

const whole = stored("too_many_upgrades");
/** How many cards are on the character: one of all of them is to be given up. */
const ATTACHED = whole.view.decision?.options.length ?? 0;
const SLIPS = 2;

/** A character with too many cards on it, while one of them is asked for or nothing is. */
function draw(asked: boolean): void {
  const quiet = { ...whole, prompt: null, view: { ...whole.view, decision: null } };
  render(<TableView store={new FakeStore(asked ? whole : quiet)} client={DESTINY} />);
}

const team = (): HTMLElement => screen.getByRole("region", { name: "Your team" });

test("two slips and a number, which opens the others until Escape is pressed", async () => {
  draw(false);
  const more = ATTACHED - SLIPS;
  const number = within(team()).getByRole("button", { name: new RegExp(`^${more} more on `) });
  expect(number.textContent).toBe(`+${more}`);
  await userEvent.click(number);
  const opened = screen.getByRole("dialog", { name: /^On / });
  expect(within(opened).getAllByRole("button")).toHaveLength(more);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: /^On / })).toBeNull();
});

test("what can be chosen is never behind a number", () => {
  draw(true);
  expect(within(team()).queryByRole("button", { name: /more on/ })).toBeNull();
  expect(team().querySelectorAll("[data-thing][data-standing='lit']")).toHaveLength(ATTACHED);
});

test("on a phone all of them stand at the foot of the character, to be looked at", async () => {
  media((query) => query === "(max-width: 720px)");
  draw(false);
  const feet = within(team()).getAllByRole("button", { name: /look at them$/ });
  const [first] = feet;
  if (first === undefined) throw new Error("nothing is attached");
  await userEvent.click(first);
  expect(within(screen.getByRole("dialog")).getAllByRole("listitem").length).toBeGreaterThan(0);
});
