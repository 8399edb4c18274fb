/** A deck by any of the names it goes by. */
interface Named {
  /** What it is chosen by; what its owner calls it. */
  readonly name: string;
  /** What one that comes with the program is called; empty for others. */
  readonly called: string;
}

/** What people read as the name of a deck. */
export function calledOf({ name, called }: Named): string {
  return called || name;
}
