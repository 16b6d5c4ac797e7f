import { useMemo, type ReactNode } from "react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  ErrorBar,
  Legend,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { SimulationResult } from "../../shared/bridge/index.js";
import {
  contestantFigures,
  contestantName,
  seatFigures,
  type Estimate,
  type Figure,
} from "../../shared/simulation/index.js";
import { axis, grid, tooltip } from "../ui/index.js";
import { percent } from "./format.js";
import { texts } from "./texts.js";

interface Line {
  readonly name: string;
  readonly now: number | null;
  readonly nowError: readonly [number, number];
  readonly before: number | null;
  readonly beforeError: readonly [number, number];
}

const errorOf = (share: Estimate | null | undefined): readonly [number, number] =>
  share ? [share.value - share.low, share.high - share.value] : [0, 0];

function lineOf(name: string, { now, change }: Figure): Line {
  const before = change?.before;
  return {
    name,
    now: now?.value ?? null,
    nowError: errorOf(now),
    before: before?.value ?? null,
    beforeError: errorOf(before),
  };
}

/** Win rates of decks and seats as bars with their intervals, the even chance as a line. */
export function WinChart({ result }: { readonly result: SimulationResult }): ReactNode {
  const { frame, sums } = result;
  const lines = useMemo(() => {
    const decks = frame.contestants.map((_, index) =>
      lineOf(contestantName(frame, index), contestantFigures(frame, sums, index).wins),
    );
    const seats = seatFigures(frame, sums).map((figure, seat) => lineOf(frame.seats[seat] ?? "", figure));
    return [...decks.filter(({ now }) => now !== null), ...seats];
  }, [frame, sums]);
  const { isCompared } = frame;
  return (
    <figure className="simulation-chart" aria-label={texts.aboutWinChart}>
      <ResponsiveContainer width="100%" height={40 + lines.length * (isCompared ? 46 : 34)}>
        <BarChart
          data={lines}
          layout="vertical"
          margin={{ left: 8, right: 24, top: 4, bottom: 4 }}
          accessibilityLayer={false}
        >
          <CartesianGrid {...grid} horizontal={false} />
          <XAxis type="number" domain={[0, 1]} tickFormatter={(share: number) => `${share * 100} %`} {...axis} />
          <YAxis type="category" dataKey="name" width={130} {...axis} />
          <Tooltip {...tooltip} formatter={(share) => percent(Number(share))} />
          {isCompared && <Legend />}
          {isCompared && (
            <Bar dataKey="before" name="before" fill="var(--line)" isAnimationActive={false}>
              <ErrorBar
                isAnimationActive={false}
                dataKey="beforeError"
                direction="x"
                width={5}
                stroke="var(--ink-soft)"
              />
            </Bar>
          )}
          <Bar dataKey="now" name="now" fill="var(--accent)" fillOpacity={0.75} isAnimationActive={false}>
            <ErrorBar
              isAnimationActive={false}
              dataKey="nowError"
              direction="x"
              width={6}
              stroke="var(--ink)"
              strokeWidth={1.5}
            />
          </Bar>
          <ReferenceLine x={0.5} stroke="var(--brass)" strokeDasharray="4 3" />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
