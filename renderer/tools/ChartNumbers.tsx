import { useState, type CSSProperties, type ReactNode } from "react";
import type { ToolChart, ToolChartRow } from "../../shared/games/index.js";
import { cellPlace, walkCells } from "../ui/index.js";
import { texts } from "./texts.js";

/** Shows the rows of a sheet that a number of a chart is of. */
export type ShowRows = (rowKeys: readonly string[], title: string) => void;

interface Props {
  readonly chart: ToolChart;
  readonly className: string;
  readonly show?: ShowRows;
}

/** The header of a series with its unit. */
export const headOf = (series: string, { unit }: ToolChart): string =>
  unit === undefined ? series : `${series}, ${unit}`;

/** The rows that a value is of, with what they are called; undefined where the value is of none. */
export function rowsBehind(
  { title, series }: Pick<ToolChart, "title" | "series">,
  { label, rowKeys }: ToolChartRow,
  at: number,
): readonly [rowKeys: readonly string[], title: string] | undefined {
  const found = rowKeys?.[at] ?? [];
  const names = series.length > 1 ? [label, series[at] ?? ""] : [label];
  return found.length === 0 ? undefined : [found, `${title}: ${names.join(", ")}`];
}

/**
 * The numbers of a chart. Those of a heat map are shaded, from nothing to the highest of all. Where the numbers count rows they
 * are one stop for the Tab key, walked with the arrow keys; Enter shows the rows of a number.
 */
export function ChartNumbers({ chart, className, show }: Props): ReactNode {
  const { rows, series } = chart;
  const highest = Math.max(1, ...rows.flatMap(({ values }) => values));
  const shade = (value: number): CSSProperties & Record<"--heat", number> => ({ "--heat": value / highest });
  const behind = (line: number, column: number): ReturnType<typeof rowsBehind> => {
    const row = rows[line];
    return show && row && rowsBehind(chart, row, column);
  };
  const [visited, setVisited] = useState<readonly [line: number, column: number]>([0, 0]);
  const first = (): readonly [line: number, column: number] | undefined => {
    for (const line of rows.keys()) for (const column of series.keys()) if (behind(line, column)) return [line, column];
    return undefined;
  };
  const stop = behind(...visited) ? visited : first();
  const numberOf = (value: number, line: number, column: number): ReactNode => {
    const found = behind(line, column);
    const text = value.toLocaleString("en");
    if (!show || !found) return text;
    const isStop = stop?.[0] === line && stop[1] === column;
    return (
      <button
        type="button"
        data-at={cellPlace(line, column)}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => setVisited([line, column])}
        title={texts.showRows(found[0].length)}
        onClick={() => show(...found)}
      >
        {text}
      </button>
    );
  };
  return (
    <div
      className={stop ? `${className} figure-cells` : className}
      {...(!stop && { tabIndex: 0 })}
      role="group"
      aria-label={texts.numbersOf(chart.title)}
    >
      <table onKeyDown={walkCells}>
        <thead>
          <tr>
            <th scope="col">{chart.labelTitle}</th>
            {series.map((each) => (
              <th key={each} scope="col">
                {headOf(each, chart)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }, line) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                <td
                  key={series[column]}
                  {...(chart.kind === "heat" && { style: shade(value), "data-none": value === 0 || undefined })}
                >
                  {numberOf(value, line, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
