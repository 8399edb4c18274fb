/** Drawn things that know no table: what they say, and what keys do. */
import { readFileSync } from "node:fs";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Backs, Stack } from "@/kit/back";
import { Button } from "@/kit/button";
import { Chip } from "@/kit/chip";
import { Dialog, Sheet } from "@/kit/dialog";
import { Meter, sayShare } from "@/kit/meter";
import { SIGNS, Sign } from "@/kit/sign";
import { Tabs } from "@/kit/tabs";
import { Tooltip } from "@/kit/tooltip";

test("every sign the page can name is drawn in the sprite", () => {
  const sprite = readFileSync(`${import.meta.dirname}/../../src/kit/signs.svg`, "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...SIGNS].toSorted());
});

test("a sign speaks only when it stands alone", () => {
  render(
    <>
      <Sign name="deck" label="cards left" />
      <Sign name="undo" />
    </>,
  );
  expect(screen.getByRole("img", { name: "cards left" })).toBeDefined();
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

test("stacks and hands from behind are counted", () => {
  render(
    <>
      <Stack words="Deck" count={12} />
      <Stack words="Discard pile" count={1} top="All In" onPress={vi.fn()} />
      <Backs count={11} words="Mirel’s hand" />
    </>,
  );
  expect(screen.getByRole("img", { name: "Deck: 12 cards" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Discard pile: 1 card, All In on top" })).toBeDefined();
  expect(screen.getByRole("img", { name: "Mirel’s hand: 11 cards" })).toBeDefined();
});

test("a button that waits for its answer says so and keeps its words", () => {
  render(
    <Button kind="go" pending>
      Deal 2 to Rey
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Deal 2 to Rey, sent" });
  expect(button.getAttribute("aria-busy")).toBe("true");
});

test("a filter tells whether it is on", () => {
  render(<Chip words="Hero" pressed onPress={vi.fn()} />);
  expect(screen.getByRole("button", { name: "Hero", pressed: true })).toBeDefined();
});

test("a fact with a sign keeps its words for those who hear", () => {
  const { container } = render(<Chip sign="hand" count={2} words="in hand" brief />);
  expect(container.textContent).toBe("2 in hand");
});

test.each([Dialog, Sheet])("a window has a name and can be closed", (Window) => {
  const close = vi.fn();
  const { rerender } = render(
    <Window title="Concede?" open onClose={close}>
      <p>Mirel wins.</p>
    </Window>,
  );
  const window = screen.getByRole("dialog", { name: "Concede?" });
  fireEvent.click(within(window).getByRole("button", { name: "Close" }));
  expect(close).toHaveBeenCalledOnce();
  rerender(
    <Window title="Concede?" open={false} onClose={close}>
      <p>Mirel wins.</p>
    </Window>,
  );
  expect(screen.queryByText("Mirel wins.")).toBeNull();
});

test("arrow keys move between tabs", () => {
  const show = vi.fn();
  render(
    <Tabs
      label="Side panel"
      shown="log"
      onShow={show}
      tabs={[
        { key: "log", words: "Log", panel: "lines" },
        { key: "chat", words: "Chat", unseen: 3, panel: "talk" },
      ]}
    />,
  );
  expect(screen.getByRole("tabpanel", { name: "Log" }).textContent).toBe("lines");
  fireEvent.keyDown(screen.getByRole("tab", { name: "Log" }), { key: "ArrowLeft" });
  expect(show).toHaveBeenCalledWith("chat");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Chat, 3 new" }));
});

test("a tooltip describes what the pointer rests on, and Escape closes it", () => {
  vi.useFakeTimers();
  render(
    <Tooltip content="Costs 1 resource">
      {(described) => (
        <button type="button" {...described}>
          Resolve
        </button>
      )}
    </Tooltip>,
  );
  const button = screen.getByRole("button");
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  act(() => void vi.advanceTimersByTime(400));
  const tip = screen.getByRole("tooltip");
  expect(tip.textContent).toBe("Costs 1 resource");
  expect(button.getAttribute("aria-describedby")).toBe(tip.id);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  vi.useRealTimers();
});

test("odds are told as counts", () => {
  render(
    <Meter
      title="Melee damage"
      bars={[16, 3, 7, 6, 3, 1].map((count, amount) => ({ amount, count }))}
      total={36}
      enough={{ from: 3, words: "defeat Kylo Ren" }}
    />,
  );
  expect(screen.getByText(/10 of 36 defeat Kylo Ren/)).toBeDefined();
  expect(screen.getByText("28%")).toBeDefined();
  expect(screen.getByText("3: 6 of 36, enough")).toBeDefined();
  expect(screen.getByText("0: 16 of 36")).toBeDefined();
});

test.each([
  [0, 36, "0%"],
  [1, 46656, "<1%"],
  [46655, 46656, ">99%"],
  [36, 36, "100%"],
  [0, 0, "0%"],
])("%d of %d is %s", (count, total, words) => {
  expect(sayShare(count, total)).toBe(words);
});
