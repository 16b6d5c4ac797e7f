import { describe, expect, it } from "vitest";
import { dreamtidesInvariants } from "../../../../../../shared/games/dreamtides/invariants/index.js";
import { dreamtidesLanguage } from "../../../../../../shared/games/dreamtides/language/index.js";
import { afterFix, aCharacter, anEvent, found, lines, type Cells } from "./tables.js";

const event = (cells: Cells) => ({ "cards.toml": anEvent(cells) });

describe("what the language says of a card's texts", () => {
  it.each<[code: string, severity: string, column: string, cells: Cells]>([
    ["unexpected-word", "error", "rules-text", { "rules-text": '"Drwa {cards($c)}."' }],
    ["unexpected-end", "error", "rules-text", { "rules-text": '"Draw"', variables: '""' }],
    ["unclosed-brace", "error", "rules-text", { "rules-text": '"Draw {cards($c)."' }],
    ["unresolved-variable", "error", "rules-text", { variables: '""' }],
    ["unused-variable", "warning", "variables", { variables: '"c: 1\\nx: 2"' }],
    ["variable-format", "error", "variables", { variables: '"c 1"' }],
    ["repeated-variable", "warning", "variables", { variables: '"c: 1\\nc: 1"' }],
  ])("%s is a problem of its cell", (code, severity, column, cells) => {
    const problems = found(event(cells)).filter((problem) => problem.code === `dreamtides/${code}`);
    expect(problems.map((problem) => [problem.severity, problem.column?.path])).toEqual([[severity, [column]]]);
    expect(problems[0]?.span).toBeDefined();
  });

  it.each<[name: string, cells: Cells, after: Cells]>([
    ["a word", { "rules-text": '"Daw {cards($c)}."' }, {}],
    ["a variable that is missing", { variables: '"d: 1"', "rules-text": '"Draw {cards($c)}."' }, {}],
  ])("its first suggestion fixes %s", (_, cells) => {
    const files = event(cells);
    expect(lines(afterFix(files, "suggestion")).length).toBeLessThan(lines(files).length);
  });

  it("nothing of an empty text", () => expect(lines(event({ "rules-text": '""', variables: '""' }))).toEqual([]));

  it("prompts are read like rules text where a table has them", () => {
    const problems = lines({ "cards.toml": aCharacter({ prompts: '"Choose {"' }) });
    expect(problems.some((line) => line.startsWith("cards.toml 0 prompts "))).toBe(true);
  });

  it("has a rule for every code the language can use", () => {
    const rule = dreamtidesInvariants.rules.find(({ id }) => id === "rules-text");
    const known = new Set(rule?.kind === "row" ? rule.variants?.map(({ id }) => `dreamtides/${id}`) : []);
    const texts = [
      "Drwa",
      "{",
      "{}",
      "Draw {cards($c)}",
      "{x y} }",
      "Draw {unknown}.",
      "Draw a card \\q",
      "An ally gains.",
    ];
    for (const rulesText of texts) {
      for (const variables of ["", "c: 1", "c 1", "c: x\nc: 2"]) {
        const { diagnostics } = dreamtidesLanguage.read({ rulesText, variables, prompts: "" });
        for (const { code } of diagnostics) expect(known).toContain(code);
      }
    }
  });
});
