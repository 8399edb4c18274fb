import { expect, test } from "vitest";
import { newTrace } from "@/core/net/trace";

test("each click has a number of its own, in the form that servers read", () => {
  const one = newTrace();
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(newTrace()).not.toBe(one);
});
