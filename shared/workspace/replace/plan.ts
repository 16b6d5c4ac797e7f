import { rulesFor } from "../../metadata/index.js";
import { ok, type Result } from "../../base/index.js";
import { readPattern, readReplacement, replaceIn, type Replacement, type TextPattern } from "../../replace/index.js";
import {
  cellText,
  columnFacts,
  columnKey,
  columnTitle,
  idColumnOf,
  sameColumn,
  typeText,
  type ColumnId,
} from "../../sheet/index.js";
import { samePath, toWire } from "../../toml/index.js";
import { placeOf } from "../content/content.js";
import type { SheetRef } from "../identity.js";
import { RowNames } from "../problems/row-names.js";
import type { Content, TableState, WorkspaceState } from "../state.js";
import { scalarsOf, type InScope, type ScalarCell } from "./cells.js";
import type { ReplaceHit, ReplacePreview, ReplaceRequest, ReplaceScope } from "./request.js";

/** More cells are not listed at once: they can be replaced in a second go. */
export const mostHits = 50_000;

/** Which cells would have another text after a replacement, in the order of the files, sheets, rows and columns. */
export function planReplace(state: WorkspaceState, request: ReplaceRequest): Result<ReplacePreview> {
  const pattern = readPattern(request.search);
  if (!pattern.ok) return pattern;
  const replacement = readReplacement(request.replacement, pattern.value, request.search);
  if (!replacement.ok) return replacement;
  const listing = new Listing(pattern.value, replacement.value);
  for (const [file, { content, condition }] of state.files) {
    if (!content || condition.kind !== "fine") continue;
    for (const table of content.tables) {
      const sheet = { file, table: table.path };
      if (request.scope && !isSameSheet(request.scope.sheet, sheet)) continue;
      listing.addSheet(sheet, content, table, request.scope);
      if (listing.isCut) return ok(listing);
    }
  }
  return ok(listing);
}

const isSameSheet = (a: SheetRef, b: SheetRef): boolean => a.file === b.file && samePath(a.table, b.table);

class Listing implements ReplacePreview {
  readonly hits: ReplaceHit[] = [];
  isCut = false;
  refused = 0;
  readonly #pattern: TextPattern;
  readonly #replacement: Replacement;
  readonly #names = new RowNames();

  constructor(pattern: TextPattern, replacement: Replacement) {
    this.#pattern = pattern;
    this.#replacement = replacement;
  }

  addSheet(sheet: SheetRef, content: Content, table: TableState, scope: ReplaceScope | undefined): void {
    const id = idColumnOf(table.facts);
    for (const { place, isIn } of rowsIn(table, scope)) {
      for (const cell of scalarsOf(content, table, place, isIn)) {
        const change = this.#changeOf(content, table, cell);
        if (!change) continue;
        if (this.hits.length >= mostHits) {
          this.isCut = true;
          return;
        }
        const isId = id !== undefined && sameColumn(id, cell.id);
        const doubt = isId ? { doubt: "id" as const } : change.doubt;
        this.hits.push({
          sheet,
          rowKey: table.keys[place] ?? "",
          ...this.#names.of(content, table, place),
          column: cell.id,
          columnTitle: columnTitle(cell.id),
          seen: toWire(cell.value),
          ...change.texts,
          isText: cell.value.kind === "string",
          ...doubt,
        });
      }
    }
  }

  #changeOf(content: Content, table: TableState, { id, value }: ScalarCell) {
    if (value.kind === "boolean") return undefined;
    const before = cellText(value);
    const replaced = replaceIn(before, this.#pattern, this.#replacement);
    if (replaced === undefined) return undefined;
    if (!replaced.ok) {
      this.refused += 1;
      return undefined;
    }
    const { text: after, count } = replaced.value;
    if (after === before) return undefined;
    const texts = { before, after, count };
    if (value.kind === "string") return { texts };
    const typing = { current: value, column: columnFacts(table.facts, id), rules: rulesFor(content.metadata, id) };
    const typed = typeText(after, typing);
    if (typed.ok)
      return { texts, ...(typed.value.value.kind === value.kind ? {} : { doubt: { doubt: "type" as const } }) };
    this.refused += 1;
    return undefined;
  }
}

/** The columns that are named, with all that is inside them; undefined for all columns. */
function columnsIn(columns: readonly ColumnId[] | undefined): InScope | undefined {
  if (!columns) return undefined;
  const wanted = new Set(columns.map(columnKey));
  return (key, whole) => wanted.has(key) || wanted.has(whole);
}

/** A row by its place in the file, with the columns that are looked at in it. */
interface RowInScope {
  readonly place: number;
  readonly isIn: InScope | undefined;
}

/** The rows of the scope, in the order of the file; of blocks that share a row, the last one counts. */
export function rowsIn({ keys }: TableState, scope: ReplaceScope | undefined): readonly RowInScope[] {
  const parts = scope?.blocks ?? [{ rows: scope?.rows, columns: scope?.columns }];
  const found = new Map<number, InScope | undefined>();
  for (const { rows, columns } of parts) {
    const isIn = columnsIn(columns);
    const places = rows?.map((key) => placeOf(keys, key)).filter((place) => place !== -1);
    for (const place of places ?? keys.keys()) found.set(place, isIn);
  }
  return [...found].map(([place, isIn]) => ({ place, isIn })).sort((a, b) => a.place - b.place);
}
