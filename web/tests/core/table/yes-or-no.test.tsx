/** A question with yes and no: a button's name begins with all that one sees on it. */
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TableView } from "@/core/table/table-view";
import { DESTINY } from "../../fakes/destiny";
import { FakeStore } from "../../fakes/store";
import { stored } from "../../fakes/views";

test("what is asked is spoken after what comes of the answer, which stands on the button", () => {
  const { prompt, ...whole } = stored("may");
  if (prompt === null) throw new Error("nothing is asked");
  const asked = { ...prompt, outcomes: ["", "Costs 1, 2 resources left"] };
  render(<TableView store={new FakeStore({ ...whole, prompt: asked })} client={DESTINY} />);

  const said = screen.getAllByRole("button", { name: /use/i }).map((one) => one.ariaLabel);
  expect(said).toEqual([
    `Use Kylo Ren. Costs 1, 2 resources left. ${prompt.text}`,
    `Do not use it. ${prompt.text}`,
  ]);
  expect(screen.getByText("Use Kylo Ren").parentElement?.textContent).toBe(
    "Use Kylo Ren Costs 1, 2 resources left",
  );
});
