import { useCallback, useMemo, useRef, type ReactNode } from "react";
import type { Result } from "../../shared/base/index.js";
import {
  isTextField,
  earlierFigures,
  pivotLines,
  pivotOf,
  type Pivot,
  type PivotSpec,
  type PivotQuestion,
} from "../../shared/pivot/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { derivedNameOf } from "../arrangement/index.js";
import { useSheetValues, type ValuesSnapshot } from "../derived/index.js";
import { useAllRead } from "../readings/index.js";
import { useApp, type GridRow } from "../state/index.js";
import { drawnChart } from "../ui/index.js";
import { BarsChart, useInks } from "./BarsChart.js";
import { countBars } from "./bars.js";
import { CompareField, CompareRemarks } from "./CompareField.js";
import type { Comparison } from "./comparison.js";
import type { EarlierSheet } from "./earlier-rows.js";
import type { PivotColumn } from "./columns.js";
import { fieldOf } from "./fields.js";
import { goneText, shadeIn } from "./figures.js";
import { FigureExports } from "./FigureExports.js";
import { PivotTable } from "./PivotTable.js";
import { showRows } from "./show-rows.js";
import { measureTitles, texts } from "./texts.js";

interface Props {
  readonly sheet: SheetView;
  readonly columns: readonly PivotColumn[];
  readonly choice: PivotQuestion;
  readonly rows: readonly GridRow[];
  readonly comparison: Comparison;
  /** Absent where it is chosen elsewhere. */
  readonly compare?: (comparison: Comparison) => void;
  readonly then: Result<EarlierSheet> | undefined;
  /** What it is called among others of the sheet. */
  readonly name?: string;
  /** Whether counts are drawn as bars, too. */
  readonly isDrawn?: boolean;
}

/** A pivot table of some rows, compared with earlier ones where that is asked. */
export function PivotFigures({
  sheet,
  columns,
  choice,
  rows,
  comparison,
  compare,
  then,
  name = "",
  isDrawn = false,
}: Props): ReactNode {
  const names = [...choice.rows, ...choice.columns, choice.of ?? ""].flatMap((key) => derivedNameOf(sheet, key) ?? []);
  const { values, isReady } = useSheetValues(sheet, names);
  const limits = useApp(({ workspace }) => workspace?.textLimits);
  const specIn = useCallback(
    (version: SheetView, members: readonly GridRow[], known: ValuesSnapshot): PivotSpec => {
      const fields = (keys: readonly string[]) =>
        keys.flatMap((key) => {
          const column = columns.find((each) => each.key === key);
          return column ? [fieldOf(version, column, members, known, limits)] : [];
        });
      const [of] = fields(choice.of === undefined ? [] : [choice.of]);
      return {
        rows: fields(choice.rows),
        columns: fields(choice.columns),
        measure: choice.measure,
        of,
      };
    },
    [columns, choice.rows, choice.columns, choice.measure, choice.of, limits],
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
  const lines = useMemo(() => (found?.ok ? linesOf(found.value, choice.order) : []), [found, choice.order]);
  const bars = useMemo(
    () => (isDrawn && found?.ok ? countBars(found.value, lines, before) : undefined),
    [isDrawn, found, lines, before],
  );
  const inks = useInks(bars?.series.length ?? 0);
  const chart = useRef<HTMLDivElement>(null);
  if (!found) return <p className="tool-empty">{isRead ? texts.waiting : texts.readingTexts}</p>;
  if (!found.ok) return <p className="tool-empty">{found.error.message}</p>;
  if (rows.length === 0) return <p className="tool-empty">{texts.noRows}</p>;
  const pivot = found.value;
  const shade = shadeIn(
    choice.measure,
    pivot.figures.flatMap(({ value }) => value ?? []),
  );
  /** Totals are not shaded, and neither is what figures were before. */
  const shadeOf = (line: number, column: number): number =>
    Number.isInteger(column) && column < pivot.columns.length
      ? shade(pivot.cell(lines[line] ?? -1, column)?.value ?? null)
      : 0;
  const title = texts.pivotTitle(
    sheet.title,
    [measureTitles[spec.measure], ...(spec.of ? [texts.of, spec.of.title] : [])].join(" "),
    spec.rows.map((field) => field.title).join(", "),
    spec.columns.map((field) => field.title).join(", "),
  );
  const heads = [spec.rows.map((field) => field.title), spec.columns.map((field) => field.title)] as const;
  return (
    <>
      {bars && (
        <div ref={chart}>
          <BarsChart
            counts={bars}
            titles={[heads[0].join(", "), heads[1].join(", ")]}
            isCompared={before !== undefined}
            inks={inks}
          />
        </div>
      )}
      <PivotTable
        pivot={pivot}
        choice={choice}
        lines={lines}
        heads={heads}
        title={[sheet.title, name].filter(Boolean).join(", ")}
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
      {compare && <Comparing {...{ choice, comparison, compare, then }} />}
      {before?.isSame === true && (
        <p className="hint" role="status">
          {texts.same}
        </p>
      )}
      {before && before.gone.length > 0 && <p className="hint">{goneText(choice.measure, before.gone)}</p>}
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
        fileName={`${sheet.title}-${name === "" ? "pivot" : name}`}
        title={title}
        {...(bars && {
          svg: () =>
            drawnChart(
              chart.current,
              title,
              bars.series.map((each, at) => ({
                title: `${each.title} (${each.total})`,
                ink: `url(#${inks[at] ?? ""})`,
              })),
            ),
        })}
        names={spec.rows.length}
        shade={(line, column) => shadeOf(line, (column - spec.rows.length) / (before ? 2 : 1))}
        of={pivot}
      />
    </>
  );
}

/** Asks what is compared, and says what came of it. */
function Comparing({
  choice,
  comparison,
  compare,
  then,
}: Required<Pick<Props, "choice" | "comparison" | "compare" | "then">>): ReactNode {
  return (
    <>
      {choice.scope === "all" ? (
        <div className="figure-form pivot-compare">
          <CompareField comparison={comparison} choose={compare} />
        </div>
      ) : (
        <p className="hint">{texts.comparesAll}</p>
      )}
      <CompareRemarks comparison={comparison} then={then} />
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
