/** Installing the page: words for the device in hand first, and the browser's own offer. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { deviceOf, keepInstalling } from "@/core/site/installing";
import { InstallPage } from "@/pages/house/install-page";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari/605.1";
const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0";

beforeEach(() => {
  window.matchMedia = vi.fn().mockReturnValue({ matches: false });
});

test.each([
  [IPHONE, 5, "apple"],
  [MAC, 5, "apple"],
  [MAC, 0, "other"],
  [ANDROID, 5, "android"],
] as const)("%s with %i fingers is %s", (userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
});

test("on an iPhone its own steps come first, and nothing offers what is not there", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(IPHONE);
  render(<InstallPage />);
  const titles = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(["iPhone and iPad", "Android", "Computer"]);
  expect(screen.getByText(/Add to Home Screen/).textContent).toContain("“Add”");
  expect(screen.queryByRole("button", { name: "Install it here" })).toBeNull();
  vi.restoreAllMocks();
});

test("what the browser offers is taken once", async () => {
  keepInstalling();
  const offer = Object.assign(new Event("beforeinstallprompt"), {
    prompt: vi.fn().mockResolvedValue(undefined),
  });
  render(<InstallPage />);
  act(() => void window.dispatchEvent(offer));
  await userEvent.click(screen.getByRole("button", { name: "Install it here" }));
  expect(offer.prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Install it here" })).toBeNull();
});
