import type { CellDifference, ColumnId } from "../sheet/index.js";
import { writeValue } from "../toml/index.js";

/** A column with its cells that one version of their row lacks. */
export interface OneSided {
  readonly column: ColumnId;
  readonly rows: ReadonlyMap<number, CellDifference>;
}

/** What a new column was called, and in how many rows it has the value that the old one had. */
interface Renamed {
  readonly from: OneSided;
  readonly rows: number;
}

/** So many of the rows of both must have the same values. */
const shareOfSame = 0.8;
/** Columns that hold next to nothing are alike by chance. */
const fewestValues = 2;
/** More pairs of a new and an old column are not compared value by value: their number is that of the one times the other. */
const mostPairs = 64;

/**
 * Which new columns are old ones under another name: those with the same values in the same rows, then those in which all but a
 * few have them. Each old column is found once.
 */
export function renamedColumns(fresh: readonly OneSided[], gone: readonly OneSided[]): ReadonlyMap<OneSided, Renamed> {
  const found = new Map<OneSided, Renamed>();
  if (fresh.length === 0 || gone.length === 0) return found;
  const old = new Map(gone.map((each) => [each, textsOf(each, "before")]));
  const now = new Map(fresh.map((each) => [each, textsOf(each, "after")]));
  const taken = new Set<OneSided>();
  const alike = new Map<string, OneSided[]>();
  for (const [each, texts] of old) {
    const whole = wholeText(texts);
    const list = alike.get(whole);
    if (list) list.push(each);
    else alike.set(whole, [each]);
  }
  for (const [each, texts] of now) {
    const from = alike.get(wholeText(texts))?.shift();
    if (!from) continue;
    found.set(each, { from, rows: texts.size });
    taken.add(from);
  }
  const open = [...now].filter(([each]) => !found.has(each));
  const left = [...old].filter(([each]) => !taken.has(each));
  if (open.length * left.length > mostPairs) return found;
  const pairs = open.flatMap(([each, texts]) =>
    left.flatMap(([from, before]) => {
      const rows = sameRows(texts, before);
      return rows === 0 ? [] : [{ each, from, rows }];
    }),
  );
  for (const { each, from, rows } of pairs.toSorted((one, other) => other.rows - one.rows)) {
    if (found.has(each) || taken.has(from)) continue;
    found.set(each, { from, rows });
    taken.add(from);
  }
  return found;
}

/** In how many rows two columns hold the same; 0 where that is too few to be one column. */
function sameRows(one: Texts, other: Texts): number {
  const values = new Set<string>();
  let [same, shared] = [0, 0];
  for (const [row, text] of one) {
    const was = other.get(row);
    if (was !== undefined) shared += 1;
    if (was !== text) continue;
    same += 1;
    values.add(text);
  }
  const all = one.size + other.size - shared;
  return values.size >= fewestValues && same >= all * shareOfSame ? same : 0;
}

/** What a column holds, by the places of its rows. */
type Texts = ReadonlyMap<number, string>;

const textsOf = ({ rows }: OneSided, side: "before" | "after"): Texts =>
  new Map([...rows].map(([row, { [side]: value }]) => [row, value ? writeValue(value, { oneLine: true }) : ""]));

const wholeText = (texts: Texts): string => [...texts].map(([row, text]) => `${row} ${text}`).join("\n");
