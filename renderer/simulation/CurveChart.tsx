import { useMemo, type ReactNode } from "react";
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { curveOf, type Tally } from "../../shared/simulation/index.js";
import { axis, grid, seriesColor, seriesDash, tooltip } from "../ui/index.js";
import { texts } from "./texts.js";

interface CurveChartProps {
  readonly tally: Tally;
  /** Of the contestants. */
  readonly names: readonly string[];
  readonly counter: string;
  readonly title: string;
  readonly moment: "start" | "end";
}

/** The mean of a counter over the own turns of each deck. */
export function CurveChart({ tally, names, counter, title, moment }: CurveChartProps): ReactNode {
  const points = useMemo(() => {
    const turns = new Map<number, Record<string, number>>();
    names.forEach((_, index) => {
      for (const point of curveOf(tally, index, counter)) {
        const value = point[moment]?.value;
        if (value === undefined) continue;
        const entry = turns.get(point.turn) ?? { turn: point.turn };
        entry[`deck${index}`] = Number(value.toFixed(2));
        turns.set(point.turn, entry);
      }
    });
    return [...turns.values()].sort((a, b) => (a["turn"] ?? 0) - (b["turn"] ?? 0));
  }, [tally, names, counter, moment]);
  return (
    <figure className="simulation-chart" aria-label={texts.curveOverTurns(title)}>
      <ResponsiveContainer width="100%" height={244}>
        <LineChart data={points} margin={{ left: 0, right: 8, top: 8, bottom: 4 }} accessibilityLayer={false}>
          <CartesianGrid {...grid} />
          <XAxis dataKey="turn" {...axis} />
          <YAxis width={48} {...axis} />
          <Tooltip {...tooltip} labelFormatter={(turn) => texts.ownTurn(Number(turn))} />
          <Legend />
          {names.map((name, index) => (
            <Line
              key={name}
              dataKey={`deck${index}`}
              name={name}
              stroke={seriesColor(index)}
              strokeDasharray={seriesDash(index)}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </figure>
  );
}
