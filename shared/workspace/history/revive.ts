import { applyChanges, failed, ok, visibleName, type Fault, type Result, type TextChange } from "../../base/index.js";
import { printDocument } from "../../toml/index.js";
import { freshRowKey, type Fresh } from "../content/adopt.js";
import { tableOf } from "../content/content.js";
import type { RowKey } from "../identity.js";
import { specOf, type Operation, type Replay } from "../operations/index.js";
import { isSharedId, placeOfId } from "../recovery/ids.js";
import type { Content, TableState } from "../state.js";
import { idAt, rowHash } from "./keep.js";
import type { KeptAnchor, KeptOperation, KeptRow } from "./kept.js";

/** The file of a kept operation as it is before the operation is taken back. */
export interface Site {
  readonly file: string;
  readonly content: Content;
  /** The text is the one that the operation left: places in it are right. */
  readonly isExact: boolean;
  readonly fresh: Fresh;
}

/** What is said of a change that was not taken back, after why. */
const leftAlone = "; it was left as it is.";

/** Undo never overwrites what another program wrote after our step. */
export const changedSince = (what: string): Fault => ({
  code: "history/changed-since",
  message: `${what} was changed by another program since${leftAlone}`,
});

/** Why a change cannot be taken back, before anybody has tried. */
export const reasonAlone = (message: string): string =>
  message.endsWith(leftAlone) ? `${message.slice(0, -leftAlone.length)}.` : message;

const gone = (what: string, file: string): Fault => ({
  code: "history/gone",
  message: `${what} is not in ${file} any more.`,
});

/** A damaged history says what does not fit the text. */
const doesNotFit: Fault = {
  code: "history/does-not-fit",
  message: "What is kept of this step does not fit the file; it was left as it is.",
};

/** A kept operation as one of this run. Fails where what it changed is not there any more, or was changed since. */
export function revive(kept: KeptOperation, site: Site): Result<Operation> {
  const { content, isExact, file } = site;
  const { chunks } = content.document;
  if (isExact && !fits(kept.inverse, chunks.offsetOf(chunks.length))) return failed(doesNotFit);
  const found = operationOf(kept, site);
  if (!found.ok || isExact) return found;
  const opposite = specOf(found.value).inverse(found.value);
  const changed = specOf(opposite).changedSince?.(opposite, content);
  if (changed === undefined) return found;
  return failed(changedSince(`${changed}${ofWhat(kept, changed, file)}`));
}

/** The row where a cell or a list was changed, the file where it was a setting. */
function ofWhat({ row }: KeptOperation, changed: string, file: string): string {
  if (changed === "The cell" || changed === "The list") return ` of ${visibleName(row.title)}`;
  return changed === "The row" ? ` ${visibleName(row.title)}` : ` of ${file}`;
}

function operationOf({ table: path, row, change, inverse }: KeptOperation, site: Site): Result<Operation> {
  const { content, isExact, file } = site;
  if (change.kind === "setting") return ok({ kind: "setting", change: change.change });
  if (change.kind === "span") return ok(change);
  if (change.kind === "text") return wholeText(content, inverse, isExact, file);
  const table = tableOf(content, path);
  if (!table) return failed(gone(`The table ${path.join(".")}`, file));
  if (change.kind === "rename-key") return ok({ ...change, table: path });
  const place = { content, table, isExact, file };
  if (change.kind === "delete") {
    if (!isExact && row.id !== null && placeOfId(content, table, row.id, row.index) !== -1) {
      return failed(changedSince(`The row ${visibleName(row.title)}`));
    }
    const after = anchorKey(place, change.above);
    return ok({ kind: "delete", table: path, rowKey: freshRowKey(site.fresh), block: change.block, after });
  }
  const found = rowKeyOf(row, place);
  if (!found.ok) return found;
  const at = { table: path, rowKey: found.value.rowKey };
  const above = table.keys[found.value.place - 1] ?? null;
  switch (change.kind) {
    case "cell":
    case "spelling":
      return ok({ ...change, ...at });
    case "insert":
      return ok({ ...change, ...at, after: above });
    case "move":
      if (anchorKey(place, change.to) !== above) {
        return failed(changedSince(`The place of ${visibleName(row.title)}`));
      }
      return ok({ kind: "move", ...at, from: anchorKey(place, change.from, found.value.place), after: above });
  }
}

function wholeText(
  content: Content,
  inverse: readonly TextChange[],
  isExact: boolean,
  file: string,
): Result<Operation> {
  if (!isExact) return failed(changedSince(file));
  const after = printDocument(content.document);
  return ok({ kind: "text", before: applyChanges(after, inverse), after });
}

interface Place {
  readonly content: Content;
  readonly table: TableState;
  readonly isExact: boolean;
  readonly file: string;
}

/** Finds a row: by its place in the text that was kept, else by its id, and without one by its unchanged text. */
function rowKeyOf(
  row: KeptRow,
  { content, table, isExact, file }: Place,
): Result<{ readonly rowKey: RowKey; readonly place: number }> {
  const title = `The row ${visibleName(row.title)}`;
  const isShared = !isExact && row.id !== null && isSharedId(content, table, row.id);
  const place = isExact ? row.index : isShared ? -1 : placeNow(row, content, table);
  const rowKey = table.keys[place];
  if (rowKey !== undefined) return ok({ rowKey, place });
  if (isShared) {
    const message = `Several rows of ${file} have the id of ${visibleName(row.title)} now; they were left as they are.`;
    return failed({ code: "history/shared-id", message });
  }
  return failed(row.id === null ? changedSince(title) : gone(title, file));
}

function placeNow({ id, index, hash }: KeptRow, content: Content, table: TableState): number {
  if (id !== null) return placeOfId(content, table, id, index);
  const isIt = (place: number): boolean =>
    place in table.keys && idAt(content, table, place) === null && rowHash(content, table, place) === hash;
  if (isIt(index)) return index;
  const [found = -1, other] = [...table.keys.keys()].filter(isIt);
  return other === undefined ? found : -1;
}

/** The row that another one stands behind; `moved` is the place now of that other, which was not counted then. */
function anchorKey({ content, table, isExact }: Place, { id, index }: KeptAnchor, moved?: number): RowKey | null {
  if (index < 0) return null;
  const { keys } = table;
  const place = moved !== undefined && moved <= index ? index + 1 : index;
  const known = isExact || id === null ? -1 : placeOfId(content, table, id, index);
  return keys[known === -1 ? place : known] ?? (isExact ? null : (keys.at(-1) ?? null));
}

/** Whether changes are in order and inside a text of this length. */
function fits(changes: Replay["changes"], length: number): boolean {
  let at = 0;
  for (const { from, to } of changes) {
    if (from < at || to < from || to > length) return false;
    at = to;
  }
  return true;
}
