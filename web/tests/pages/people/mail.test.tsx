/** The mail address on the page: none, sent, confirmed, not opened in time. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "@/core/net/asking";
import { MailPanel } from "@/pages/people/mail";

const asked = vi.hoisted(() => ({
  ways: vi.fn(),
  setAddress: vi.fn(),
  forgetAddress: vi.fn(),
}));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  notices: asked,
}));

const NONE = {
  offered: ["mail"],
  push_key: "",
  browsers: 0,
  address: "",
  new_address: "",
  new_until: 0,
};
const HOUR = 3_600_000;

beforeEach(() => {
  vi.resetAllMocks();
  for (const route of Object.values(asked)) route.mockResolvedValue(NONE);
});

test("a server without mail shows nothing", async () => {
  asked.ways.mockResolvedValue({ ...NONE, offered: ["push"] });
  render(<MailPanel />);
  await vi.waitFor(() => expect(asked.ways).toHaveBeenCalled());
  expect(screen.queryByRole("heading")).toBeNull();
});

test("an address is asked for with the password, and the fields are empty afterwards", async () => {
  render(<MailPanel />);
  const address = await screen.findByLabelText<HTMLInputElement>("Mail address");
  const password = screen.getByLabelText<HTMLInputElement>("Your password");
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send a link to confirm it" });
  await userEvent.type(address, "ann@example.org ");
  expect(send.disabled).toBe(true);
  asked.ways.mockResolvedValue({
    ...NONE,
    new_address: "ann@example.org",
    new_until: Date.now() + HOUR,
  });
  await userEvent.type(password, "a long sentence{Enter}");
  await screen.findByText(/A link was sent to ann@example.org/);
  expect(asked.setAddress).toHaveBeenCalledWith({
    address: "ann@example.org",
    password: "a long sentence",
  });
  expect([address.value, password.value]).toEqual(["", ""]);
});

test("a wrong password is said beside the fields, which keep what was typed", async () => {
  const fault = {
    code: "not_signed_in",
    message: "That is not your password.",
    advice: "",
    field: "",
  };
  asked.setAddress.mockRejectedValue(new Refusal(fault, 401));
  render(<MailPanel />);
  const address = await screen.findByLabelText<HTMLInputElement>("Mail address");
  await userEvent.type(address, "ann@example.org");
  await userEvent.type(screen.getByLabelText("Your password"), "wrong{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("That is not your password.");
  expect(address.value).toBe("ann@example.org");
});

test("the old address is shown while a new one waits", async () => {
  const until = Date.now() + HOUR;
  asked.ways.mockResolvedValue({
    ...NONE,
    address: "old@example.org",
    new_address: "new@example.org",
    new_until: until,
  });
  render(<MailPanel />);
  await screen.findByText("old@example.org");
  expect(screen.getByRole("status").textContent).toContain("A link was sent to new@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Forget this address" }));
  expect(asked.forgetAddress).toHaveBeenCalled();
});

test("a link that was not opened in time is said to be over", async () => {
  asked.ways.mockResolvedValue({ ...NONE, new_address: "new@example.org", new_until: 1 });
  render(<MailPanel />);
  const notice = await screen.findByRole("status");
  expect(notice.textContent).toContain("was not opened within an hour");
});
