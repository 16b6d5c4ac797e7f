import { fewestMatches, type Change, type Estimate, type Significance } from "../../shared/simulation/index.js";
import { texts } from "./texts.js";

/** Shares as people read them: `54.2 %`. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** In points; what rounds to nothing has no minus. */
export function pointsText(share: number): string {
  const points = Math.abs(share * 100).toFixed(1);
  return `${share < 0 && points !== "0.0" ? "−" : "+"}${points}`;
}

export const intervalText = ({ low, high }: Estimate): string => `${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)}`;

/** The interval of a change in points: `(−0.4 … +4.6)`. */
export const pointsInterval = ({ low, high }: Pick<Change, "low" | "high">): string =>
  `(${pointsText(low)} … ${pointsText(high)})`;

/** How likely chance alone is. */
export const chanceText = (chance: number): string => (chance < 0.0001 ? "< 0.0001" : chance.toFixed(4));

const tooFew = texts.tooFewToJudge(fewestMatches);

/** What a share says, in words, with how many matches it is of. */
export function shareTitle(share: Estimate, baseline: number | null, significance: Significance): string {
  const counted = `${share.of.toLocaleString("en")} matches, 95 % interval ${intervalText(share)} %`;
  if (significance === "too-few") return `${counted}. ${tooFew}.`;
  if (baseline === null) return counted;
  const against =
    significance === "undecided" ? texts.mayAsWellBe : significance === "above" ? texts.surelyAbove : texts.surelyBelow;
  return `${counted}: ${against} ${percent(baseline)}.`;
}

const changeWords: Readonly<Record<Significance, string>> = {
  above: texts.surelyGain,
  below: texts.surelyLoss,
  undecided: texts.mayBeChance,
  "too-few": tooFew,
};

/** What a change says, in words, with how many matches are behind each side. */
export const changeTitle = ({ before, after }: Change, significance: Significance): string =>
  texts.change(after.of, before.of, changeWords[significance]);

/** What is left of a run at the speed it had so far, in words. */
export function timeLeft(played: number, total: number, elapsedMs: number): string {
  if (played === 0 || elapsedMs < 500) return "";
  const seconds = Math.ceil(((total - played) * elapsedMs) / played / 1000);
  if (seconds < 90) return texts.secondsLeft(seconds);
  return seconds < 5400 ? texts.minutesLeft(Math.ceil(seconds / 60)) : texts.hoursLeft(Math.ceil(seconds / 3600));
}
