import { useMemo, useRef, type ReactNode } from "react";
import { fitLine, isTextField, outlierSpreads, type Fit, type FitPoint } from "../../shared/pivot/index.js";
import { numberIn } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { derivedNameOf } from "../arrangement/index.js";
import { useSheetValues, type ValuesSnapshot } from "../derived/index.js";
import { useAllRead } from "../readings/index.js";
import { rowTitleOf, type GridRow } from "../state/index.js";
import { drawnChart } from "../ui/index.js";
import type { EarlierSheet } from "./earlier-rows.js";
import { FigureExports } from "./FigureExports.js";
import { FitChart } from "./FitChart.js";
import type { PivotColumn } from "./columns.js";
import { fieldOf } from "./fields.js";
import { numberText } from "./figures.js";
import { OutlierTable } from "./OutlierTable.js";
import { texts } from "./texts.js";

type Axes = readonly [across: PivotColumn, up: PivotColumn];

interface Props {
  readonly sheet: SheetView;
  readonly axes: Axes;
  readonly rows: readonly GridRow[];
  /** The rows that the line is compared with. */
  readonly then?: EarlierSheet | undefined;
}

/** Two numbers of rows with the line that fits them, and where it was in an earlier version. */
export function Fitted({ sheet, axes, rows, then }: Props): ReactNode {
  const [across, up] = axes;
  const names = [across, up].flatMap(({ key }) => derivedNameOf(sheet, key) ?? []);
  const { values, isReady } = useSheetValues(sheet, names);
  const isRead = useAllRead(sheet, rows, isTextField(across.key) || isTextField(up.key));
  const points = useMemo(
    () => (isReady && isRead ? pointsOf(sheet, [across, up], rows, values) : []),
    [sheet, across, up, rows, values, isReady, isRead],
  );
  const pointsThen = useMemo(() => then && pointsOf(then.sheet, [across, up], then.rows, then), [then, across, up]);
  const [fit, fitThen] = useMemo(() => [fitLine(points), pointsThen && fitLine(pointsThen)], [points, pointsThen]);
  const chart = useRef<HTMLDivElement>(null);
  if (!isReady || !isRead) return <p className="tool-empty">{isRead ? texts.waiting : texts.readingTexts}</p>;
  if (!fit) return <p className="tool-empty">{texts.noFit(points.length)}</p>;
  const title = texts.fitTitle(sheet.title, up.title, across.title);
  const nameOf = (row: number): string => rowTitleOf(sheet, rows[row]?.cells ?? []);
  const numbers = (values: readonly number[]): string[] => values.map((value) => String(Number(value.toPrecision(8))));
  const lines = (): string[][] => [
    [...[texts.card, across.title, up.title, texts.expected, texts.residual], ...(fitThen ? [texts.expectedThen] : [])],
    ...fit.points.map(({ row, ...point }) => [
      nameOf(row),
      ...numbers([point.x, point.y, point.expected, point.residual]),
      ...(fitThen ? numbers([fitThen.intercept + fitThen.slope * point.x]) : []),
    ]),
  ];
  return (
    <>
      <p role="status">
        {texts.line(up.title, across.title, numberText(fit.slope), numberText(fit.intercept))}{" "}
        {fit.explained !== null && texts.explained(`${(fit.explained * 100).toFixed(0)} %`)}{" "}
        {texts.ofRows(fit.points.length, rows.length)}
      </p>
      {then && pointsThen && (
        <p role="status">{earlierText(axes, fit, fitThen, pointsThen.length, then.rows.length)}</p>
      )}
      <div ref={chart} className="fit-figures">
        <FitChart fit={fit} then={fitThen} titles={[across.title, up.title]} nameOf={nameOf} />
        <OutlierTable
          sheet={sheet}
          rows={rows}
          outliers={fit.outliers}
          titles={[across.title, up.title]}
          caption={texts.outliers(fit.outliers.length, numberText(outlierSpreads * fit.spread))}
        />
      </div>
      <FigureExports
        lines={lines}
        fileName={`${sheet.title}-fit`}
        title={title}
        svg={() => drawnChart(chart.current, fitThen ? texts.withThen(title) : title)}
        of={lines}
      />
    </>
  );
}

/** The rows that hold both numbers. */
function pointsOf(
  sheet: SheetView,
  axes: Axes,
  rows: readonly GridRow[],
  values: Pick<ValuesSnapshot, "value">,
): readonly FitPoint[] {
  const [xs, ys] = axes.map((column) => fieldOf(sheet, column, rows, values));
  return rows.flatMap((_, row) => {
    const [x, y] = [xs, ys].map((field) => numberIn(field?.cellsOf(row)[0] ?? null));
    return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [{ row, x, y }] : [];
  });
}

/** Where the line was, and how it has moved since. */
function earlierText([across, up]: Axes, now: Fit, then: Fit | undefined, counted: number, all: number): string {
  if (!then) return texts.noLineThen(counted);
  const line = texts.lineThen(up.title, across.title, numberText(then.slope), numberText(then.intercept));
  const [slope, intercept] = [now.slope - then.slope, now.intercept - then.intercept].map(signed);
  const isSame = now.slope === then.slope && now.intercept === then.intercept;
  const moved = isSame ? texts.sameLine : texts.lineMoved(slope ?? "", intercept ?? "");
  return [line, texts.ofRowsThen(counted, all), moved].join(" ");
}

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${numberText(Math.abs(value))}`;
