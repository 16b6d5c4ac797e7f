import type { ReactNode } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { ToolChart } from "../../shared/games/index.js";
import { rowsBehind, type ShowRows } from "./ChartNumbers.js";
import { chartInks as inks } from "./chart-svg.js";

const heightPx = 220;
/** More cannot be read beside each other, even aslant. */
const mostNames = 24;
const axis = { fill: "var(--ink-soft)", fontSize: 11 };

/** Names that would not fit beside each other are written aslant, and none is left out; long lists have gaps. */
const slanted = (rows: ToolChart["rows"]): object => {
  const isNamed = rows.some(({ label }) => Number.isNaN(Number(label)));
  return isNamed && rows.length > 9 && rows.length <= mostNames
    ? { interval: 0, angle: -45, textAnchor: "end", height: 64 }
    : {};
};

/** Longer names are cut at the axis; the table beside it has them whole. */
const mostLetters = 12;
const shortName = (name: string): string => (name.length > mostLetters ? `${name.slice(0, mostLetters - 1)}…` : name);

/** There is no quarter of a card: counts have whole numbers at their axis, too. */
const areWhole = ({ rows }: ToolChart): boolean => rows.every(({ values }) => values.every(Number.isInteger));

interface Props {
  readonly chart: ToolChart;
  readonly show?: ShowRows;
}

/**
 * A chart drawn as bars or lines. A click on a bar shows the rows that it counts. Its numbers stand in the table beside it, so
 * it needs no keyboard.
 */
export function Drawing({ chart, show }: Props): ReactNode {
  const { kind, labelTitle, unit = "", series, rows } = chart;
  const data = rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map((title, at) => [title, values[at]])),
  }));
  const showBar = (at: number, seriesAt: number): void => {
    const row = rows[at];
    const found = row && rowsBehind(chart, row, seriesAt);
    if (found) show?.(...found);
  };
  const parts = (
    <>
      <CartesianGrid stroke="var(--line-soft)" vertical={false} />
      <XAxis
        dataKey="label"
        tick={axis}
        stroke="var(--line)"
        minTickGap={4}
        tickFormatter={shortName}
        {...slanted(rows)}
        name={labelTitle}
      />
      <YAxis
        tick={axis}
        stroke="var(--line)"
        unit={unit}
        width={52}
        allowDecimals={!areWhole(chart)}
        tickFormatter={(tick: number) => tick.toLocaleString("en")}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: "var(--select)", stroke: "var(--line)" }}
        contentStyle={{ background: "var(--panel)", border: "1px solid var(--line)", borderRadius: 6, fontSize: 12 }}
        labelStyle={{ color: "var(--ink)" }}
        itemStyle={{ color: "var(--ink)" }}
        formatter={(value) => `${String(value)}${unit === "" ? "" : ` ${unit}`}`}
      />
      {series.length > 1 && (
        <Legend itemSorter={null} wrapperStyle={{ fontSize: 12, color: "var(--ink)", paddingTop: 4 }} />
      )}
    </>
  );
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={heightPx}>
        {kind === "bars" ? (
          <BarChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
            {parts}
            {series.map((title, at) => (
              <Bar
                key={title}
                dataKey={title}
                fill={inks[at % inks.length] ?? ""}
                isAnimationActive={false}
                radius={[3, 3, 0, 0]}
                {...(show && { onClick: (_bar: unknown, row: number) => showBar(row, at), cursor: "pointer" })}
              />
            ))}
          </BarChart>
        ) : (
          <LineChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
            {parts}
            {series.map((title, at) => (
              <Line
                key={title}
                dataKey={title}
                stroke={inks[at % inks.length] ?? ""}
                strokeWidth={2}
                dot={false}
                isAnimationActive={false}
              />
            ))}
          </LineChart>
        )}
      </ResponsiveContainer>
    </div>
  );
}
