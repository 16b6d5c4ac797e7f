import { greatest } from "../../../shared/base/index.js";
import type { WireCell } from "../../../shared/workspace/index.js";

/**
 * How cells go on: as a series where they are one, else as copies; as a series of single numbers too; or the other way, as copies
 * where they are a series and as a series where they are not.
 */
export type FillMode = "auto" | "series" | "other";

/**
 * The cells that follow some others as a spreadsheet fills them: numbers of equal distance and texts that end in a number
 * count on, everything else is repeated from the first. A single number is copied unless a series is asked for.
 *
 * @param seed the cells in the direction of the fill; not empty
 */
export function continued(seed: readonly WireCell[], count: number, mode: FillMode = "auto"): WireCell[] {
  const usual = numberSeries(seed, mode === "series" ? 1 : 2) ?? textSeries(seed);
  const series = mode !== "other" ? usual : usual ? undefined : numberSeries(seed, 1);
  return Array.from({ length: count }, (_, at) =>
    series ? series(seed.length + at) : (seed[at % seed.length] ?? null),
  );
}

type Series = (place: number) => WireCell;

/** @param least how many numbers it takes to make a series */
function numberSeries(seed: readonly WireCell[], least: number): Series | undefined {
  const numbers = seed.filter((cell) => typeof cell === "number");
  if (numbers.length < seed.length || seed.length < least) return undefined;
  const digits = greatest(numbers.map(decimals));
  const [first = 0] = numbers;
  const step = rounded((numbers[1] ?? first + 1) - first, digits);
  const at = (place: number): number => rounded(first + step * place, digits);
  return numbers.every((number, place) => number === at(place)) ? at : undefined;
}

/** Digits behind the point: sums of decimals are rounded to those that are written. */
function decimals(number: number): number {
  const [, behind = "", power = "0"] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/u.exec(String(number)) ?? [];
  return Math.min(100, Math.max(0, behind.length - Number(power)));
}

const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

interface Numbered {
  readonly text: string;
  readonly number: number;
  /** Of a number with zeros before it. */
  readonly width: number;
}

/** `Card 07` is `Card ` with the number 7 in two digits. */
function numbered(cell: WireCell): Numbered | undefined {
  const [, text, digits] = (typeof cell === "string" && /^(.*\D)(\d{1,15})$/su.exec(cell)) || [];
  if (text === undefined || digits === undefined) return undefined;
  return { text, number: Number(digits), width: digits.startsWith("0") ? digits.length : 0 };
}

function textSeries(seed: readonly WireCell[]): Series | undefined {
  const parts = seed.map(numbered);
  const [first] = parts;
  if (!first) return undefined;
  const step = (parts[1]?.number ?? first.number + 1) - first.number;
  const isOne = parts.every((part, at) => part?.text === first.text && part.number === first.number + step * at);
  const width = greatest(parts.map((part) => part?.width ?? 0));
  return isOne ? (at) => first.text + written(first.number + step * at, width) : undefined;
}

/** A number that goes down stops at zero: a minus would look like a hyphen of the text. */
const written = (number: number, width: number): string => String(Math.max(0, number)).padStart(width, "0");
