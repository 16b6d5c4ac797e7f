import { useMemo, useState, type ReactNode } from "react";
import type { PivotQuestion } from "../../shared/pivot/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { useShownRows } from "../grid/index.js";
import { activeSheet, getApp, setApp, sheetKey, useApp, useRows } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { comparedCommit, comparisonOf } from "./comparison.js";
import { useComparison } from "./earlier-rows.js";
import { figureColumns, firstChoice, knownChoice } from "./fields.js";
import { PivotFigures } from "./PivotFigures.js";
import { PivotForm } from "./PivotForm.js";
import { SavedFigures } from "./SavedFigures.js";
import { texts } from "./texts.js";

/** The rows of the sheet on screen as a pivot table (PIVOT-1). */
export function PivotDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <SheetPivot key={sheetKey(sheet.ref)} sheet={sheet} /> : null;
}

function SheetPivot({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const key = sheetKey(sheet.ref);
  const all = useRows(key);
  const shown = useShownRows(key);
  const columns = useMemo(() => figureColumns(sheet), [sheet]);
  const remembered = useApp(({ pivots }) => pivots[key]);
  const [first, setFirst] = useState<PivotQuestion>();
  const choice = useMemo(
    () => knownChoice(remembered, columns) ?? knownChoice(first, columns) ?? firstChoice(sheet, columns, all),
    [remembered, first, columns, sheet, all],
  );
  // What is asked first stays while the table is open: an edit must not ask something else.
  if (first === undefined && choice !== undefined && all.length > 0) setFirst(choice);
  const { comparison, compareWith, then } = useComparison(sheet, choice?.scope);
  const change = (next: PivotQuestion): void => setApp({ pivots: { ...getApp().pivots, [key]: next } });
  const scopes = [
    ["all", texts.allRows(all.length)],
    ["shown", texts.shownRows(shown.length)],
  ] as const;
  return (
    <Dialog title={texts.pivotTable} className="is-broad">
      {choice ? (
        <>
          <PivotForm columns={columns} choice={choice} change={change} />
          <div className="tool-scope" role="radiogroup" aria-label={texts.rowsCounted}>
            {scopes.map(([scope, title]) => (
              <label key={scope}>
                <input
                  type="radio"
                  name="pivot-scope"
                  checked={choice.scope === scope}
                  onChange={() => change({ ...choice, scope })}
                />{" "}
                {title}
              </label>
            ))}
          </div>
          <PivotFigures
            {...{ sheet, columns, choice, comparison, then }}
            rows={choice.scope === "all" ? all : shown}
            compare={compareWith}
          />
          <SavedFigures
            sheet={sheet.ref}
            kind="pivot"
            columns={columns}
            figure={{
              pivot: choice,
              compare: comparedCommit(comparison, then?.ok ? then.value.commit : null),
            }}
            open={({ pivot, compare }) => {
              if (pivot) change(pivot);
              compareWith(comparisonOf(compare));
            }}
          />
        </>
      ) : (
        <p className="tool-empty">{texts.noColumns}</p>
      )}
    </Dialog>
  );
}
