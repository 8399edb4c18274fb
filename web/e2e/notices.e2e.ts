/**
 * Being told that it is one's turn by the browser itself.
 */
import { expect, test } from "vitest";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";

const site = serveSite(async () => {
  const key = (await dejarik("dejarik push-key")).trim();
  return { words: ["--push-contact", "table@example.org"], env: { DEJARIK_PUSH_KEY: key } };
});

test("a browser that is told shows what comes, and leads to the table", async () => {
  const { page, context } = await site.visit();
  await context.grantPermissions(["notifications"]);
  await page.goto("/lobby");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/worker.js");
    await navigator.serviceWorker.ready;
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const shown = async (data: string): Promise<ReadonlyArray<string>> => {
    await session.send("ServiceWorker.deliverPushMessage", {
      origin: site.server.url,
      registrationId,
      data,
    });
    return page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      for (let tries = 0; tries < 100; tries += 1) {
        const all = await worker.getNotifications();
        if (all.length > 0) {
          for (const one of all) one.close();
          return all.map(({ title, body, tag }) => `${title}: ${body} ${tag}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return [];
    });
  };
  const message = { title: "Your turn", body: "Mirel has passed.", path: "/table/abc" };
  expect(await shown(JSON.stringify(message))).toEqual(["Your turn: Mirel has passed. /table/abc"]);
  const elsewhere = { ...message, path: "//elsewhere.example/" };
  expect(await shown(JSON.stringify(elsewhere))).toEqual(["Your turn: Mirel has passed. /lobby"]);
  expect(await shown("no json")).toEqual(["Dejarik: You are wanted at a table. /lobby"]);
});

test("who does not allow notices is told how to", async () => {
  const { page } = await site.visit();
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve("denied");
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now against the computer" }).click();
  await page.locator("[data-bar]").waitFor();
  await page.goto("/settings");
  await page.getByText("This browser is not told").waitFor();
  await page.getByRole("button", { name: "Tell this browser" }).click();
  await page.getByText("This browser may not show notices from here.").waitFor();
});
