import { readKey, writeKey } from "../toml/index.js";
import { columnPath, columnSource, sameColumn, type ColumnId } from "./column.js";

const part = String.raw`(?:[A-Za-z0-9_-]+|"(?:[^"\\\n\r]|\\.)*"|'[^'\n\r]*')`;
const dotted = `${part}(?:\\s*\\.\\s*${part})*`;
const dottedKey = new RegExp(`^${dotted}$`);
const place = String.raw`\[\d{1,6}\]`;
/** A dotted key, and steps inside its value, the first of which is a place in a list. */
const nestedName = new RegExp(`^(${dotted})(${place}(?:${place}|\\.${part})*)$`);
const step = new RegExp(`\\[(\\d+)\\]|\\.(${part})`, "g");

/** How many parts a key may have, and how many steps inside a value. */
export const mostSteps = 64;

/** Whether a name has more parts or leads further into a value than names may: `readColumnName` reads it as a plain name. */
export function isTooDeep(name: string): boolean {
  const [, base = dottedKey.test(name) ? name : "", steps = ""] = nestedName.exec(name) ?? [];
  return hasTooMany(steps) || hasTooManyParts(base);
}

/**
 * Whether a name has marks of a path, and is none: `tags[0`, `a..b`. `readColumnName` reads it as one plain name, which is
 * right where a column has that name already.
 */
export const isMistyped = (name: string): boolean =>
  /[.[\]"']/.test(name) && !dottedKey.test(name) && !nestedName.test(name);

const hasTooManyParts = (base: string): boolean => [...base.matchAll(new RegExp(part, "g"))].length > mostSteps;

const hasTooMany = (steps: string): boolean => [...steps.matchAll(step)].length > mostSteps;

/** A key that stands for itself. Most are: a file may have a million of them. */
const bareKey = /^[A-Za-z0-9_-]+$/;

function readPath(text: string): readonly string[] | undefined {
  if (bareKey.test(text)) return [text];
  return dottedKey.test(text) ? readKey(text) : undefined;
}

/**
 * The column a name means: `energy-cost`, `stats.power`, `tides[0]`, `abilities[0].name`. Parts with dots or brackets of their
 * own are quoted as in TOML. A name that is not a TOML key, such as `Energy Cost`, is a key as a whole. `abilities[0]` is read as
 * an element of a spread array; `insideWhole` makes it a place inside a column that is not spread.
 */
export function readColumnName(name: string): ColumnId {
  const [, base = "", steps = ""] = nestedName.exec(name) ?? [];
  const path = hasTooMany(steps) ? undefined : readPath(base);
  const inner = path && innerSteps(steps);
  if (path && inner) {
    const [first, ...more] = inner;
    return typeof first === "number" && more.length === 0 ? { path, index: first } : { path, inner };
  }
  return readPlainName(name);
}

/** A key, of any characters, and at most one place in its list. */
function readPlainName(name: string): ColumnId {
  const [, base = name, digits] = /^(.+?)(?:\[(\d{1,6})\])?$/s.exec(name) ?? [];
  const path = readPath(base) ?? [base];
  return digits === undefined ? { path } : { path, index: Number(digits) };
}

/** Undefined where a key in quotes is not spelled as TOML spells it. */
function innerSteps(text: string): (string | number)[] | undefined {
  const steps: (string | number)[] = [];
  for (const [, digits, key = ""] of text.matchAll(step)) {
    const read = digits === undefined ? readPath(key)?.[0] : Number(digits);
    if (read === undefined) return undefined;
    steps.push(read);
  }
  return steps;
}

/** The name that `readColumnName` understands as this column, without quotes where it can be. */
export function columnName(id: ColumnId): string {
  const plain = columnSource(id);
  if (plain !== "" && sameColumn(readColumnName(plain), id)) return plain;
  return columnPath(id)
    .map((each, at) => (typeof each === "number" ? `[${each}]` : at === 0 ? writeKey(each) : `.${writeKey(each)}`))
    .join("");
}
