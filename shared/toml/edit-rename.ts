import type { Result } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import { editChunk, refusal, type Edited } from "./edited.js";
import { chunkPlace, nodeAt, valueAt, type Path } from "./locate.js";
import { equalValues, type TomlValue } from "./values.js";
import { writeKey } from "./write.js";

type Entries = ReadonlyMap<string, TomlValue>;

/** One key of a table that has another name. */
export interface RenamedKey {
  readonly from: string;
  readonly to: string;
}

/** How two tables differ where it is in the name of one key alone; undefined for all else. */
export function renamedKey(before: Entries, after: Entries): RenamedKey | undefined {
  if (before.size !== after.size) return undefined;
  const [old, now] = [[...before], [...after]];
  const at = old.findIndex(([key], place) => now[place]?.[0] !== key);
  const [from, to] = [old[at]?.[0], now[at]?.[0]];
  if (from === undefined || to === undefined || after.has(from) || before.has(to)) return undefined;
  const isSame = old.every(([key, value], place) => {
    const [other, present] = now[place] ?? [];
    return (place === at || other === key) && present !== undefined && equalValues(value, present);
  });
  return isSame ? { from, to } : undefined;
}

/** Renames a key that has a value, by its token alone: place, value and comments stay. */
export function renameKey(document: TomlDocument, path: Path, to: string): Result<Edited> {
  const found = nodeAt(document, path);
  const outer = found?.around.at(-1);
  const pair = outer ? outer.pairs?.find(({ node }) => node === found?.node) : found?.pair;
  const token = found && pair && lastKey(found.chunk.text.slice(pair.from, pair.keyTo));
  if (!token) return refusal("no-key", `${path.join(".")} has no key that can be renamed.`);
  const from = pair.from + token.index;
  const change = { from, to: from + token[0].length, insert: writeKey(to) };
  const edited = editChunk(document, chunkPlace(document, path, found), [change]);
  if (!edited.ok) return edited;
  const now = valueAt(edited.value.doc, [...path.slice(0, -1), to]);
  if (now && equalValues(now, found.node.value)) return edited;
  return refusal("edit-unverified", `Renaming ${path.join(".")} would change something else too; nothing was changed.`);
}

/** The last of the keys that dots join. */
const lastKey = (keys: string): RegExpExecArray | undefined =>
  [...keys.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+/gu)].at(-1);
