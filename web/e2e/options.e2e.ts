/**
 * What can be chosen for a game is chosen: map and mission against the computer, vetoes with a
 * friend, and every choice of every field of the form once.
 */
import type { Table, Tables, TermsOffered } from "@protocol";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask, type Watched } from "./helpers/browser";
import { overlaps, sideways } from "./helpers/pages";
import { serveSite } from "./helpers/site";

const site = serveSite();
const FRESH_MS = 500;
const PATIENCE = { timeout: 60_000 };
const SKIRMISH = "imperial-assault";
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function toForm({ page }: Watched, title: string): Promise<Locator> {
  await page.goto("/lobby");
  const form = page.getByRole("region", { name: "Play" });
  await form.getByLabel("Game").selectOption(title);
  return form;
}

/** The table of the page's address, as its server tells it. */
async function shown(watched: Watched): Promise<Table> {
  await watched.page.waitForURL(/\/table\//, PATIENCE);
  const table = new URL(watched.page.url()).pathname.split("/").at(-1) ?? "";
  return ask<Table>(watched, "/api/tables/show", { table });
}

for (const [size, options] of [
  ["desk", DESK],
  ["phone", PHONE],
] as const) {
  test(`Devaron Garrison and its mission B against the computer, ${size}`, async () => {
    const ann = await site.visit(options);
    const form = await toForm(ann, SKIRMISH);
    await form.getByRole("radio", { name: /The computer/ }).check({ force: true });
    await form.getByRole("radio", { name: "Devaron Garrison" }).check({ force: true });
    await form.getByLabel("Mission", { exact: true }).selectOption({ label: "Mission B" });
    await form.getByText("Figures may attack a red, yellow or blue crate").waitFor();
    expect(await sideways(ann.page)).toBe(0);
    expect(await overlaps(ann.page)).toEqual([]);
    await form.getByRole("button", { name: "Play the computer" }).click();
    const { terms } = await shown(ann);
    expect(terms.options).toEqual({ map: "devaron-garrison", mission: "B" });
    await ann.page.getByRole("region", { name: "Map: Devaron Garrison" }).waitFor(PATIENCE);
  });
}

/** Answer whatever is asked before the map is known; the maps and missions that were vetoed. */
async function vetoes(people: ReadonlyArray<Page>): Promise<ReadonlyArray<string>> {
  const struck: string[] = [];
  for (;;) {
    for (const page of people) {
      const bar = page.locator("[data-bar]");
      const reason = await bar.getAttribute("data-reason", PATIENCE);
      if (reason === null) continue;
      if (!/^(initiative|veto_)/.test(reason)) return struck;
      const choice = bar.locator("[data-choice]").first();
      if (reason !== "initiative") struck.push((await choice.textContent()) ?? "");
      const asked = await bar.getAttribute("data-decision");
      // A question that has just come takes no click.
      await page.waitForTimeout(FRESH_MS);
      if (reason === "veto_map")
        await page
          .getByRole("button", { name: /^Veto / })
          .first()
          .click();
      else await choice.click();
      await page.waitForFunction(
        (old) => document.querySelector("[data-bar]")?.getAttribute("data-decision") !== old,
        asked,
      );
    }
  }
}

test("a friend comes by a link, and both veto maps and a mission in turn", async () => {
  const [ann, bob] = [await site.visit(DESK), await site.visit(PHONE)];
  const form = await toForm(ann, SKIRMISH);
  await form.getByRole("radio", { name: /Play a friend/ }).check({ force: true });
  await form.getByRole("radio", { name: "Vetoed in turn" }).check({ force: true });
  await form.getByRole("button", { name: "Make a private table" }).click();
  const table = await shown(ann);
  expect(table.terms.options).toEqual({ map: "veto" });
  await ann.page.getByText("Map: Vetoed in turn").waitFor();
  await bob.page.goto(`/table/${table.id}?key=${table.link}`);
  await bob.page.getByText("Map: Vetoed in turn").waitFor();
  await bob.page.getByRole("button", { name: "Sit down with this deck" }).click();
  for (const { page } of [ann, bob]) await page.locator("[data-bar]").waitFor(PATIENCE);
  expect(await vetoes([ann.page, bob.page])).toEqual([
    "Devaron Garrison",
    "Massassi Ruins",
    "Moisture Farm",
    "A: Get to the Ship",
  ]);
  for (const { page } of [ann, bob]) {
    await page.getByRole("region", { name: "Map: Mos Eisley Outskirts" }).waitFor(PATIENCE);
    await page.getByRole("button", { name: "Smuggled Goods" }).waitFor();
  }
});

test("who plays at once by the first page plays on a map that is drawn", async () => {
  const ann = await site.visit();
  await ann.page.goto(`/?game=${SKIRMISH}`);
  await ann.page.getByRole("button", { name: "Play now against the computer" }).click();
  expect((await shown(ann)).terms.options).toEqual({ map: "draw" });
  await ann.page.getByRole("region", { name: /^Map: / }).waitFor(PATIENCE);
});

/** Choose the nth of a list, if it is there; what was chosen. */
async function pickIn(field: Locator, nth: number): Promise<void> {
  if ((await field.count()) === 0) return;
  const choices = await field.locator("option").count();
  await field.selectOption({ index: nth % choices });
}

/** Fill in every field of the form: the nth of whatever it offers. */
async function fill(form: Locator, nth: number): Promise<void> {
  await form.getByRole("radio", { name: /The computer/ }).check({ force: true });
  for (const field of ["Deck", "The computer plays"])
    await pickIn(form.getByLabel(field, { exact: true }), nth);
  const maps = form.getByRole("group", { name: "Map" }).getByRole("radio");
  const count = await maps.count();
  if (count > 0) await maps.nth(nth % count).check({ force: true });
  await pickIn(form.getByLabel("Mission", { exact: true }), Math.floor(nth / Math.max(1, count)));
  await form.locator("details").evaluate((one) => one.setAttribute("open", ""));
  for (const field of ["Rules", "Taking back", "Match", "Responses", "Clock"]) {
    await pickIn(form.getByLabel(field, { exact: true }), nth);
  }
  for (const field of ["Rated", "Anybody may watch"]) {
    const box = form.getByRole("checkbox", { name: new RegExp(field) });
    await box.setChecked(Math.floor(nth / 2) % 2 === (field === "Rated" ? 1 : 0));
  }
  for (const field of await form.getByRole("spinbutton").all()) await field.fill(`${1 + nth}`);
}

/** What was told of the tables of all rounds: each value once. */
function toldOf(tables: ReadonlyArray<Table>): Readonly<Record<string, ReadonlySet<unknown>>> {
  const of = (read: (table: Table) => unknown): ReadonlySet<unknown> => new Set(tables.map(read));
  return {
    editions: of(({ terms }) => terms.edition),
    clocks: of(({ settings }) => settings.clock?.kind),
    numbers: of(({ settings }) => JSON.stringify(settings.clock)),
    spectators: of(({ settings }) => settings.spectators),
    delays: of(({ settings }) => settings.delay),
    undo: of(({ settings }) => settings.undo),
    rated: of(({ settings }) => settings.rated),
    games: of(({ settings }) => settings.best_of),
    beats: of(({ settings }) => settings.beat),
    bots: of(({ seats }) => seats.find(({ bot }) => bot !== "")?.bot),
    options: of(({ terms }) => Object.values(terms.options ?? {}).join(" ")),
  };
}

test.each([
  ["destiny", 8],
  [SKIRMISH, 18],
  ["swccg", 8],
] as const)(
  "every choice of every field of the form is played: %s",
  async (title, rounds) => {
    const ann = await site.visit(DESK);
    for (let nth = 0; nth < rounds; nth += 1) {
      const form = await toForm(ann, title);
      await fill(form, nth);
      await form.getByRole("button", { name: "Play the computer" }).click();
      await shown(ann);
    }
    const terms = await ask<TermsOffered>(ann, "/api/terms");
    const game = terms.titles.find(({ id }) => id === title);
    const { tables } = await ask<Tables>(ann, "/api/tables/mine");
    const told = toldOf(tables);
    expect(tables).toHaveLength(rounds);
    expect(told["editions"]).toEqual(new Set(game?.editions));
    expect(told["clocks"]).toEqual(new Set(terms.clocks));
    expect(told["bots"]).toEqual(new Set(terms.bots.map(({ name }) => name)));
    expect(told["undo"]).toEqual(new Set(["consent", "free", "never"]));
    for (const either of ["spectators", "rated"])
      expect(told[either]).toEqual(new Set([true, false]));
    expect(told["games"]).toEqual(new Set([1, 3]));
    for (const number of ["numbers", "delays"]) expect(told[number]?.size).toBeGreaterThan(2);
    expect(told["beats"]?.size).toBe(game?.responses === true ? 3 : 1);
    const missions = game?.options.find(({ key }) => key === "mission")?.choices ?? [];
    const named = missions.flatMap(({ key, given }) =>
      (given["map"] ?? []).map((map) => `${map} ${key}`),
    );
    expect(told["options"]).toEqual(
      new Set(title === SKIRMISH ? ["draw", "veto", ...named] : [""]),
    );
  },
  300_000,
);
