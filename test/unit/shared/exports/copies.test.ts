import { expect, test } from "vitest";
import { copiesIn, countTogether } from "../../../../shared/exports/index.js";

test.each([
  ["", { copies: 1 }],
  [" 3 ", { copies: 3 }],
  ["0", { copies: 0 }],
  ["1000", { copies: 1_000 }],
  ["-2", { copies: 0, odd: "says -2 copies: none are made" }],
  ["1001", { copies: 1_000, odd: "says 1001 copies: 1000 are made, the most there can be of one card" }],
  ["2.5", { copies: 1, odd: "says 2.5 copies, which is no whole number: one is made" }],
  ["m".repeat(40), { copies: 1, odd: `says ${"m".repeat(40)} copies, which is no whole number: one is made` }],
  ["many ".repeat(9), { copies: 1, odd: `says ${"many ".repeat(8)}… copies, which is no whole number: one is made` }],
])("a cell with %j wants %j", (text, wanted) => expect(copiesIn(text)).toEqual(wanted));

test("many copies of many cards are made into no file", () => {
  const cards = Array.from({ length: 100 }, () => ({ copies: 1_000 }));
  expect(countTogether(cards)).toEqual({ ok: true, value: 100_000 });
  expect(countTogether([...cards, { copies: 1 }])).toMatchObject({
    error: { message: "That is 100,001 cards, copies included; one file can have at most 100,000." },
  });
});
