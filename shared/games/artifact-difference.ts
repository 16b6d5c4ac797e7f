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

/** Nobody reads more, and every card may differ in every node. */
const mostDifferences = 500;

/** What is different: JSON by what it says, whatever its format and the order of its keys; code line by line. */
export function differencesOf({ name, text, kind }: GeneratedFile, onDisk: string | null): ArtifactDifference[] {
  const whole = (before: string | null): ArtifactDifference => ({ file: name, path: [], before, now: "a new file" });
  if (onDisk === null) return [whole(null)];
  if (kind === "code") return lineDifferences(name, onDisk, text);
  let before: unknown;
  try {
    before = JSON.parse(onDisk);
  } catch {
    return [whole("no JSON")];
  }
  const found: ArtifactDifference[] = [];
  compare(found, name, [], before, JSON.parse(text));
  return found;
}

function lineDifferences(file: string, onDisk: string, text: string): ArtifactDifference[] {
  if (onDisk === text) return [];
  const before = onDisk.split("\n");
  const now = text.split("\n");
  const at = now.findIndex((line, index) => line !== before[index]);
  const line = at === -1 ? now.length : at;
  return [{ file, path: [line + 1], before: before[line] ?? null, now: now[line] ?? null }];
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

function compare(
  found: ArtifactDifference[],
  file: string,
  path: readonly (string | number)[],
  before: unknown,
  now: unknown,
): void {
  if (found.length >= mostDifferences) return;
  const isSameKind = Array.isArray(before) === Array.isArray(now);
  if (!isObject(before) || !isObject(now) || !isSameKind) {
    if (before !== now) found.push({ file, path, before: shown(before), now: shown(now) });
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const inside = [...path, Array.isArray(now) ? Number(key) : key];
    const had = Object.hasOwn(before, key) ? before[key] : undefined;
    const has = Object.hasOwn(now, key) ? now[key] : undefined;
    compare(found, file, inside, had, has);
  }
}

const longestShown = 120;

function shown(value: unknown): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
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
