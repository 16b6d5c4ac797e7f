import { failed, ok, type Result } from "../../shared/base/index.js";
import { cellValue, columnName, columnPath, numberIn, type ColumnId } from "../../shared/sheet/index.js";
import { fromWire, setValue, toWire, type TomlDocument } from "../../shared/toml/index.js";
import { readKey, type OpenSheet } from "./place.js";

/** Each is simulated; more would take all day. */
const mostCandidates = 200;

/** A number of a card that is varied, with the values it takes. */
export interface Varied {
  readonly column: ColumnId;
  readonly now: number;
  readonly values: readonly number[];
}

/** Values for the numbers that are varied, in their order. */
export type Values = readonly number[];

/** Reads `cost=1..6` or `cost=1..3:0.5` as a number of a row. */
export function readVaried(text: string, { document, table, facts }: OpenSheet, row: number): Result<Varied> {
  const [, key = "", from = "", to = "", step = "1"] =
    /^(.+)=(-?\d{1,9}(?:\.\d{1,6})?)\.\.(-?\d{1,9}(?:\.\d{1,6})?)(?::(\d{1,9}(?:\.\d{1,6})?))?$/u.exec(text) ?? [];
  const [least, most, by] = [Number(from), Number(to), Number(step)];
  if (key === "" || !(by > 0) || least > most) {
    return failed({
      code: "cli/vary",
      message: `“${text}” is no range.`,
      expected: "a key with its range, such as cost=1..6",
    });
  }
  const column = readKey(key, facts);
  if (!column.ok) return column;
  const value = cellValue(document, table, row, column.value);
  const now = numberIn(value ? toWire(value) : null);
  if (now === undefined || value?.kind === "string") {
    return failed({ code: "cli/no-number", message: `The card has no number in ${columnName(column.value)}.` });
  }
  const count = Math.floor((most - least) / by + 1e-9) + 1;
  if (count > mostCandidates) return failed(tooMany);
  const values = Array.from({ length: count }, (_, at) => Number((least + at * by).toFixed(6)));
  return ok({ column: column.value, now, values });
}

/** All combinations of values, the smallest change first: as a share of the range of each number, the larger share counting. */
export function candidatesOf(varied: readonly Varied[]): Result<readonly Values[]> {
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

/** The document with other numbers in a row. */
export function withValues(
  { document, table }: Pick<OpenSheet, "document" | "table">,
  row: number,
  varied: readonly Varied[],
  values: Values,
): Result<TomlDocument> {
  let now = document;
  for (const [at, { column }] of varied.entries()) {
    const value = fromWire(values[at]);
    const edited = value.ok ? setValue(now, [...table, row, ...columnPath(column)], value.value) : value;
    if (!edited.ok) return edited;
    now = edited.value.doc;
  }
  return ok(now);
}

const tooMany = {
  code: "cli/too-many-candidates",
  message: "The ranges have too many values.",
  expected: `at most ${mostCandidates} in all`,
};
