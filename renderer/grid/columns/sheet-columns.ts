import type { ColDef, ColumnMovedEvent, ColumnResizedEvent } from "ag-grid-community";
import { Emitter } from "../../../shared/base/index.js";
import type { ColumnView, SheetView, WireCell } from "../../../shared/workspace/index.js";
import {
  changeReadingColumn,
  derivedNameOf,
  loadOfferedIn,
  offeredIn,
  ownColumnLooks,
  referredNames,
  setColumnOrder,
  setColumnWidth,
  shownCell,
} from "../../arrangement/index.js";
import type { SheetDerived } from "../../derived/index.js";
import {
  comparedWith,
  earlierCell,
  inOrder,
  isAddedRow,
  nameInSightOf,
  problemsAt,
  problemsRelatedTo,
  projectionLanguageOf,
  rowsOf,
  sheetKey,
  textOfCell,
  type GridRow,
} from "../../state/index.js";
import { isDarkNow } from "../../theme/index.js";
import { columnTexts } from "../texts.js";
import { readingColumnOf, withReadings } from "./ability-columns.js";
import type { CellEdits } from "../edits/cell-edits.js";
import type { EditorContext } from "../editors/editor.js";
import { columnOf } from "../selection/selected-cells.js";
import { columnDefs, numbersColumn, striped, type ColumnHost } from "./column-defs.js";
import { withDerived } from "./derived-column.js";
import { canAddChoices } from "../edits/edits.js";
import { FormatStyles } from "./format-styles.js";
import type { HeaderContext } from "./header.js";
import { headerContext } from "./header-context.js";
import { withRests } from "./rest-columns.js";
import { valueWidths } from "./value-widths.js";
import { belowHeading } from "../rows/group-headings.js";
import { rowHeightOf } from "../rows/heights.js";

/** A file can hold no greater width. */
const widestPx = 4000;

/** What the columns of a sheet need from its grid. */
interface SheetColumnsHost extends Pick<ColumnHost, "numberOf" | "isSelected" | "isActive"> {
  readonly sheet: () => SheetView;
  readonly derived: () => SheetDerived;
  /** How wide the grid is. */
  readonly roomPx: () => number;
  readonly edits: CellEdits;
  /** Whether the heading of a group stands above a row. */
  readonly isHeaded: (rowKey: string | undefined) => boolean;
  /** Whether a search has come to this cell. */
  readonly isFound: (rowKey: string, column: string) => boolean;
}

/** The largest share of the room that columns take which stay in sight unasked. */
const mostInSight = 0.6;

/** All columns of a sheet, as its grid takes them: those of the file, those computed, and those of readings. */
export class SheetColumns {
  readonly #host: SheetColumnsHost;
  readonly #styles: FormatStyles;
  readonly #headStates = new Emitter();
  readonly #header: HeaderContext;
  /** What columns are wider than by nature, from when the first rows were there: no edit makes them jump. */
  #valueWidths: ReadonlyMap<string, number> | undefined;
  /** How wide the columns are that stay in sight unasked, and whether they do not for want of room. */
  #inSightPx = 0;
  #isLetGo = false;

  constructor(host: SheetColumnsHost) {
    this.#host = host;

    this.#styles = new FormatStyles(host.sheet);
    this.#header = headerContext(host.sheet, this.#headStates);
  }

  /** Draws again how the sheet is sorted and filtered: the grid would make all heads again and lay the page out for it. */
  drawHeadStates(): void {
    this.#headStates.emit();
  }

  defs(): ColDef<GridRow>[] {
    const host = this.#host;
    const sheet = host.sheet();
    const columns = withDerived(withRests(columnDefs(sheet, this.#ofFile()), sheet), {
      derived: host.derived(),
      widthOf: (id) => ownColumnLooks(sheet).widths[id],
      isDark: isDarkNow,
      rowHeightPx: rowHeightOf(sheet.style),
      header: this.#header,
      styleOf: (name) => this.#styles.ofDerived(name),
      isFound: host.isFound,
    });
    const defs = striped(withReadings(this.#inOrder(columns), sheet, isDarkNow));
    this.#valueWidths ??= this.#measured(defs);
    const widths = this.#valueWidths;
    const chosen = new Set(sheet.columns.filter(({ widthPx }) => widthPx !== undefined).map(({ key }) => key));
    const sized = defs.map((def): ColDef<GridRow> => {
      const width = chosen.has(def.colId ?? "") ? undefined : widths?.get(def.colId ?? "");
      const cellClassRules: ColDef<GridRow>["cellClassRules"] = {
        ...def.cellClassRules,
        [belowHeading]: ({ data }) => host.isHeaded(data?.key),
      };
      return { ...def, cellClassRules, ...(width === undefined ? {} : { width }) };
    });
    const inSight = sized.filter(({ pinned }) => pinned === "left");
    this.#inSightPx = isNameInSight(sheet) ? inSight.reduce((sum, { width = 0 }) => sum + width, 0) : 0;
    this.#isLetGo = this.#isTooWide;
    return this.#isLetGo ? sized.map((def) => (def.colId === numbersColumn ? def : { ...def, pinned: null })) : sized;
  }

  /** Whether what stays in sight unasked takes more of the room than is left to the rest. */
  get #isTooWide(): boolean {
    const roomPx = this.#host.roomPx();
    return roomPx > 0 && this.#inSightPx > roomPx * mostInSight;
  }

  /** Whether the columns are to be made again: there is room for the name to stay in sight, or no longer. */
  get hasOtherRoom(): boolean {
    return this.#isTooWide !== this.#isLetGo;
  }

  /** Whether the columns are to be made again: rows came, and say how wide values are. */
  get isUnmeasured(): boolean {
    return !this.#valueWidths && this.#rows.length > 0;
  }

  #measured(defs: readonly ColDef<GridRow>[]): ReadonlyMap<string, number> | undefined {
    const { sheet, roomPx } = this.#host;
    return this.#rows.length === 0 ? undefined : valueWidths(defs, sheet(), this.#rows, roomPx());
  }

  get #rows(): readonly GridRow[] {
    return rowsOf(sheetKey(this.#host.sheet().ref))?.rows ?? [];
  }

  /** Keeps the width a person gave a column. */
  keepWidth({ column, finished, source }: ColumnResizedEvent<GridRow>): void {
    if (!finished || !column || !source.startsWith("uiColumn")) return;
    const sheet = this.#host.sheet();
    const widthPx = Math.round(column.getActualWidth());
    const id = column.getColId();
    const reading = readingColumnOf(id);
    if (reading) changeReadingColumn(reading, columnTexts.changeColumnWidth, { widthPx });
    else if (sheet.columns.some(({ key }) => key === id) || derivedNameOf(sheet, id) !== undefined) {
      setColumnWidth(sheet, id, Math.min(widthPx, widestPx));
    }
  }

  /** Keeps the order in which a person put the columns. */
  keepOrder({ finished, source, api }: ColumnMovedEvent<GridRow>): void {
    if (!finished || source !== "uiColumnMoved") return;
    const sheet = this.#host.sheet();
    const isKept = (id: string): boolean => columnOf(sheet, id) !== undefined || derivedNameOf(sheet, id) !== undefined;
    setColumnOrder(
      sheet,
      api
        .getAllGridColumns()
        .map((column) => column.getColId())
        .filter(isKept),
    );
  }

  #inOrder(defs: readonly ColDef<GridRow>[]): ColDef<GridRow>[] {
    const sheet = this.#host.sheet();
    const { order } = ownColumnLooks(sheet);
    if (!order) return [...defs];
    const byId = new Map(defs.map((def) => [def.colId ?? "", def]));
    return inOrder([...byId.keys()], [numbersColumn, ...order]).flatMap((id) => byId.get(id) ?? []);
  }

  #ofFile(): ColumnHost {
    const { sheet, edits } = this.#host;
    const key = sheetKey(sheet().ref);
    return {
      contextOf: (column) => ({
        column,
        mark: (row) => rowsOf(key)?.mark(row, column.key),
        innerMark: (row) => rowsOf(key)?.innerMark(row, column.key),
        problems: (row) => problemsAt(key, row, column.key),
        relatedProblems: (row) => problemsRelatedTo(key, row, column.key),
        before: (row) => wordsOfEarlier(earlierCell(key, row, column.key)),
        standing: (row) => standingText(earlierCell(key, row, column.key)),
        isDark: isDarkNow,
        shown: (value) => shownCell(sheet(), column, value),
        referredName: referredNames(sheet(), column),
        styleOf: () => this.#styles.of(column),
        keepDraft: (row, text, seen) => edits.keepDraft(row, column, text, seen),
        loseEditor: (row, text) => edits.loseEditor(row, column, text),
        languageOf: () => projectionLanguageOf(sheet(), column),
        takesChoices: () => canAddChoices(sheet(), column),
        ...offersOf(sheet, column),
        countsOfTexts: () => edits.countsOf(column),
        startingText: (row) => edits.startingText(row, column),
      }),
      commit: (row, column, committed) => edits.commit(row, column, committed),
      numberOf: (row, place) => this.#host.numberOf(row, place),
      isAdded: (row) => isAddedRow(key, row),
      problemsOfRow: (row) => problemsAt(key, row, null),
      isSelected: (row, column) => this.#host.isSelected(row, column),
      isActive: (rowKey, column) => this.#host.isActive(rowKey, column),
      isPinnedUnasked: () => isNameInSight(sheet()),
      header: this.#header,
    };
  }
}

/** Whether the name stays in sight although nobody asked for it: columns are then dragged into what stays and out of it. */
function isNameInSight(sheet: SheetView): boolean {
  const looks = ownColumnLooks(sheet);
  return looks.inSight.columns === undefined && nameInSightOf(sheet, looks) !== undefined;
}

/** What a cell of a what-if is in the current cards. */
const standingText = (before: WireCell | undefined): string | undefined =>
  before === undefined || comparedWith() !== "standing" ? undefined : textOfEarlier(before);

const textOfEarlier = (before: WireCell): string =>
  before === null ? columnTexts.absentBefore : textOfCell(before) || columnTexts.emptyBefore;

/** `Was 3 in the last commit`; undefined for a cell that is as it was. */
function wordsOfEarlier(before: WireCell | undefined): string | undefined {
  if (before === undefined) return undefined;
  const shown = textOfEarlier(before);
  return columnTexts.wasBefore[comparedWith()](shown);
}

/** What a cell of the column is chosen from. */
const offersOf = (
  sheet: () => SheetView,
  column: ColumnView,
): Pick<EditorContext, "offered" | "hasOffers" | "loadOffered"> => ({
  hasOffers: () => offeredIn(sheet(), column) !== undefined,
  offered: () => offeredIn(sheet(), column) ?? [],
  loadOffered: () => loadOfferedIn(sheet(), column),
});
