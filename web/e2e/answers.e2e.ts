/**
 * Nothing is answered that nobody meant, and nothing moves under a pointer: stored views of
 * Destiny in a real browser.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FRESH_MS, SKIP_MS } from "@/core/scene/fresh-question";
import { putUpStand } from "./helpers/stand";

const DESK = { viewport: { width: 1440, height: 900 } };
const STILL = { ...DESK, reducedMotion: "reduce" as const };

const house = putUpStand();

function done(page: Page): Promise<ReadonlyArray<string>> {
  return page.evaluate(() => stand.store.done);
}

test("the space bar skips what the other side does, and answers nothing after it", async () => {
  const page = await house.visit("action", DESK);
  // Something of the bar has the focus, as after a game with the keyboard.
  await page.evaluate(async () => {
    const messages = await stand.begin("/tests/passages/destiny/event.json");
    document.querySelector<HTMLElement>("[data-bar] button")?.focus();
    for (const say of messages) say();
  });
  await page.locator("[data-on-stage]").waitFor();

  for (let press = 0; press < 12; press += 1) await page.keyboard.press("Space");
  await page.locator("[data-bar] [data-choice]").first().waitFor();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Space");

  expect(await done(page)).toEqual([]);
  await page.waitForTimeout(SKIP_MS);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BUTTON");
});

test("the log is led back to its newest line, and follows from there", async () => {
  const page = await house.visit("midgame", STILL);
  await page.evaluate(() => {
    const { lines } = stand.store.getSnapshot();
    const many = [...Array(60).keys()].map((serial) => ({
      text: `Line ${serial}.`,
      event: { serial: 10_000 + serial, cause: 0, kind: "moved" },
    }));
    stand.store.change({ lines: [...lines, ...many] });
  });
  const log = page.getByRole("list", { name: "What happened" });
  await log.hover();
  await page.mouse.wheel(0, -600);
  await page.getByRole("button", { name: "↓ Newest" }).waitFor();
  await log.getByText("Line 45.").hover();
  await log.locator("li", { hasText: "Line 45." }).getByRole("button", { name: "why?" }).click();
  await page.evaluate(() => {
    const { lines } = stand.store.getSnapshot();
    const event = { serial: 20_000, cause: 0, kind: "moved" };
    stand.store.change({ lines: [...lines, { text: "The newest.", event }] });
  });

  await page.getByRole("button", { name: "↓ 1 new" }).click();

  const isInSight = (words: string): Promise<boolean> =>
    log.getByText(words).evaluate((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      const box = line.closest(".newest-last")?.getBoundingClientRect();
      return box !== undefined && top >= box.top && bottom <= box.bottom;
    });
  expect(await isInSight("The newest.")).toBe(true);
  await page.evaluate(() => {
    const { lines } = stand.store.getSnapshot();
    const event = { serial: 20_001, cause: 0, kind: "moved" };
    stand.store.change({ lines: [...lines, { text: "One more.", event }] });
  });
  expect(await isInSight("One more.")).toBe(true);
});

/** What may be asked: little and much to choose from, things in a stack, several at once, nothing. */
const QUESTIONS = ["action", "may", "battlefield", "mulligan", "indirect_damage", "title", "over"];
const WINDOWS = [
  ["a desk", STILL],
  ["a tablet", { ...STILL, viewport: { width: 1024, height: 768 } }],
  ["a phone", { ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

test.each(WINDOWS)("whatever is asked, nothing on the board moves on %s", async (_, options) => {
  const page = await house.visit("midgame", options);
  const moved = await page.evaluate(async (names) => {
    const places = (): ReadonlyMap<string, string> =>
      new Map(
        [
          ...document.querySelectorAll<HTMLElement>(
            "[data-bar], [data-board], [data-board] [data-thing]",
          ),
        ].map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [one.dataset["thing"] ?? one.className, [left, top, width, height].join(" ")];
        }),
      );
    const drawn = (): Promise<unknown> =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { view } = stand.store.getSnapshot();
    if (view === null) throw new Error("There is no view.");
    const first = places();
    const found: string[] = [];
    for (const name of names) {
      const { view: other, prompt } = await (await fetch(`/tests/views/${name}.json`)).json();
      // The table stays, and only the question is another.
      stand.store.change({ view: { ...view, decision: other.decision }, prompt });
      await drawn();
      for (const [thing, place] of places()) {
        if (first.has(thing) && first.get(thing) !== place) {
          found.push(`${name}: ${thing} from ${first.get(thing)} to ${place}`);
        }
      }
    }
    return found;
  }, QUESTIONS);

  expect(moved).toEqual([]);
});

test("a card that is looked at covers no answer, wherever it lies", async () => {
  const page = await house.visit("midgame", STILL);
  const bar = await page.locator("[data-bar]").boundingBox();
  const things = page.locator("[data-zone='hand'] [data-thing], [data-edge='bottom'] [data-thing]");
  const count = await things.count();
  expect(count).toBeGreaterThan(3);
  for (let nth = 0; nth < count; nth += 1) {
    await things.nth(nth).hover();
    const sheet = page.getByRole("tooltip");
    await sheet.waitFor();
    const box = await sheet.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.mouse.move(4, 4);
    await sheet.waitFor({ state: "detached" });
  }
});

test("on a phone a mulligan is kept with one tap that is in sight", async () => {
  const page = await house.visit("mulligan", WINDOWS[2][1]);
  const keep = page.getByRole("button", { name: "Keep all" });
  const { y = 0, height = 0 } = (await keep.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(844);
  const inSight = await keep.evaluate((button) => {
    const { left, top, width, height: high } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + high / 2));
  });
  expect(inSight).toBe(true);
  await page.waitForTimeout(FRESH_MS);

  await keep.tap();

  const [answer] = await done(page);
  const options = await page.evaluate(
    () => stand.store.getSnapshot().view?.decision?.options ?? [],
  );
  expect(options[Number(answer?.replace("answer ", ""))]?.kind).toBe("stop");
});

test("on a phone something said leaves a mark, and a tap on it shows the chat", async () => {
  const page = await house.visit("midgame", WINDOWS[2][1]);
  await page.evaluate(() => {
    const said = [{ name: "Bob", text: "Hello, good luck!", type: "said", at: 0 }];
    stand.store.change({ said: said as never });
  });

  await page.getByRole("button", { name: /1 new in the chat/ }).tap();

  await page.getByText("Hello, good luck!").waitFor();
});

test("odds are told in hundredths, and how likely each amount is at least", async () => {
  const page = await house.visit("midgame", STILL);
  await page.evaluate(() => {
    const chances = {
      damage: [
        [0, 16, 36],
        [1, 8, 36],
        [2, 12, 36],
      ],
    };
    stand.store.ask = () =>
      Promise.resolve({ done: true, reply: { type: "chances", ref: 1, chances } } as never);
  });
  await page.getByRole("tab", { name: "Odds" }).click();
  await page
    .getByRole("button", { name: /^Activate/ })
    .first()
    .click();

  const least = page.getByRole("list", { name: "At least" });
  expect(await least.getByRole("listitem").allTextContents()).toEqual([
    "56% at least 1",
    "33% at least 2",
  ]);
});
