/**
 * BLAKE2b (RFC 7693) with a key and a personalisation, for checking a game's seed in the browser.
 *
 * What belongs here: the hash. What does not: what is hashed (`verifying`).
 */
const MASK = (1n << 64n) - 1n;
const BLOCK = 128;
const ROUNDS = 12;
const START: ReadonlyArray<bigint> = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDER: ReadonlyArray<ReadonlyArray<number>> = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** Columns, then diagonals: the four words that each mixing works on. */
const MIXED: ReadonlyArray<readonly [number, number, number, number]> = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

function turned(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK;
}

function words(bytes: Uint8Array): BigUint64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return BigUint64Array.from({ length: bytes.length / 8 }, (_, nth) =>
    view.getBigUint64(nth * 8, true),
  );
}

function compress(hash: BigUint64Array, block: Uint8Array, count: number, isLast: boolean): void {
  const message = words(block);
  const v = BigUint64Array.from([...hash, ...START]);
  const at = (place: number): bigint => v[place] ?? 0n;
  v[12] = at(12) ^ BigInt(count);
  if (isLast) v[14] = at(14) ^ MASK;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = ORDER[round % ORDER.length] ?? [];
    MIXED.forEach(([a, b, c, d], nth) => {
      const x = message[order[2 * nth] ?? 0] ?? 0n;
      const y = message[order[2 * nth + 1] ?? 0] ?? 0n;
      v[a] = (at(a) + at(b) + x) & MASK;
      v[d] = turned(at(d) ^ at(a), 32n);
      v[c] = (at(c) + at(d)) & MASK;
      v[b] = turned(at(b) ^ at(c), 24n);
      v[a] = (at(a) + at(b) + y) & MASK;
      v[d] = turned(at(d) ^ at(a), 16n);
      v[c] = (at(c) + at(d)) & MASK;
      v[b] = turned(at(b) ^ at(c), 63n);
    });
  }
  hash.forEach((word, place) => {
    hash[place] = word ^ at(place) ^ at(place + 8);
  });
}

/** The hash of a message: `size` bytes, under a key, with a personalisation of 16 bytes at most. */
export function blake2b(
  message: Uint8Array,
  size: number,
  key: Uint8Array,
  personal: Uint8Array,
): Uint8Array {
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(personal, 48);
  const given = words(parameters);
  const hash = BigUint64Array.from(START, (word, place) => word ^ (given[place] ?? 0n));
  const keyBlock = new Uint8Array(key.length > 0 ? BLOCK : 0);
  keyBlock.set(key);
  const whole = new Uint8Array(keyBlock.length + message.length);
  whole.set(keyBlock);
  whole.set(message, keyBlock.length);
  const blocks = Math.max(1, Math.ceil(whole.length / BLOCK));
  for (let nth = 0; nth < blocks; nth += 1) {
    const block = new Uint8Array(BLOCK);
    block.set(whole.subarray(nth * BLOCK, (nth + 1) * BLOCK));
    compress(hash, block, Math.min((nth + 1) * BLOCK, whole.length), nth === blocks - 1);
  }
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  hash.forEach((word, place) => {
    view.setBigUint64(place * 8, word, true);
  });
  return bytes.slice(0, size);
}
