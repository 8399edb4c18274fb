/**
 * Time that stands still between two frames, for pictures of what moves.
 *
 * What belongs here: the page's timers and its animations, moved together by hand. What does not:
 * what is shown, and when a frame is taken.
 */
import type { Page } from "playwright-core";

const STEP = 20;
const LONG = 8_000;
/** Far enough ahead of any clock that a page may have looked at. */
const LATER = 3_600_000;

declare global {
  /** Only on a page that is filmed: what the server says next, and the animations so far. */
  var filmed: {
    readonly next: ReadonlyArray<() => void>;
    at: number;
    readonly begun: WeakMap<Animation, number>;
  };
}

export class Film {
  private at = 0;

  private constructor(private readonly page: Page) {}

  /** Show a stored passage from one of its messages on, at its first moment. */
  static async of(page: Page, path: string, after: number): Promise<Film> {
    await page.clock.install();
    await page.evaluate(async (passage) => {
      const next = await stand.begin(passage);
      globalThis.filmed = { next, at: 0, begun: new WeakMap() };
    }, path);
    const film = new Film(page);
    for (let place = 0; place < after; place += 1) {
      await page.evaluate((one) => filmed.next[one]?.(), place);
      await page.clock.runFor(LONG);
      await film.move(LONG);
    }
    await page.clock.pauseAt(Date.now() + LATER);
    await page.evaluate((one) => filmed.next[one]?.(), after);
    await film.move(0);
    return film;
  }

  /** Let time pass until so many milliseconds after the beginning. */
  async until(moment: number): Promise<void> {
    while (this.at < moment) {
      const step = Math.min(STEP, moment - this.at);
      await this.page.clock.runFor(step);
      await this.move(step);
      this.at += step;
    }
    await this.move(0);
  }

  /** Every animation stands where it would after so much more time. */
  private move(ms: number): Promise<void> {
    return this.page.evaluate((passed) => {
      filmed.at += passed;
      for (const animation of document.getAnimations()) {
        const begun = filmed.begun.get(animation) ?? filmed.at - passed;
        filmed.begun.set(animation, begun);
        const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
        const now = filmed.at - begun;
        if (now >= end) {
          animation.finish();
        } else {
          animation.pause();
          animation.currentTime = now;
        }
      }
    }, ms);
  }
}
