import { diskNameLength, type JournalRecord } from "../protocol.js";
import type { WorkspaceState } from "../state.js";

/**
 * Finds the files of a journal that have another name by now: nothing has the old one, and exactly one file holds just what the disk
 * held when an edit was recorded. Every kind of edit is then offered there.
 */
export function renamedFiles(state: WorkspaceState, journal: readonly JournalRecord[]): ReadonlyMap<string, string> {
  const held = new Map<string, Set<string>>();
  for (const { file, disk } of journal) {
    if (disk === undefined || state.files.has(file)) continue;
    const versions = held.get(file);
    if (versions) versions.add(disk);
    else held.set(file, new Set([disk]));
  }
  if (held.size === 0) return new Map();
  const byVersion = filesByVersion(state);
  return new Map(
    [...held].flatMap(([file, versions]) => {
      const [only, ...others] = [...versions].flatMap((version) => byVersion.get(version) ?? []);
      return only !== undefined && others.length === 0 ? [[file, only]] : [];
    }),
  );
}

/** Files without anything in them are like each other, whatever they were named. */
function filesByVersion({ files }: WorkspaceState): ReadonlyMap<string, readonly string[]> {
  const byVersion = new Map<string, string[]>();
  for (const { file, base } of files.values()) {
    if (!base?.stamp || base.content.document.chunks.length === 0) continue;
    const version = base.stamp.hash.slice(0, diskNameLength);
    const alike = byVersion.get(version);
    if (alike) alike.push(file);
    else byVersion.set(version, [file]);
  }
  return byVersion;
}
