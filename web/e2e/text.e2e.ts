/**
 * Whole games through the text view, in a real browser against a real server.
 */
import { expect, test } from "vitest";
import { axeViolations, guestAgainstBot } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { sleep } from "./helpers/server";
import { serveSite } from "./helpers/site";
import { TextPlayer } from "./helpers/text-player";

/** Guests speak to each other here. */
const site = serveSite(async () => ({ words: ["--guests", "allowed"] }));

test("a guest plays a whole game against a bot", async () => {
  const watched = await site.visit();
  const table = await guestAgainstBot(watched);
  const player = new TextPlayer(watched.page, dice(1));
  await player.come(table.id);

  await player.play();

  expect(await player.result()).not.toBe("");
  expect(player.answers).toBeGreaterThan(10);
});

test("a game goes on after its server was killed, without loading the page again", async () => {
  const watched = await site.visit();
  const table = await guestAgainstBot(watched);
  const { page } = watched;
  const player = new TextPlayer(page, dice(2));
  await player.come(table.id);
  await page.evaluate(() => {
    document.documentElement.dataset["loaded"] = "once";
  });
  await player.play(15);

  await player.isAsked();
  watched.expects(/WebSocket connection|Failed to load resource/);
  await site.server.kill();
  await player.answer();
  await page.getByText("Sent again when the connection is back.").waitFor();
  await sleep(2_000);
  await site.server.start();
  // By socket, even if the first way back was a poll.
  await page.getByText("Connected.", { exact: true }).waitFor({ timeout: 60_000 });

  await player.play();
  expect(await player.result()).not.toBe("");
  expect(await page.evaluate(() => document.documentElement.dataset["loaded"])).toBe("once");
});

test("everything beside answering works, and axe finds nothing in either theme", async () => {
  const watched = await site.visit();
  const table = await guestAgainstBot(watched);
  const { page } = watched;
  const player = new TextPlayer(page, dice(4));
  await player.come(table.id);
  await player.play(8);
  await player.isAsked();
  const answer = page.getByRole("region", { name: "Answer" });
  for (const question of [/^Why\?/, /^Card:/, /^Usable\?/, /^Number:/]) {
    await page.getByRole("button", { name: question }).first().click();
    await answer.getByRole("listitem").first().waitFor();
    await answer.getByRole("button").click();
  }
  await page.getByLabel("Say something").fill("Good luck");
  await page.getByRole("button", { name: "Say it" }).click();
  await page.getByText("Good luck").waitFor();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Take my last answer back" }).click();
  await page.getByText("Your wish to take something back was accepted.").waitFor();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, I concede" }).click();
  expect(await player.result()).toContain("conceded");
});

test("a browser without websockets polls", async () => {
  const watched = await site.visit();
  const { context, page } = watched;
  await context.addInitScript(() => {
    Object.defineProperty(window, "WebSocket", {
      value: class {
        constructor() {
          throw new Error("no sockets here");
        }
      },
    });
  });
  const table = await guestAgainstBot(watched);
  const player = new TextPlayer(page, dice(3));
  await player.come(table.id);
  await page.getByText("Connected by polling.").waitFor();

  await player.play(20);

  expect(player.answers).toBe(20);
});
