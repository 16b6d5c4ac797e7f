import { isEqual } from "../../../shared/base/index.js";
import type {
  CellEditorSelectorResult,
  ColDef,
  GridApi,
  ICellEditorParams,
  ICellRendererParams,
  IHeaderComp,
  IRowNode,
} from "ag-grid-community";
import type { ProblemView } from "../../../shared/validate/index.js";
import type { ColumnView, SheetView, WireCell } from "../../../shared/workspace/index.js";
import { openOverlay, projectionOf, type GridRow } from "../../state/index.js";
import { CellRenderer, problemBadge, type CellContext } from "./cell-renderer.js";
import { DateEditor, NumberEditor } from "../editors/number-editor.js";
import { headedBy, type HeaderContext } from "./header.js";
import { LanguageEditor } from "../editors/language-editor.js";
import { EnumEditor } from "../editors/enum-editor.js";
import { TextEditor, TomlEditor } from "../editors/text-editor.js";
import { naturalWidth } from "./natural-width.js";
import { columnTexts } from "../texts.js";
import { activeClass } from "../selection/outline.js";
import { placeOfGridRow } from "../selection/places.js";
import { rowEdge } from "../rows/row-edges.js";
import type { Committed, EditorContext } from "../editors/editor.js";

/** Column id of the row numbers. */
export const numbersColumn = "#";

/** What the columns need from the grid they are in. */
export interface ColumnHost {
  /** The row's place in the file, from 1, although rows above it may be hidden. */
  numberOf(row: GridRow | undefined, place: number): number;
  contextOf(column: ColumnView): CellContext & EditorContext;
  commit(row: GridRow, column: ColumnView, committed: Committed): void;
  /** Whether the version that changes are marked by lacks the row. */
  isAdded(row: string): boolean;
  /** What is wrong with the row as a whole. */
  problemsOfRow(row: string): readonly ProblemView[];
  /** Whether a cell is in the selected range, by its row's place on screen. */
  isSelected(row: number, column: string): boolean;
  /** Whether a cell is the active one. */
  isActive(rowKey: string | undefined, column: string): boolean;
  /** Whether columns may be dragged into those that stay in sight, and out of them. */
  isPinnedUnasked(): boolean;
  readonly header: HeaderContext;
}

function editorFor(column: ColumnView, value: WireCell | undefined, context: EditorContext): unknown {
  if (column.editor === "text" && context.languageOf()) return LanguageEditor;
  if (typeof value === "object" && value !== null && !("$date" in value)) return TomlEditor;
  switch (column.editor) {
    case "number":
      return typeof value === "string" && value.includes("\n") ? TextEditor : NumberEditor;
    case "date":
      return DateEditor;
    case "enum":
      return EnumEditor;
    case "structure":
    case "toml":
      return typeof value === "string" ? TextEditor : TomlEditor;
    case "text":
      return context.hasOffers() ? EnumEditor : TextEditor;
    case "long-text":
    case "checkbox":
      return TextEditor;
  }
}

const placeOf = (node: IRowNode<GridRow> | null, api: GridApi<GridRow>): number =>
  placeOfGridRow({ rowIndex: node?.rowIndex ?? 0, rowPinned: node?.rowPinned }, api.getPinnedTopRowCount());

/** The corner of the sheet has a name for those who cannot see that it is one. */
class NumbersHeader implements IHeaderComp {
  readonly #element = document.createElement("span");

  init(): void {
    this.#element.className = "visually-hidden";
    this.#element.textContent = columnTexts.rowNumbers;
  }

  getGui(): HTMLElement {
    return this.#element;
  }

  refresh(): boolean {
    return true;
  }
}

const numbers = (host: ColumnHost): ColDef<GridRow> => ({
  colId: numbersColumn,
  headerComponent: NumbersHeader,
  valueGetter: ({ node, data, api }) => host.numberOf(data, placeOf(node, api)),
  width: 52,
  minWidth: 40,
  pinned: "left",
  lockPosition: "left",
  resizable: false,
  suppressMovable: true,
  suppressNavigable: true,
  editable: false,
  cellClass: "row-number",
  cellRenderer: ({ value, data }: ICellRendererParams<GridRow, number>): HTMLElement => {
    const element = document.createElement("span");
    const badge = data && problemBadge(host.problemsOfRow(data.key));
    const edge = document.createElement("span");
    edge.className = rowEdge;
    if (data && host.isAdded(data.key)) {
      element.dataset["added"] = "true";
      element.title = columnTexts.newRow;
    }
    element.append(...(badge ? [badge] : []), String(value ?? ""), edge);
    return element;
  },
  suppressHeaderKeyboardEvent: () => true,
  onCellDoubleClicked: ({ event }) => {
    const isEdge = event?.target instanceof Element && event.target.classList.contains(rowEdge);
    if (!isEdge) openOverlay({ kind: "form" });
  },
});

export function columnDefs(sheet: SheetView, host: ColumnHost): ColDef<GridRow>[] {
  const isEditable = sheet.readOnly === undefined;
  const defs = sheet.columns.map((column, at): ColDef<GridRow> => {
    const context = host.contextOf(column);
    const { alignment } = column;
    const classes = ["sheet-cell", `align-${alignment}`];
    if (column.bold) classes.push("is-bold");
    if (column.wrap) classes.push("is-wrapped");
    return {
      colId: column.key,
      headerName: column.title,
      headerTooltip: column.source,
      headerClass: column.mixed ? [`head-${alignment}`, "is-mixed"] : `head-${alignment}`,
      hide: column.hidden,
      pinned: column.frozen ? "left" : null,
      suppressMovable: false,
      lockPinned: !host.isPinnedUnasked(),
      width: column.widthPx ?? naturalWidth(column, { isWritten: projectionOf(sheet, column) !== undefined }),
      minWidth: 48,
      valueGetter: ({ data }) => data?.cells[at] ?? null,
      equals: isEqual,
      valueSetter: ({ data, newValue }: { data: GridRow; newValue: Committed | undefined }) => {
        if (newValue) host.commit(data, column, newValue);
        return false;
      },
      editable:
        isEditable && column.editor !== "checkbox"
          ? true
          : ({ data }) => isEditable && typeof data?.cells[at] !== "boolean",
      cellClass: classes,
      cellClassRules: {
        "in-selection": ({ node, api }) => host.isSelected(placeOf(node, api), column.key),
        [activeClass]: ({ data }) => host.isActive(data?.key, column.key),
      },
      ...headedBy(host.header, column.key),
      cellRenderer: CellRenderer,
      cellRendererParams: context,
      cellEditorParams: context,
      // Each cell's own is selected; without one named here the grid asks for its own module of editors.
      cellEditor: TextEditor,
      cellEditorSelector: ({ value }: ICellEditorParams<GridRow, WireCell>): CellEditorSelectorResult => {
        const component = editorFor(column, value, context);
        return { component, popup: component !== NumberEditor && component !== DateEditor, popupPosition: "over" };
      },
    };
  });
  return [numbers(host), ...defs];
}

/** The columns with every second of those on screen marked, for sheets with striped columns. */
export function striped(columns: readonly ColDef<GridRow>[]): ColDef<GridRow>[] {
  let place = -1;
  return columns.map((column) => {
    if (column.colId === numbersColumn || column.hide === true) return column;
    place += 1;
    const classes = [column.cellClass ?? []].flat().filter((each) => typeof each === "string");
    return place % 2 === 1 ? { ...column, cellClass: [...classes, "is-striped"] } : column;
  });
}
