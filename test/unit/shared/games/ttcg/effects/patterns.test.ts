import { describe, expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import {
  canBeFlagged,
  hasFormOf,
  PatternFlags,
  type FlagPattern,
} from "../../../../../../shared/games/ttcg/effects/patterns.js";
import type { Placeholders } from "../../../../../../shared/games/ttcg/effects/placeholders.js";

const placeholders: Placeholders = new Map([
  ["n", ["one", "two"]],
  ["up", ["<n>", "all"]],
]);

/** The columns that an effect is flagged with, each once. */
function columnsOf(effect: string, patterns: readonly FlagPattern[]): readonly number[] {
  const found = new Set<number>();
  must(PatternFlags.of(patterns, placeholders)).each(effect, (column) => found.add(column));
  return [...found].sort();
}

describe("patterns (EFFECTS-5)", () => {
  test.each<[pattern: string, effect: string, isFound: boolean]>([
    ["", "Anything at all.", true],
    ["draw", "Draw one card.", false],
    ["raw one", "Draw one card.", true],
    ["Draw <n>", "Draw two cards.", true],
    ["Draw <n>", "Draw three cards.", false],
    ["Draw <n>", "Draw <n> cards.", true],
    ["<up>", "Mill two.", true],
    ["<up>", "Mill <up>.", true],
    ["Draw <up>", "Draw two.", true],
    ["<none>", "Mill <none>.", false],
    ["<n> or <none>", "one or <none>", false],
  ])("%s: %s is flagged: %s", (text, effect, isFound) => {
    expect(columnsOf(effect, [{ text, column: 7, isExact: false }])).toEqual(isFound ? [7] : []);
  });

  test("that are exact have no placeholders", () => {
    const exact: FlagPattern = { text: "Draw <n>", column: 0, isExact: true };
    expect([columnsOf("Draw one", [exact]), columnsOf("Draw <n>", [exact])]).toEqual([[], [0]]);
  });

  test("of several columns may be the same text", () => {
    const patterns = [3, 1, 3].map((column): FlagPattern => ({ text: "one", column, isExact: true }));
    const found: number[] = [];
    must(PatternFlags.of(patterns, placeholders)).each("one", (column) => found.push(column));
    expect(found).toEqual([1, 3]);
  });

  test("are refused where all of them stand for more than a million texts, and one by itself from a million on", () => {
    const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
    const many: Placeholders = new Map([
      ["a", values(1_000)],
      ["b", values(500)],
      ["c", values(1_000)],
    ]);
    const half = (text: string): FlagPattern => ({ text, column: 0, isExact: false });
    const refused = { ok: false, error: { code: "effects/too-many" } };
    expect(PatternFlags.of([half("<a><b>"), half("<b><a>")], many)).toMatchObject(refused);
    expect(PatternFlags.of([half("<a><c>")], many)).toMatchObject(refused);
    expect(canBeFlagged(half("<a><c>"), many)).toBe(false);
    expect(hasFormOf("<a><c>", "v0v0 ", many)).toEqual({ ok: true, value: true });
  });

  test("cannot be flagged by a placeholder that is written otherwise, unless they are exact", () => {
    const odd = new Map([[" n", ["one"]]]);
    expect([false, true].map((isExact) => canBeFlagged({ text: "a < n>", isExact }, odd))).toEqual([false, true]);
  });

  test.each<[pattern: string, text: string, isFound: boolean]>([
    ["draw <n>", "to draw two cards", true],
    ["draw <n>", "draw three", false],
    ["<none> x", "a <none> x", true],
  ])("have a form in a text: %s in %s is %s", (pattern, text, isFound) => {
    expect(must(hasFormOf(pattern, text, placeholders))).toBe(isFound);
  });
});
