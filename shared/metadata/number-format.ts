import { numberOfCell, type CellView } from "../sheet/index.js";

/** A number pattern: what stands before the digits, the digits, what stands behind them. */
const numberPattern = /^([^#0.,%]*)((?:[#0,]+)(?:\.([#0]+))?)( ?%?)([^#0.,%]*)$/u;
const datePattern = /^[^a-z]*(?:(?:yyyy|yy|mm|dd|hh|ss)[^a-z]*)+$/iu;

/** Whether a column's `format` is one that cells can be shown by. */
export const isFormat = (format: string): boolean => numberPattern.test(format) || datePattern.test(format);

/**
 * A cell as its column's `format` shows it, such as `#,##0.00`, `0 %` or `dd.mm.yyyy`; undefined where the format is not
 * about a value of its kind. Display only: the file keeps the value as it is.
 */
export function formatted(cell: CellView, format: string): string | undefined {
  const number = numberOfCell(cell);
  if (number !== undefined) return Number.isFinite(number) ? formattedNumber(number, format) : undefined;
  if (typeof cell !== "object" || cell === null || Array.isArray(cell)) return undefined;
  const date: unknown = Reflect.get(cell, "$date");
  return typeof date === "string" ? formattedDate(date, format) : undefined;
}

function formattedNumber(number: number, format: string): string | undefined {
  const match = numberPattern.exec(format);
  if (!match) return undefined;
  const [, prefix = "", digits = "", decimals = "", percent = "", suffix = ""] = match;
  const isPercent = percent.includes("%");
  const most = decimals.length;
  const least = decimals.replace(/#+$/u, "").length;
  const [whole = "0", part = ""] = Math.abs(isPercent ? number * 100 : number)
    .toFixed(Math.min(most, 20))
    .split(".");
  const trimmed = part.replace(new RegExp(`0{0,${most - least}}$`, "u"), "");
  const places = (digits.split(".")[0] ?? "").replace(/[#,]/gu, "").length;
  const padded = whole.padStart(places, "0");
  const grouped = digits.includes(",") ? padded.replace(/\B(?=(?:\d{3})+$)/gu, ",") : padded;
  const text = trimmed === "" ? grouped : `${grouped}.${trimmed}`;
  const isZero = /^[0.,]*$/u.test(text);
  return `${number < 0 && !isZero ? "-" : ""}${prefix}${text}${percent}${suffix}`;
}

function formattedDate(date: string, format: string): string | undefined {
  if (!datePattern.test(format)) return undefined;
  const match = /^(?:(\d{4})-(\d{2})-(\d{2}))?[Tt ]?(?:(\d{2}):(\d{2})(?::(\d{2}))?)?/u.exec(date);
  const [, year = "", month = "", day = "", hour = "", minute = "", second = ""] = match ?? [];
  let hours = false;
  return format.replace(/yyyy|yy|mm|dd|hh|ss/giu, (part) => {
    const name = part.toLowerCase();
    if (name === "hh") hours = true;
    // As in spreadsheets, `mm` behind hours is minutes.
    if (name === "mm") return hours ? minute : month;
    return { yyyy: year, yy: year.slice(2), dd: day, hh: hour, ss: second }[name] ?? part;
  });
}
