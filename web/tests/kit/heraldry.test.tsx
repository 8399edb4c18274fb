import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { blazonOf, type EmblemFacts, numberOf, unlike } from "@/kit/heraldry/blazon";
import { DEVICES } from "@/kit/heraldry/devices";
import { devicePath, Emblem } from "@/kit/heraldry/emblem";

const HERO: EmblemFacts = { name: "Somebody", side: "hero", tone: "blue", kinds: ["jedi"] };

describe("what is chosen", () => {
  test("the number of a name hears neither accents nor capitals, and is the same everywhere", () => {
    expect(numberOf("Padmé Amidala")).toBe(numberOf("padme amidala"));
    expect([numberOf("Rey"), numberOf("Finn")]).toEqual([4_103_122_996, 2_917_787_603]);
  });

  test("every printing of a person has the same field; side and kind change the rest", () => {
    const [one, other] = [HERO, { ...HERO, side: "villain", kinds: ["sith"] } as const].map(
      blazonOf,
    );
    expect(other?.ordinary).toBe(one?.ordinary);
    expect(other?.ornament).toBe(one?.ornament);
    expect([one?.kind, other?.kind]).toEqual(["jedi", "sith"]);
  });

  test.each([
    [["leader", "pilot"], "pilot", true],
    [["leader"], "leader", false],
    [["nobody drew this", "spy"], "spy", false],
    [["nobody drew this"], "ranged", false],
    [[], "ranged", false],
  ])("of the kinds %j the device is %s", (kinds, kind, crest) => {
    expect(blazonOf({ ...HERO, kinds, strength: "ranged" })).toMatchObject({ kind, crest });
  });

  test("without kind and strength it is a star", () => {
    expect(blazonOf({ ...HERO, kinds: [] }).kind).toBe("other");
  });
});

describe("at one table", () => {
  const same = ["a", "b", "c", "d"].map((name) => ({ ...HERO, name }));

  test("those of different names get different devices while there are variants", () => {
    expect(new Set(unlike(same).map(devicePath)).size).toBe(4);
  });

  test("copies of one stay equal", () => {
    const [first, , third] = unlike([HERO, { ...HERO, name: "x" }, HERO]);
    expect(third).toEqual(first);
  });

  test("with all variants in use nobody is lost", () => {
    const crowd = ["a", "b", "c", "d", "e", "f"].map((name) => ({ ...HERO, name }));
    expect(unlike(crowd).map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e", "f"]);
  });
});

const VARIANTS = [...DEVICES].flatMap(([kind, variants]) =>
  variants.map((draw, place) => [`${kind} ${place}`, draw({ part: 1, bits: 0x5a5a })] as const),
);

describe("devices", () => {
  test("are all different", () => {
    expect(new Set(VARIANTS.map(([, path]) => path)).size).toBe(VARIANTS.length);
  });

  test.each(VARIANTS)("%s stays on its field", (_, path) => {
    const points = [...path.matchAll(/[ML]([\d.-]+) ([\d.-]+)/gu)].flatMap(([, x, y]) => [x, y]);
    expect(points.length).toBeGreaterThan(1);
    for (const point of points) expect(Math.abs(Number(point) - 50)).toBeLessThanOrEqual(43);
  });
});

test("the smaller it is, the less is drawn", () => {
  const parts = [128, 48, 24].map((size) => {
    const { container } = render(<Emblem facts={{ ...HERO, unique: true }} size={size} />);
    return container.querySelectorAll("path").length;
  });
  expect(parts.toSorted((one, other) => other - one)).toEqual(parts);
  expect(new Set(parts).size).toBe(3);
});
