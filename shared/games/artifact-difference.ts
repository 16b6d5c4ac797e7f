import type { Steps } from "../base/index.js";
import type { GeneratedFile, SourceFile } from "./artifact.js";

/** One place where a generated file and the one on disk say different things. */
export interface ArtifactDifference {
  readonly file: string;
  /** Keys and places of JSON from the top, or the number of a line; empty for the whole file. */
  readonly path: readonly (string | number)[];
  /** What the disk has; null where it has nothing. */
  readonly before: string | null;
  /** What is generated now; null where it is nothing. */
  readonly now: string | null;
}

/**
 * What is different, at most `most` places: JSON by what it says, whatever its format and the order of its keys, code
 * where it differs first. Gives way now and then.
 */
export function* differencesOf(
  { name, text, kind }: GeneratedFile,
  onDisk: string | null,
  most = Number.POSITIVE_INFINITY,
): Steps<readonly ArtifactDifference[]> {
  const whole = (before: string | null): ArtifactDifference => ({ file: name, path: [], before, now: "a new file" });
  if (onDisk === text) return [];
  if (onDisk === null) return [whole(null)];
  if (kind === "code") return [firstDifferentLine(name, onDisk, text)];
  let before: unknown;
  try {
    before = JSON.parse(onDisk);
  } catch {
    return [whole("no JSON")];
  }
  yield;
  const now: unknown = JSON.parse(text);
  yield;
  const places: Place[] = [];
  for (const [at, [key, had, has]] of membersOf(before, now).entries()) {
    if (at > 0 && at % membersAtOnce === 0) yield;
    if (places.length >= most) break;
    compare(places, key === null ? [] : [key], had, has);
  }
  return places.slice(0, most).map((place) => ({ file: name, ...place }));
}

type Place = Omit<ArtifactDifference, "file">;

/** Of two different texts. A text that goes on where the other ends has an absent line there. */
function firstDifferentLine(file: string, onDisk: string, text: string): ArtifactDifference {
  const before = onDisk.split("\n");
  const now = text.split("\n");
  const at = now.findIndex((line, index) => line !== before[index]);
  const line = at === -1 ? now.length : at;
  return { file, path: [line + 1], before: before[line] ?? null, now: now[line] ?? null };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Members of the uppermost object compared between two moments at which other work may be done. */
const membersAtOnce = 256;

type Member = readonly [key: string | number | null, before: unknown, now: unknown];

/** The members that two values have, side by side; where they have none to compare, the values themselves. */
function membersOf(before: unknown, now: unknown): readonly Member[] {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return [[null, before, now]];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const inside = (value: Readonly<Record<string, unknown>>, key: string) =>
    Object.hasOwn(value, key) ? value[key] : undefined;
  return keys.map((key) => [Array.isArray(now) ? Number(key) : key, inside(before, key), inside(now, key)]);
}

/** Goes as deep as both go, which is no deeper than what is generated. */
function compare(places: Place[], path: readonly (string | number)[], before: unknown, now: unknown): void {
  for (const [key, had, has] of membersOf(before, now)) {
    if (key !== null) compare(places, [...path, key], had, has);
    else if (had !== has) places.push({ path, before: shown(had), now: shown(has) });
  }
}

const longestShown = 120;
const deepestShown = 8;

function shown(value: unknown): string | null {
  if (value === undefined) return null;
  const text = brief(value, deepestShown);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/** JSON down to a depth, since a file on disk may go deeper than the stack. */
function brief(value: unknown, depth: number): string {
  if (!isObject(value)) return JSON.stringify(value);
  const isList = Array.isArray(value);
  if (depth === 0) return isList ? "[…]" : "{…}";
  const members = Object.entries(value).map(([key, member]) => {
    const inside = brief(member, depth - 1);
    return isList ? inside : `${JSON.stringify(key)}:${inside}`;
  });
  return isList ? `[${members.join(",")}]` : `{${members.join(",")}}`;
}

/** The names of rows by their ids, for people who read differences. */
export function namesById(sources: readonly SourceFile[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const rows of sources.flatMap(({ content }) => Object.values(content))) {
    if (!Array.isArray(rows)) continue;
    for (const row of rows as readonly unknown[]) {
      if (!isObject(row)) continue;
      const { id, name } = row;
      if (typeof id === "string" && typeof name === "string" && !names.has(id)) names.set(id, name);
    }
  }
  return names;
}

/** A difference in one line: the row it is about, the place in it, what was and what is. */
export function describeDifference(
  { path, before, now }: ArtifactDifference,
  names: ReadonlyMap<string, string>,
): string {
  const [first, ...rest] = path;
  const name = typeof first === "string" ? names.get(first) : undefined;
  const row = first === undefined ? "" : name === undefined ? String(first) : `${name} (${first})`;
  const place = rest.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  const line = typeof first === "number" ? `line ${row}` : `${row}${place}`;
  const what =
    before === null ? `is not on disk yet` : now === null ? "is on disk only" : `disk has ${before}, now it is ${now}`;
  return `${line === "" ? "the file" : line}: ${what}`;
}
