import { failed, ok, type Result } from "../base/index.js";

/** Each is simulated; more would take all day. */
const mostCandidates = 200;

/** The values that a number is tried with: from `from`, in steps, as far as `to`. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A number that is varied: what it is now, and the values it takes, ascending. */
export interface VariedNumber {
  readonly now: number;
  readonly values: readonly number[];
}

/** Values for the numbers that are varied, in their order. */
export type Values = readonly number[];

/** The values of a range. It fails where there are none, or too many to try. */
export function valuesIn({ from, to, step }: NumberRange): Result<Values> {
  if (!(step > 0) || !(from <= to)) return failed({ code: "tuner/range", message: "The range has no values." });
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (count > mostCandidates) return failed(tooMany);
  const digits = Math.min(100, 6 + Math.max(0, -Math.floor(Math.log10(step))));
  const values = Array.from({ length: count }, (_, at) => Number((from + at * step).toFixed(digits)));
  // A step that is lost in large numbers leads to the same one again; a 0 has no sign.
  return ok([...new Set(values.map((value) => value + 0))]);
}

/** All combinations of values, the smallest change first: as a share of the range of each number, the larger share counting. */
export function candidatesOf(varied: readonly VariedNumber[]): Result<readonly Values[]> {
  let all: readonly Values[] = [[]];
  for (const { values } of varied) {
    all = all.flatMap((before) => values.map((value) => [...before, value]));
    if (all.length > mostCandidates) return failed(tooMany);
  }
  const changeOf = (candidate: Values): number =>
    Math.max(
      ...varied.map(({ now, values }, at) => {
        const range = (values.at(-1) ?? 0) - (values[0] ?? 0) || 1;
        return Math.abs((candidate[at] ?? now) - now) / range;
      }),
    );
  return ok([...all].sort((a, b) => changeOf(a) - changeOf(b)));
}

const tooMany = {
  code: "tuner/too-many-candidates",
  message: "The ranges have too many values.",
  expected: `at most ${mostCandidates} in all`,
};
