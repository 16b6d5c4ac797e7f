import { describe, expect, it } from "vitest";
import { reported } from "../../../../shared/validate/engine/one-fault.js";
import type { FoundProblem } from "../../../../shared/validate/engine/store.js";
import { checkerOf } from "../../../support/validate/problems.js";
import { toyGame } from "../../../support/validate/toy-game.js";

const sheet = { file: "a.toml", table: ["cards"] };

/** `error form attack`, then the other cells of its row that it has to do with; `-` for no class or no column. */
function problem(text: string, more: Partial<FoundProblem> = {}): FoundProblem {
  const [severity = "", fault = "", column = "", ...others] = text.split(" ");
  return {
    ...{ id: text, code: `g/${text}`, sheet, rowKey: "r", message: "", fixes: [] },
    severity: severity as FoundProblem["severity"],
    ...(fault === "-" ? {} : { fault: fault as NonNullable<FoundProblem["fault"]> }),
    column: column === "-" ? null : { path: [column] },
    related: others.map((other) => ({ row: { sheet, rowKey: "r" }, column: { path: [other] }, message: "" })),
    ...more,
  };
}

const left = (...rules: readonly (readonly FoundProblem[])[]): readonly string[] => reported(rules).map(({ id }) => id);

describe("of the problems of a cell", () => {
  it.each<[what: string, found: string[], left: string[]]>([
    ["the most basic stays", ["error bounds a", "error type a", "error relation a"], ["error type a"]],
    ["the first of two alike stays", ["error form a", "error form a "], ["error form a"]],
    ["an error is never hidden by a warning", ["warning type a", "error bounds a"], ["error bounds a"]],
    ["those of other cells stay", ["error type a", "error type b"], ["error type a", "error type b"]],
    ["a sum goes whose other addend is wrong", ["error relation a b", "error bounds b"], ["error bounds b"]],
    ["a sum goes whose own addend is wrong", ["error relation a b", "error bounds a"], ["error bounds a"]],
    ["what a wrong sum explains goes", ["error relation a b", "warning precision b"], ["error relation a b"]],
    ["remarks without a class stay", ["error type a", "info - a"], ["error type a", "info - a"]],
    ["those of whole rows stay", ["error type a", "error relation -"], ["error type a", "error relation -"]],
    [
      "a hidden one hides nothing",
      ["error type a", "error form a b", "error bounds b"],
      ["error type a", "error bounds b"],
    ],
  ])("%s", (_, found, expected) => {
    expect(left(...found.map((each) => [problem(each)]))).toEqual(expected);
  });

  it("all that one rule found stay", () => {
    const both = [problem("error form a", { id: "1" }), problem("error form a", { id: "2" })];
    expect(left(both, [problem("error bounds a")])).toEqual(["1", "2"]);
  });

  it("what another rule explains too goes, though the rule that found it explains it as well", () => {
    const [sum, its] = [problem("error relation a b"), problem("warning precision b")];
    expect(left([sum, its])).toEqual(["error relation a b", "warning precision b"]);
    expect(left([sum, its], [problem("error relation c b")])).toEqual(["error relation a b", "error relation c b"]);
  });

  it("one that was accepted hides none", () => {
    const accepted = problem("error type a", { waived: { reason: "so" } });
    expect(left([accepted], [problem("error bounds a")])).toEqual(["error type a", "error bounds a"]);
  });

  it("those of another row stay", () => {
    expect(left([problem("error type a")], [problem("error bounds a", { rowKey: "q" })])).toHaveLength(2);
  });
});

describe("what is hidden", () => {
  const rule = '[[metadata.validation_rules]]\ncolumn = "defense"\ntype = "range"\nmax = 9\n';
  const row = '[[cards]]\nid = "x"\nattack = 1\ndefense = 12\n';

  it("is reported when the rule that hides it is switched off", () => {
    const codes = (severity: "error" | "off") =>
      [
        ...checkerOf(
          toyGame,
          { "a.toml": rule + row },
          { bindings: [], severities: new Map([["toy/stat-sum", severity]]) },
        ).all(),
      ].map(({ code }) => code);
    expect(codes("error")).toEqual(["toy/stat-sum"]);
    expect(codes("off")).toEqual(["metadata/range"]);
  });

  it("makes no fix sound that brings it to light", () => {
    const files = { "a.toml": rule + row.replace("attack = 1\n", "attack = 0\n") };
    const checker = checkerOf(toyGame, files);
    const [sum] = checker.all();
    expect(sum?.code).toBe("toy/stat-sum");
    expect(sum?.fixes.map(({ id }) => id)).toEqual(["set-defense"]);
    expect(sum && checker.fixesOf(sum)).toEqual([]);
  });
});
