// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diceSeen, fly } from "@/games/destiny/motion/flights";

let arrive: () => void = () => undefined;
const animate = vi.fn(() => ({
  finished: new Promise<void>((resolve) => {
    arrive = resolve;
  }),
}));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.assign(Element.prototype, { animate });
  document.body.innerHTML =
    '<div data-pool><button data-thing="7">die</button></div><button data-thing="100">card</button>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
  animate.mockClear();
  document.body.innerHTML = "";
});

const home = [{ kind: "home", die: 7 }] as const;
const before = () => ({ dice: diceSeen(), cardOf: () => 100 });

test("a die that left its pool slides to its card as it looked, and is no thing any more", async () => {
  const seen = before();
  document.querySelector("[data-thing='7']")?.remove();
  fly(home, seen, 1);
  const flying = document.body.lastElementChild as HTMLElement;
  expect(flying.textContent).toBe("die");
  expect(flying.querySelector("[data-thing]")).toBeNull();
  expect(flying.inert).toBe(true);
  arrive();
  await vi.waitFor(() => expect(flying.isConnected).toBe(false));
});

test("a die whose card has left play does not move", () => {
  const seen = before();
  document.body.innerHTML = "";
  fly(home, seen, 1);
  expect(animate).not.toHaveBeenCalled();
});

test("nothing moves for those who want no motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  fly(home, before(), 1);
  expect(animate).not.toHaveBeenCalled();
});
