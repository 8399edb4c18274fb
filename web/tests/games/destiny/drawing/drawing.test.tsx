import { readFileSync } from "node:fs";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { CardText } from "@/games/destiny/drawing/card-text";
import { Die } from "@/games/destiny/drawing/die";
import { Plate } from "@/games/destiny/drawing/plate";
import { Strip } from "@/games/destiny/drawing/strip";
import { CARDS, CHARACTERS, DEFEATED, sides, UPGRADES } from "@/games/destiny/gallery/samples";
import { readSide, SYMBOLS } from "@/games/destiny/reading/sides";
import { Backs, Stack } from "@/kit/back";
import { Button } from "@/kit/button";
import { Chip } from "@/kit/chip";
import { DiceRow, Fan, PoolDie } from "@/kit/crowd";
import { Dialog, Sheet } from "@/kit/dialog";
import { Meter, sayShare } from "@/kit/meter";
import { MARKS, Sign } from "@/kit/sign";
import { Tabs } from "@/kit/tabs";
import { Tooltip } from "@/kit/tooltip";

const [rey, blaster] = CARDS;
const [reyInPlay] = CHARACTERS;
const [saber] = UPGRADES;
if (rey === undefined || blaster === undefined || reyInPlay === undefined || saber === undefined) {
  throw new Error("the gallery lacks a sample");
}

test("every sign the page can name is drawn in the sprite", () => {
  const sprite = readFileSync(`${import.meta.dirname}/../../../../src/kit/symbols.svg`, "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...SYMBOLS, ...MARKS].toSorted());
});

test("a sign speaks only when it stands alone", () => {
  render(
    <>
      <Sign name="coin" label="resources" />
      <Sign name="undo" />
    </>,
  );
  expect(screen.getByRole("img", { name: "resources" })).toBeDefined();
  expect(screen.getAllByRole("img")).toHaveLength(1);
});

test.each([
  ["+3RDi1", "idle", "red die, plus 3 ranged damage for 1 indirect damage to yourself, Poe"],
  ["-", "lit", "red die, blank, Poe, can be chosen"],
  ["Sp1", "resolving", "red die, special for 1 resource, Poe, resolving now"],
  ["2Sh", "chosen", "red die, 2 shields, Poe, chosen"],
] as const)("a die that shows %s and is %s", (side, state, label) => {
  render(<Die colour="red" side={readSide(side)} owner="Poe" state={state} />);
  expect(screen.getByRole("img", { name: label })).toBeDefined();
});

test("a die shows value, tab and cost", () => {
  render(<Die colour="blue" side={readSide("+3RD2")} />);
  expect(screen.getByRole("img").textContent).toBe("+32");
});

test("a silent die leaves the words to what holds it", () => {
  render(<Die colour="blue" side={readSide("1R")} silent />);
  expect(screen.queryByRole("img")).toBeNull();
});

test("a strip speaks its sides", () => {
  render(<Strip colour="red" sides={sides("1RD 3RD1 -")} />);
  const label = "Sides: 1 ranged damage; 3 ranged damage for 1 resource; blank";
  expect(screen.getByRole("img", { name: label })).toBeDefined();
});

test("a card's text keeps its words, with symbols before those that name one", () => {
  const { container } = render(
    <CardText
      lines={["Special: Spend 2 resources to remove a die showing discard.\nDiscard a card."]}
    />,
  );
  expect(container.textContent).toBe(
    "Special: Spend 2 resources to remove a die showing discard.Discard a card.",
  );
  const signs = [...container.querySelectorAll("[data-sign]")];
  expect(signs.map((sign) => sign.getAttribute("data-sign"))).toEqual([
    "special",
    "resource",
    "discard",
  ]);
});

test("a plate speaks for all that is drawn on it", () => {
  render(<Plate plate={reyInPlay} standing="lit" />);
  const label =
    "Rey, Finding The Ways, character, 4 damage of 11 health, 2 shields, 0 dice on it and 1 in the pool, showing blank, exhausted, can be chosen";
  expect(screen.getByRole("img", { name: label })).toBeDefined();
  expect(screen.getByText("Exhausted")).toBeDefined();
});

test("a plate that can be pressed is a button", () => {
  const press = vi.fn();
  render(<Plate plate={saber} onPress={press} label="Rey’s Lightsaber on Rey" />);
  fireEvent.click(screen.getByRole("button", { name: "Rey’s Lightsaber on Rey" }));
  expect(press).toHaveBeenCalledOnce();
});

test("a defeated character says so in words", () => {
  render(<Plate plate={DEFEATED} />);
  expect(screen.getByText("Defeated")).toBeDefined();
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/defeated$/);
});

test.each([
  ["chosen", "Chosen"],
  ["pending", "Sent"],
  ["target", "Target"],
  ["refused", "Not now"],
] as const)("how a thing stands is written on it: %s", (standing, words) => {
  render(<Plate plate={reyInPlay} standing={standing} />);
  expect(screen.getByText(words)).toBeDefined();
});

test("a card in a hand speaks all its facts", () => {
  render(<CardFace card={blaster} size="small" onPress={vi.fn()} standing="lit" />);
  const label = screen.getByRole("button", { name: /can be chosen$/ }).textContent;
  expect(label).toContain(
    "Captain Phasma’s Blaster. costs 3. Upgrade, weapon. unique, red, villain.",
  );
  expect(label).toContain("plus 3 ranged damage for 1 indirect damage to yourself");
});

test("a full card can be read part by part", () => {
  render(<CardFace card={rey} size="full" />);
  const card = screen.getByRole("group", { name: "Rey" });
  expect(within(card).getByText("12/15")).toBeDefined();
  expect(within(card).getByText("Character, apprentice")).toBeDefined();
  expect(within(card).getByText("unique, blue, hero")).toBeDefined();
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
  const { container } = render(<Chip sign="coin" count={2} words="resources" brief />);
  expect(container.textContent).toBe("2 resources");
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

test("rows of dice and cards are lists with names", () => {
  render(
    <>
      <DiceRow label="Your dice">
        <PoolDie caption="Rey">
          <Die colour="blue" side={readSide("1R")} owner="Rey" />
        </PoolDie>
      </DiceRow>
      <Fan label="Your hand">
        <CardFace card={rey} size="small" />
        <CardFace card={blaster} size="small" />
      </Fan>
    </>,
  );
  expect(
    within(screen.getByRole("list", { name: "Your dice" })).getAllByRole("listitem"),
  ).toHaveLength(1);
  expect(
    within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("listitem"),
  ).toHaveLength(2);
});
