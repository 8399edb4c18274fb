/**
 * Patching: the plain data after a change, as the server's `hosting.deltas` makes it.
 *
 * What belongs here: following paths and copying what lies on them; the rest is shared with the
 * old data. What does not: versions, and who asks for the whole when a path leads nowhere.
 */
import type { Delta } from "@protocol";

type Path = ReadonlyArray<string | number>;
type Table = Readonly<Record<string, unknown>>;

/** A path leads nowhere: what we have is not what the change was made from. */
export class PatchError extends Error {}

/** The data after a change; the old data stays as it is. Throws PatchError. */
export function patched(old: unknown, delta: Delta): unknown {
  let data = old;
  for (const path of delta.gone ?? []) data = changed(data, path, 0, dropped);
  for (const [path, value] of delta.put ?? []) {
    data = path.length === 0 ? value : changed(data, path, 0, putting(value));
  }
  return data;
}

/** What to do with the last place of a path: a copy of what holds it, changed there. */
type Change = (holder: ReadonlyArray<unknown> | Table, place: string | number) => unknown;

function changed(old: unknown, path: Path, depth: number, change: Change): unknown {
  const place = path[depth];
  if (place === undefined || !isHolder(old)) throw lost(path);
  if (depth === path.length - 1) return change(old, place);
  return put(old, place, changed(at(old, place), path, depth + 1, change));
}

function putting(value: unknown): Change {
  return (holder, place) => {
    if (isRow(holder)) at(holder, place);
    return put(holder, place, value);
  };
}

function dropped(holder: ReadonlyArray<unknown> | Table, place: string | number): unknown {
  at(holder, place);
  if (isRow(holder)) return holder.filter((_, index) => index !== place);
  const { [place]: _, ...rest } = holder;
  return rest;
}

function put(
  holder: ReadonlyArray<unknown> | Table,
  place: string | number,
  value: unknown,
): unknown {
  if (!isRow(holder)) return { ...holder, [place]: value };
  return holder.map((one, index) => (index === place ? value : one));
}

function at(holder: ReadonlyArray<unknown> | Table, place: string | number): unknown {
  if (isRow(holder)) {
    if (typeof place !== "number" || place < 0 || place >= holder.length) throw lost([place]);
    return holder[place];
  }
  if (!Object.hasOwn(holder, place)) throw lost([place]);
  return holder[place];
}

function isRow(data: unknown): data is ReadonlyArray<unknown> {
  return Array.isArray(data);
}

function isHolder(data: unknown): data is ReadonlyArray<unknown> | Table {
  return typeof data === "object" && data !== null;
}

function lost(path: Path): PatchError {
  return new PatchError(`Nothing is at ${path.join(".")}.`);
}
