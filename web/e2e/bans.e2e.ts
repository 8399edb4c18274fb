/**
 * Guests whom nobody hears, and people who are kept out: by a moderator from a report, by whoever
 * has the machine; what they are told, and how they come in again.
 */
import { expect, test } from "vitest";
import { fillIn, PASSWORD, register } from "./helpers/account";
import { ask, type Watched } from "./helpers/browser";
import { isSound, WINDOWS } from "./helpers/pages";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";

const WHY = "Rude to everybody.";
const site = serveSite();

/** Somebody with power, made on the machine. */
async function keeper(): Promise<Watched> {
  const watched = await site.visit();
  await dejarik(`dejarik admin Mon-Mothma --database ${site.server.database}`, PASSWORD);
  await watched.page.goto("/sign-in");
  await fillIn(watched.page, "Mon-Mothma", PASSWORD);
  await watched.page.getByRole("button", { name: "Sign in" }).click();
  await watched.page.getByRole("heading", { name: "Lobby" }).waitFor();
  return watched;
}

/** Try to make an account, and wait until the page says this. */
async function refused({ page, expects }: Watched, name: string, words: string): Promise<void> {
  expects(/status of 403/);
  await page.goto("/sign-in");
  await page.getByRole("tab", { name: "Make an account" }).click();
  await fillIn(page, name, PASSWORD);
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByText(words).waitFor();
  await isSound(page);
}

test("a guest reads the lobby and is told how to write", async () => {
  for (const window of WINDOWS) {
    const guest = await site.visit(window);
    await ask(guest, "/api/people/guest", {});
    await guest.page.goto("/lobby");
    await guest.page.getByText("Guests read what others say.").waitFor();
    expect(await guest.page.getByLabel("Say something").count()).toBe(0);
    await isSound(guest.page);
  }
});

test("a moderator suspends somebody with their networks, from a report, and lifts it", async () => {
  const [bob, ann, mon] = [await site.visit(), await site.visit(), await keeper()];
  await register(bob.page, "Bob-of-Tatooine");
  await register(ann.page, "Ann-of-Tatooine");
  const { id } = await ask<{ id: string }>(ann, "/api/people/find", { name: "Bob-of-Tatooine" });
  await ask(ann, "/api/people/report", { about: id, place: "lobby", reason: "He was rude." });

  await mon.page.goto("/moderation");
  const report = mon.page.getByRole("article", { name: "Report about Bob-of-Tatooine" });
  await report.getByText("Do something about Bob-of-Tatooine").click();
  await report.getByLabel("Measure").selectOption("suspend");
  await report.getByLabel("Let nobody new come from their networks meanwhile").check();
  await report.getByLabel("Why").fill(WHY);
  await report.getByRole("button", { name: "Do it" }).click();
  const bans = mon.page.getByRole("list", { name: "Bans" });
  await bans.getByText("Bob-of-Tatooine is suspended", { exact: true }).waitFor();
  const audit = mon.page.getByRole("region", { name: "What was done" });
  await audit.getByText("Mon-Mothma: suspend somebody").waitFor();
  await isSound(mon.page);

  await refused(bob, "Bob-Again", "No guest and no account is made from your network");
  await bob.page.getByText(WHY).waitFor();
  await bans.getByRole("button", { name: /Nobody new comes from a network/ }).click();
  await bans.getByText(/^Nobody new comes from a network/).waitFor({ state: "detached" });
  await refused(bob, "Bob-Again", "This browser was used by somebody who is suspended");
  await bans.getByRole("button", { name: /is suspended/ }).click();
  await mon.page.getByText("Nobody.", { exact: true }).waitFor();
  await register(bob.page, "Bob-Again");
});

test("somebody from a banned network is told why, until the ban is lifted", async () => {
  const [somebody, mon] = [await site.visit(), await keeper()];
  const where = `--database ${site.server.database}`;
  await dejarik(`dejarik bans ${where} --network 127.0.0.1 --reason Floods`);
  await refused(somebody, "Lando", "A moderator wrote: Floods");
  await mon.page.goto("/moderation");
  await mon.page.getByText("Nobody new comes from 127.0.0.1/32").first().waitFor();
  await mon.page.getByText("Ban a network", { exact: true }).click();
  await isSound(mon.page);
  await mon.page.getByRole("button", { name: /Nobody new comes from 127/ }).click();
  await mon.page.getByText("Nobody.", { exact: true }).waitFor();
  await register(somebody.page, "Lando");
});
