import { useMemo, useState, type ReactNode } from "react";
import type { ChartTool } from "../../shared/games/index.js";
import { noFilter } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { setArrangement } from "../arrangement/index.js";
import { useSelectedRows, useShownRows } from "../grid/index.js";
import { askMeaning } from "../search/index.js";
import { activeSheet, sheetKey, useApp, useCloseOverlay, useRows } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { chartToolOf, lexiconOf } from "./offered.js";
import { ReportView } from "./ReportView.js";
import { texts } from "./texts.js";
import { toolRow } from "./fetch-tables.js";

interface Props {
  readonly game: string;
  readonly tool: string;
}

/** Charts of the sheet on screen. */
export function ChartsDialog({ game, tool: id }: Props): ReactNode {
  const tool = chartToolOf(game, id);
  const sheet = useApp(activeSheet);
  return tool && sheet ? <SheetCharts game={game} tool={tool} sheet={sheet} /> : null;
}

type Scope = "all" | "shown" | "selected";

interface SheetChartsProps {
  readonly game: string;
  readonly tool: ChartTool;
  readonly sheet: SheetView;
}

function SheetCharts({ game, tool, sheet }: SheetChartsProps): ReactNode {
  const key = sheetKey(sheet.ref);
  const all = useRows(key);
  const shown = useShownRows(key);
  const selected = useSelectedRows(key);
  const [scope, setScope] = useState<Scope>(shown.length < all.length ? "shown" : "all");
  const rows = { all, shown, selected }[scope];
  const report = useMemo(
    () =>
      tool.report(
        rows.map((row) => toolRow(sheet.columns, row)),
        // A sheet of no game has none of its own.
        sheet.binding?.lexicon ?? lexiconOf(game),
      ),
    [game, tool, sheet, rows],
  );
  const close = useCloseOverlay();
  const show = (found: readonly string[], title: string): void => {
    // Rows that a filter hides were counted too.
    if (scope === "all") setArrangement(sheet, { filter: noFilter });
    askMeaning({ kind: "these", rowKeys: found, title });
    close();
  };
  const scopes: readonly (readonly [Scope, string])[] = [
    ["all", texts.allRows(all.length)],
    ["shown", texts.shownRows(shown.length)],
    ["selected", texts.selectedRows(selected.length)],
  ];
  return (
    <Dialog title={tool.title} className="is-broad" isScrolling>
      <p className="tool-about">
        {tool.about} {texts.numbersShowRows}
      </p>
      <div className="tool-scope" role="radiogroup" aria-label={texts.rowsCounted}>
        {scopes.map(([each, title]) => (
          <label key={each}>
            <input
              type="radio"
              name="rows-counted"
              checked={scope === each}
              data-first-focus={scope === each || undefined}
              onChange={() => setScope(each)}
            />{" "}
            {title}
          </label>
        ))}
      </div>
      <ReportView report={report} name={tool.id} show={show} />
    </Dialog>
  );
}
