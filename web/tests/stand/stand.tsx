/**
 * A table that shows a stored view, to look at: `/tests/stand/?view=midgame&theme=light`.
 * Only the development server knows it; what is built has no such page.
 */
import "@fontsource-variable/instrument-sans/wdth.css";
import "@fontsource-variable/oxanium/index.css";
import "@/styles/tokens.css";
import "@/styles/base.css";
import "@/styles/fields.css";
import type { Whole } from "@protocol";
import { createRoot } from "react-dom/client";
import type { CardFacts } from "@/reading/catalogue";
import { TableView } from "@/table/table-view";
import { FakeStore } from "../fake-store";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "dark";

async function read<T>(path: string): Promise<T> {
  const reply = await fetch(path);
  return reply.json();
}

const whole = await read<Whole>(wanted.get("from") ?? `/tests/views/${wanted.get("view")}.json`);
const cards = await read<ReadonlyArray<CardFacts>>(
  wanted.get("cards") ?? "/tests/views/cards.json",
);
const root = document.getElementById("root");
if (root !== null) {
  const catalogue = new Map(cards.map((card) => [card.code, card]));
  createRoot(root).render(<TableView store={new FakeStore(whole)} catalogue={catalogue} />);
}
