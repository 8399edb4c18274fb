/** The page as an app: it can be installed, and says what to do where no server answers. */
import { expect, test } from "vitest";
import { serveSite } from "./helpers/site";

const site = serveSite();

test("a browser finds everything that it needs to install the page", async () => {
  const { page, context } = await site.visit();
  await page.goto("/");
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${site.server.url}/manifest.webmanifest`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  const real = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(real).toEqual([]);
});

test("without a connection a page says what to do, and comes back by itself", async () => {
  const { page, context } = await site.visit();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Whatever the page still asks for would be noted as its fault.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.goto("/cards").catch(() => undefined);
  await page.getByRole("heading", { name: "No connection" }).waitFor();
  expect(await page.locator("main").evaluate((one) => getComputedStyle(one).textAlign)).toBe(
    "center",
  );
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again now" }).click();
  await page.getByRole("heading", { name: "Cards" }).waitFor();
});
