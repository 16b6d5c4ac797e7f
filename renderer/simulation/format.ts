import type { Change, Estimate } from "../../shared/simulation/index.js";

/** Shares as people read them: `54.2 %`. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** In points; what rounds to nothing has no minus. */
function signed(share: number): string {
  const points = Math.abs(share * 100).toFixed(1);
  return `${share < 0 && points !== "0.0" ? "−" : "+"}${points}`;
}

export const intervalText = ({ low, high }: Estimate): string => `${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)}`;

/** A change in points with its interval: `+2.1 (−0.4 … +4.6)`. */
export const changeText = ({ value, low, high }: Change): string =>
  `${signed(value)} (${signed(low)} … ${signed(high)})`;

/** Whether a change is more than chance: no change is outside its interval. */
export const isTelling = ({ low, high }: Change): boolean => low > 0 || high < 0;

/** What is left of a run at the speed it had so far, in words. */
export function timeLeft(played: number, total: number, elapsedMs: number): string {
  if (played === 0 || elapsedMs < 500) return "";
  const seconds = Math.ceil(((total - played) * elapsedMs) / played / 1000);
  if (seconds < 90) return `${seconds} s left`;
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min left` : `${Math.ceil(seconds / 3600)} h left`;
}
