import type { ColDef, ICellRendererComp, ICellRendererParams, ITooltipComp, ITooltipParams } from "ag-grid-community";
import type { TextReading } from "../../shared/text/index.js";
import type { GridRow } from "../state/index.js";
import { fitLines } from "./heights.js";
import { drawAbilities } from "./preview-runs.js";

export const previewColumn = "#preview";

/** What the columns of readings need from the grid. */
export interface ReadingHost {
  readonly readingOf: (row: GridRow) => TextReading;
  readonly isDark: () => boolean;
}

/** The text of a card in its cell, in as many whole lines as the row has room for. */
class PreviewCell implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement("div");
  private host: ReadingHost | undefined;

  init(params: ICellRendererParams<GridRow> & ReadingHost): void {
    this.element.className = "preview";
    this.host = params;
    this.draw(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(params: ICellRendererParams<GridRow>): boolean {
    this.draw(params);
    return true;
  }

  private draw({ data, node, api }: ICellRendererParams<GridRow>): void {
    fitLines(this.element, node.rowHeight, api.getGridOption("rowHeight"));
    if (data && this.host)
      this.element.replaceChildren(...drawAbilities(this.host.readingOf(data), this.host.isDark()));
  }
}

/** The whole text, where its cell has room for a part only. */
class PreviewTooltip implements ITooltipComp {
  private readonly element = document.createElement("div");

  init({ data, readingOf, isDark }: ITooltipParams<GridRow> & ReadingHost): void {
    this.element.className = "preview-tooltip";
    if (data) this.element.append(...drawAbilities(readingOf(data), isDark()));
  }

  getGui(): HTMLElement {
    return this.element;
  }
}

const plainText = ({ abilities }: TextReading): string =>
  abilities.map((ability) => (ability.shown() ?? ability.written()).plain).join("\n");

/** The column that shows the text of each card as players read it. It holds no values: nothing is typed or pasted there. */
export function previewColumnDef(host: ReadingHost): ColDef<GridRow> {
  const textOf = ({ data }: { data?: GridRow | undefined }): string => (data ? plainText(host.readingOf(data)) : "");
  return {
    colId: previewColumn,
    headerName: "Preview",
    headerTooltip: "The rules text as players read it",
    headerClass: "is-reading",
    minWidth: 90,
    valueGetter: textOf,
    editable: false,
    suppressNavigable: true,
    cellClass: ["reading-cell"],
    cellRenderer: PreviewCell,
    cellRendererParams: host,
    tooltip: textOf,
    tooltipComponent: PreviewTooltip,
    tooltipComponentParams: host,
  };
}
