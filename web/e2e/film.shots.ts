/**
 * Film strips for `docs/design/shots`: a roll and what the other side does, eight frames each.
 *
 * What belongs here: which passage is shown at which moments. What does not: stopping the time
 * (`helpers/film`).
 */
import { test } from "vitest";
import { Film } from "./helpers/film";
import { keepStrip } from "./helpers/shots";
import { putUpStand } from "./helpers/stand";

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A strip: its name, what is shown in which window, and when each frame is taken. */
interface Strip {
  readonly name: string;
  readonly title: string;
  readonly passage: string;
  /** How many messages of the passage have been before. */
  readonly after: number;
  readonly at: ReadonlyArray<number>;
}

const ROLL = [20, 120, 240, 340, 460, 600, 700, 900];
const STAGED = [60, 200, 400, 550, 690, 760, 1_000, 1_500];

const STRIPS: ReadonlyArray<Strip> = [
  { name: "film-roll", title: "", passage: "destiny/roll", after: 0, at: ROLL },
  { name: "film-event", title: "", passage: "destiny/event", after: 0, at: STAGED },
  { name: "film-effect", title: "", passage: "destiny/event", after: 3, at: STAGED },
  {
    name: "film-attack",
    title: "imperial-assault",
    passage: "imperial-assault/attack",
    after: 0,
    at: [60, 400, 600, 1_000, 1_200, 1_400, 1_700, 2_000],
  },
  {
    name: "film-destiny",
    title: "swccg",
    passage: "swccg/destiny",
    after: 0,
    at: [200, 700, 1_150, 1_300, 1_700, 2_300, 2_800, 3_400],
  },
];

const house = putUpStand();

test.each(STRIPS)("$name", async ({ name, title, passage, after, at }) => {
  for (const [size, window] of [
    ["desk", DESK],
    ["phone", PHONE],
  ] as const) {
    const page = await house.visit("midgame", window, title);
    const film = await Film.of(page, `/tests/passages/${passage}.json`, after);
    const frames: Buffer[] = [];
    for (const moment of at) {
      await film.until(moment);
      frames.push(await page.screenshot());
    }
    await page.clock.resume();
    await keepStrip(page, `${name}-${size}`, frames, size === "desk" ? 4 : 8);
    await page.context().close();
  }
});
