import { describe, expect, test } from "vitest";
import { NO_PAYMENT, withPayment } from "../../../../../../shared/games/dreamtides/rules/costs/pay.js";
import { EMPTY_MEMORY } from "../../../../../../shared/games/dreamtides/rules/values/scope.js";
import { NONE } from "../../../../../../shared/match/index.js";
import { boardWith, doing } from "./board.js";

describe("what an ability remembers of its payments", () => {
  test.each([
    ["nothing paid yet", NONE, NONE, NONE],
    ["a first payment", NONE, 3, 3],
    ["a second payment", 3, 2, 5],
    ["a payment without energy", 3, NONE, 3],
    ["a payment of no energy", 3, 0, 3],
  ])("%s: the energy adds up", (_, before, paid, after) => {
    expect(withPayment({ ...EMPTY_MEMORY, spent: before }, { ...NO_PAYMENT, spent: paid }).spent).toBe(after);
  });
});

test("a character that left play before it would gain spark gains none, and the log says nothing of it", () => {
  const board = boardWith(
    doing({ DissolveCharacter: { target: { Enemy: "Character" } } }, { GainsSpark: { target: "It", gains: 2 } }),
    { theirs: { battlefield: ["Enemy"] } },
  );
  board.play("It");
  expect(board.size("void", 1)).toBe(1);
  expect(board.log.filter(({ type }) => type === "spark")).toEqual([]);
});
