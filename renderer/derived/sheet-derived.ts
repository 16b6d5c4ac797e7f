import { CardIndex, DerivedCells, type DerivedValue, type SourceSheet } from "../../shared/derived/index.js";
import { entriesIn, type DerivedColumn } from "../../shared/metadata/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { readingsOf } from "../readings/index.js";
import { getApp, loadSheet, onRows, rowsOf, sheetKey, useApp, type GridRow } from "../state/index.js";

/** The derived columns of one sheet, as its grid needs them. */
export interface SheetDerived {
  readonly columns: readonly DerivedColumn[];
  value(row: GridRow, column: DerivedColumn): DerivedValue;
}

const lookups = new Set(["card_lookup", "rules_text_lookup", "image_lookup"]);

const sourceOf = (sheet: SheetView): SourceSheet<GridRow> => ({
  key: sheetKey(sheet.ref),
  columns: sheet.columns.map(({ id }) => ({ header: id.path.join("."), index: id.index })),
  readingOf: (row) => readingsOf(sheet)?.reading(row),
});

/** What the rows of a sheet look like to the index: other columns are another sheet. */
const shapeOf = ({ ref, columns, binding }: SheetView): string =>
  JSON.stringify([ref, columns.map(({ id }) => id), binding]);

interface Followed {
  readonly shape: string;
  readonly source: SourceSheet<GridRow>;
  readonly stop: () => void;
}

/** The cards of all sheets by id, for as long as some sheet looks cards up. */
class WorkspaceCards {
  readonly index = new CardIndex<GridRow>();
  readonly #followed = new Map<string, Followed>();
  readonly #listeners = new Set<() => void>();
  #isFollowing = false;

  /** From now on all sheets with ids are fetched and followed. */
  follow(): void {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    this.#followAll();
    useApp.subscribe((now, before) => {
      if (now.workspace?.sheets !== before.workspace?.sheets || now.fetched !== before.fetched) this.#followAll();
    });
  }

  /** Tells that some card is another by now, until the function it gives is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #followAll(): void {
    const sheets = getApp().workspace?.sheets ?? [];
    const there = new Set(sheets.map(({ ref }) => sheetKey(ref)));
    for (const [key, { stop }] of this.#followed) {
      if (there.has(key)) continue;
      stop();
      this.#followed.delete(key);
      this.index.drop(key);
    }
    sheets.forEach((sheet, rank) => this.#followSheet(sheet, rank));
  }

  #followSheet(sheet: SheetView, rank: number): void {
    if (!sheet.columns.some(({ id }) => id.path.join(".") === "id" && id.index === undefined)) return;
    const key = sheetKey(sheet.ref);
    const before = this.#followed.get(key);
    const shape = shapeOf(sheet);
    if (before?.shape === shape) return;
    before?.stop();
    const source = sourceOf(sheet);
    const put = (): void => {
      this.index.put(source, rank, rowsOf(key)?.rows ?? []);
      this.#tell();
    };
    const stop = onRows(key, (change) => {
      if (change.kind === "cells") for (const row of change.rows) this.index.set(key, row);
      if (change.kind === "reset" || change.kind === "order") put();
      else this.#tell();
    });
    this.#followed.set(key, { shape, source, stop });
    if (rowsOf(key)) put();
    else void loadSheet(sheet.ref);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const cards = new WorkspaceCards();

/** The derived columns that a sheet's file asks for. */
export const derivedIn = ({ metadata }: SheetView): readonly DerivedColumn[] =>
  entriesIn(metadata, "derived_columns").map(({ entry }) => entry);

/** What follows changes of cards elsewhere: columns that look none up are told nothing. */
export const onLookedUpCards = ({ columns }: SheetDerived, listener: () => void): (() => void) =>
  columns.some(({ function: name }) => lookups.has(name)) ? cards.onChange(listener) : () => undefined;

/** Works out these columns for the rows of a sheet. */
export function derivedFor(sheet: SheetView, columns: readonly DerivedColumn[]): SheetDerived {
  if (columns.some(({ function: name }) => lookups.has(name))) cards.follow();
  const cells = new DerivedCells(sourceOf(sheet), columns, cards.index);
  return { columns, value: (row, column) => cells.value(row, column) };
}
