import { useMemo, useState, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { useShownRows } from "../grid/index.js";
import { activeSheet, sheetKey, useApp, useRows } from "../state/index.js";
import { Dialog, Select } from "../ui/index.js";
import { CompareField, CompareRemarks } from "./CompareField.js";
import { comparedCommit, comparisonOf } from "./comparison.js";
import { useComparison } from "./earlier-rows.js";
import { figureColumns } from "./fields.js";
import { Fitted } from "./Fitted.js";
import { SavedFigures } from "./SavedFigures.js";
import { texts } from "./texts.js";

/** One number of the sheet on screen against another, with the line that fits them and what stands off it. */
export function FitDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <SheetFit key={sheetKey(sheet.ref)} sheet={sheet} /> : null;
}

function SheetFit({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const key = sheetKey(sheet.ref);
  const all = useRows(key);
  const shown = useShownRows(key);
  const numeric = useMemo(() => figureColumns(sheet).filter(({ isNumeric }) => isNumeric), [sheet]);
  const [[x, y], setAxes] = useState<readonly [string, string]>(() => [numeric[0]?.key ?? "", numeric[1]?.key ?? ""]);
  const [scope, setScope] = useState<"all" | "shown">("all");
  const { comparison, compareWith, then } = useComparison(sheet, scope);
  const [across, up] = [x, y].map((each) => numeric.find((column) => column.key === each));
  // A number against itself says nothing: the two change places.
  const chooseUp = (next: string): void => setAxes(next === x ? [y, x] : [x, next]);
  const chooseAcross = (next: string): void => setAxes(next === y ? [y, x] : [next, y]);
  const choices = numeric.map(({ key: each, title }) => [each, title] as const);
  return (
    <Dialog title={texts.fit} className="is-broad">
      <p className="tool-about">{texts.aboutFit}</p>
      {across && up ? (
        <>
          <div className="figure-form">
            <label className="figure-field">
              <span>{texts.up}</span>
              <Select value={y} choices={choices} onChoose={chooseUp} data-first-focus />
            </label>
            <label className="figure-field">
              <span>{texts.across}</span>
              <Select value={x} choices={choices} onChoose={chooseAcross} />
            </label>
            <label className="figure-field">
              <span>{texts.rowsCounted}</span>
              <Select
                value={scope}
                choices={[
                  ["all", texts.allRows(all.length)],
                  ["shown", texts.shownRows(shown.length)],
                ]}
                onChoose={setScope}
              />
            </label>
            {scope === "all" && <CompareField comparison={comparison} choose={compareWith} />}
          </div>
          {scope === "shown" && <p className="hint">{texts.comparesAll}</p>}
          <CompareRemarks comparison={comparison} then={then} />
          <Fitted
            sheet={sheet}
            axes={[across, up]}
            rows={scope === "all" ? all : shown}
            then={then?.ok ? then.value : undefined}
          />
          <SavedFigures
            sheet={sheet.ref}
            kind="fit"
            columns={numeric}
            figure={{
              fit: { number: y, against: x, scope },
              compare: comparedCommit(comparison, then?.ok ? then.value.commit : null),
            }}
            open={({ fit, compare }) => {
              if (!fit) return;
              setAxes([fit.against, fit.number]);
              setScope(fit.scope);
              compareWith(comparisonOf(compare));
            }}
          />
        </>
      ) : (
        <p className="tool-empty">{texts.noNumberColumns}</p>
      )}
    </Dialog>
  );
}
