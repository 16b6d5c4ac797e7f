import { useMemo, type ReactNode } from "react";
import {
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { Fit, FittedPoint } from "../../shared/pivot/index.js";
import { axis, grid, tooltip } from "../ui/index.js";
import { texts } from "./texts.js";

/** More points than these cannot be told apart; those that stand out are always among them. */
const mostPoints = 2_000;

interface Props {
  readonly fit: Fit;
  /** The line in an earlier version of the rows. */
  readonly then?: Fit | undefined;
  readonly titles: readonly [across: string, up: string];
  readonly nameOf: (row: number) => string;
}

/** Rows as points, with the line that fits them. What stands out has a shape of its own, and is named in the table beside. */
export function FitChart({ fit, then, titles: [across, up], nameOf }: Props): ReactNode {
  const { points, outliers, slope, intercept } = fit;
  const [plain, named] = useMemo(() => {
    const off = new Set(outliers.map(({ row }) => row));
    const label = (point: FittedPoint) => ({
      ...point,
      name: nameOf(point.row),
    });
    return [
      points
        .filter(({ row }) => !off.has(row))
        .slice(0, mostPoints)
        .map(label),
      outliers.map(label),
    ];
  }, [points, outliers, nameOf]);
  const [least, most] = useMemo(
    () => points.reduce(([low, high], { x }) => [Math.min(low, x), Math.max(high, x)], [Infinity, -Infinity]),
    [points],
  );
  const ends = (line: Pick<Fit, "slope" | "intercept">): [LineEnd, LineEnd] => {
    const at = (x = 0): LineEnd => ({ x, y: line.intercept + line.slope * x });
    return [at(least), at(most)];
  };
  return (
    <figure className="fit-chart" aria-label={texts.chartOf(up, across)}>
      <ResponsiveContainer width="100%" height={360}>
        <ScatterChart margin={{ left: 0, right: 12, top: 8, bottom: 20 }} accessibilityLayer={false}>
          <CartesianGrid {...grid} />
          <XAxis type="number" dataKey="x" name={across} domain={["auto", "auto"]} {...axis} label={labelOf(across)} />
          <YAxis type="number" dataKey="y" name={up} domain={["auto", "auto"]} width={56} {...axis} />
          <Tooltip
            {...tooltip}
            isAnimationActive={false}
            labelFormatter={(_label, [first]) => nameIn(first?.payload)}
          />
          {then && (
            <ReferenceLine
              segment={ends(then)}
              {...{
                stroke: "var(--ink-soft)",
                strokeWidth: 2,
                strokeDasharray: "1 4",
                strokeLinecap: "round",
              }}
              ifOverflow="extendDomain"
            />
          )}
          <ReferenceLine
            segment={ends({ slope, intercept })}
            {...{
              stroke: "var(--ink)",
              strokeWidth: 2,
              strokeDasharray: "6 3",
            }}
          />
          <Scatter data={plain} name={texts.card} fill="var(--accent)" fillOpacity={0.6} isAnimationActive={false} />
          <Scatter data={named} name={texts.card} shape="triangle" fill="var(--bad)" isAnimationActive={false} />
        </ScatterChart>
      </ResponsiveContainer>
      {then && <figcaption>{texts.bothLines}</figcaption>}
      {plain.length + named.length < points.length && (
        <figcaption>{texts.somePoints(plain.length + named.length)}</figcaption>
      )}
    </figure>
  );
}

interface LineEnd {
  readonly x: number;
  readonly y: number;
}

const labelOf = (value: string) => ({
  value,
  position: "insideBottom" as const,
  offset: -12,
  fill: "var(--ink-soft)",
});

const nameIn = (payload: unknown): string =>
  typeof payload === "object" && payload !== null && "name" in payload ? String(payload.name) : "";
