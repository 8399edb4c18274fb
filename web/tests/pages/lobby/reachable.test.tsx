/**
 * Whatever can be said of a table that is opened is said by the form, or stands below with a reason.
 *
 * The types of the interface are walked: a new field, or a new name of a closed set, fails here
 * until the form offers it.
 */
import { readFileSync } from "node:fs";
import type { CreateTable, DeckSummary, TermsOffered } from "@protocol";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { TitlesContext } from "@/core/client/titles";
import { NewGame } from "@/pages/lobby/new-game";
import { dice } from "../../../e2e/helpers/chance";
import { TWO_TITLES } from "../../fakes/titles";

const net = vi.hoisted(() => ({ create: vi.fn(), offer: vi.fn() }));
vi.mock("@/core/net/session", async (original) => ({
  ...(await original<object>()),
  somebody: () => Promise.resolve({ id: "me" }),
}));
vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  tables: { create: net.create },
  seeks: { offer: net.offer },
}));

/** What the form does not say, and where it is said. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "deck.kind=shared": "on the page of the deck that was shared",
  "deck.kind=list": "in the builder, which tries a list",
  "deck.id": "a deck of one's own: its id, which changes with the deck",
  "deck.link": "on the page of the deck that was shared",
  "deck.text": "in the builder, which tries a list",
  "fork.game": "in a replay: What if?",
  "fork.seq": "in a replay: What if?",
};

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: ReadonlyArray<Schema>;
  readonly enum?: ReadonlyArray<string | number>;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Tests run in the folder of the page. */
const INTERFACE = "../src/dejarik/service/protocol/openapi.json";
const SCHEMAS: Readonly<Record<string, Schema>> = JSON.parse(readFileSync(INTERFACE, "utf-8"))
  .components.schemas;

/** Every value of a closed set, every switch and every other field, by its path. */
function leaves(schema: Schema, path: string): ReadonlyArray<string> {
  if (schema.$ref !== undefined) {
    return leaves(SCHEMAS[schema.$ref.split("/").at(-1) ?? ""] ?? {}, path);
  }
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => leaves(one, path));
  if (schema.type === "null") return [];
  if (schema.enum !== undefined) return schema.enum.map((value) => `${path}=${value}`);
  if (schema.type === "boolean") return [`${path}=true`, `${path}=false`];
  const parts = Object.entries(schema.properties ?? {});
  if (parts.length === 0) return [path];
  return parts.flatMap(([name, part]) => leaves(part, path === "" ? name : `${path}.${name}`));
}

/** The same of what was said. */
function said(value: unknown, path: string): ReadonlyArray<readonly [string, string]> {
  if (value === null || typeof value !== "object" || path === "terms.options") {
    return [[path, JSON.stringify(value)]];
  }
  return Object.entries(value).flatMap(([name, part]) =>
    said(part, path === "" ? name : `${path}.${name}`),
  );
}

const deck = (name: string, some: Partial<DeckSummary>): DeckSummary => ({
  id: "",
  name,
  title: "chess",
  called: "",
  edition: "first",
  format: "open",
  faces: [],
  size: 30,
  link: "",
  changed: 0,
  ready: true,
  side: "",
  ...some,
});

const GAMES = ["chess", "sabacc"];
const READY = GAMES.flatMap((title) => [
  deck("white", { title }),
  deck("black", { title, format: "narrow", edition: "second" }),
]);
const OWN = GAMES.map((title) => deck("mine", { title, id: "d1", ready: false }));
const TERMS: TermsOffered = {
  titles: GAMES.map((id) => ({
    id,
    name: id,
    editions: ["first", "second"],
    formats: [
      { code: "open", name: "Open", ready: true },
      { code: "narrow", name: "Narrow", ready: true },
    ],
    seats: [2, 3],
    responses: true,
    options: [
      {
        key: "board",
        name: "Board",
        usual: "wood",
        drawn: false,
        choices: [
          { key: "wood", name: "Wood", words: "", given: {} },
          { key: "glass", name: "Glass", words: "It shines.", given: {} },
        ],
      },
    ],
  })),
  clocks: ["none", "chess", "correspondence"],
  bots: [
    { name: "novice", words: "begins" },
    { name: "master", words: "wins" },
  ],
  bot_ratings: [],
};

const ROUNDS = 30;

/** The form filled in at random; what was asked for. */
async function asked(chance: () => number): Promise<CreateTable> {
  const one = <T,>(all: ArrayLike<T>): T => all[Math.floor(chance() * all.length)] as T;
  const { hook, searchHook } = memoryLocation({ path: "/lobby" });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <TitlesContext value={TWO_TITLES}>
        <NewGame decks={{ own: OWN, ready: READY }} terms={TERMS} like={null} challenged={null} />
      </TitlesContext>
    </Router>,
  );
  const form = screen.getByRole("region", { name: "Play" });
  // All but the first way open a table.
  fireEvent.click(one([...form.querySelectorAll("input[type='radio']")].slice(1)));
  // What is chosen first decides what else there is.
  for (const nth of [0, 1]) {
    for (const field of form.querySelectorAll("select")) {
      fireEvent.change(field, { target: { value: one(field.options).value } });
    }
    for (const box of form.querySelectorAll("input[type='checkbox']")) {
      if (nth === 0 && chance() < 0.5) fireEvent.click(box);
    }
  }
  for (const field of form.querySelectorAll("input[type='number']")) {
    fireEvent.change(field, { target: { value: `${2 + Math.floor(chance() * 9)}` } });
  }
  net.create.mockClear();
  const buttons = form.querySelectorAll("button");
  await act(async () => {
    fireEvent.click(buttons[buttons.length - 1] as HTMLElement);
  });
  cleanup();
  return net.create.mock.calls[0]?.[0] as CreateTable;
}

test("whatever can be said of a table is said by the form", async () => {
  net.create.mockResolvedValue({ id: "t", status: "playing", commitment: "", game: "g" });
  const values = new Map<string, Set<string>>();
  const chance = dice(7);
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    for (const [path, value] of said(await asked(chance), "")) {
      values.set(path, (values.get(path) ?? new Set()).add(value));
    }
  }
  const isSaid = (leaf: string): boolean => {
    const [path = "", value] = leaf.split("=");
    const found = values.get(path) ?? new Set();
    return value === undefined
      ? found.size > 1
      : found.has(value) || found.has(JSON.stringify(value));
  };
  const all = leaves({ $ref: "#/components/schemas/CreateTable" }, "");
  expect(all.length).toBeGreaterThan(25);
  expect(all.filter((leaf) => !isSaid(leaf)).sort()).toEqual(Object.keys(ELSEWHERE).sort());
}, 120_000);
