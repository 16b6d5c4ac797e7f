import type { ReactNode } from "react";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { LengthFigures, Lengths } from "../../shared/simulation/index.js";
import { axis, grid, tooltip } from "../ui/index.js";
import { texts } from "./texts.js";

interface LengthChartProps {
  readonly figures: LengthFigures;
  readonly isCompared: boolean;
}

/** How many matches took how many turns. */
export function LengthChart({ figures, isCompared }: LengthChartProps): ReactNode {
  const { histogram, now, before } = figures;
  return (
    <>
      <figure className="simulation-chart" aria-label={texts.matchesByNumberOfTurns}>
        <ResponsiveContainer width="100%" height={220}>
          <BarChart data={[...histogram]} margin={{ left: 0, right: 8, top: 8, bottom: 4 }} accessibilityLayer={false}>
            <CartesianGrid {...grid} vertical={false} />
            <XAxis dataKey="turns" {...axis} />
            <YAxis allowDecimals={false} width={48} {...axis} />
            <Tooltip {...tooltip} labelFormatter={(turns) => `${Number(turns)} turns`} />
            {isCompared && <Legend />}
            {isCompared && <Bar dataKey="before" name="before" fill="var(--line)" isAnimationActive={false} />}
            <Bar dataKey="now" name={isCompared ? "now" : "matches"} fill="var(--accent)" isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </figure>
      <p className="simulation-soft">
        {isCompared ? texts.nowPrefix : ""}
        {lengthText(now)}
        {isCompared && texts.before(lengthText(before))}
      </p>
    </>
  );
}

const lengthText = (lengths: Lengths | null): string =>
  lengths === null ? "–" : texts.turns(lengths.mean.toFixed(1), lengths.median, lengths.tenth, lengths.ninetieth);
