import type { Fault } from "../../../shared/base/index.js";
import type { TunerRequest } from "../../../shared/bridge/index.js";
import type { ToolAnswers } from "../../../shared/games/index.js";
import { numberIn, type ColumnSchema } from "../../../shared/sheet/index.js";
import { candidatesOf, mostBeforeStop, valuesIn, type VariedNumber } from "../../../shared/simulation/index.js";
import type { ColumnView, SheetView } from "../../../shared/workspace/index.js";
import { schemaOfSheet } from "../../arrangement/index.js";
import type { GridRow } from "../../state/index.js";
import { usualBot } from "../chosen.js";
import { texts } from "./texts.js";

/** A number of the card that can be varied. */
export interface TunableNumber {
  readonly key: string;
  readonly title: string;
  readonly column: SheetView["columns"][number]["id"];
  readonly now: number;
}

/** A range as it is typed. */
export interface TypedRange {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly step: string;
}

/** What was chosen and typed in the dialog. */
export interface TunerForm {
  readonly ranges: readonly TypedRange[];
  readonly deck: string;
  /** Name of a deck; empty for all others. */
  readonly against: string;
  readonly bot: string;
  /** Who plays the other decks. */
  readonly theirBot: string;
  /** What was chosen about the rules. */
  readonly options: ToolAnswers;
  readonly low: string;
  readonly high: string;
  readonly matches: string;
  readonly seed: string;
}

/** The numbers that a row holds now and that can be tuned, in the order of the columns. */
export const tunableNumbers = (sheet: SheetView, { cells }: GridRow): readonly TunableNumber[] => {
  const offered = new Set(tunableColumns(sheet));
  return sheet.columns.flatMap((column, at) => {
    const cell = cells[at] ?? null;
    const now = typeof cell === "string" ? undefined : numberIn(cell);
    if (!offered.has(column) || now === undefined || !Number.isFinite(now)) return [];
    return [{ key: column.key, title: column.title, column: column.id, now }];
  });
};

/**
 * The columns of numbers that the game of a sheet reads; any may be read where it names no columns, or the sheet is of no game.
 * Numbers that name something, such as a picture, are never tuned: a larger one is no more than a smaller one.
 */
function tunableColumns(sheet: SheetView): readonly ColumnView[] {
  const schema = schemaOfSheet(sheet);
  const schemaOf = ({ id }: ColumnView): ColumnSchema | undefined =>
    schema?.columns?.find(({ key }) => key === id.path[0]);
  const amounts = sheet.columns.filter(
    (column) =>
      column.editor === "number" && column.id.path[0] !== schema?.idColumn && schemaOf(column)?.isNaming !== true,
  );
  return schema?.columns === undefined ? amounts : amounts.filter((column) => schemaOf(column));
}

/** A range around what a number is now: two steps to either side, and not below 0 for what is not. */
export function rangeAround({ key, now }: TunableNumber): TypedRange {
  const step = Number.isInteger(now) ? Math.max(1, roundStep(Math.abs(now) / 20)) : roundStep(Math.abs(now) / 3);
  // Sums of fractions are rounded: 0.1 + 0.2 is 0.3 to a person.
  const text = (value: number): string => String(Number(value.toPrecision(12)));
  const least = now - 2 * step;
  return { key, from: text(now >= 0 ? Math.max(0, least) : least), to: text(now + 2 * step), step: text(step) };
}

/** The largest of 1, 2, 5, 10, 20 and so on, or 0.5, 0.2 and so on, that is at most this. */
function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const times = most / power;
  return (times < 2 ? 1 : times < 5 ? 2 : 5) * power;
}

/** What is asked first: the number that the person is in, or the first, for the deck that is to win every second match. */
export function firstForm(
  numbers: readonly TunableNumber[],
  column: string | null,
  decks: readonly string[],
  options: ToolAnswers,
): TunerForm {
  const first = numbers.find(({ key }) => key === column) ?? numbers[0];
  return {
    ranges: first ? [rangeAround(first)] : [],
    deck: decks[0] ?? "",
    against: "",
    bot: usualBot,
    theirBot: usualBot,
    options,
    low: "45",
    high: "55",
    matches: String(mostBeforeStop),
    seed: "1",
  };
}

/** The form of something that was asked before. */
export function formOf(
  { numbers, target, deck, contestants, matches, seed, options }: TunerRequest,
  keyOf: KeyOf,
): TunerForm {
  const others = contestants.filter((each) => each.deck !== deck);
  return {
    ranges: numbers.map(({ column, from, to, step }) => ({
      key: keyOf(column),
      from: String(from),
      to: String(to),
      step: String(step),
    })),
    deck,
    against: others.length === 1 ? (others[0]?.deck ?? "") : "",
    bot: contestants[0]?.bot ?? usualBot,
    theirBot: others[0]?.bot ?? usualBot,
    options,
    low: String(Number((target.low * 100).toFixed(3))),
    high: String(Number((target.high * 100).toFixed(3))),
    matches: String(matches),
    seed: String(seed),
  };
}

type KeyOf = (column: TunableNumber["column"]) => string;

/** A text as a number; an empty one is none. */
const typedNumber = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

/** The ranges as numbers; undefined where one has no values. */
export function readRanges(
  { ranges }: TunerForm,
  numbers: readonly TunableNumber[],
): TunerRequest["numbers"] | undefined {
  const read: TunerRequest["numbers"] = [];
  for (const { key, ...typed } of ranges) {
    const column = numbers.find((each) => each.key === key)?.column;
    const range = { from: typedNumber(typed.from), to: typedNumber(typed.to), step: typedNumber(typed.step) };
    if (!column || !(range.step > 0) || !(range.from <= range.to)) return undefined;
    read.push({ column: { ...column, path: [...column.path] }, ...range });
  }
  return read.length === 0 ? undefined : read;
}

/** How many values, or pairs of values, the ranges have; a sentence where those are too many. */
export function countCandidates(ranges: TunerRequest["numbers"]): number | string {
  const varied: VariedNumber[] = [];
  for (const range of ranges) {
    const values = valuesIn(range);
    if (!values.ok) return sentenceOf(values.error);
    varied.push({ now: range.from, values: values.value });
  }
  const all = candidatesOf(varied);
  return all.ok ? all.value.length : sentenceOf(all.error);
}

const sentenceOf = ({ message, expected }: Fault): string =>
  expected === undefined ? message : texts.expected(message, expected);

/** The target as shares; undefined where it is empty. */
export function readTarget({ low, high }: TunerForm): TunerRequest["target"] | undefined {
  const target = { low: typedNumber(low) / 100, high: typedNumber(high) / 100 };
  return target.low >= 0 && target.low < target.high && target.high <= 1 ? target : undefined;
}
