import type { ICellRendererComp, ICellRendererParams, ITooltipComp, ITooltipParams } from "ag-grid-community";
import type { GridRow } from "../../state/index.js";

type CellParams<Host> = ICellRendererParams<GridRow> & Host;
type TooltipParams<Host> = ITooltipParams<GridRow> & Host;

interface DrawnCell<Host> extends ICellRendererComp<GridRow> {
  init(params: CellParams<Host>): void;
}

interface DrawnTooltip<Host> extends ITooltipComp {
  init(params: TooltipParams<Host>): void;
}

/** The grid makes one of it for each cell or tooltip. To be made once: another class would let it draw all cells from scratch. */
type Made<Component> = new () => Component;

/** Cells drawn by a function, again whenever their rows change; `Host` is the parameters of the column. */
export function cellDrawnBy<Host>(
  className: string,
  draw: (element: HTMLElement, params: CellParams<Host>) => void,
): Made<DrawnCell<Host>> {
  return class implements DrawnCell<Host> {
    readonly #element = document.createElement("div");

    init(params: CellParams<Host>): void {
      this.#element.className = className;
      draw(this.#element, params);
    }

    getGui(): HTMLElement {
      return this.#element;
    }

    refresh(params: CellParams<Host>): boolean {
      draw(this.#element, params);
      return true;
    }
  };
}

/** Tooltips of rows, with the content that a function returns. */
export function tooltipOf<Host>(contentOf: (row: GridRow, host: Host) => readonly Node[]): Made<DrawnTooltip<Host>> {
  return class implements DrawnTooltip<Host> {
    readonly #element = document.createElement("div");

    init(params: TooltipParams<Host>): void {
      this.#element.className = "preview-tooltip";
      if (params.data) this.#element.append(...contentOf(params.data, params));
    }

    getGui(): HTMLElement {
      return this.#element;
    }
  };
}
