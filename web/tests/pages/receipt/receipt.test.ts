// @vitest-environment jsdom
import type { Receipt } from "@protocol";
import { expect, test } from "vitest";
import { drawShare, type Share, shareOf } from "@/core/store/shares";
import { bytesOf, gameSeed, hexOf, verify } from "@/pages/receipt/verifying";

const NONE = new Uint8Array();
const SERVER_SEED = hexOf(Uint8Array.from({ length: 32 }, (_, nth) => nth));
const NONCE = hexOf(Uint8Array.from({ length: 32 }, (_, nth) => 100 + nth));
/** Made by `dejarik.hosting.play.fairness`. */
const RECEIPT: Receipt = {
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  table: "a-table",
  nonces: [NONCE, ""],
  server_seed: SERVER_SEED,
  seed: "ca712689c01e5eb185e7fbd385cd80c7704d750fa3b6d71034ddbbbeaf57335f",
};
const SHARE = { game: "a-table", commitment: RECEIPT.commitment, nonce: NONCE };
const ZEROS = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
const findings = async (receipt: Receipt, share: Share | null = SHARE) =>
  (await verify(receipt, share)).map(({ finding }) => finding);

test("the seed of many seats is Python's", () => {
  const nonces = Array.from({ length: 9 }, (_, seat) => new Uint8Array(32).fill(seat));
  const seed = gameSeed(new Uint8Array(32).fill(7), "a longer name of a table", nonces);
  expect(hexOf(seed)).toBe("67b5bbbc7d0a1fc1626ba532e28151848a80d2abfb95c642b2573b2dd3a0c5d4");
});

test("a true receipt agrees in everything", async () => {
  expect(await findings(RECEIPT)).toEqual(["agrees", "agrees", "agrees"]);
});

test.each([
  ["another commitment", { commitment: "00" }, ["differs", "agrees", "agrees"]],
  ["another seed", { seed: "00" }, ["agrees", "differs", "agrees"]],
  ["another table", { table: "b-table" }, ["agrees", "differs", "agrees"]],
  [
    "another commitment that fits another seed",
    { server_seed: "00".repeat(32), commitment: ZEROS },
    ["differs", "differs", "agrees"],
  ],
  ["nonces in other seats", { nonces: ["", NONCE] }, ["agrees", "differs", "agrees"]],
  ["a nonce that is none", { nonces: ["xy"] }, ["agrees", "differs", "differs"]],
  ["no nonce of ours", { nonces: ["00", "01"] }, ["agrees", "differs", "differs"]],
  ["a seed of the server that is none", { server_seed: "zz" }, ["differs"]],
  ["a game that goes on", { server_seed: "" }, ["unknown"]],
])("%s is noticed", async (_, changed, expected) => {
  expect(await findings({ ...RECEIPT, ...changed })).toEqual(expected);
});

test("without what was written down, it says what it could not check", async () => {
  expect(await findings(RECEIPT, null)).toEqual(["unknown", "agrees", "unknown"]);
  expect(await findings({ ...RECEIPT, commitment: "00" }, null)).toEqual([
    "differs",
    "agrees",
    "unknown",
  ]);
});

test("what is written down first stays, and outlasts the page", () => {
  const first = drawShare("g1", "c1");
  expect(first.nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(drawShare("g1", "another")).toEqual(first);
  expect(shareOf("g1")).toEqual(first);
  expect(shareOf("g2")).toBeNull();
  expect(localStorage.getItem("dejarik.shares")).toContain(first.nonce);
});

test("of very many games the latest are kept", () => {
  for (let nth = 0; nth < 250; nth += 1) drawShare(`many-${nth}`, "c");
  expect(shareOf("many-0")).toBeNull();
  expect(shareOf("many-249")?.commitment).toBe("c");
});

test("parts cannot run together: each stands behind its length", () => {
  const seed = bytesOf(SERVER_SEED) ?? NONE;
  const one = Uint8Array.of(1);
  expect(hexOf(gameSeed(seed, "ab", [one]))).not.toBe(hexOf(gameSeed(seed, "a", [one])));
  expect(hexOf(gameSeed(seed, "a", [one, NONE]))).not.toBe(hexOf(gameSeed(seed, "a", [NONE, one])));
});
