import type { MetadataChange, MetadataList } from "./edit.js";
import { addEntry, moveEntry, replaceEntry } from "./plan.js";
import { listIn, type RawMetadata, type WireTable } from "./raw.js";

/** An entry as it is to stand in a list. `at` is where it stands now; null: it is new. */
export interface WantedEntry {
  readonly at: number | null;
  readonly entry: WireTable;
}

/**
 * The changes after which the entries of a list that stood at `managed` are the `wanted` ones, in their order; the others
 * stay. Entries are put in order only where all of the list is managed: no other may then come between them.
 */
export function listChanges(
  raw: RawMetadata,
  list: MetadataList,
  managed: readonly number[],
  wanted: readonly WantedEntry[],
): MetadataChange[] {
  const kept = wanted.flatMap(({ at, entry }) => (at === null ? [] : [{ at, entry }]));
  const gone = managed.filter((at) => !kept.some((each) => each.at === at)).sort((a, b) => b - a);
  const added = wanted.filter(({ at }) => at === null);
  const items = listIn(raw, list);
  const left = items.flatMap((item, at) =>
    gone.includes(at) ? [] : [kept.find((each) => each.at === at)?.entry ?? item],
  );
  const changes = [
    ...kept.flatMap(({ at, entry }) => replaceEntry(raw, list, at, entry)),
    ...gone.flatMap((at) => replaceEntry(raw, list, at, null)),
    ...added.map(({ entry }, place) => addEntry(raw, list, entry, left.length + place)),
  ];
  if (managed.length !== items.length) return changes;
  const standing = [...left, ...added.map(({ entry }) => entry)];
  for (const [to, { entry }] of wanted.entries()) {
    const from = standing.indexOf(entry, to);
    if (from === -1) continue;
    changes.push(...moveEntry({ [list]: [...standing] }, list, from, to));
    standing.splice(to, 0, ...standing.splice(from, 1));
  }
  return changes;
}
