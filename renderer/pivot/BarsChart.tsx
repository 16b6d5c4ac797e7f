import { useId, type ReactElement, type ReactNode } from "react";
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { axis, grid, seriesColor, tooltip } from "../ui/index.js";
import { FillPattern } from "./FillPattern.js";
import type { CountBar, CountBars } from "./bars.js";
import { texts } from "./texts.js";

interface Props {
  readonly counts: CountBars;
  /** What the bars are of, and what their parts are. */
  readonly titles: readonly [bars: string, parts: string];
  /** Whether an earlier version is drawn beside. */
  readonly isCompared: boolean;
  /** The names of patterns in the document, of the parts in their order. */
  readonly inks: readonly string[];
}

/** Stacks stand in the order of their ids. */
const stackIds = { partsThen: "1 then", parts: "2 now" } as const;

/** The names of the patterns that the parts of a chart are filled with, by their order. */
export function useInks(count: number): readonly string[] {
  const id = useId().replaceAll(/[^\w-]/gu, "");
  return Array.from({ length: count }, (_, at) => `ink-${id}-${at}`);
}

/** How many rows each bar stands for, by its parts. Parts differ by pattern and colour, and each says its number. */
export function BarsChart({ counts: { series, bars, left }, titles, isCompared, inks }: Props): ReactNode {
  const [barTitle, partTitle] = titles;
  const stack = (of: "parts" | "partsThen"): ReactNode =>
    series.map(({ title }, at) => (
      <Bar
        key={`${of} ${at}`}
        dataKey={(bar: CountBar) => bar[of][at] ?? 0}
        name={of === "parts" ? title : texts.thenOf(title)}
        stackId={stackIds[of]}
        fill={`url(#${inks[at] ?? ""})`}
        {...(of === "parts"
          ? { stroke: "var(--panel)" }
          : { fillOpacity: 0.25, stroke: seriesColor(at), strokeWidth: 2 })}
        isAnimationActive={false}
      >
        <LabelList dataKey={(bar: CountBar) => bar[of][at] ?? 0} content={PartLabel} />
      </Bar>
    ));
  return (
    <figure className="bars-chart" aria-label={texts.barsOf(barTitle, partTitle)}>
      <ResponsiveContainer width="100%" height={280}>
        {/* Bars stand in the order in which they came: those of then are to be there from the start. */}
        <ComposedChart
          key={isCompared ? "compared" : "alone"}
          data={[...bars]}
          margin={{ left: 0, right: 8, top: 20, bottom: 20 }}
          accessibilityLayer={false}
        >
          <defs>
            {inks.map((ink, at) => (
              <FillPattern key={ink} id={ink} at={at} color={seriesColor(at)} />
            ))}
          </defs>
          <CartesianGrid {...grid} vertical={false} />
          <XAxis
            dataKey="name"
            {...axis}
            label={{ value: barTitle, position: "insideBottom", offset: -12, fill: "var(--ink-soft)", fontSize: 12 }}
          />
          <YAxis allowDecimals={false} width={48} {...axis} />
          <Tooltip
            {...tooltip}
            isAnimationActive={false}
            labelFormatter={(name) => (typeof name === "string" ? `${barTitle}: ${name}` : barTitle)}
          />
          {isCompared && stack("partsThen")}
          {stack("parts")}
          <Line
            dataKey={({ total, totalThen }: CountBar) => Math.max(total, totalThen ?? 0)}
            {...{ stroke: "none", dot: false, activeDot: false, tooltipType: "none", legendType: "none" }}
            isAnimationActive={false}
          >
            <LabelList dataKey={totalText} position="top" fill="var(--ink)" fontSize={12} />
          </Line>
        </ComposedChart>
      </ResponsiveContainer>
      <figcaption>
        <ul className="bars-legend" aria-label={partTitle}>
          {series.map(({ title, total }, at) => (
            <li key={title}>
              <svg width={14} height={14} aria-hidden>
                <rect width={14} height={14} fill={`url(#${inks[at] ?? ""})`} />
              </svg>{" "}
              {title} <span className="bars-count">{total.toLocaleString("en")}</span>
            </li>
          ))}
        </ul>
        {isCompared && <p>{texts.outlinedIsThen}</p>}
        {left > 0 && <p>{texts.moreBars(left)}</p>}
      </figcaption>
    </figure>
  );
}

const totalText = ({ total, totalThen }: CountBar): string =>
  totalThen === null || totalThen === total
    ? total.toLocaleString("en")
    : `${total.toLocaleString("en")} (${texts.was(totalThen.toLocaleString("en"))})`;

/** A part that is lower, or narrower, has no room for its number; the tooltip and the table have it. */
const leastPx = { height: 14, width: 16 };

interface LabelProps {
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly value?: unknown;
}

function PartLabel({ x, y, width, height, value }: LabelProps): ReactElement | null {
  const [left, top, wide, high] = [x, y, width, height].map(Number);
  if (left === undefined || top === undefined || wide === undefined || high === undefined) return null;
  if (typeof value !== "number" || value === 0 || high < leastPx.height || wide < leastPx.width) return null;
  const text = value.toLocaleString("en");
  const [middle, centre, ground] = [left + wide / 2, top + high / 2, text.length * 7 + 5];
  return (
    <g>
      <rect {...{ x: middle - ground / 2, y: centre - 7, width: ground, height: 14, rx: 3, fill: "var(--panel)" }} />
      <text {...{ x: middle, y: centre, dy: "0.35em", textAnchor: "middle", fontSize: 11, fill: "var(--ink)" }}>
        {text}
      </text>
    </g>
  );
}
