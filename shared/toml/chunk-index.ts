import type { Chunk } from "./nodes.js";

/** Chunks `start` to `start + count` in a row. */
interface Run {
  readonly start: number;
  readonly count: number;
}

/** The chunks whose first header has this path: the elements of an array of tables, or one table. */
export interface ChunkGroup {
  readonly path: readonly string[];
  readonly kind: "root" | "table" | "array";
  readonly runs: readonly Run[];
}

/**
 * Which chunk holds what. `detached`: chunks that add to an element of an array of tables from behind another header, by
 * the chunk of that element.
 */
export interface DocumentIndex {
  readonly groups: ReadonlyMap<string, ChunkGroup>;
  readonly detached: ReadonlyMap<number, readonly number[]>;
}

/** A text for a path that no other path has. Each look into a document asks for one, mostly of a single name: that is not written as JSON. */
export const pathKey = (path: readonly string[]): string =>
  path.length === 1 ? `.${path[0] ?? ""}` : JSON.stringify(path);

export const isPrefix = (prefix: readonly string[], path: readonly (string | number)[]): boolean =>
  prefix.length <= path.length && prefix.every((key, at) => key === path[at]);

export const samePath = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && isPrefix(a, b);

export function indexChunks(chunks: readonly Chunk[]): DocumentIndex {
  const groups = new Map<string, { path: readonly string[]; kind: ChunkGroup["kind"]; runs: Run[] }>();
  const detached = new Map<number, number[]>();
  let last: { path: readonly string[]; kind: ChunkGroup["kind"]; runs: Run[] } | undefined;
  const lastRowOf = new Map<string, number>();
  for (const [at, chunk] of chunks.entries()) {
    const section = chunk.sections[0];
    if (!section) continue;
    const { path, kind } = section;
    const owner = kind === "root" ? undefined : ownerOf(path, lastRowOf);
    if (owner !== undefined) {
      const parts = detached.get(owner);
      if (parts) parts.push(at);
      else detached.set(owner, [at]);
      continue;
    }
    const same = last?.path.length === path.length && isPrefix(last.path, path);
    if (!same || last === undefined) {
      const key = pathKey(path);
      last = groups.get(key) ?? { path, kind, runs: [] };
      groups.set(key, last);
    }
    const run = last.runs.at(-1);
    if (run && run.start + run.count === at)
      last.runs[last.runs.length - 1] = { start: run.start, count: run.count + 1 };
    else last.runs.push({ start: at, count: 1 });
    if (kind === "array") lastRowOf.set(pathKey(path), at);
  }
  return { groups, detached };
}

/** The chunk of the array element that a header reaches into, where there is one. */
function ownerOf(path: readonly string[], lastRowOf: ReadonlyMap<string, number>): number | undefined {
  if (lastRowOf.size === 0) return undefined;
  for (let length = 1; length < path.length; length += 1) {
    const owner = lastRowOf.get(pathKey(path.slice(0, length)));
    if (owner !== undefined) return owner;
  }
  return undefined;
}

const endsOfRuns = new WeakMap<readonly Run[], readonly number[]>();

/** How many elements there are in each run and those before it. */
function elementEnds(runs: readonly Run[]): readonly number[] {
  const known = endsOfRuns.get(runs);
  if (known) return known;
  let end = 0;
  const ends = runs.map(({ count }) => (end += count));
  endsOfRuns.set(runs, ends);
  return ends;
}

export const groupSize = ({ runs }: ChunkGroup): number => elementEnds(runs).at(-1) ?? 0;

/** The chunk of the group's element `place`, or undefined. */
export function chunkOfElement({ runs }: ChunkGroup, place: number): number | undefined {
  const ends = elementEnds(runs);
  if (place < 0 || !Number.isInteger(place)) return undefined;
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  const run = runs[low];
  return run && run.start + run.count - ((ends[low] ?? 0) - place);
}

/** The index after chunks were put in before place `at` of the list, as elements of `group` behind its chunk `at - 1` or before `at`. */
export function withChunks(index: DocumentIndex, group: ChunkGroup, at: number, added: number): DocumentIndex {
  const key = pathKey(group.path);
  const groups = new Map<string, ChunkGroup>();
  for (const [name, each] of index.groups) {
    groups.set(name, { ...each, runs: name === key ? grown(each.runs, at, added) : shifted(each.runs, at, added) });
  }
  if (!groups.has(key)) groups.set(key, { ...group, runs: [{ start: at, count: added }] });
  return { groups, detached: shiftedDetached(index.detached, at, added) };
}

/** The index after chunk `at`, an element of `group`, was taken out. */
export function withoutChunk(index: DocumentIndex, group: ChunkGroup, at: number): DocumentIndex {
  const key = pathKey(group.path);
  const groups = new Map<string, ChunkGroup>();
  for (const [name, each] of index.groups) {
    const runs = name === key ? shrunk(each.runs, at) : shifted(each.runs, at + 1, -1);
    if (runs.length > 0) groups.set(name, { ...each, runs });
  }
  return { groups, detached: shiftedDetached(index.detached, at + 1, -1) };
}

const shifted = (runs: readonly Run[], from: number, by: number): Run[] =>
  runs.flatMap((run) => {
    const { start, count } = run;
    if (start >= from) return [{ start: start + by, count }];
    if (start + count <= from || by < 0) return [run];
    return [
      { start, count: from - start },
      { start: from + by, count: start + count - from },
    ];
  });

/** The runs with more chunks at `at`, in the run that reaches there or one of their own. */
function grown(runs: readonly Run[], at: number, added: number): Run[] {
  const grows = runs.findIndex(({ start, count }) => start <= at && at <= start + count);
  const result = runs.map(({ start, count }, place) => {
    if (place === grows) return { start, count: count + added };
    return { start: start >= at ? start + added : start, count };
  });
  return grows === -1 ? [...result, { start: at, count: added }].sort((a, b) => a.start - b.start) : result;
}

const shrunk = (runs: readonly Run[], at: number): Run[] =>
  runs
    .map(({ start, count }) => {
      if (start <= at && at < start + count) return { start, count: count - 1 };
      return { start: start > at ? start - 1 : start, count };
    })
    .filter(({ count }) => count > 0);

function shiftedDetached(
  detached: DocumentIndex["detached"],
  from: number,
  by: number,
): ReadonlyMap<number, readonly number[]> {
  if (detached.size === 0) return detached;
  const move = (at: number): number => (at >= from ? at + by : at);
  return new Map([...detached].map(([owner, parts]) => [move(owner), parts.map(move)]));
}
