/**
 * The first minutes of a server: its first administrator comes by a link, and whoever comes while
 * nothing answers behind the proxy is told so.
 */
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { fillIn, PASSWORD } from "./helpers/account";
import { isSound, WINDOWS } from "./helpers/pages";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";

const site = serveSite(async () => ({ words: "--registration closed --guests off".split(" ") }));

/** What stands before a server that is away, and says so in its own words. */
async function standIn(port: number): Promise<() => Promise<void>> {
  const proxy = createServer((_, answer) => {
    answer.writeHead(502, { "Content-Type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
  });
  await new Promise<void>((done) => proxy.listen(port, "127.0.0.1", done));
  return () =>
    new Promise((done) => {
      proxy.closeAllConnections();
      proxy.close(() => done());
    });
}

test("the first administrator comes by a link, where nobody else does, and only once", async () => {
  const said = await dejarik(`dejarik admin --link --database ${site.server.database}`);
  const link = said.split("\n")[0] ?? "";
  for (const window of WINDOWS) {
    const { page } = await site.visit(window);
    await page.goto(link);
    await page.getByRole("heading", { name: "The first administrator" }).waitFor();
    await page.getByText("This server has no administrator yet.").waitFor();
    await isSound(page);
  }
  const mon = await site.visit();
  await mon.page.goto(link);
  await fillIn(mon.page, "Mon-of-Chandrila", PASSWORD);
  await mon.page.getByRole("button", { name: "Make the account" }).click();
  await mon.page.getByRole("heading", { name: "Moderation" }).waitFor();
  await mon.page.getByText("for the first administrator").waitFor();
  const late = await site.visit();
  late.expects(/status of 410/);
  await late.page.goto(link);
  await late.page.getByText("was used already").waitFor();
  await isSound(late.page);
  expect(site.server.log()).not.toContain(link.split("#")[1]);
});

test("while nothing answers behind a proxy, a page says so and leads back", async () => {
  const { page, expects } = await site.visit();
  expects(/status of 50\d|ERR_CONNECTION/);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState("networkidle");
  await site.server.kill();
  const removed = await standIn(site.server.port);
  try {
    await page.goto("/cards");
    await page.getByRole("heading", { name: "Something is broken here" }).waitFor();
    await isSound(page);
  } finally {
    await removed();
    await site.server.start();
  }
  await page.getByRole("button", { name: "Try again now" }).click();
  await page.getByRole("heading", { name: "Cards" }).waitFor();
});

test("a phone is told how the page becomes an app", async () => {
  for (const window of WINDOWS) {
    const { page } = await site.visit(window);
    await page.goto("/");
    await page.getByRole("link", { name: "On your phone" }).click();
    await page.getByRole("heading", { name: "iPhone and iPad" }).waitFor();
    await isSound(page);
  }
});
