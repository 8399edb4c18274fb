/**
 * Around the tables of the Customizable Card Game: a deck is built and played, cards are looked
 * through, rules are read, a first game is guided.
 */
import { expect, test } from "vitest";
import { axeViolations } from "./helpers/browser";
import { cardPlayer } from "./helpers/card-player";
import { dice } from "./helpers/chance";
import { isSound, WINDOWS } from "./helpers/pages";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";

const site = serveSite();
const GAME = "?game=swccg";
const PHONE = WINDOWS[2];
const PATIENCE = 60_000;
const LEGAL = "Legal in the format “Open”, and every card can be played.";
const A_FEW = 14;
/** A first game has few lessons, each at its moment: so many at least have come by then. */
const FIRST_LESSONS = 3;

test("the first page shows three games, each with a picture, and leads to a game", async () => {
  for (const options of WINDOWS) {
    const { page } = await site.visit(options);
    page.setDefaultTimeout(PATIENCE);
    await page.goto("/");
    const games = page.getByRole("navigation", { name: "Games" });
    await games.locator("svg >> nth=2").waitFor();
    expect(await games.getByRole("link").count()).toBe(3);
    await games.getByRole("link", { name: /Customizable Card Game/ }).click();
    await page.getByText("both decks of the first box, every rule enforced").waitFor();
    await page.getByLabel("Deck", { exact: true }).waitFor();
    await isSound(page);
  }
});

test("a deck is built from a boxed one, mended by what the check says, kept and played", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`/decks${GAME}`);
  await page.getByText("Introductory Two-Player Game, Dark Side").first().waitFor();
  await isSound(page);
  await page.getByRole("link", { name: "New deck" }).click();
  await page.getByLabel("Start from").selectOption("introductory-dark");
  await page.getByText(LEGAL).waitFor();

  // A card too many that cannot be played: both reasons are told, and each is mended by a button.
  await page.getByRole("button", { name: "Fits" }).click();
  await page.getByLabel("Words in title or text").fill("darth vader");
  await page.getByRole("button", { name: "Add Darth Vader", exact: true }).first().click();
  await page.getByText("The deck has 61 cards and needs 60: take out 1.").waitFor();
  await page.getByText(/Darth Vader \(1_168\) cannot be played yet: it waits for/).waitFor();
  await isSound(page);
  await page.getByRole("button", { name: "Take Darth Vader out" }).click();
  await page.getByText(LEGAL).waitFor();

  await page.getByLabel("Name of the deck").fill("Troopers");
  await page.getByRole("button", { name: "Keep the deck" }).click();
  await page.getByRole("heading", { name: "Troopers" }).waitFor();
  await page.getByText("Legal in the format “Introductory Two-Player Game”").waitFor();
  await isSound(page);
  await page.getByRole("button", { name: "Play the computer" }).click();
  await page.locator("[data-bar]").waitFor();
});

test("a deck is read out of a list, whose slips are mended one by one", async () => {
  const { page } = await site.visit(PHONE);
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`/decks/new${GAME}`);
  await page.getByText("Paste a list").click();
  await page.getByLabel("The list").fill("Light Side\n7 Rebel Troper\n2 Tatooine: Jawa Camp");
  await page.getByRole("button", { name: "Use this list" }).click();
  await page.getByRole("button", { name: "Rebel Trooper (1_28)", exact: true }).click();
  await page.getByRole("button", { name: "Use this list" }).click();
  await page.getByRole("tab", { name: "Deck, 9 cards" }).waitFor();
  await page.getByText("The deck has 9 cards and needs 60: add 51.").waitFor();
  await isSound(page);
  await page.getByRole("tab", { name: "Add cards" }).click();
  await page.getByLabel("Words in title or text").fill("luke");
  await page.getByRole("button", { name: "Add Luke", exact: true }).click();
  await page.getByRole("tab", { name: "Deck, 10 cards" }).waitFor();
  await isSound(page);
});

test("cards are filtered, and one is read that waits for more than its words", async () => {
  for (const options of WINDOWS) {
    const { page } = await site.visit(options);
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`/cards${GAME}`);
    await page.getByText("3639 cards").waitFor();
    await page.getByLabel("Words in title or text").fill("vader side:dark type:character set:1");
    const found = page.getByRole("link", { name: /Darth Vader/ });
    await found.first().waitFor();
    await isSound(page);
    await found.first().click();
    await page.getByRole("link", { name: "Capacity" }).waitFor();
    await page.getByRole("heading", { name: "Facts" }).waitFor();
    await page.getByRole("heading", { name: "Twins and others of its name" }).waitFor();
    await isSound(page);
  }
});

test("a card that can be played has our text, and its rulings", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`/cards/1_100${GAME}`);
  await page.getByRole("heading", { name: "Old Ben" }).first().waitFor();
  await page
    .getByTitle(/^swccg\.card\.1_100/)
    .first()
    .waitFor();
  await isSound(page);
});

test("what can be played is told set by set, and leads to the cards that wait", async () => {
  for (const options of [WINDOWS[0], WINDOWS[3]]) {
    const { page } = await site.visit(options);
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`/sets${GAME}`);
    await page.getByRole("heading", { name: "Premiere", exact: true }).waitFor();
    await page.getByText("What the others wait for").first().click();
    await isSound(page);
    await page
      .getByRole("link", { name: /Sabacc/ })
      .first()
      .click();
    await page.getByText("20 of 3639 cards").waitFor();
  }
});

test("the rules are read by topic, with their proof and open questions", async () => {
  for (const options of [WINDOWS[0], WINDOWS[2]]) {
    const { page } = await site.visit(options);
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`/rules${GAME}`);
    await page.getByText(/\d+ rulings in our own words/).waitFor();
    await page.getByLabel("Words in a ruling").fill("force drain");
    await page
      .getByText(/swccg\.4\.\d+/)
      .first()
      .waitFor();
    await isSound(page);
  }
});

test("somebody new plays with a coach, who says what each choice means", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`/${GAME}`);
  await page.getByRole("link", { name: "Learn by playing" }).click();
  await page.getByRole("heading", { name: "What it is about" }).waitFor();
  const player = new TablePlayer(page, dice(61), undefined, cardPlayer);

  await player.play(A_FEW);
  await player.isAsked();

  const taught = page.getByRole("button", { name: /^Lessons so far: \d+$/ });
  const label = (await taught.getAttribute("aria-label")) ?? "";
  expect(Number(label.replace(/\D/g, ""))).toBeGreaterThanOrEqual(FIRST_LESSONS);
  expect(await axeViolations(page, "[data-coach]")).toEqual([]);
});
