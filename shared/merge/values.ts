import { equalValues, type Path, type TomlValue } from "../toml/index.js";

/** A value that three versions disagree about; undefined where it is absent. */
export interface ValueConflict {
  readonly path: Path;
  readonly base: TomlValue | undefined;
  readonly ours: TomlValue | undefined;
  readonly theirs: TomlValue | undefined;
}

export interface MergedValue {
  /** With ours where there is a conflict; undefined for an absent value. */
  readonly value: TomlValue | undefined;
  readonly conflicts: readonly ValueConflict[];
}

type Version = TomlValue | undefined;

/**
 * Merges the values of three versions: what one version alone changed is taken from it. Tables are merged by key and lists by
 * element while all versions have them at one length; places inside others no longer mean the same (MERGE-5).
 */
export function mergeValues(base: Version, ours: Version, theirs: Version): MergedValue {
  const conflicts: ValueConflict[] = [];
  return { value: mergeAt([], base, ours, theirs, conflicts), conflicts };
}

function mergeAt(path: Path, base: Version, ours: Version, theirs: Version, conflicts: ValueConflict[]): Version {
  if (same(ours, theirs) || same(base, theirs)) return ours;
  if (same(base, ours)) return theirs;
  if (ours?.kind === "table" && theirs?.kind === "table" && (base === undefined || base.kind === "table")) {
    const keys = new Set([...ours.entries.keys(), ...theirs.entries.keys()]);
    const entries = new Map<string, TomlValue>();
    for (const key of keys) {
      const versions = [base?.entries.get(key), ours.entries.get(key), theirs.entries.get(key)] as const;
      const merged = mergeAt([...path, key], ...versions, conflicts);
      if (merged) entries.set(key, merged);
    }
    return { kind: "table", entries };
  }
  if (ours?.kind === "array" && theirs?.kind === "array" && areAlike(base, ours, theirs)) {
    const before = base?.kind === "array" ? base.items : [];
    const items = ours.items.flatMap((item, at) => {
      const merged = mergeAt([...path, at], before[at], item, theirs.items[at], conflicts);
      return merged ? [merged] : [];
    });
    return { kind: "array", items };
  }
  conflicts.push({ path, base, ours, theirs });
  return ours;
}

type List = Extract<TomlValue, { kind: "array" }>;

/** Without a base, places mean the same in lists of rows only. */
function areAlike(base: Version, ours: List, theirs: List): boolean {
  if (ours.items.length !== theirs.items.length) return false;
  if (base) return base.kind === "array" && base.items.length === ours.items.length;
  return [...ours.items, ...theirs.items].every(({ kind }) => kind === "table");
}

const same = (one: Version, other: Version): boolean =>
  one === undefined || other === undefined ? one === other : equalValues(one, other);
