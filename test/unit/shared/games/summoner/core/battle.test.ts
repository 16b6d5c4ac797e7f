import { expect, test } from "vitest";
import { battleResult, isVictory, lastWinner } from "../../../../../../shared/games/summoner/core/battle.js";
import { NOBODY } from "../../../../../../shared/match/index.js";

const gt = { margin: 50, compare: "gt" } as const;
const ge = { margin: 50, compare: "ge" } as const;

test("the margin itself wins only where it is enough", () => {
  expect([49, 50, 51].map((lead) => isVictory(lead, gt))).toEqual([false, false, true]);
  expect([49, 50, 51].map((lead) => isVictory(lead, ge))).toEqual([false, true, true]);
});

test("what draws have left counts for the margin and for the victory, and not in another draw", () => {
  expect(battleResult([60, 20], 0, gt)).toEqual({ winner: 0, margin: 40, isMatchWon: false });
  expect(battleResult([20, 60], 10, gt)).toEqual({ winner: 1, margin: 50, isMatchWon: false });
  expect(battleResult([20, 60], 11, gt)).toEqual({ winner: 1, margin: 51, isMatchWon: true });
  expect(battleResult([60, 60], 100, ge)).toEqual({ winner: NOBODY, margin: 0, isMatchWon: false });
});

test("victory points decide before initial points, and nothing decides between equal ones", () => {
  expect(lastWinner([10, 20], [90, 1])).toBe(1);
  expect(lastWinner([20, 10], [1, 90])).toBe(0);
  expect(lastWinner([20, 20], [1, 90])).toBe(1);
  expect(lastWinner([20, 20], [90, 1])).toBe(0);
  expect(lastWinner([20, 20], [7, 7])).toBe(NOBODY);
});
