/**
 * A replay in a page of another site: it is drawn in every width, plays, knows nobody, and no other
 * page of ours can be framed.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Table } from "@protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, guestAgainstBot } from "./helpers/browser";
import { serveSite } from "./helpers/site";

const PATIENCE = 60_000;
const WIDTHS = [320, 480, 720, 1200];
const site = serveSite();
let other: Server;
let framed = "";

beforeAll(async () => {
  other = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(`<!doctype html><title>Another site</title>
      <iframe src="${framed}" style="border:0;width:100%;height:540px"></iframe>`);
  });
  await new Promise<void>((ready) => {
    other.listen(0, "127.0.0.1", () => ready());
  });
});

afterAll(() => {
  other.close();
});

/** The address of the other site; another name is another site to a browser. */
function otherSite(): string {
  return `http://localhost:${(other.address() as AddressInfo).port}/`;
}

test("a replay stands in a frame of another site, and nothing else of ours does", async () => {
  const visitor = await site.visit();
  visitor.expects(/Asked http:\/\/localhost/);
  visitor.expects(/favicon/);
  const { id, game } = await guestAgainstBot(visitor);
  await ask<Table>(visitor, "/api/tables/abandon", { table: id });

  const reader = await site.visit();
  reader.expects(/Asked http:\/\/localhost/);
  reader.expects(/favicon/);
  // What the helpers keep in every page: a frame of another site has no storage here.
  reader.expects(/'localStorage'/);
  const { page, context } = reader;
  page.setDefaultTimeout(PATIENCE);
  const cookies: string[] = [];
  context.on("request", (request) => {
    const sent = request.headers()["cookie"];
    if (sent !== undefined) cookies.push(request.url());
  });
  framed = `${site.server.url}/embed/${game}?theme=light&at=0`;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(otherSite());
    const inside = page.frameLocator("iframe");
    await inside.locator("[data-table]").waitFor();
    const place = inside.getByLabel("Place in the game");
    await place.waitFor();
    expect(await inside.locator("html").getAttribute("data-theme")).toBe("light");
    expect(await inside.getByRole("button", { name: "Menu" }).count()).toBe(0);
    const room = await inside
      .locator("html")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(room).toBeLessThanOrEqual(0);
    const controls = await inside.getByRole("region", { name: "Replay" }).boundingBox();
    expect(controls?.width).toBeGreaterThan(width * 0.8);
    await inside.getByRole("button", { name: "One step on" }).click();
    await expect.poll(() => place.inputValue()).toBe("1");
  }
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  reader.expects(/frame|refused/i);
  framed = `${site.server.url}/replay/${game}`;
  await page.goto(otherSite());
  expect(await page.frameLocator("iframe").locator("[data-table]").count()).toBe(0);
});
