import { failed, ok, type Fault, type Result } from "../base/index.js";
import {
  fromWire,
  moveRow,
  valueAt,
  type Edited,
  type TomlDocument,
  type TomlValue,
  type WireValue,
} from "../toml/index.js";
import { reconcile } from "./reconcile.js";
import { readMetadata } from "./read.js";
import type { MetadataWarning } from "./reader.js";
import { sameSaid } from "./same.js";
import { between, whyNotWritable } from "./write.js";

/** The lists of `[metadata]` that are edited entry by entry. */
export const metadataLists = [
  "columns",
  "derived_columns",
  "validation_rules",
  "conditional_formatting",
  "statistics",
] as const;
export type MetadataList = (typeof metadataLists)[number];

/** The tables of `[metadata]` that are edited key by key. */
export const metadataTables = ["table_style", "rows", "sort", "filter"] as const;

/**
 * One change of `[metadata]`, in terms that survive changes elsewhere in the file. What is replaced must still be `before`.
 * Null: nothing is there.
 */
export type MetadataChange =
  /** A table, or a key of it: `["table_style", "color_scheme"]`. */
  | {
      readonly kind: "value";
      readonly path: readonly string[];
      readonly before: WireValue | null;
      readonly after: WireValue | null;
    }
  /** An entry of a list, added at `at`, removed or changed; of equal ones that nearest to `at`. */
  | {
      readonly kind: "entry";
      readonly list: MetadataList;
      readonly at: number;
      readonly before: WireValue | null;
      readonly after: WireValue | null;
    }
  /** An entry comes to stand at place `to` of its list. */
  | {
      readonly kind: "move";
      readonly list: MetadataList;
      readonly entry: WireValue;
      readonly from: number;
      readonly to: number;
    };

/** The change that takes another back. */
export function oppositeOf(change: MetadataChange): MetadataChange {
  if (change.kind === "move") return { ...change, from: change.to, to: change.from };
  return { ...change, before: change.after, after: change.before };
}

/** The changes that take others back, the last first. */
export const oppositesOf = (changes: readonly MetadataChange[]): MetadataChange[] => changes.map(oppositeOf).reverse();

const changedSince: Fault = {
  code: "metadata/changed-since",
  message: "The settings of this file were changed by another program since; they were left as they are.",
};

/**
 * Carries out changes of `[metadata]` as one edit of the text: only what they name changes. Fails, and changes nothing, where
 * something else stands there by now, or where what would stand there could not be used.
 */
export function editMetadata(document: TomlDocument, changes: readonly MetadataChange[]): Result<Edited> {
  const refusal = whyNotWritable(document);
  if (refusal) return failed(refusal);
  if (!changes.every(isWritable)) return failed(notWritable);
  let current = document;
  for (const change of changes) {
    const made = carryOut(current, change);
    if (!made.ok) return made;
    current = made.value;
  }
  const unusable = newWarning(document, current);
  return unusable ? failed(unusable) : ok(between(document, current));
}

const notWritable: Fault = { code: "metadata/not-a-value", message: "TOML cannot hold a value that was to be set." };

const isWritable = (change: MetadataChange): boolean =>
  change.kind === "move" || change.after === null || fromWire(change.after).ok;

/** Whether the changes stand in the document already. */
export function isCarriedOut(document: TomlDocument, changes: readonly MetadataChange[]): boolean {
  return changes.every((change) => {
    if (change.kind === "move") return sameSaid(itemsOf(document, change.list)[change.to], valueOf(change.entry));
    if (change.kind === "value")
      return sameSaid(valueAt(document, ["metadata", ...change.path]), valueOf(change.after));
    if (change.after === null) return placeOf(document, change.list, change.before, change.at) === undefined;
    return placeOf(document, change.list, change.after, change.at) !== undefined;
  });
}

function carryOut(document: TomlDocument, change: MetadataChange): Result<TomlDocument> {
  switch (change.kind) {
    case "value": {
      const path = ["metadata", ...change.path];
      if (!sameSaid(valueAt(document, path), valueOf(change.before))) return failed(changedSince);
      return reconcile(document, path, valueOf(change.after));
    }
    case "entry":
      return changeEntry(document, change);
    case "move": {
      const from = placeOf(document, change.list, change.entry, change.from);
      if (from === undefined) return failed(changedSince);
      const to = Math.min(change.to, itemsOf(document, change.list).length - 1);
      const moved = moveRow(document, ["metadata", change.list], from, to);
      return moved.ok ? ok(moved.value.doc) : moved;
    }
  }
}

function changeEntry(
  document: TomlDocument,
  { list, at, before, after }: Extract<MetadataChange, { kind: "entry" }>,
): Result<TomlDocument> {
  const path = ["metadata", list];
  const wanted = valueOf(after);
  const items = itemsOf(document, list);
  if (before === null) {
    return wanted ? reconcile(document, path, listOf(items.toSpliced(at, 0, wanted))) : ok(document);
  }
  const place = placeOf(document, list, before, at);
  if (place === undefined) return failed(changedSince);
  if (wanted) return reconcile(document, [...path, place], wanted);
  return reconcile(document, path, items.length === 1 ? undefined : listOf(items.toSpliced(place, 1)));
}

const listOf = (items: readonly TomlValue[]): TomlValue => ({ kind: "array", items });

function itemsOf(document: TomlDocument, list: string): readonly TomlValue[] {
  const value = valueAt(document, ["metadata", list]);
  return value?.kind === "array" ? value.items : [];
}

/** Of the entries that say this, the place of that nearest to `at`. */
function placeOf(document: TomlDocument, list: string, entry: WireValue | null, at: number): number | undefined {
  const wanted = valueOf(entry);
  const places = itemsOf(document, list).flatMap((item, place) => (sameSaid(item, wanted) ? [place] : []));
  return places.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
}

function valueOf(wire: WireValue | null): TomlValue | undefined {
  const value = wire === null ? undefined : fromWire(wire);
  return value?.ok ? value.value : undefined;
}

/** What the readers of `[metadata]` say of the new version that they did not say of the old one. */
function newWarning(before: TomlDocument, after: TomlDocument): Fault | undefined {
  const warningsOf = (document: TomlDocument) => readMetadata(valueAt(document, ["metadata"])).warnings;
  const keyOf = ({ code, place }: MetadataWarning): string => `${code} ${place}`;
  const known = warningsOf(before);
  const now = warningsOf(after);
  if (now.length <= known.length) return undefined;
  const keys = new Set(known.map(keyOf));
  return now.find((warning) => !keys.has(keyOf(warning))) ?? now.at(-1);
}
