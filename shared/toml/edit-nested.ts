import { failed, ok, type Fault, type Result } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import { HeaderItems } from "./edit-header-items.js";
import { InlineItems } from "./edit-inline-items.js";
import { insertFirst } from "./edit-new-items.js";
import { RowItems } from "./edit-row-items.js";
import { removeKey } from "./edit-value.js";
import { refusal, unchanged, type Edited } from "./edited.js";
import { headerList, type HeaderList } from "./header-list.js";
import { isEmptyElsewhere } from "./item-style.js";
import { listAfter, type ItemEdits, type ListChange, type ListOptions, type WrittenItem } from "./list-change.js";
import { arrayGroup, elementOn, nodeAt, plainPath, valueAt, type Path } from "./locate.js";
import { readItem } from "./read-value.js";
import { equalValues, type TomlValue } from "./values.js";
import { valueWithin, withValueWithin } from "./within.js";

/** An item to insert into a list: its value, or its text as `itemTexts` returns it. */
export type NewItem = TomlValue | { readonly kind: "text"; readonly text: string };

/**
 * Changes the items of a list that a path leads to, through any number of lists: in headers, in brackets, or where there is none
 * yet. Only the items concerned change, with the blank lines that set them apart.
 */
export function changeList(
  document: TomlDocument,
  list: Path,
  change: ListChange<NewItem>,
  options: ListOptions = {},
): Result<Edited> {
  const path = plainPath(document, list);
  const before = valueAt(document, path);
  if (before && before.kind !== "array") return failed(noList(path));
  const items = before?.items ?? [];
  const fault = faultOf(path, items.length, change);
  if (fault) return failed(fault);
  const known = withItemsRead(change);
  if (!known.ok) return known;
  const after = listAfter(
    items.map((value): WrittenItem => ({ value })),
    known.value,
  ).map(({ value }) => value);
  if (after.length === items.length && after.every((item, at) => item === items[at])) return ok(unchanged(document));
  const edited = carriedOut(document, path, known.value, { items, after }, options);
  return edited.ok ? verifiedList(document, edited.value, path, after) : edited;
}

function withItemsRead(change: ListChange<NewItem>): Result<ListChange<WrittenItem>> {
  if (change.op !== "insert") return ok(change);
  const items: WrittenItem[] = [];
  for (const item of change.items) {
    const read = item.kind === "text" ? readItem(item.text) : ok({ value: item });
    if (!read.ok) return read;
    items.push(read.value);
  }
  return ok({ ...change, items });
}

/** Items of a list as they are written: their blocks, or their tokens. */
export function itemTexts(document: TomlDocument, list: Path, at: number, count: number): readonly string[] {
  return itemEdits(document, plainPath(document, list), {})?.texts(at, count) ?? [];
}

/** How people name a place in a file: `abilities[0].alterations`. Rows are not named. */
function nameOf(path: Path): string {
  const row = path.findIndex((step) => typeof step === "number");
  const steps = row === -1 ? path : path.slice(row + 1);
  return steps.map((step, at) => (typeof step === "number" ? `[${step}]` : at === 0 ? step : `.${step}`)).join("");
}

export const noList = (path: Path): Fault => ({
  code: "toml/no-list",
  message: `${nameOf(path)} is not a list of tables.`,
});

/** The first place that the change speaks of and the list does not have. */
function faultOf(path: Path, length: number, change: ListChange<unknown>): Fault | undefined {
  const missing = missingPlace(length, change);
  return missing === undefined
    ? undefined
    : { code: "toml/no-item", message: `${nameOf(path)} has no item ${missing}.` };
}

function missingPlace(length: number, change: ListChange<unknown>): number | undefined {
  if (change.op === "insert") return change.at > length ? change.at : undefined;
  const from = change.op === "move" ? change.from : change.at;
  const last = from + change.count - 1;
  if (last >= length) return Math.max(from, length);
  return change.op === "move" && change.to + change.count > length ? change.to + change.count - 1 : undefined;
}

/** Items that repeat others to the byte. */
const copied = (texts: readonly string[]): readonly WrittenItem[] =>
  texts.flatMap((text) => {
    const read = readItem(text);
    return read.ok ? [read.value] : [];
  });

interface Lists {
  readonly items: readonly TomlValue[];
  readonly after: readonly TomlValue[];
}

function carriedOut(
  document: TomlDocument,
  path: Path,
  change: ListChange<WrittenItem>,
  { items, after }: Lists,
  options: ListOptions,
): Result<Edited> {
  if (items.length === 0 && change.op === "insert") {
    return insertFirst({ document, path, headers: headersOf(document, path), options }, change.items);
  }
  if (after.length === 0 && goesWhenEmpty(document, path, options)) return removeKey(document, path);
  const edits = itemEdits(document, path, options);
  if (!edits) return failed(noList(path));
  switch (change.op) {
    case "insert":
      return edits.insert(change.at, change.items);
    case "remove":
      return edits.remove(change.at, change.count);
    case "move":
      return edits.move(change.from, change.count, change.to);
    case "duplicate":
      return edits.insert(change.at + change.count, copied(edits.texts(change.at, change.count)));
  }
}

function headersOf(document: TomlDocument, path: Path): HeaderList | undefined {
  const element = elementOn(document, path);
  return element && headerList(document, element);
}

/** A list that has items, as it is spelled. */
function itemEdits(document: TomlDocument, path: Path, options: ListOptions): ItemEdits | undefined {
  const rows = path.filter((step) => typeof step === "string");
  if (rows.length === path.length && arrayGroup(document, path)) return new RowItems(document, rows);
  const headers = headersOf(document, path);
  if (headers && headers.items.length > 0) return new HeaderItems(headers, options);
  const found = nodeAt(document, path);
  return found && new InlineItems(document, path, found);
}

/** Whether an inline list without items goes, with its key. */
function goesWhenEmpty(document: TomlDocument, path: Path, { keepEmpty = false }: ListOptions): boolean {
  if (keepEmpty || typeof path.at(-1) === "number" || !nodeAt(document, path)) return false;
  const element = elementOn(document, path);
  return !element || !isEmptyElsewhere(document, element);
}

/** The edit must have made the list, and left the rest of its row alone; otherwise it never happened. */
export function verifiedList(
  document: TomlDocument,
  edited: Edited,
  path: Path,
  items: readonly TomlValue[],
): Result<Edited> {
  const element = elementOn(document, path);
  const steps = element ? element.rest : path.slice(1);
  const around = path.slice(0, path.length - steps.length);
  const before = valueAt(document, around);
  const now = valueAt(edited.doc, around);
  const wanted = (list: TomlValue | undefined): TomlValue | undefined => withValueWithin(before, steps, list);
  const list: TomlValue = { kind: "array", items };
  // A list that lost its last item may lose its key, and the table that only its headers made goes with it.
  const outcomes =
    items.length > 0 ? [wanted(list)] : [wanted(list), wanted(undefined), pruned(wanted(undefined), steps)];
  const isRight = outcomes.some((each) => (each && now ? equalValues(each, now) : each === now));
  if (isRight) return ok(edited);
  return refusal(
    "edit-unverified",
    `The edit of ${nameOf(path)} would change something else too; nothing was changed.`,
  );
}

/** The value without the tables on the way that hold nothing any more. */
function pruned(value: TomlValue | undefined, steps: Path): TomlValue | undefined {
  let current = value;
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const around = valueWithin(current, steps.slice(0, length));
    if (around?.kind !== "table" || around.entries.size > 0) return current;
    current = withValueWithin(current, steps.slice(0, length), undefined);
  }
  return current;
}
