/**
 * Figures of the page, measured in a real browser against a real server on this machine.
 *
 * `just page-figures GAMES` prints one line of JSON for each and fails beyond its limit:
 * script of the first page, click to acknowledgement, memory over many games in one tab.
 * Whoever serves the site watches that nothing is asked of anybody else.
 */
import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";

const GAMES = Number(process.env["GAMES"] ?? "30");
/** Games after which whatever is loaded once has been loaded. */
const WARM = Math.min(5, Math.floor(GAMES / 2));
const SCRIPT_KB = 300;
const ACKNOWLEDGED_MS = 50;
const GROWTH = 0.1;
const PLAY = "Play now against the computer";

const site = serveSite();

function say(figures: Record<string, number | string>): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

/** Bytes of script as they were sent, by response. */
async function weigh(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Milliseconds from a click until its answer was acknowledged, and until it was sent. */
interface Noted {
  waits: number[];
  sendings: number[];
}

/** Note in the page when it was last clicked, and when each answer was acknowledged. */
function watchAnswers(): void {
  const noted = window as unknown as Noted;
  noted.waits = [];
  noted.sendings = [];
  let clicked = 0;
  const note = (event: Event): void => {
    clicked = event.timeStamp;
  };
  window.addEventListener("click", note, true);
  window.addEventListener("keydown", note, true);
  const send = WebSocket.prototype.send;
  const heard = new WeakSet<WebSocket>();
  WebSocket.prototype.send = function watched(data) {
    if (!heard.has(this)) {
      heard.add(this);
      this.addEventListener("message", (event: MessageEvent<string>) => {
        if (event.data.includes('"type":"accepted"') && clicked > 0) {
          noted.waits.push(performance.now() - clicked);
          clicked = 0;
        }
      });
    }
    if (!String(data).includes('"type":"answer"')) clicked = 0;
    else if (clicked > 0) noted.sendings.push(performance.now() - clicked);
    send.call(this, data);
  };
}

function share(sorted: ReadonlyArray<number>, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** What lives in the tab once everything that can go is gone. */
async function livingIn(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes };
}

test("the first page has less script than it may, a game little more", async () => {
  const { page } = await site.visit();
  const weight = await weigh(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const first = weight() / 1_000;
  await page.getByRole("button", { name: PLAY }).click();
  await page.locator("[data-bar]").waitFor();
  await page.waitForLoadState("networkidle");
  say({ figure: "script", first_kb: first, with_table_kb: weight() / 1_000, limit_kb: SCRIPT_KB });
  expect(first).toBeGreaterThan(0);
  expect(weight() / 1_000).toBeLessThan(SCRIPT_KB);
});

test("many games in one tab: clicks are acknowledged in time and memory does not grow", async () => {
  const { page, context } = await site.visit();
  await page.addInitScript(watchAnswers);
  const session = await context.newCDPSession(page);
  await page.goto("/");
  const living: Array<{ heap: number; nodes: number }> = [];
  for (let game = 0; game < GAMES; game += 1) {
    await page.getByRole("button", { name: PLAY }).click();
    const player = new TablePlayer(page, dice(game + 1));
    await player.play();
    await page.getByRole("link", { name: "Lobby" }).click();
    await page.getByRole("link", { name: "Dejarik" }).click();
    await page.getByRole("button", { name: PLAY }).waitFor();
    living.push(await livingIn(session));
    process.stderr.write(`${game + 1} of ${GAMES} games\n`);
  }
  const [waits, sendings] = await page.evaluate(() => {
    const { waits: until, sendings: sent } = window as unknown as Noted;
    return [until, sent].map((all) => all.toSorted((one, other) => one - other));
  });
  const [early, late] = [living[WARM], living.at(-1)];
  if (!(early && late && waits && sendings)) throw new Error("No game was played.");
  say({
    figure: "acknowledged",
    answers: waits.length,
    p50_ms: share(waits, 0.5),
    p95_ms: share(waits, 0.95),
    sent_p50_ms: share(sendings, 0.5),
    sent_p95_ms: share(sendings, 0.95),
    limit_ms: ACKNOWLEDGED_MS,
  });
  say({
    figure: "memory",
    games: GAMES,
    heap_kb_early: early.heap / 1_000,
    heap_kb_late: late.heap / 1_000,
    nodes_early: early.nodes,
    nodes_late: late.nodes,
  });
  expect(waits.length).toBeGreaterThan(GAMES * 10);
  expect(late.heap).toBeLessThan(early.heap * (1 + GROWTH));
  expect(late.nodes).toBeLessThan(early.nodes * (1 + GROWTH));
  expect(share(waits, 0.95)).toBeLessThan(ACKNOWLEDGED_MS);
});
