import { NOBODY, type Seat } from "../../../match/index.js";
import { other } from "./board.js";

/** By what a lead wins the match. */
export interface VictoryRule {
  readonly margin: number;
  readonly compare: "gt" | "ge";
}

export const isVictory = (lead: number, { margin, compare }: VictoryRule): boolean =>
  compare === "gt" ? lead > margin : lead >= margin;

/** How a battle of summoners comes out (BATTLE-10). */
export interface BattleResult {
  /** NOBODY for a draw. */
  readonly winner: Seat;
  /** By what the winner's victory points grow. */
  readonly margin: number;
  /** The lead alone wins the match. */
  readonly isMatchWon: boolean;
}

/** The result for these totals, with what earlier draws have left to win. */
export function battleResult(totals: readonly number[], carried: number, rule: VictoryRule): BattleResult {
  const lead = (totals[0] ?? 0) - (totals[1] ?? 0);
  if (lead === 0) return { winner: NOBODY, margin: 0, isMatchWon: false };
  const margin = Math.abs(lead) + carried;
  return { winner: lead > 0 ? 0 : 1, margin, isMatchWon: isVictory(margin, rule) };
}

/** Who has won when the summoners are used up: by victory points, then by the initial point of the last summoner. */
export function lastWinner(overall: readonly number[], initialPoints: readonly number[]): Seat {
  for (const numbers of [overall, initialPoints]) {
    const [one = 0, two = 0] = numbers;
    if (one !== two) return one > two ? 0 : other(0);
  }
  return NOBODY;
}
