import { useCallback, useMemo, useState, type ReactNode } from "react";
import {
  earlierFigures,
  pivotLines,
  pivotOf,
  type Pivot,
  type PivotSpec,
  type PivotQuestion,
} from "../../shared/pivot/index.js";
import type { Result } from "../../shared/base/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { derivedNameOf } from "../arrangement/index.js";
import { useSheetValues, type ValuesSnapshot } from "../derived/index.js";
import { useAllRead } from "../readings/index.js";
import { useShownRows } from "../grid/index.js";
import { activeSheet, getApp, setApp, sheetKey, useApp, useRows, type GridRow } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { CompareField, CompareRemarks } from "./CompareField.js";
import { comparedCommit, comparisonOf, noComparison, type Comparison } from "./comparison.js";
import { useEarlierRows, type EarlierSheet } from "./earlier-rows.js";
import { fieldOf, firstChoice, knownChoice, figureColumns, type PivotColumn } from "./fields.js";
import { shadeIn } from "./figures.js";
import { FigureExports } from "./FigureExports.js";
import { PivotForm } from "./PivotForm.js";
import { PivotTable } from "./PivotTable.js";
import { isTextField } from "./text-fields.js";
import { SavedFigures } from "./SavedFigures.js";
import { showRows } from "./show-rows.js";
import { measureTitles, texts } from "./texts.js";

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
  const [chosen, setComparison] = useState(noComparison);
  const remembered = useApp(({ pivots }) => pivots[key]);
  const [first, setFirst] = useState<PivotQuestion>();
  const choice = useMemo(
    () => knownChoice(remembered, columns) ?? knownChoice(first, columns) ?? firstChoice(sheet, columns, all),
    [remembered, first, columns, sheet, all],
  );
  // What is asked first stays while the table is open: an edit must not ask something else.
  if (first === undefined && choice !== undefined && all.length > 0) setFirst(choice);
  // Earlier rows were never on screen: no filter says which of them are meant.
  const comparison = choice?.scope === "shown" ? noComparison : chosen;
  const then = useEarlierRows(sheet, comparison);
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
          <Figures
            {...{ sheet, columns, choice, comparison, then }}
            rows={choice.scope === "all" ? all : shown}
            compare={setComparison}
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
              setComparison(comparisonOf(compare));
            }}
          />
        </>
      ) : (
        <p className="tool-empty">{texts.noColumns}</p>
      )}
    </Dialog>
  );
}

interface FiguresProps {
  readonly sheet: SheetView;
  readonly columns: readonly PivotColumn[];
  readonly choice: PivotQuestion;
  readonly rows: readonly GridRow[];
  readonly comparison: Comparison;
  readonly compare: (comparison: Comparison) => void;
  readonly then: Result<EarlierSheet> | undefined;
}

function Figures({ sheet, columns, choice, rows, comparison, compare, then }: FiguresProps): ReactNode {
  const names = [...choice.rows, ...choice.columns, choice.of ?? ""].flatMap((key) => derivedNameOf(sheet, key) ?? []);
  const { values, isReady } = useSheetValues(sheet, names);
  const specIn = useCallback(
    (version: SheetView, members: readonly GridRow[], known: ValuesSnapshot): PivotSpec => {
      const fields = (keys: readonly string[]) =>
        keys.flatMap((key) => {
          const column = columns.find((each) => each.key === key);
          return column ? [fieldOf(version, column, members, known)] : [];
        });
      const [of] = fields(choice.of === undefined ? [] : [choice.of]);
      return {
        rows: fields(choice.rows),
        columns: fields(choice.columns),
        measure: choice.measure,
        of,
      };
    },
    [columns, choice.rows, choice.columns, choice.measure, choice.of],
  );
  const spec = useMemo(() => specIn(sheet, rows, values), [specIn, sheet, rows, values]);
  const asksTexts = [...choice.rows, ...choice.columns, choice.of ?? ""].some(isTextField);
  const isRead = useAllRead(sheet, rows, asksTexts);
  const found = useMemo(
    () => (isReady && isRead ? pivotOf(rows.length, spec) : undefined),
    [isReady, isRead, rows, spec],
  );
  const before = useMemo(() => {
    if (!then?.ok || !found?.ok) return undefined;
    const earlier = pivotOf(then.value.rows.length, specIn(then.value.sheet, then.value.rows, then.value));
    return earlier.ok ? earlierFigures(found.value, earlier.value) : undefined;
  }, [then, found, specIn]);
  if (!found) return <p className="tool-empty">{isRead ? texts.waiting : texts.readingTexts}</p>;
  if (!found.ok) return <p className="tool-empty">{found.error.message}</p>;
  if (rows.length === 0) return <p className="tool-empty">{texts.noRows}</p>;
  const pivot = found.value;
  const lines = linesOf(pivot, choice.order);
  const shade = shadeIn(
    choice.measure,
    pivot.figures.flatMap(({ value }) => value ?? []),
  );
  /** Totals are not shaded, and neither is what figures were before. */
  const shadeOf = (line: number, column: number): number =>
    Number.isInteger(column) && column < pivot.columns.length
      ? shade(pivot.cell(lines[line] ?? -1, column)?.value ?? null)
      : 0;
  return (
    <>
      <PivotTable
        pivot={pivot}
        choice={choice}
        lines={lines}
        heads={[spec.rows.map(({ title }) => title), spec.columns.map(({ title }) => title)]}
        title={sheet.title}
        show={(held, places) =>
          showRows(
            sheet,
            held,
            choice.scope,
            places.flatMap((at) => rows[at]?.key ?? []),
          )
        }
        before={before}
      />
      <Remarks pivot={pivot} spec={spec} />
      {choice.scope === "all" ? (
        <div className="figure-form pivot-compare">
          <CompareField comparison={comparison} choose={compare} />
        </div>
      ) : (
        <p className="hint">{texts.comparesAll}</p>
      )}
      <CompareRemarks comparison={comparison} then={then} />
      {before?.isSame === true && (
        <p className="hint" role="status">
          {texts.same}
        </p>
      )}
      {before && before.gone.length > 0 && <p className="hint">{texts.gone(before.gone.length)}</p>}
      <FigureExports
        lines={() =>
          pivotLines(
            ordered(pivot, lines),
            spec,
            { ...texts.inFiles, measure: measureTitles[spec.measure] },
            before && {
              head: texts.then,
              figure: (row, column) => before.figure(row === null ? null : (lines[row] ?? -1), column),
            },
          )
        }
        fileName={`${sheet.title}-pivot`}
        title={texts.pivotTitle(
          sheet.title,
          [measureTitles[spec.measure], ...(spec.of ? [texts.of, spec.of.title] : [])].join(" "),
          spec.rows.map(({ title }) => title).join(", "),
          spec.columns.map(({ title }) => title).join(", "),
        )}
        names={spec.rows.length}
        shade={(line, column) => shadeOf(line, (column - spec.rows.length) / (before ? 2 : 1))}
        of={pivot}
      />
    </>
  );
}

/** Places of the lines in the order asked for; those of one total by their values. */
function linesOf({ rows, rowTotals }: Pivot, order: PivotQuestion["order"]): readonly number[] {
  const places = rows.map((_group, at) => at);
  const totalOf = (at: number): number => rowTotals[at]?.value ?? -Infinity;
  return order === "value" ? places : places.sort((a, b) => totalOf(b) - totalOf(a) || a - b);
}

/** The pivot with its lines in another order. */
const ordered = (pivot: Pivot, lines: readonly number[]): Pivot => ({
  ...pivot,
  rows: lines.flatMap((at) => pivot.rows[at] ?? []),
  rowTotals: lines.flatMap((at) => pivot.rowTotals[at] ?? []),
  cell: (row, column) => pivot.cell(lines[row] ?? -1, column),
});

/** What has to be known to read the table rightly. */
function Remarks({ pivot, spec }: { readonly pivot: Pivot; readonly spec: PivotSpec }): ReactNode {
  const isShared = [pivot.rows, pivot.columns].some(
    (groups) => groups.reduce((sum, { rows }) => sum + rows.length, 0) > pivot.total.rows.length,
  );
  return (
    <>
      {isShared && <p className="hint">{texts.arrays}</p>}
      {spec.of && pivot.total.counted === 0 && <p className="hint">{texts.noNumbers(spec.of.title)}</p>}
    </>
  );
}
