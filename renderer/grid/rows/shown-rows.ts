import { isEqual } from "../../../shared/base/index.js";
import { isWireTable } from "../../../shared/metadata/index.js";
import {
  followRows,
  headingsOf,
  RowSorter,
  type Arrangement,
  type GroupHeading,
  type RowGroup,
} from "../../../shared/sheet/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { arranged, arrangementOf, derivedNeeded, ownRowLooks, rowLooksOf, unfold } from "../../arrangement/index.js";
import type { SheetValues } from "../../derived/index.js";
import {
  problemsAt,
  rowsOf,
  sheetKey,
  showAlso,
  visibleRowsOf,
  type GridRow,
  type SheetArrangement,
} from "../../state/index.js";
import { noRowsTexts } from "../texts.js";

/** What the rows of a sheet are arranged by. */
interface Wanted extends SheetArrangement {
  /** Rows that the file hides. */
  readonly hidden: unknown;
  /** Rows that the person hides or shows. */
  readonly ownHidden: unknown;
}

/**
 * The rows of a sheet on screen, from top to bottom: sorted and filtered at one moment, and without those that a search
 * leaves out. Later edits move no row until the order is asked for again (SHEET-8). An order by derived columns comes
 * once their values are there; until then the rows stay as they are.
 */
export class ShownRows {
  readonly #key: string;
  readonly #sheet: () => SheetView;
  #values: SheetValues;
  /** The order that was waited for can be had. */
  readonly #onReady: () => void;
  #cached: readonly GridRow[] | undefined;
  #numbers: ReadonlyMap<string, number> | undefined;
  #headings: ReadonlyMap<string, GroupHeading> | undefined;
  #arrangement: Arrangement | undefined;
  /** What the arrangement was made for; undefined asks for another one. */
  #madeFor: Wanted | undefined;
  #isOfAllRows = false;
  readonly #sorter = new RowSorter();
  /** The derived columns whose values the rows are arranged by. */
  #needed: readonly string[] = [];
  #endWish = (): void => undefined;

  constructor(key: string, sheet: () => SheetView, values: SheetValues, onReady: () => void) {
    this.#key = key;
    this.#sheet = sheet;
    this.#values = values;
    this.#onReady = onReady;
  }

  /** Wants no values any more. */
  end(): void {
    this.#endWish();
  }

  /** Arranges the rows by other values of derived columns from now on: the sheet has other columns. */
  followValues(values: SheetValues): void {
    if (values === this.#values) return;
    this.#endWish();
    this.#needed = [];
    this.#values = values;
  }

  get rows(): readonly GridRow[] {
    return (this.#cached ??= this.#pick());
  }

  /** The groups of the rows, folded ones among them; none where rows are not grouped. */
  get groups(): readonly RowGroup[] {
    return this.#arrangement?.groups?.groups ?? [];
  }

  /** The group that a row belongs to since rows were last arranged. */
  groupOf(rowKey: string): string | undefined {
    return this.#arrangement?.groups?.groupOf.get(rowKey);
  }

  /** What stands above the first row of each group on screen, by the keys of these rows. */
  get headings(): ReadonlyMap<string, GroupHeading> {
    const { rows } = this;
    const groups = this.#arrangement?.groups;
    return (this.#headings ??= groups
      ? headingsOf(
          rows.map(({ key }) => key),
          groups,
        )
      : noHeadings);
  }

  /** The row's place in the file, from 1, whatever stands above it on screen. */
  numberOf(row: GridRow | undefined, place: number): number {
    return this.#numbers?.get(row?.key ?? "") ?? place + 1;
  }

  /** Whether the sheet is to be looked at otherwise than the rows are arranged. */
  get #isOutdated(): boolean {
    return !isEqual(this.#madeFor, this.#wanted);
  }

  /** Rows came, went or moved; with `isAnew` all of them were fetched again. */
  follow(isAnew: boolean, anchor?: string): void {
    this.#cached = undefined;
    if (isAnew && !this.#isOfAllRows) this.#madeFor = undefined;
    if (!this.#arrangement) return;
    const keys = (rowsOf(this.#key)?.rows ?? []).map(({ key }) => key);
    this.#arrangement = followRows(this.#arrangement, keys, anchor);
  }

  /** Cells of these rows changed: the rows stay where they are. */
  followCells(changed: readonly GridRow[]): void {
    const byKey = new Map(changed.map((row) => [row.key, row]));
    this.#cached = this.rows.map((row) => byKey.get(row.key) ?? row);
  }

  /** More rows were fetched; returns whether they can be shown. Rows are sorted again once all are here. */
  followMore(isLast: boolean): boolean {
    if (isLast && !this.#isOfAllRows) this.#madeFor = undefined;
    if (!isLast && this.#arrangement) return false;
    this.#cached = undefined;
    return true;
  }

  /** Other rows are to be shown, by a search or by an order that is applied again. */
  refresh(options: { readonly isArranging?: boolean } = {}): void {
    this.#cached = undefined;
    if (options.isArranging) this.#madeFor = undefined;
  }

  /** Arranges the rows as they are wanted now, if that differs and can be done; returns whether it was. */
  catchUp(): boolean {
    if (!this.#isOutdated || !this.#hasValues()) return false;
    this.#cached = undefined;
    return true;
  }

  /** Also shows rows that a search or a filter leaves out; returns whether any of them was. */
  showAlso(rowKeys: readonly string[]): boolean {
    showAlso(this.#key, rowKeys);
    unfold(
      this.#sheet(),
      rowKeys.flatMap((key) => this.groupOf(key) ?? []),
    );
    const arrangement = this.#arrangement;
    if (!arrangement || !rowKeys.some((key) => arrangement.hidden.has(key))) return false;
    const left = new Set(arrangement.hidden);
    for (const key of rowKeys) left.delete(key);
    const keys = (rowsOf(this.#key)?.rows ?? []).map(({ key }) => key);
    this.#arrangement = followRows({ ...arrangement, hidden: left }, keys);
    this.#cached = undefined;
    return true;
  }

  get #wanted(): Wanted {
    const sheet = this.#sheet();
    const { sort, filter, group } = arrangementOf(sheet);
    const { rows } = sheet.metadata;
    return {
      ...{ sort, filter, group },
      hidden: isWireTable(rows) ? rows["hidden"] : undefined,
      ownHidden: ownRowLooks(sheet).hidden,
    };
  }

  #pick(): readonly GridRow[] {
    this.#headings = undefined;
    const rows = rowsOf(this.#key);
    const all = rows?.rows ?? [];
    if (this.#isOutdated && this.#hasValues()) this.#arrange(all);
    const visible = visibleRowsOf(this.#key);
    const arrangement = this.#arrangement;
    this.#numbers = visible || arrangement ? new Map(all.map(({ key }, at) => [key, at + 1])) : undefined;
    const inOrder = arrangement ? arrangement.shown.flatMap((key) => rows?.row(key) ?? []) : all;
    return visible ? inOrder.filter(({ key }) => visible.has(key)) : inOrder;
  }

  /** Whether the values are there that the rows are to be arranged by; from now on they are wanted. */
  #hasValues(): boolean {
    const sheet = this.#sheet();
    const needed = derivedNeeded(sheet, arrangementOf(sheet));
    if (!isEqual(needed, this.#needed)) {
      this.#endWish();
      this.#needed = needed;
      this.#endWish = this.#values.want(needed, () => {
        if (this.#isOutdated && this.#values.isReady(needed)) this.#onReady();
      });
    }
    return this.#values.isReady(needed);
  }

  #arrange(all: readonly GridRow[]): void {
    const sheet = this.#sheet();
    const { sort, filter, group } = arrangementOf(sheet);
    const { hidden } = rowLooksOf(sheet);
    const isPlain = sort.length === 0 && !group && filter.filters.length === 0 && hidden.size === 0;
    const hasProblem = (row: string, column: string): boolean => problemsAt(this.#key, row, column).length > 0;
    this.#madeFor = this.#wanted;
    this.#isOfAllRows = all.length >= sheet.rowCount;
    const valueOf = (name: string, row: string) => this.#values.value(name, row);
    const { columns, metadata } = sheet;
    this.#arrangement = isPlain
      ? undefined
      : arranged({ columns, metadata, hidden, hasProblem, valueOf }, { sort, filter, group }, all, this.#sorter);
  }
}

const noHeadings: ReadonlyMap<string, GroupHeading> = new Map();

function whyNoRows(sheet: SheetView): string {
  if (visibleRowsOf(sheetKey(sheet.ref))) return noRowsTexts.noneFound;
  if (sheet.rowCount === 0) return noRowsTexts.empty;
  const { group } = arrangementOf(sheet);
  if (group && group.folded.length > 0) return noRowsTexts.allFolded;
  return arrangementOf(sheet).filter.filters.length > 0 ? noRowsTexts.noneMatch : noRowsTexts.allHidden;
}

/** What stands in the place of the rows where none is shown. */
export const noRowsText = (sheet: SheetView): string => `<span class="no-rows">${whyNoRows(sheet)}</span>`;
