import { matchRows, usableId, type MatchOptions } from "../sheet/index.js";
import { rowEntries, type Chunk, type TomlDocument } from "../toml/index.js";

/** A row or table of one version of a file: its text, and what follows up to the next. */
export interface Part {
  readonly path: readonly string[];
  readonly kind: "root" | "table" | "array";
  /** Among the rows of its table, from 0. */
  readonly place: number;
  readonly body: string;
  /** Blank lines, and comments that belong to the section. */
  readonly tail: string;
  readonly isLast: boolean;
}

/** The parts of a document in order, joined they are the file. */
export function partsOf(document: TomlDocument): readonly Part[] {
  const chunks = [...document.chunks];
  const counts = new Map<string, number>();
  return chunks.map((chunk, at) => {
    const { path = [], kind = "root" } = chunk.sections[0] ?? {};
    const key = JSON.stringify(path);
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    const end = bodyEnd(chunk);
    const isLast = at === chunks.length - 1;
    return { path, kind, place, body: chunk.text.slice(0, end), tail: chunk.text.slice(end), isLast };
  });
}

/** Behind the line of the last pair or header. */
function bodyEnd({ text, sections }: Chunk): number {
  const last = sections.at(-1);
  if (!last || last.kind === "root") return text.length;
  const content = last.pairs.at(-1)?.to ?? Math.max(last.bodyFrom - 1, 0);
  const newline = text.indexOf("\n", content);
  return newline < 0 ? text.length : newline + 1;
}

/** How the rows of a table are found again. */
export type OptionsOf = (table: readonly string[]) => MatchOptions;

/** A version of a file with its parts. */
export interface Version {
  readonly document: TomlDocument;
  readonly parts: readonly Part[];
}

/** For each part of a version, the place of the part of the base it was made of; null for new ones. */
export function matchParts(base: Version, version: Version, optionsOf: OptionsOf): readonly (number | null)[] {
  const old = placesByTable(base.parts);
  const matched: (number | null)[] = version.parts.map(() => null);
  for (const [key, places] of placesByTable(version.parts)) {
    const before = old.get(key);
    const [first] = places;
    const part = first === undefined ? undefined : version.parts[first];
    if (!before || !part) continue;
    if (part.kind === "array") {
      const rows = matchRows(base.document, version.document, part.path, optionsOf(part.path));
      for (const [row, at] of places.entries()) matched[at] = before[rows[row] ?? -1] ?? null;
    } else if (first !== undefined) matched[first] = before[0] ?? null;
  }
  return matched;
}

/** The places of the parts of each table; of a key that holds rows here and a plain table there, they are two. */
function placesByTable(parts: readonly Part[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { path, kind }] of parts.entries()) {
    const key = JSON.stringify([kind, ...path]);
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  }
  return places;
}

/** What two new parts share that are one: their table's header, the id of their row, else their text. */
export function sharedName({ document }: Version, part: Part, optionsOf: OptionsOf): string {
  if (part.kind !== "array") return JSON.stringify([part.kind, part.path]);
  const id = usableId(rowEntries(document, part.path, part.place), optionsOf(part.path).idKey);
  return JSON.stringify([part.kind, part.path, id === undefined ? "text" : "id", id ?? part.body]);
}
