/** Keys and bot accounts in the settings: made, shown once, ended. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { KeysPanel } from "@/pages/people/keys";

const asked = vi.hoisted(() => ({
  list: vi.fn(),
  make: vi.fn(),
  revoke: vi.fn(),
  makeBot: vi.fn(),
  deleteBot: vi.fn(),
}));

vi.mock("@/core/net/api", async (original) => ({ ...(await original<object>()), keys: asked }));

const ME = { id: "luke", name: "Luke", role: "player", created: 0 };
const BOT = { id: "r2", name: "R2 (bot of Luke)", role: "bot", created: 0 };
const LINE = {
  id: "k1",
  account: "r2",
  name: "overlay",
  begins: "dejarik_abcd",
  scopes: ["read"],
  created: 0,
  used: 0,
  expires: 86_400_000,
};

beforeEach(() => {
  vi.resetAllMocks();
  for (const route of Object.values(asked)) route.mockResolvedValue({});
  asked.list.mockResolvedValue({ keys: [LINE], bots: [BOT] });
});

test("a key is listed by what it begins with, whose it is, and what it opens", async () => {
  render(<KeysPanel me={ME} />);
  const list = await screen.findByRole("list", { name: "Keys" });
  const row = within(list).getByRole("listitem");
  expect(row.textContent).toContain("dejarik_abcd… · R2 (bot of Luke) · read · never used");
  await userEvent.click(within(row).getByRole("button", { name: /^Revoke/ }));
  expect(asked.revoke).toHaveBeenCalledWith({ key: "k1" });
});

test("a new key is shown once, with what was ticked", async () => {
  asked.make.mockResolvedValue({ key: "dejarik_secret", line: { ...LINE, name: "bot" } });
  render(<KeysPanel me={ME} />);
  await userEvent.type(await screen.findByLabelText("What the key is for"), "bot");
  await userEvent.selectOptions(screen.getByLabelText("Whose key"), "r2");
  await userEvent.click(screen.getByLabelText(/^Play:/));
  await userEvent.click(screen.getByRole("button", { name: "Make a key" }));
  expect(asked.make).toHaveBeenCalledWith({
    name: "bot",
    account: "r2",
    scopes: ["read", "play"],
    days: 90,
  });
  expect(await screen.findByDisplayValue("dejarik_secret")).toBeTruthy();
});

test("a bot account is made and deleted", async () => {
  render(<KeysPanel me={ME} />);
  await userEvent.type(await screen.findByLabelText("Name of a bot account"), "C3");
  await userEvent.click(screen.getByRole("button", { name: "Make a bot account" }));
  expect(asked.makeBot).toHaveBeenCalledWith({ name: "C3" });
  const list = screen.getByRole("list", { name: "Bot accounts" });
  await userEvent.click(within(list).getByRole("button", { name: /^Delete/ }));
  expect(asked.deleteBot).toHaveBeenCalledWith({ account: "r2" });
});
