import type { Body, Entry, Group } from "./groups.js";
import type { Part } from "./lines.js";
import { usualOrder } from "./usual-order.js";

/** The order of keys that is wanted of the rows of a table; undefined for the order that most of its rows have. */
export type WantedOrder = (table: readonly string[]) => readonly string[] | undefined;

/** The parts of a file with their pairs in order (TOML-9). */
export interface ReadPart extends Part {
  readonly body: Body;
  /** Whether it is a row, or a table within one. */
  readonly isOfRow: boolean;
}

/** Puts the pairs of rows in order, and of tables within rows. Others stay. */
export function inOrder(parts: readonly ReadPart[], wanted: WantedOrder): readonly Body[] {
  const kinds = new Map<string, Body[]>();
  for (const { section, body, isOfRow } of parts) {
    if (!isOfRow) continue;
    const kind = JSON.stringify(section.path);
    const bodies = kinds.get(kind);
    if (bodies) bodies.push(body);
    else kinds.set(kind, [body]);
  }
  const ranks = new Map<string, Rank>();
  return parts.map(({ section: { path }, body, isOfRow }) => {
    if (!isOfRow) return body;
    const kind = JSON.stringify(path);
    const rank = ranks.get(kind) ?? rankIn(kinds.get(kind) ?? [], wanted(path));
    ranks.set(kind, rank);
    return { ...body, groups: body.groups.map((group) => sorted(group, rank)) };
  });
}

/** The place of a key in the order of its kind of row. */
type Rank = (keys: readonly string[]) => number;

/** Keys that are not named by the order that is wanted come behind those that are, in their usual order. */
function rankIn(bodies: readonly Body[], wanted: readonly string[] = []): Rank {
  const named = new Map(wanted.map((key, place) => [key, place]));
  const isNamed = ([key = ""]: readonly string[]): boolean => named.has(key);
  const rows = bodies.flatMap(({ groups }) =>
    groups.map(({ entries }) => entries.flatMap(({ keys }) => (isNamed(keys) ? [] : [nameOf(keys)]))),
  );
  const usual = usualOrder(rows);
  return (keys) => named.get(keys[0] ?? "") ?? named.size + (usual.get(nameOf(keys)) ?? 0);
}

const nameOf = (keys: readonly string[]): string => JSON.stringify(keys);

function sorted(group: Group, rank: Rank): Group {
  const ranked = group.entries.map((entry): readonly [number, Entry] => [rank(entry.keys), entry]);
  return { ...group, entries: ranked.sort(([a], [b]) => a - b).map(([, entry]) => entry) };
}
