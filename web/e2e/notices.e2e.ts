/**
 * Being told that it is one's turn: by mail, confirmed by a letter, and by the browser itself.
 */
import { afterAll, expect, test } from "vitest";
import { register } from "./helpers/account";
import { axeViolations } from "./helpers/browser";
import { LetterBox } from "./helpers/letters";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";

let box: LetterBox;
const site = serveSite(async () => {
  box = await LetterBox.open();
  const key = (await dejarik("dejarik push-key")).trim();
  const words =
    `--mail-server 127.0.0.1:${box.port} --mail-from table@example.org ` +
    "--mail-security none --push-contact table@example.org";
  return { words: words.split(" "), env: { DEJARIK_PUSH_KEY: key } };
});
afterAll(() => box.close());

test("an address is written to once the link in a letter was opened, and is forgotten on demand", async () => {
  const { page } = await site.visit();
  await register(page, "Told");
  await page.goto("/settings");
  await page.getByLabel("Mail address").fill("told@example.org");
  await page.getByRole("button", { name: "Send a letter to confirm it" }).click();
  await page.getByText("A letter is on its way to told@example.org").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  expect(box.letters).toHaveLength(1);
  const [path] = /\/confirm#\S+/.exec(box.letters[0] ?? "") ?? [""];
  await page.goto(path);
  await page.getByText("It is confirmed.").waitFor();
  await page.goto("/settings");
  await page.getByText("mail goes there").waitFor();
  await page.getByRole("button", { name: "Forget this address" }).click();
  await page.getByLabel("Mail address", { exact: true }).waitFor();
  expect(await page.getByText("told@example.org").count()).toBe(0);
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
