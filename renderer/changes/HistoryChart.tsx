import type { ReactNode } from "react";
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { NumberSeries, RowHistory } from "../../shared/revision/index.js";
import { axis, grid, seriesColor, seriesDash, tooltip } from "../ui/index.js";
import { pointsOf, type Point } from "./history-points.js";
import { texts } from "./texts.js";

/** More lines cannot be told apart; a column that is chosen has its own. */
const mostLines = 6;

interface ChartProps {
  /** The newest first. */
  readonly changes: RowHistory;
  readonly series: readonly NumberSeries[];
}

/** Numbers of a row in steps, a step for each change of one of them. Their values are in the list too. */
export function HistoryChart({ changes, series }: ChartProps): ReactNode {
  const lines = series.slice(0, mostLines);
  const points = pointsOf(changes, lines);
  return (
    <figure className="history-chart" aria-label={texts.numbersOverTime}>
      <ResponsiveContainer width="100%" height={190}>
        <LineChart data={points} margin={{ left: 0, right: 12, top: 8, bottom: 4 }} accessibilityLayer={false}>
          <CartesianGrid {...grid} />
          <XAxis dataKey="at" {...axis} tickFormatter={(at) => points[Number(at)]?.label ?? ""} />
          <YAxis width={40} allowDecimals={false} {...axis} />
          <Tooltip {...tooltip} labelFormatter={(at) => points[Number(at)]?.title ?? ""} />
          <Legend />
          {lines.map(({ key, column }, index) => (
            <Line
              key={key}
              type="stepAfter"
              dataKey={(point: Point) => point.values.get(key)}
              name={column}
              stroke={seriesColor(index)}
              strokeDasharray={seriesDash(index)}
              strokeWidth={2}
              dot={{ fill: "var(--panel)", strokeDasharray: "none" }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </figure>
  );
}
