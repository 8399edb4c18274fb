/** The page of moderators: reports with their context, measures, and who may see it. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ModerationPage } from "@/pages/people/moderation-page";

const asked = vi.hoisted(() => ({
  role: "moderator",
  reports: vi.fn(),
  closeReport: vi.fn(),
  suspend: vi.fn(),
  rename: vi.fn(),
  audit: vi.fn(),
  find: vi.fn(),
  bans: vi.fn(),
  liftBan: vi.fn(),
  origin: vi.fn(),
  invitations: vi.fn(),
}));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  people: {
    find: asked.find,
    invitations: asked.invitations,
    signUp: async () => ({ registration: "open", guests: "silent", inviters: "staff" }),
  },
  office: asked,
}));
vi.mock("@/core/site/use-session", () => ({
  useSession: () => ({
    kind: "person",
    me: { person: { id: "mon", name: "Mon", role: asked.role, created: 0 } },
  }),
}));

const REPORT = {
  id: "r1",
  at: 1,
  reporter: "ann",
  reporter_name: "Ann",
  about: "bob",
  about_name: "Bob",
  place: "lobby",
  reason: "Rude.",
  excerpt: [{ at: 1, account: "bob", name: "Bob", text: "grr" }],
};

beforeEach(() => {
  vi.resetAllMocks();
  asked.role = "moderator";
  asked.reports.mockResolvedValue({ reports: [REPORT], more: false });
  asked.audit.mockResolvedValue({ acts: [], more: false });
  asked.bans.mockResolvedValue({ bans: [], more: false });
  asked.invitations.mockResolvedValue({ invitations: [], more: false });
  asked.origin.mockResolvedValue({ by: null, invited: [] });
});

test("a report is shown with what was said, and closed with a note", async () => {
  render(<ModerationPage />);
  const report = await screen.findByRole("article", { name: "Report about Bob" });
  expect(within(report).getByText("Rude.")).toBeTruthy();
  expect(within(report).getByText("grr")).toBeTruthy();
  const close = within(report).getByRole("button", { name: "Close the report" });
  expect(close.hasAttribute("disabled") || close.getAttribute("aria-disabled")).toBeTruthy();
  await userEvent.type(within(report).getByLabelText("What was done about it"), "Muted");
  asked.closeReport.mockResolvedValue({});
  asked.reports.mockResolvedValue({ reports: [], more: false });
  await userEvent.click(close);
  expect(asked.closeReport).toHaveBeenCalledWith({ report: "r1", note: "Muted" });
  expect(await screen.findByText("There are none.")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "What was done" })).toBeNull();
});

test("a measure is taken with its time and its reason", async () => {
  render(<ModerationPage />);
  const report = await screen.findByRole("article", { name: "Report about Bob" });
  const user = userEvent.setup();
  await user.click(within(report).getByText("Do something about Bob"));
  await user.selectOptions(within(report).getByLabelText("Measure"), "suspend");
  await user.selectOptions(within(report).getByLabelText("How long"), "For a week");
  await user.type(within(report).getByLabelText("Why"), "Rude twice");
  asked.suspend.mockResolvedValue({});
  await user.click(within(report).getByRole("button", { name: "Do it" }));
  expect(asked.suspend).toHaveBeenCalledWith({
    account: "bob",
    minutes: 10_080,
    reason: "Rude twice",
    networks: false,
  });
  expect(await within(report).findByText("It is done, and written down.")).toBeTruthy();
});

test("administrators read what was done, others nothing at all", async () => {
  asked.role = "administrator";
  const act = { id: "a1", at: 1, actor: "mon", actor_name: "Mon", act: "mute somebody" };
  asked.audit.mockResolvedValue({
    acts: [{ ...act, target: "bob", target_name: "Bob", detail: "60 min" }],
    more: false,
  });
  const { unmount } = render(<ModerationPage />);
  expect(await screen.findByText("Mon: mute somebody")).toBeTruthy();
  unmount();
  asked.role = "player";
  asked.reports.mockClear();
  render(<ModerationPage />);
  expect(screen.getByText("This page is for moderators.")).toBeTruthy();
  expect(asked.reports).not.toHaveBeenCalled();
});
