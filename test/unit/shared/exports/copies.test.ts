import { expect, test } from "vitest";
import { copiesIn } from "../../../../shared/exports/index.js";

test.each([
  ["", { copies: 1 }],
  [" 3 ", { copies: 3 }],
  ["0", { copies: 0 }],
  ["1000", { copies: 1_000 }],
  ["-2", { copies: 0, odd: "says -2 copies: none are made" }],
  ["1001", { copies: 1_000, odd: "says 1001 copies: 1000 are made, the most there can be of one card" }],
  ["2.5", { copies: 1, odd: "says 2.5 copies, which is no whole number: one is made" }],
  ["many ".repeat(9), { copies: 1, odd: `says ${"many ".repeat(8)}… copies, which is no whole number: one is made` }],
])("a cell with %j wants %j", (text, wanted) => expect(copiesIn(text)).toEqual(wanted));
