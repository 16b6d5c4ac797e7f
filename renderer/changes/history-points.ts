import type { NumberSeries, RowChange, RowHistory } from "../../shared/revision/index.js";
import { texts } from "./texts.js";

/** The numbers of a row at one time. */
export interface Point {
  readonly at: number;
  readonly label: string;
  readonly title: string;
  /** By the keys of the columns. */
  readonly values: ReadonlyMap<string, number>;
}

/** The numbers after each change of one of them, the oldest first; what a change leaves alone keeps its value. */
export function pointsOf(changes: RowHistory, series: readonly NumberSeries[]): readonly Point[] {
  const values = new Map<string, number>();
  for (const { key, points } of series) {
    const [first] = points;
    if (first?.change === null) values.set(key, first.value);
  }
  const points: Omit<Point, "at">[] =
    values.size > 0 ? [{ label: texts.atFirst, title: texts.atFirst, values: new Map(values) }] : [];
  const numbersOf = byChange(series);
  for (const change of changes.toReversed()) {
    const now = numbersOf.get(change);
    if (!now) continue;
    for (const [key, value] of now) values.set(key, value);
    const { commit } = change;
    const title = commit ? `${commit.date.slice(0, 10)} ${commit.author}: ${commit.subject}` : texts.notCommitted;
    points.push({ label: commit?.date.slice(0, 10) ?? texts.notCommitted, title, values: new Map(values) });
  }
  return points.map((point, at) => ({ ...point, at }));
}

/** The numbers that each change wrote, with their keys. */
function byChange(series: readonly NumberSeries[]): ReadonlyMap<RowChange, readonly (readonly [string, number])[]> {
  const found = new Map<RowChange, (readonly [string, number])[]>();
  for (const { key, points } of series) {
    for (const { change, value } of points) {
      if (!change) continue;
      const numbers = found.get(change);
      if (numbers) numbers.push([key, value]);
      else found.set(change, [[key, value]]);
    }
  }
  return found;
}
