/** What is in force stands in one place, and nowhere where nothing is. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TableView } from "@/core/table/table-view";
import { TextTable } from "@/core/text/text-table";
import { DESTINY } from "../../../fakes/destiny";
import { stubMedia } from "../../../fakes/media";
import { FakeStore } from "../../../fakes/store";
import { tableShowing } from "../../../fakes/table";
import { stored } from "../../../fakes/views";

const media = stubMedia();

function draw(name: string): void {
  render(<TableView store={new FakeStore(stored(name))} client={DESTINY} />);
}

test("beside the dice each effect stands with its card and whose it is", () => {
  draw("lasting");
  const list = screen.getByRole("list", { name: "In force" });
  const words = within(list)
    .getAllByRole("button")
    .map((one) => one.textContent);
  expect(words).toEqual(["Card 03115, theirsThis turn", "Card 18078, yoursThis turn"]);
});

test("where nothing is in force there is no list", () => {
  draw("midgame");
  expect(document.querySelector("[data-zone='lasting']")).toBeNull();
});

test("what a card keeps stands on its plate", () => {
  draw("lasting");
  const thrawn = screen.getByRole("button", { name: /^Card 21017.*Chosen colour: blue/ });
  expect(within(thrawn).getByText("Blue")).toBeTruthy();
});

test("on a phone a line names what is in force, and a tap tells it", async () => {
  media((query) => query === "(max-width: 720px)");
  draw("lasting");
  await userEvent.click(screen.getByRole("button", { name: /^In force: Card 03115 and Card/ }));
  const dialog = screen.getByRole("dialog", { name: "In force" });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(2);
});

test("the table in words tells both", () => {
  render(<TextTable store={tableShowing(stored("lasting")).store} client={DESTINY} />);
  const text = document.body.textContent ?? "";
  expect(text).toContain("Named title: Force Throw");
  expect(screen.getByRole("heading", { name: "In force" })).toBeTruthy();
  expect(text).toContain("Card 18078, yours: This turn");
});
