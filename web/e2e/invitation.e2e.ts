/**
 * A server where accounts are made by invitation, there are no guests, and a new account costs
 * work: who is invited comes in, who is not is told what to do.
 */
import { expect, test } from "vitest";
import { fillIn, PASSWORD } from "./helpers/account";
import { isSound, WINDOWS } from "./helpers/pages";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";

const WORDS =
  "--registration invitation --guests off --inviters players --proof-of-work 12 " +
  "--contact keeper@example.org";
const site = serveSite(async () => ({ words: WORDS.split(" ") }));

/** The link of an invitation that whoever has the machine makes, without the host. */
async function invitation(): Promise<string> {
  const said = await dejarik(`dejarik invitations --database ${site.server.database} --make`);
  return said.split("\n")[0] ?? "";
}

test("whoever has no invitation is told what to do, in every window", async () => {
  for (const window of WINDOWS) {
    const { page } = await site.visit(window);
    await page.goto("/sign-in");
    await page.getByRole("tab", { name: "Make an account" }).click();
    await page.getByText("Accounts are made here by invitation.").waitFor();
    expect(await page.getByText("You can play without an account").count()).toBe(0);
    await isSound(page);
  }
});

test("an invited person signs up and invites a friend", async () => {
  const [han, leia] = [await site.visit(), await site.visit()];
  han.expects(/status of 428/);
  leia.expects(/status of 428/);
  await han.page.goto(await invitation());
  await han.page.getByText("You are invited to play here.").waitFor();
  await isSound(han.page);
  await fillIn(han.page, "Han-of-Corellia", PASSWORD);
  await han.page.getByRole("button", { name: "Make the account" }).click();
  await han.page.getByRole("heading", { name: "Lobby" }).waitFor();

  await han.page.goto("/settings");
  await han.page.getByRole("button", { name: "Make an invitation" }).click();
  const link = await han.page.getByLabel("Invitation", { exact: true }).inputValue();
  await isSound(han.page);
  await leia.page.goto("/sign-in");
  await leia.page.getByRole("tab", { name: "Make an account" }).click();
  await leia.page.getByLabel("An invitation that you were sent").fill(link);
  await leia.page.getByRole("button", { name: "Use the invitation" }).click();
  await leia.page.getByText("Han-of-Corellia invites you to play here.").waitFor();
  await fillIn(leia.page, "Leia-of-Alderaan", PASSWORD);
  await leia.page.getByRole("button", { name: "Make the account" }).click();
  await leia.page.getByRole("heading", { name: "Lobby" }).waitFor();

  await han.page.reload();
  await han.page.getByText("used 1 of 1").waitFor();
  const late = await site.visit();
  late.expects(/status of 410/);
  await late.page.goto(link);
  await late.page.getByText("was used already").waitFor();
  await isSound(late.page);
});

test("a guest is not let in, and told so", async () => {
  const { page, expects } = await site.visit();
  expects(/status of 403/);
  await page.goto("/lobby");
  await page.getByText("People play here with an account only.").waitFor();
  expect(await page.getByLabel("Say something").count()).toBe(0);
  await isSound(page);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});
