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
  const labels = labelsOf([...numbersOf.keys()]);
  for (const change of changes.toReversed()) {
    const now = numbersOf.get(change);
    if (!now) continue;
    for (const [key, value] of now) values.set(key, value);
    const { commit } = change;
    const title = commit ? `${minuteOf(commit)} ${commit.author}: ${commit.subject}` : texts.notCommitted;
    points.push({ label: labels.get(change) ?? texts.notCommitted, title, values: new Map(values) });
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

type Commit = NonNullable<RowChange["commit"]>;

const dayOf = ({ date }: Commit): string => date.slice(0, 10);
const timeOf = ({ date }: Commit): string => date.slice(11, 16);

/** The day and the time of a commit, as its author's clock had it: `2026-11-22 10:00`. */
export const minuteOf = (commit: Commit): string => `${dayOf(commit)} ${timeOf(commit)}`;

/** Days of commits; with the time where several are of one day, and the hash where they are of one minute, so that labels differ. */
function labelsOf(changes: readonly RowChange[]): ReadonlyMap<RowChange, string> {
  const commits = changes.flatMap(({ commit }) => commit ?? []);
  const [days, minutes] = [counts(commits.map(dayOf)), counts(commits.map(minuteOf))];
  const labels = new Map<RowChange, string>();
  for (const change of changes) {
    const { commit } = change;
    if (!commit) continue;
    const [day, hash] = [dayOf(commit), commit.hash.slice(0, 8)];
    if (days.get(day) === 1) labels.set(change, day);
    else if (minutes.get(minuteOf(commit)) !== 1) labels.set(change, hash);
    else labels.set(change, days.size === 1 ? timeOf(commit) : minuteOf(commit));
  }
  return labels;
}

function counts(names: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
