import { isEqual } from "../../shared/base/index.js";
import { DerivedCells, derivedIn, type DerivedValue } from "../../shared/derived/index.js";
import type { DerivedColumn } from "../../shared/metadata/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { expressionsNow, getApp, sheetKey, type GridRow } from "../state/index.js";
import { SheetValues } from "./sheet-values.js";
import { shapeOf, sourceOf, workspaceCards, type SheetShape } from "./workspace-cards.js";

/** Derived columns as a grid draws them: a cell at a time. */
export interface DerivedView {
  readonly columns: readonly DerivedColumn[];
  value(row: GridRow, column: DerivedColumn): DerivedValue;
}

/** The derived columns of one sheet. */
export interface SheetDerived extends DerivedView {
  /** Their values in all rows, as sorts, filters, statistics and searches need them. */
  readonly values: SheetValues;
}

const lookups = new Set(["card_lookup", "rules_text_lookup", "image_lookup"]);

const looksCardsUp = (columns: readonly DerivedColumn[]): boolean =>
  columns.some(({ function: name }) => lookups.has(name));

/** Follows changes of cards elsewhere; columns that look none up are not notified. Returns how to stop. */
export const onLookedUpCards = ({ columns }: DerivedView, listener: () => void): (() => void) =>
  looksCardsUp(columns) ? workspaceCards.onChange(() => listener()) : () => undefined;

/** Computes these columns for the rows of a sheet. */
export function derivedFor(sheet: SheetView, columns: readonly DerivedColumn[]): DerivedView {
  if (looksCardsUp(columns)) workspaceCards.follow();
  const cells = new DerivedCells(sourceOf(sheet), columns, workspaceCards.index, expressionsNow());
  return { columns, value: (row, column) => cells.value(row, column) };
}

interface Kept {
  readonly sheet: SheetShape;
  readonly columns: readonly DerivedColumn[];
  readonly derived: SheetDerived;
}

const kept = new Map<string, Kept>();

/** The derived columns of a sheet: the same for all who ask, for as long as the sheet has these columns. */
export function derivedOf(sheet: SheetView): SheetDerived {
  const key = sheetKey(sheet.ref);
  const columns = derivedIn(sheet);
  const shape = shapeOf(sheet);
  const known = kept.get(key);
  if (known && isEqual(known.sheet, shape) && isEqual(known.columns, columns)) return known.derived;
  known?.derived.values.end();
  forgetOthers();
  const { index } = workspaceCards;
  const onCards = looksCardsUp(columns) ? workspaceCards.onChange.bind(workspaceCards) : () => () => undefined;
  const derived = { ...derivedFor(sheet, columns), values: new SheetValues(sourceOf(sheet), columns, index, onCards) };
  kept.set(key, { sheet: shape, columns, derived });
  return derived;
}

/** Sheets that are gone need no values. */
function forgetOthers(): void {
  const there = new Set(getApp().workspace?.sheets.map(({ ref }) => sheetKey(ref)));
  for (const [key, { derived }] of kept) {
    if (there.has(key)) continue;
    derived.values.end();
    kept.delete(key);
  }
}
