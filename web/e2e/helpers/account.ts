/**
 * Making an account by hand, as anybody does who comes to stay.
 */
import type { Page } from "playwright-core";

export const PASSWORD = "a long sentence of mine";

/** The two fields of the sign-in page. */
export async function fillIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** A new account, made on the page for that. */
export async function register(page: Page, name: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("tab", { name: "Make an account" }).click();
  await fillIn(page, name, PASSWORD);
  await page.getByRole("button", { name: "Make the account" }).click();
  // Who is here may be listed beside who one is.
  await page.getByRole("link", { name }).first().waitFor();
}
