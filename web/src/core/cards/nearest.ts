/** Which of some names somebody may have meant. */

/** A slip of the hand changes no more than every third letter. */
const LETTERS_A_SLIP = 3;

/** The nearest names to one that is none of them, the nearest first; none if all are far away. */
export function nearest(typed: string, names: ReadonlyArray<string>): ReadonlyArray<string> {
  const said = typed.toLowerCase();
  const allowed = Math.max(1, Math.floor(said.length / LETTERS_A_SLIP));
  return names
    .map((name) => [name, distanceOf(said, name.toLowerCase())] as const)
    .filter(([, distance]) => distance <= allowed)
    .toSorted(([, one], [, other]) => one - other)
    .map(([name]) => name);
}

/** How many letters must be put in, left out, changed or swapped; what only goes on is near. */
function distanceOf(typed: string, name: string): number {
  if (typed !== "" && name.startsWith(typed)) return 1;
  let before: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === name[column - 2] &&
        typed[row - 2] === name[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, current];
  }
  return last[name.length] ?? 0;
}
