import { useMemo, useRef, useState, type ReactNode } from "react";
import { fitLine, outlierSpreads, type FitPoint } from "../../shared/pivot/index.js";
import { numberIn } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { derivedNameOf } from "../arrangement/index.js";
import { useSheetValues } from "../derived/index.js";
import { useShownRows } from "../grid/index.js";
import { useAllRead } from "../readings/index.js";
import { activeSheet, rowTitleOf, sheetKey, useApp, useRows, type GridRow } from "../state/index.js";
import { Dialog, drawnChart, Select } from "../ui/index.js";
import { FigureExports } from "./FigureExports.js";
import { FitChart } from "./FitChart.js";
import { fieldOf, figureColumns, type PivotColumn } from "./fields.js";
import { numberText } from "./figures.js";
import { isTextField } from "./text-fields.js";
import { OutlierTable } from "./OutlierTable.js";
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
          </div>
          <Fitted sheet={sheet} axes={[across, up]} rows={scope === "all" ? all : shown} />
          <SavedFigures
            sheet={sheet.ref}
            kind="fit"
            columns={numeric}
            figure={{ fit: { number: y, against: x, scope } }}
            open={({ fit }) => {
              if (!fit) return;
              setAxes([fit.against, fit.number]);
              setScope(fit.scope);
            }}
          />
        </>
      ) : (
        <p className="tool-empty">{texts.noNumberColumns}</p>
      )}
    </Dialog>
  );
}

interface FittedProps {
  readonly sheet: SheetView;
  readonly axes: readonly [across: PivotColumn, up: PivotColumn];
  readonly rows: readonly GridRow[];
}

function Fitted({ sheet, axes: [across, up], rows }: FittedProps): ReactNode {
  const names = [across, up].flatMap(({ key }) => derivedNameOf(sheet, key) ?? []);
  const { values, isReady } = useSheetValues(sheet, names);
  const isRead = useAllRead(sheet, rows, isTextField(across.key) || isTextField(up.key));
  const points = useMemo((): readonly FitPoint[] => {
    if (!isReady || !isRead) return [];
    const [xs, ys] = [fieldOf(sheet, across, rows, values), fieldOf(sheet, up, rows, values)];
    return rows.flatMap((_, row) => {
      const [x, y] = [numberIn(xs.cellsOf(row)[0] ?? null), numberIn(ys.cellsOf(row)[0] ?? null)];
      return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [{ row, x, y }] : [];
    });
  }, [sheet, across, up, rows, values, isReady, isRead]);
  const fit = useMemo(() => fitLine(points), [points]);
  const chart = useRef<HTMLDivElement>(null);
  if (!isReady || !isRead) return <p className="tool-empty">{isRead ? texts.waiting : texts.readingTexts}</p>;
  if (!fit) return <p className="tool-empty">{texts.noFit(points.length)}</p>;
  const title = texts.fitTitle(sheet.title, up.title, across.title);
  const nameOf = (row: number): string => rowTitleOf(sheet, rows[row]?.cells ?? []);
  const [slope, intercept] = [numberText(fit.slope), numberText(fit.intercept)];
  const lines = (): string[][] => [
    [texts.card, across.title, up.title, texts.expected, texts.residual],
    ...fit.points.map(({ row, ...point }) => [
      nameOf(row),
      ...[point.x, point.y, point.expected, point.residual].map((value) => String(Number(value.toPrecision(8)))),
    ]),
  ];
  return (
    <>
      <p role="status">
        {texts.line(up.title, across.title, slope, intercept)}{" "}
        {fit.explained !== null && texts.explained(`${(fit.explained * 100).toFixed(0)} %`)}{" "}
        {texts.ofRows(fit.points.length, rows.length)}
      </p>
      <div ref={chart} className="fit-figures">
        <FitChart fit={fit} titles={[across.title, up.title]} nameOf={nameOf} />
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
        svg={() => drawnChart(chart.current, title)}
        of={fit}
      />
    </>
  );
}
