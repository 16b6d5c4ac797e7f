import type { ColDef } from "ag-grid-community";
import type { TextReading } from "../../../shared/text/index.js";
import type { GridRow } from "../../state/index.js";
import { columnTexts } from "../texts.js";
import { cellDrawnBy, tooltipOf } from "./drawn.js";
import { fitLines } from "../rows/heights.js";
import { drawAbilities } from "./preview-runs.js";

export const previewColumn = "#preview";

/** What the columns of readings need from the grid. */
export interface ReadingHost {
  readonly readingOf: (row: GridRow) => TextReading;
  readonly isDark: () => boolean;
}

/** The text of a card in its cell, in as many whole lines as the row has room for. */
const PreviewCell = cellDrawnBy<ReadingHost>("preview", (element, { data, node, api, readingOf, isDark }) => {
  fitLines(element, node.rowHeight, api.getGridOption("rowHeight"));
  if (data) element.replaceChildren(...drawAbilities(readingOf(data), isDark()));
});

/** The whole text, where its cell has room for a part only. */
const PreviewTooltip = tooltipOf<ReadingHost>((row, { readingOf, isDark }) => drawAbilities(readingOf(row), isDark()));

const plainText = ({ abilities }: TextReading): string =>
  abilities.map((ability) => (ability.shown() ?? ability.written()).plain).join("\n");

/** The column that shows the text of each card as players read it. It holds no values: nothing is typed or pasted there. */
export function previewColumnDef(host: ReadingHost): ColDef<GridRow> {
  const textOf = ({ data }: { data?: GridRow | undefined }): string => (data ? plainText(host.readingOf(data)) : "");
  return {
    colId: previewColumn,
    headerName: columnTexts.preview,
    headerTooltip: columnTexts.aboutPreview,
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
