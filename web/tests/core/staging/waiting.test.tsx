/** Being waited for: the name of the tab, the sound, the notice. */
import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useWaiting, type Waiting } from "@/core/staging/waiting";
import { changeSettings, DEFAULTS } from "@/core/store/settings";

function Table(props: Waiting): null {
  useWaiting(props);
  return null;
}

const ASKED: Waiting = { isAsked: true, isOver: false, words: "Your action" };
const NOT_ASKED: Waiting = { ...ASKED, isAsked: false };

const shown: Array<{ title: string; body: string | undefined; closed: boolean }> = [];

/** A browser that shows notices. */
class FakeNotification {
  static permission = "granted";
  onclick: (() => void) | null = null;
  private readonly entry;
  constructor(title: string, { body }: NotificationOptions = {}) {
    this.entry = { title, body, closed: false };
    shown.push(this.entry);
  }
  close(): void {
    this.entry.closed = true;
  }
}

afterEach(() => {
  shown.length = 0;
  changeSettings(DEFAULTS);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the tab says whose turn it is, and is called as before when the table is left", () => {
  document.title = "Dejarik";
  const { rerender, unmount } = render(<Table {...NOT_ASKED} />);
  expect(document.title).toBe("Waiting – Dejarik");
  rerender(<Table {...ASKED} />);
  expect(document.title).toBe("Your turn – Dejarik");
  rerender(<Table {...ASKED} isOver />);
  expect(document.title).toBe("The game is over – Dejarik");
  unmount();
  expect(document.title).toBe("Dejarik");
});

test("a game that is looked through is called as its page says", () => {
  document.title = "Replay";
  render(<Table {...ASKED} isLive={false} />);
  expect(document.title).toBe("Replay");
});

test("a notice is shown while the page is hidden, once, and goes when it is answered", () => {
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  changeSettings({ notice: true });
  const { rerender } = render(<Table {...NOT_ASKED} />);
  expect(shown).toEqual([]);
  rerender(<Table {...ASKED} />);
  rerender(<Table {...ASKED} words="Your action, again" />);
  expect(shown).toEqual([{ title: "Your turn", body: "Your action", closed: false }]);
  rerender(<Table {...NOT_ASKED} />);
  expect(shown[0]?.closed).toBe(true);
});

test("whoever looks, or wants none, gets no notice", () => {
  vi.stubGlobal("Notification", FakeNotification);
  changeSettings({ notice: true });
  render(<Table {...ASKED} />);
  changeSettings({ notice: false });
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  render(<Table {...ASKED} />);
  expect(shown).toEqual([]);
});
