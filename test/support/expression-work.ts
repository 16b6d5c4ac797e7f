import fc from "fast-check";
import { compileExpression, mostSteps } from "../../shared/derived/index.js";
import { Work } from "../../shared/base/index.js";
import { countedList } from "./counted-reads.js";

const leaf = fc.constantFrom(
  "text",
  "list",
  "numbers",
  '"ab"',
  "1",
  "2.5",
  "true",
  "a",
  "b",
  '""',
  "[1, 2]",
  "row.text",
);

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const inner = tie("expression");
  const twice = fc.tuple(inner, inner);
  return {
    expression: fc.oneof(
      { maxDepth: 6, depthSize: "medium" },
      leaf,
      fc
        .tuple(twice, fc.constantFrom("+", "-", "*", "==", "!=", "in", "<", "&&", "||"))
        .map(([[x, y], sign]) => `(${x} ${sign} ${y})`),
      fc
        .tuple(twice, fc.constantFrom("map", "filter", "all", "exists", "exists_one"), fc.constantFrom("a", "b"))
        .map(([[x, y], macro, variable]) => `${x}.${macro}(${variable}, ${y})`),
      fc
        .tuple(inner, fc.constantFrom('split("")', 'split(" ")', 'join("ab")', "upper()", "size()", 'contains("zz")'))
        .map(([x, call]) => `${x}.${call}`),
      fc.tuple(inner, fc.constantFrom("size", "sum", "string", "number", "type")).map(([x, call]) => `${call}(${x})`),
      twice.map(([x, y]) => `[${x}, ${y}]`),
      fc.tuple(inner, inner, inner).map(([x, y, z]) => `(${x} ? ${y} : ${z})`),
      inner.map((x) => `cel.bind(a, ${x}, a + a)`),
      fc.tuple(inner, fc.nat(40)).map(([x, times]) => Array.from({ length: times + 1 }, () => x).join(" + ")),
    ),
  };
});

/** An expression in one row may read its cells' lists about this often: the budget, and one list that is gone through to say no. */
const readsLimit = (letters: number): number => 40 * mostSteps + 100 * letters;

export interface ExpressionFuzz {
  /** Expressions that went beyond a limit, with by how much. */
  readonly broken: readonly string[];
  readonly evaluated: number;
  /** Those that were stopped. */
  readonly stopped: number;
}

/** Evaluates expressions made at random over long texts and lists, and counts what they do. */
export function fuzzExpressions({ seed, runs }: { readonly seed: number; readonly runs: number }): ExpressionFuzz {
  const broken: string[] = [];
  let [evaluated, stopped] = [0, 0];
  const text = "some words ".repeat(4_000);
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at % 100}`);
  fc.assert(
    fc.property(expression, (source) => {
      const compiled = compileExpression(source);
      if (!compiled.ok) return;
      evaluated += 1;
      const reads = new Work();
      const list = countedList(words, reads);
      const numbers = countedList(
        words.map((_, at) => at),
        reads,
      );
      const work = new Work(mostSteps);
      const result = compiled.value.evaluate({ text, list, numbers, row: { text } }, work);
      if (!result.ok && result.error.message.includes("too much work")) stopped += 1;
      if (reads.steps > readsLimit(source.length)) broken.push(`${source}: ${reads.steps} reads`);
      // What is counted last may be one whole value: a sum of operands that took up to the whole budget themselves.
      if (work.steps > 2 * mostSteps + text.length + words.length) broken.push(`${source}: ${work.steps} steps`);
    }),
    { seed, numRuns: runs },
  );
  return { broken, evaluated, stopped };
}
