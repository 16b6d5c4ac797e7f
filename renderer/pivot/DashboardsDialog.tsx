import { useId, useMemo, useState, type ReactNode } from "react";
import type { PivotQuestion } from "../../shared/pivot/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { useShownRows } from "../grid/index.js";
import { activeSheet, getApp, openOverlay, setApp, sheetKey, useApp, useRows } from "../state/index.js";
import { Dialog, Select } from "../ui/index.js";
import { CompareField, CompareRemarks } from "./CompareField.js";
import { dashboardsOf, type Dashboard } from "./dashboards.js";
import { useComparison } from "./earlier-rows.js";
import { figureColumns } from "./fields.js";
import { PivotFigures } from "./PivotFigures.js";
import { texts } from "./texts.js";

/** Ready-made questions to the sheet on screen, one below another. */
export function DashboardsDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <SheetDashboards key={sheetKey(sheet.ref)} sheet={sheet} /> : null;
}

function SheetDashboards({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const key = sheetKey(sheet.ref);
  const all = useRows(key);
  const shown = useShownRows(key);
  const columns = useMemo(() => figureColumns(sheet), [sheet]);
  // What a filter shows is what the person looks at.
  const [scope, setScope] = useState<PivotQuestion["scope"]>(shown.length < all.length ? "shown" : "all");
  const { comparison, compareWith, then } = useComparison(sheet, scope);
  const dashboards = useMemo(() => dashboardsOf(sheet, columns, scope), [sheet, columns, scope]);
  return (
    <Dialog title={texts.dashboardsTitle(sheet.title)} className="is-broad">
      <div className="figure-form">
        <label className="figure-field">
          <span>{texts.rowsCounted}</span>
          <Select
            value={scope}
            choices={[
              ["all", texts.allRows(all.length)],
              ["shown", texts.shownRows(shown.length)],
            ]}
            onChoose={setScope}
            data-first-focus
          />
        </label>
        {scope === "all" && <CompareField comparison={comparison} choose={compareWith} />}
      </div>
      {scope === "shown" && <p className="hint">{texts.comparesAll}</p>}
      <CompareRemarks comparison={comparison} then={then} />
      {dashboards.length === 0 && <p className="tool-empty">{texts.noDashboards}</p>}
      {dashboards.map((dashboard) => (
        <DashboardPart key={dashboard.title} dashboard={dashboard} sheetId={key}>
          <PivotFigures
            {...{ sheet, columns, comparison, then }}
            choice={dashboard.question}
            rows={scope === "all" ? all : shown}
            name={dashboard.title}
            isDrawn={dashboard.isDrawn === true}
          />
        </DashboardPart>
      ))}
    </Dialog>
  );
}

interface PartProps {
  readonly dashboard: Dashboard;
  readonly sheetId: string;
  readonly children: ReactNode;
}

/** One of them; as a pivot table it can be changed and saved. */
function DashboardPart({ dashboard: { title, about, question }, sheetId, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section className="dashboard" aria-labelledby={id}>
      <div className="dashboard-head">
        <h3 id={id}>{title}</h3>
        <button
          type="button"
          className="button is-small"
          aria-label={texts.changeOf(title)}
          onClick={() => {
            setApp({ pivots: { ...getApp().pivots, [sheetId]: question } });
            openOverlay({ kind: "pivot" });
          }}
        >
          {texts.asPivot}
        </button>
      </div>
      <p className="hint">{about}</p>
      {children}
    </section>
  );
}
