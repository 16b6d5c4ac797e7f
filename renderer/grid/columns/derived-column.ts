import type { ColDef, ICellRendererComp, ICellRendererParams, ITooltipComp, ITooltipParams } from "ag-grid-community";
import { derivedColumnId, plainOf, plainValue, shownNumber, type DerivedValue } from "../../../shared/derived/index.js";
import type { DerivedColumn, StyleOf } from "../../../shared/metadata/index.js";
import type { SheetDerived } from "../../derived/index.js";
import { drawImage } from "../../images/index.js";
import { cellLook } from "../../theme/index.js";
import type { GridRow } from "../../state/index.js";
import { headedBy, type HeaderContext } from "./header.js";
import { drawAbilities } from "./preview-runs.js";
import { cellTexts, columnTexts } from "../texts.js";

const defaultWidthPx = 100;
/** Above and below a picture together. */
const imageMarginPx = 8;
/** Of the picture shown beside its cell. */
const largeImagePx = 360;

/** What the columns need from the grid. */
export interface DerivedHost {
  readonly derived: SheetDerived;
  /** The width a person gave the column with this id, in px. */
  readonly widthOf: (id: string) => number | undefined;
  readonly isDark: () => boolean;
  readonly rowHeightPx: number;
  readonly header: HeaderContext;
  /** What the conditional formats make of the cells of a derived column; undefined where none is about it. */
  readonly styleOf: (name: string) => StyleOf | undefined;
  /** Whether a search has come to this cell. */
  readonly isFound: (rowKey: string, column: string) => boolean;
}

/** A cell without a format. */
const noLook = { color: "", fontWeight: "", fontStyle: "", textDecoration: "" };

/** Of a letter, at most; and of what stands left and right of a text. */
const [letterPx, paddingPx] = [8, 22];

/** What the tooltip has to say beyond the cell; empty where the cell has said all. */
function furtherOf(value: DerivedValue, widthPx: number): string {
  const text = value.kind === "missing" ? cellTexts.noValue : plainOf(value);
  if (value.kind === "boolean") return "";
  if (value.kind === "number") return shownNumber(value.number) === text ? "" : text;
  return value.kind === "text" && text.length * letterPx + paddingPx <= widthPx && !text.includes("\n") ? "" : text;
}

/** The column a cell or a tooltip is of. */
interface Derived {
  readonly derivedColumn: DerivedColumn;
}

type Params = ICellRendererParams<GridRow, DerivedValue> & DerivedHost & Derived;

function icon(text: string): HTMLElement {
  const sign = document.createElement("span");
  sign.className = "derived-sign";
  sign.setAttribute("aria-hidden", "true");
  sign.textContent = text;
  return sign;
}

/** What is computed for a row, in its cell. */
class DerivedCell implements ICellRendererComp<GridRow> {
  readonly #element = document.createElement("div");
  #shown: DerivedValue | undefined;
  #endImage = (): void => undefined;

  init(params: Params): void {
    this.#draw(params);
  }

  getGui(): HTMLElement {
    return this.#element;
  }

  refresh(params: Params): boolean {
    this.#draw(params);
    return true;
  }

  destroy(): void {
    this.#endImage();
  }

  /** Lays the formats whose conditions hold over the cell; errors, rules text and pictures have their own looks. */
  #drawFormat({ value, eGridCell, styleOf, derivedColumn, isDark }: Params): void {
    const isPlain = value && ["text", "missing", "number", "boolean"].includes(value.kind);
    const style = isPlain ? styleOf(derivedColumn.name)?.(plainValue(value).cell) : undefined;
    const { background, ...look } = style ? cellLook(style, isDark()) : {};
    eGridCell.style.backgroundColor = background ?? "";
    Object.assign(this.#element.style, noLook, look);
  }

  #draw(params: Params): void {
    this.#drawFormat(params);
    const { value, isDark, rowHeightPx } = params;
    // Rules text is drawn in the colours of the theme, which may be another by now.
    if (!value || (value === this.#shown && value.kind !== "rules")) return;
    this.#shown = value;
    this.#endImage();
    this.#element.className = `derived is-${value.kind}${value.kind === "image" ? "" : " preview"}`;
    switch (value.kind) {
      case "rules":
        this.#element.replaceChildren(...drawAbilities(value.reading, isDark()));
        return;
      case "error":
        this.#element.replaceChildren(icon("✕"), value.message);
        return;
      case "image":
        this.#endImage = drawImage(this.#element, value.source, { heightPx: rowHeightPx - imageMarginPx });
        return;
      case "number":
        this.#element.replaceChildren(shownNumber(value.number));
        return;
      case "missing":
        this.#element.replaceChildren("·");
        return;
      default:
        this.#element.replaceChildren(plainOf(value));
    }
  }
}

/** The whole of it, where its cell has room for a part only. */
class DerivedTooltip implements ITooltipComp {
  readonly #element = document.createElement("div");
  #endImage = (): void => undefined;

  init({ data, derived, derivedColumn, isDark }: ITooltipParams<GridRow> & DerivedHost & Derived): void {
    const value = data && derived.value(data, derivedColumn);
    this.#element.className = "preview-tooltip";
    if (value?.kind === "rules") this.#element.append(...drawAbilities(value.reading, isDark()));
    else if (value?.kind === "image") {
      this.#endImage = drawImage(this.#element, value.source, { heightPx: largeImagePx, isLarge: true });
    } else if (value) {
      const paragraph = document.createElement("p");
      paragraph.textContent = value.kind === "missing" ? cellTexts.noValue : plainOf(value);
      this.#element.append(paragraph);
    }
  }

  getGui(): HTMLElement {
    return this.#element;
  }

  destroy(): void {
    this.#endImage();
  }
}

/** A column of what is computed. It holds no values of the file: nothing is typed or pasted there. */
function derivedColumnDef(column: DerivedColumn, host: DerivedHost): ColDef<GridRow> {
  const valueOf = ({ data }: { data?: GridRow | null | undefined }): DerivedValue | undefined =>
    data ? host.derived.value(data, column) : undefined;
  const id = derivedColumnId(column.name);
  return {
    colId: id,
    suppressMovable: false,
    lockPinned: true,
    headerName: column.name,
    headerTooltip: columnTexts.computedBy(column.function, column.expression),
    headerClass: "is-reading",
    ...headedBy(host.header, id),
    width: host.widthOf(id) ?? column.widthPx ?? defaultWidthPx,
    minWidth: 48,
    pinned: column.frozen && column.position !== undefined ? "left" : null,
    valueGetter: valueOf,
    // The same object is the same value.
    equals: (a: unknown, b: unknown) => a === b,
    editable: false,
    suppressNavigable: true,
    cellClass: ["reading-cell", "derived-cell"],
    cellClassRules: { "is-found": ({ data }) => data !== undefined && host.isFound(data.key, id) },
    cellRenderer: DerivedCell,
    cellRendererParams: { ...host, derivedColumn: column },
    tooltip: (params) => {
      const value = valueOf(params);
      const widthPx = params.api.getColumn(id)?.getActualWidth() ?? defaultWidthPx;
      return value ? furtherOf(value, widthPx) : "";
    },
    tooltipComponent: DerivedTooltip,
    tooltipComponentParams: { ...host, derivedColumn: column },
  };
}

/**
 * The columns of a sheet with its derived columns: those with a position stand there and the others flow around them; those
 * without stand behind the last (META-8). Row numbers stay first.
 */
export function withDerived(columns: readonly ColDef<GridRow>[], host: DerivedHost): ColDef<GridRow>[] {
  const placed = host.derived.columns.filter(({ position }) => position !== undefined);
  const last = host.derived.columns.filter(({ position }) => position === undefined);
  const [numbers, ...data] = columns;
  const all = [...data, ...last.map((column) => derivedColumnDef(column, host))];
  for (const column of placed.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))) {
    all.splice(Math.max(0, column.position ?? 0), 0, derivedColumnDef(column, host));
  }
  return numbers ? [numbers, ...all] : all;
}
