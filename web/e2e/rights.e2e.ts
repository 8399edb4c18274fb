/**
 * What people may ask of a server about themselves: another mail address, a new password, all that
 * is kept of them, and what holds here; by mouse, by keyboard, on a desk and on a phone.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PersonalData } from "@protocol";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { fillIn, PASSWORD, register } from "./helpers/account";
import { LetterBox } from "./helpers/letters";
import { isSound, WINDOWS } from "./helpers/pages";
import { serveSite } from "./helpers/site";

const ANOTHER = "another sentence of mine";
const RULES = `# Be kind

No <b>shouting</b>, and [read this](https://example.org/).

1. Sit down.
2. Play.
`;

let box: LetterBox;
const site = serveSite(async () => {
  box = await LetterBox.open();
  const rules = join(mkdtempSync(join(tmpdir(), "dejarik-house-")), "rules.md");
  writeFileSync(rules, RULES);
  const words =
    `--mail-server 127.0.0.1:${box.port} --mail-from table@example.org --mail-security none ` +
    `--house-rules ${rules} --contact keeper@example.org`;
  return { words: words.split(" ") };
});
afterAll(() => box.close());

/** The letters that have come to an address since the last look, once there is one. */
async function lettersTo(address: string): Promise<ReadonlyArray<string>> {
  const found = () => box.letters.filter((one) => one.includes(`To: ${address}`));
  await expect.poll(() => found().length).toBeGreaterThan(0);
  const letters = found();
  box.letters.splice(0, box.letters.length, ...box.letters.filter((one) => !found().includes(one)));
  return letters;
}

/** The address in a letter that begins so. */
function linkIn(letters: ReadonlyArray<string>, page: string): string {
  const [path] = new RegExp(`${page}#\\S+`).exec(letters.join("\n")) ?? [""];
  return path;
}

/** Ask for an address, with nothing but the keyboard. */
async function askFor(page: Page, label: string, address: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(address);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByText(`A link was sent to ${address}`).waitFor();
}

test("a mail address is confirmed, changed and forgotten", async () => {
  const { page, expects } = await site.visit();
  await register(page, "Written-to");
  await page.goto("/settings");
  await askFor(page, "Mail address", "first@example.org");
  await isSound(page);
  const first = linkIn(await lettersTo("first@example.org"), "/confirm");
  await page.goto(first);
  await page.getByText("It is confirmed.").waitFor();
  await isSound(page);

  await page.getByRole("link", { name: "To your settings" }).click();
  await page.getByText("confirmed: mail goes there").waitFor();
  await page.getByText("Change the address").click();
  await askFor(page, "New mail address", "second@example.org");
  await page.getByText("first@example.org").waitFor();
  const [notice = ""] = await lettersTo("first@example.org");
  expect(notice).toContain("another address");
  expect(notice).not.toContain("http");
  await page.goto(linkIn(await lettersTo("second@example.org"), "/confirm"));
  await page.getByText("It is confirmed.").waitFor();

  expects(/status of 410/);
  await page.goto("/");
  await page.goto(first);
  await page.getByRole("alert").waitFor();
  await isSound(page);
  await page.goto("/settings");
  await page.getByText("second@example.org").waitFor();
  await page.getByRole("button", { name: "Forget this address" }).click();
  await page.getByLabel("Mail address", { exact: true }).waitFor();
  expect(await page.getByText("second@example.org").count()).toBe(0);
});

test("a link that was not opened in time says so", async () => {
  const { page } = await site.visit();
  await register(page, "Too-late");
  await page.goto("/settings");
  await askFor(page, "Mail address", "late@example.org");
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  await page.reload();
  await page.getByText("was not opened within an hour").waitFor();
});

test("whoever forgot the password comes back with a letter", async () => {
  const { page } = await site.visit();
  await register(page, "Forgetful");
  await page.goto("/settings");
  await askFor(page, "Mail address", "forgetful@example.org");
  await page.goto(linkIn(await lettersTo("forgetful@example.org"), "/confirm"));
  await page.getByText("It is confirmed.").waitFor();
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "I forgot my password" }).click();
  await page.getByLabel("The name of your account").fill("Forgetful");
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("If Forgetful has a confirmed address").waitFor();
  await isSound(page);
  await page.goto(linkIn(await lettersTo("forgetful@example.org"), "/reset"));
  await page.getByLabel("The new password").fill(ANOTHER);
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByRole("heading", { name: "Lobby" }).waitFor();
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await fillIn(page, "Forgetful", ANOTHER);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Lobby" }).waitFor();
});

test("everything that is kept of somebody is in one file", async () => {
  const { page, expects } = await site.visit();
  await register(page, "Exporting");
  await page.getByLabel("Say something").fill("This is kept.");
  await page.getByRole("button", { name: "Say", exact: true }).click();
  await page.getByText("This is kept.").waitFor();
  await page.goto("/settings");
  const button = page.getByRole("button", { name: "Export my data" });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe("dejarik-data.json");
  // What the server wrote: the types of the protocol are its own.
  const told = JSON.parse(readFileSync(await download.path(), "utf8")) as PersonalData;
  expect(told.account.name).toBe("Exporting");
  expect(told.chat_lines?.map(({ text }) => text)).toEqual(["This is kept."]);
  for (const _ of [2, 3]) await Promise.all([page.waitForEvent("download"), button.click()]);
  expects(/status of 429/);
  await button.click();
  await page.getByText("You have exported your data often enough.").waitFor();
  await isSound(page);
});

test("house rules and privacy are a step away from every page, in every window", async () => {
  for (const window of WINDOWS) {
    const { page } = await site.visit(window);
    await page.goto("/sign-in");
    await page.getByRole("tab", { name: "Make an account" }).click();
    await page.getByRole("link", { name: "house rules", exact: true }).click();
    await page.getByRole("heading", { name: "Be kind" }).waitFor();
    await page.getByText("No <b>shouting</b>").waitFor();
    await isSound(page);
    await page.getByRole("navigation", { name: "About this server" }).getByText("Privacy").click();
    await page.getByRole("heading", { name: "What is kept", exact: true }).waitFor();
    await page.getByRole("link", { name: "keeper@example.org" }).waitFor();
    await isSound(page);
    await page.goto("/");
    await page.getByRole("link", { name: "House rules" }).click();
    await page.getByRole("heading", { name: "House rules" }).waitFor();
  }
});
