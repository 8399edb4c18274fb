/** Friends on the page: who is here, who asks, and what one is to somebody. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { FriendsPanel } from "@/pages/people/friends-panel";
import { MeetingActs, standingOf } from "@/pages/people/meeting-acts";

const asked = vi.hoisted(() => ({
  friends: vi.fn(),
  blocked: vi.fn(),
  askFriend: vi.fn(),
  acceptFriend: vi.fn(),
  endFriend: vi.fn(),
  block: vi.fn(),
}));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  people: asked,
}));

vi.mock("@/core/news/use-news", () => ({ useNews: () => ({ told: LIST }) }));

const person = (id: string) => ({ id, name: id.toUpperCase(), role: "player", created: 0 });
const LIST = {
  friends: [
    { person: person("ann"), here: true },
    { person: person("bob"), here: false },
  ],
  asking: [person("cid")],
  asked: [person("dee")],
};

beforeEach(() => {
  vi.resetAllMocks();
  for (const route of Object.values(asked)) route.mockResolvedValue({});
  asked.friends.mockResolvedValue(LIST);
  asked.blocked.mockResolvedValue({ blocked: [] });
});

test("each row says how it stands and what can be done", async () => {
  render(<FriendsPanel />);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "CIDasks to be your friendAgreeRefuse",
    "ANNhere nowChallengeEnd friendship",
    "BOBawayChallengeEnd friendship",
    "DEEhas not answered yetTake back",
  ]);
  const [cid, ann] = rows;
  if (cid === undefined || ann === undefined) throw new Error("There are four rows.");
  await userEvent.click(within(cid).getByRole("button", { name: "Agree" }));
  expect(asked.acceptFriend).toHaveBeenCalledWith({ account: "cid" });
  const challenge = within(ann).getByRole("link", { name: "Challenge" });
  expect(challenge.getAttribute("href")).toBe("/lobby?challenge=ann");
});

test("what somebody is to oneself follows from the lists", () => {
  const standings = ["ann", "cid", "dee", "eve"].map((id) => standingOf(LIST, id));
  expect(standings).toEqual(["friend", "asking", "asked", "stranger"]);
});

test("on somebody's page one asks, or blocks them", async () => {
  render(<MeetingActs person={person("eve")} guest={false} />);
  await userEvent.click(await screen.findByRole("button", { name: "Ask to be friends" }));
  expect(asked.askFriend).toHaveBeenCalledWith({ account: "eve" });
  asked.blocked.mockResolvedValue({ blocked: [person("eve")] });
  await userEvent.click(screen.getByRole("button", { name: "Block" }));
  expect(asked.block).toHaveBeenCalledWith({ account: "eve" });
  expect(await screen.findByRole("button", { name: "Unblock" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Challenge" })).toBeNull();
});
