import { readFileSync } from "node:fs";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CardFace } from "@/games/destiny/drawing/card-face";
import { CardText } from "@/games/destiny/drawing/card-text";
import { Die } from "@/games/destiny/drawing/die";
import { Plate } from "@/games/destiny/drawing/plate";
import { Strip } from "@/games/destiny/drawing/strip";
import { CARDS, CHARACTERS, DEFEATED, sides, UPGRADES } from "@/games/destiny/gallery/samples";
import { readSide, SYMBOLS } from "@/games/destiny/reading/sides";
import { MARKS } from "@/games/destiny/reading/signs";
import { DiceRow, Fan, PoolDie } from "@/kit/crowd";

const [rey, blaster] = CARDS;
const [reyInPlay] = CHARACTERS;
const [saber] = UPGRADES;
if (rey === undefined || blaster === undefined || reyInPlay === undefined || saber === undefined) {
  throw new Error("the gallery lacks a sample");
}

test("every sign of Destiny is drawn in its sprite", () => {
  const sprite = readFileSync(
    `${import.meta.dirname}/../../../../src/games/destiny/drawing/symbols.svg`,
    "utf8",
  );
  const drawn = [...sprite.matchAll(/<symbol id="([a-z-]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...SYMBOLS, ...MARKS].toSorted());
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
