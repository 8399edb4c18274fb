/**
 * A roll, picture by picture: nothing of its result is to be seen before its dice lie.
 */
import type { Line } from "@protocol";
import type { Board, Told } from "@protocol/destiny";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { tumbleMs } from "@/games/destiny/motion/flights";
import { putUpStand } from "./helpers/stand";

const DESK = { viewport: { width: 1440, height: 900 } };

/** One picture: when it was drawn, how much of each face is to be seen, sum and newest line. */
interface Picture {
  readonly at: number;
  readonly faces: ReadonlyArray<number>;
  readonly sum: string;
  readonly told: boolean;
}

const house = putUpStand();

test("faces, sum and log wait until the dice lie", async () => {
  const page = await house.visit("die_to_resolve", DESK);

  const pictures = await roll(page);

  const [first, ...later] = pictures;
  const last = pictures.at(-1);
  expect(first?.faces.length).toBeGreaterThan(1);
  expect(first).toMatchObject({ faces: first?.faces.map(() => 0), sum: "", told: false });
  expect(last).toMatchObject({ sum: `${3 * (last?.faces.length ?? 0)}`, told: true });
  expect(last?.faces).toEqual(last?.faces.map(() => 1));
  // However few pictures a busy machine draws: what was seen stays, and is told last.
  const vanished = later.filter(({ faces }, before) =>
    faces.some((seen, die) => seen < (pictures[before]?.faces[die] ?? 0)),
  );
  expect(vanished).toEqual([]);
  const tooEarly = pictures.filter(
    ({ faces, sum, told }) => Math.min(...faces) < 1 && (sum !== "" || told),
  );
  expect(tooEarly).toEqual([]);
});

/** Roll all dice of one's own pool to three melee, and look at every picture the browser draws. */
function roll(page: Page): Promise<ReadonlyArray<Picture>> {
  const until = tumbleMs(4) + 600;
  return page.evaluate(async (longest) => {
    const { lines, version, view } = stand.store.getSnapshot();
    if (view === null) throw new Error("There is no view.");
    // The stand shows tables of Destiny.
    const board = view.board as Board;
    const mine = board.dice.filter((die) => die.zone === "pool" && die.seat === view.seat);
    const serial = (lines.at(-1)?.event.serial ?? 0) + 1;
    const text = "You roll threes.";
    const event: Told = { serial, cause: 0, kind: "dice_rolled", items: mine };
    const line: Line = { text, event };
    const dice = board.dice.map((die) => (mine.includes(die) ? { ...die, side: "3MD" } : die));
    const look = (since: number): Picture => {
      const pool = document.querySelector("[data-zone='pool']");
      const lying = [...(pool?.querySelectorAll("[data-thing] [data-state]") ?? [])];
      return {
        at: performance.now() - since,
        faces: lying.map((die) => {
          const value = die.querySelector("[class*='value']");
          const own = value === null ? 0 : Number(getComputedStyle(value).opacity);
          return own * Number(getComputedStyle(die).opacity);
        }),
        sum: pool?.querySelector("[aria-label='In sum'] b")?.textContent ?? "",
        told: document.body.textContent?.includes(text) ?? false,
      };
    };
    const start = performance.now();
    stand.store.change({
      version: version + 1,
      view: { ...view, board: { ...board, dice } },
      lines: [...lines, line],
    });
    const pictures: Picture[] = [];
    while (performance.now() - start < longest) {
      // What an animation frame sees is what was drawn just before it, or is about to be.
      await new Promise((drawn) => requestAnimationFrame(drawn));
      pictures.push(look(start));
    }
    return pictures;
  }, until);
}
