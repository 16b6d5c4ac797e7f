import {
  significanceOfChange,
  type Change,
  type Estimate,
  type Figure,
  type SimulationFrame,
} from "../../shared/simulation/index.js";
import type { Line } from "./table-text.js";

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signed = (share: number): string => `${share < 0 ? "−" : "+"}${Math.abs(share * 100).toFixed(1)}`;

/** `54.2 % (51.0–57.3)`. */
export const shareText = (share: Estimate | null): string =>
  share === null ? "–" : `${percent(share.value)} (${(share.low * 100).toFixed(1)}–${(share.high * 100).toFixed(1)})`;

/** `+2.1 (−0.4 … +4.6)`, with a star where the interval is a gain or a loss as a whole, and of enough matches. */
export function changeText(change: Change | null): string {
  if (change === null) return "–";
  const significance = significanceOfChange(change);
  const star = significance === "above" || significance === "below" ? "*" : " ";
  return `${pointsText(change)}${star}`;
}

/** `+2.1 (−0.4 … +4.6)`. */
export const pointsText = ({ value, low, high }: Pick<Change, "value" | "low" | "high">): string =>
  `${signed(value)} (${signed(low)} … ${signed(high)})`;

/** The headings of a share, and of its change where that is compared. */
export const figureHeadings = (title: string, { isCompared }: SimulationFrame): Line =>
  isCompared ? [title, "change"] : [title];

/** The cells below them. */
export const figureCells = ({ now, change }: Figure, { isCompared }: SimulationFrame): Line =>
  isCompared ? [shareText(now), changeText(change)] : [shareText(now)];
