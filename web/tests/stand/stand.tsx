/**
 * A table that shows a stored view, to look at: `/tests/stand/?view=midgame&theme=light`, or one
 * of another title: `/tests/stand/?title=imperial-assault&view=move`.
 * Only the development server knows it; what is built has no such page.
 */
import "@fontsource-variable/instrument-sans/wdth.css";
import "@fontsource-variable/oxanium/index.css";
import "@/styles/tokens.css";
import "@/styles/base.css";
import "@/styles/fields.css";
import type { News, Occasion, Whole } from "@protocol";
import type { Catalogue as ImperialCatalogue } from "@protocol/imperial-assault";
import type { Catalogue as SwccgCatalogue } from "@protocol/swccg";
import { createRoot } from "react-dom/client";
import type { GameClient } from "@/core/client/client";
import type { TableState } from "@/core/store/state";
import { TableView } from "@/core/table/table-view";
import type { CardFacts, Catalogue } from "@/games/destiny/catalogue/catalogue";
import { printings } from "@/games/destiny/catalogue/printings";
import { destinyWith } from "@/games/destiny/client";
import { factsFrom } from "@/games/imperial-assault/catalogue/facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";
import { imperialWith } from "@/games/imperial-assault/client";
import { factsFrom as swccgFacts } from "@/games/swccg/catalogue/facts";
import { SWCCG } from "@/games/swccg/catalogue/id";
import { swccgWith } from "@/games/swccg/client";
import { WELCOME } from "../fakes/messages";
import { FakeStore } from "../fakes/store";
import { type Finding, type Meant, measure } from "./measuring";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "dark";

async function read<T>(path: string): Promise<T> {
  const reply = await fetch(path);
  return reply.json();
}

/** Cards of a file, or of the server that the development server knows; without both, codes. */
async function cards(): Promise<Catalogue> {
  const file = wanted.get("cards");
  if (file === null) {
    return printings("arh").catch(() => new Map());
  }
  const listed = await read<ReadonlyArray<CardFacts>>(file);
  return new Map(listed.map((card) => [card.code, card]));
}

/** The facts of Imperial Assault beside its stored views. */
async function imperial(): Promise<GameClient> {
  const facts = factsFrom(await read<ImperialCatalogue>("/tests/data/imperial-assault.json"));
  return imperialWith(() => facts);
}

/** The facts of the Customizable Card Game beside its stored views. */
async function swccg(): Promise<GameClient> {
  const facts = swccgFacts(await read<SwccgCatalogue>("/tests/data/swccg.json"));
  return swccgWith(() => facts);
}

const OTHERS: Readonly<Record<string, () => Promise<GameClient>>> = {
  [IMPERIAL_ASSAULT]: imperial,
  [SWCCG]: swccg,
};
const title = wanted.get("title") ?? "";
const other = OTHERS[title];
const catalogue: Catalogue = other === undefined ? await cards() : new Map();
const client = other === undefined ? destinyWith(() => catalogue) : await other();
const root = createRoot(document.getElementById("root") ?? document.body);

/** What was sent from a moment on. */
interface Passage {
  readonly whole: Whole;
  readonly news: ReadonlyArray<News>;
}

/** What a browser test does at the stand: show another view, speak for the server, measure. */
export interface Stand {
  store: FakeStore;
  readonly catalogue: Catalogue;
  show(path: string, otherwise?: Partial<TableState>): Promise<void>;
  /** Say that the question that is shown belongs to these occasions. */
  order(occasions: ReadonlyArray<Occasion>): Promise<void>;
  measure(meant: ReadonlyArray<Meant>): ReadonlyArray<Finding>;
  /** Show the beginning of a stored passage, and what the server says next, message by message. */
  begin(path: string): Promise<ReadonlyArray<() => void>>;
}

/** Show a view, with something else about the table; it is drawn when this is done. */
async function show(path: string, otherwise: Partial<TableState> = {}): Promise<void> {
  stand.store = new FakeStore(await read<Whole>(path));
  stand.store.change(otherwise);
  root.render(<TableView key={path} store={stand.store} client={client} />);
  await drawn();
}

/** What has changed is on the page when this is done. */
function drawn(): Promise<number> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

async function order(occasions: ReadonlyArray<Occasion>): Promise<void> {
  const { view } = stand.store.getSnapshot();
  const decision = view?.decision?.id ?? -1;
  const passing = { type: "passing" as const, decision, occasions: occasions.map(({ id }) => id) };
  stand.store.change({ welcome: { ...WELCOME, occasions }, passing });
  await drawn();
}

async function begin(path: string): Promise<ReadonlyArray<() => void>> {
  const { whole, news } = await read<Passage>(path);
  await show(URL.createObjectURL(new Blob([JSON.stringify(whole)])));
  return news.map((one) => () => stand.store.hear(one));
}

const first =
  wanted.get("from") ?? `/tests/views/${title === "" ? "" : `${title}/`}${wanted.get("view")}.json`;
const store = new FakeStore(await read<Whole>(first));
const stand: Stand = { store, catalogue, show, order, measure, begin };
Object.assign(globalThis, { stand });
await show(first);
