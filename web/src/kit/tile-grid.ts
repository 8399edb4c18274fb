/** Which tile of a grid lies beside another, by how they are laid out now. */

/** The place of the tile that an arrow leads to; null for another key, or where there is none. */
export function neighbour(
  tiles: ReadonlyArray<Pick<Element, "getBoundingClientRect">>,
  at: number,
  key: string,
): number | null {
  const inRow = columnsOf(tiles);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -inRow,
    ArrowDown: inRow,
  };
  const step = steps[key];
  if (key === "Home") return 0;
  if (key === "End") return tiles.length - 1;
  if (step === undefined) return null;
  const next = at + step;
  return next < 0 || next >= tiles.length ? null : next;
}

/** How many tiles lie in the first row. */
function columnsOf(tiles: ReadonlyArray<Pick<Element, "getBoundingClientRect">>): number {
  const tops = tiles.map((tile) => Math.round(tile.getBoundingClientRect().top));
  const other = tops.findIndex((top) => top !== tops[0]);
  return other === -1 ? Math.max(1, tops.length) : other;
}
