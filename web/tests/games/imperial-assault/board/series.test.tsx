import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TableView } from "@/core/table/table-view";
import { placeOptions } from "@/games/imperial-assault/reading/options";
import { IMPERIAL, seenAt, skirmish } from "../../../fakes/imperial";
import { stubMedia } from "../../../fakes/media";
import { FakeStore } from "../../../fakes/store";

stubMedia();

test("a click on a space of the menu begins with its first answer, and says what it costs", async () => {
  const store = new FakeStore(skirmish("menu"));
  render(<TableView store={store} client={IMPERIAL} />);
  const { decision } = skirmish("menu").view;
  if (decision === null) throw new Error("Nothing is asked.");
  const [[space, one] = [0, undefined]] = placeOptions(seenAt("menu"), decision).series ?? [];
  const found = document.querySelector(`[data-thing="${space}"]`);
  if (found === null || one === undefined) throw new Error("No space is lit.");
  expect(found.getAttribute("data-standing")).toBe("lit");
  expect(found.getAttribute("aria-label")?.endsWith(one.words)).toBe(true);

  await userEvent.click(found);

  expect(store.done).toEqual([`answer ${one.first}`]);
});
