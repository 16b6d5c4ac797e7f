import { describe, expect, it } from "vitest";
import { statusOf } from "../../../../../renderer/grid/columns/ability-column.js";
import type { Support } from "../../../../../shared/games/index.js";
import type { Diagnostic, TextReading } from "../../../../../shared/text/index.js";
import { readingOf } from "../../../../support/meaning.js";

const said = (severity: Diagnostic["severity"], message: string): Diagnostic => ({
  code: "test/said",
  severity,
  cell: "text",
  span: { from: 0, to: 0 },
  message,
  expected: [],
  suggestions: [],
  related: [],
  fixes: [],
});

const reading = (asts: readonly unknown[], ...diagnostics: Diagnostic[]): TextReading => ({
  ...readingOf(asts),
  diagnostics,
});

describe("what the game understands of a card, in a few words", () => {
  it.each<[string, TextReading, string, readonly string[]]>([
    ["no text", reading([]), "○ empty", ["No rules text."]],
    ["one ability", reading([{}]), "✓ 1 ability", ["1 ability understood"]],
    ["several", reading([{}, {}]), "✓ 2 abilities", ["2 abilities understood"]],
    ["a matter of taste", reading([{}], said("hint", "Ugly.")), "✓ 1 ability", ["1 ability understood"]],
    ["a warning", reading([{}], said("warning", "Odd.")), "△ 1 ability", ["1 ability understood", "Odd."]],
    ["an error", reading([undefined], said("error", "Wrong.")), "✕ 1 problem", ["Wrong."]],
    [
      "an error and a warning",
      reading([{}, undefined], said("error", "Wrong."), said("warning", "Odd.")),
      "✕ 1 problem",
      ["Wrong.", "Odd."],
    ],
    ["what is only warned of", reading([undefined], said("warning", "Odd.")), "✕ 1 problem", ["Odd."]],
    [
      "more than anyone reads",
      reading([undefined], ...["1", "2", "3", "4", "5", "6"].map((each) => said("error", each))),
      "✕ 6 problems",
      ["1", "2", "3", "4", "and 2 more"],
    ],
  ])("%s", (_, card, words, lines) => {
    const { sign, text, lines: told } = statusOf(card);
    expect([`${sign} ${text}`, told]).toEqual([words, lines]);
  });

  it.each<[string, readonly Support[], string, readonly string[]]>([
    ["all of it", [{ kind: "full" }, { kind: "full" }], "✓ 2 abilities", ["Works in matches"]],
    [
      "part of it",
      [{ kind: "full" }, { kind: "partial", reason: "Copies are not made." }],
      "△ 2 abilities",
      ["Ability 2: only in part in matches. Copies are not made."],
    ],
    [
      "nothing of the only one",
      [{ kind: "none", reason: "Only events do." }],
      "△ 1 ability",
      ["not played in matches. Only events do."],
    ],
  ])("and what matches carry out: %s", (_, supports, words, [line]) => {
    const { sign, text, lines } = statusOf(reading(supports.map(() => ({}))), supports);
    expect([`${sign} ${text}`, lines.slice(1)]).toEqual([words, [line]]);
  });
});
