import { parse } from "smol-toml";
import { expect } from "vitest";

/** A value of a cell, as another TOML parser reads it. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };
export type PlainRow = Readonly<Record<string, Plain>>;

/** A file of cards as plain data: its rows, and all that is not a row. */
export interface PlainFile {
  readonly rows: readonly PlainRow[];
  readonly rest: Readonly<Record<string, Plain>>;
}

export function readPlain(text: string): PlainFile {
  const { cards = [], ...rest } = parse(text) as Record<string, Plain>;
  return { rows: cards as readonly PlainRow[], rest };
}

/** A row that is expected, and the row of the text before that its lines come from; null for a row made from nothing. */
export interface ExpectedRow {
  readonly from: number | null;
  readonly values: PlainRow;
  /** Keys whose values only the program can know: they must be there. */
  readonly free?: readonly string[];
  /** Keys that were emptied: absent, or an empty text. */
  readonly emptied?: readonly string[];
}

export interface ExpectedFile {
  readonly rows: readonly ExpectedRow[];
  readonly rest: PlainFile["rest"];
  /** Keys that were renamed, by their new names. */
  readonly renamed?: Readonly<Record<string, string>>;
}

export const asExpected = ({ rows, rest }: PlainFile): ExpectedFile => ({
  rows: rows.map((values, from) => ({ from, values })),
  rest,
});

/** Compares what a text became with what was expected: its values, and every line that nothing should have touched. */
export function checkText(before: string, after: string, { rows, rest, renamed = {} }: ExpectedFile): void {
  const [was, is] = [readPlain(before), readPlain(after)];
  for (const [at, { emptied = [] }] of rows.entries()) {
    for (const key of emptied) expect(["", undefined]).toContainEqual(is.rows[at]?.[key]);
  }
  const unsaid = rows.map(({ free = [], emptied = [] }) => [...free, ...emptied]);
  expect(is.rows.map((row, at) => without(row, unsaid[at]))).toEqual(
    rows.map(({ values }, at) => without(values, unsaid[at])),
  );
  expect(is.rest).toEqual(rest);
  if (isSame(rest, was.rest)) expect(endingsOf(after)).toEqual(endingsOf(before));
  const [blocksBefore, blocksAfter] = [blocksOf(before), blocksOf(after)];
  expect(blocksAfter.rows).toHaveLength(rows.length);
  const isRestSame = isSame(rest, was.rest);
  if (isRestSame) expect(blocksAfter.others).toEqual(blocksBefore.others);
  else expect(commentsOf(blocksAfter.others)).toEqual(expect.arrayContaining([...commentsOf(blocksBefore.others)]));
  for (const [at, { from, values, free = [] }] of rows.entries()) {
    for (const key of free) expect(is.rows[at]).toHaveProperty(key);
    if (from === null) continue;
    const [old, now] = [was.rows[from] ?? {}, is.rows[at] ?? {}];
    const isTouched = (key: string | undefined): boolean =>
      key !== undefined && (free.includes(key) || !isSame(old[key], values[key]) || !isSame(old[key], now[key]));
    const [lines, linesNow] = [blocksBefore.rows[from] ?? [], blocksAfter.rows[at] ?? []];
    const names = new Map(Object.entries(renamed).map(([to, name]) => [name, to]));
    const kept = lines.filter((line) => !isTouched(keyOf(line)) || names.has(keyOf(line) ?? ""));
    const keptNow = linesNow.filter((line) => !isTouched(keyOf(line)) || (keyOf(line) ?? "") in renamed);
    expect(keptNow).toEqual(kept.map((line) => line.replace(/^\w+/u, (key) => names.get(key) ?? key)));
    for (const line of lines) checkAround(line, linesNow, isTouched);
  }
  const isInPlace = isRestSame && rows.length === was.rows.length && rows.every(({ from }, at) => from === at);
  if (isInPlace) expect(blankLines(after)).toBe(blankLines(before));
}

/** A line whose value changed keeps what stands before and behind the value. */
function checkAround(line: string, now: readonly string[], isTouched: (key: string | undefined) => boolean): void {
  const key = keyOf(line);
  if (key === undefined || !isTouched(key)) return;
  const changed = now.find((each) => keyOf(each) === key);
  const parts = partsOf(line);
  if (changed === undefined || !parts) return;
  expect(changed.slice(0, parts.before.length)).toBe(parts.before);
  expect(changed.slice(changed.length - parts.behind.length)).toBe(parts.behind);
}

/** A line with a value as what stands before the value, and behind it. */
function partsOf(line: string): { readonly before: string; readonly behind: string } | undefined {
  if (line.includes('"""')) return undefined;
  const match = /^(\w+\s*=\s*)(?:"(?:[^"\\]|\\.)*"|'[^']*'|\[[^\]]*\]|[^#\s]+)(\s*(?:#.*)?)$/u.exec(line);
  return match ? { before: match[1] ?? "", behind: match[2] ?? "" } : undefined;
}

export const linesOf = (text: string): readonly string[] => text.split("\n");

/** Lines without their endings; a text of several lines is one with its key. */
function wholeLines(text: string): readonly string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const line of linesOf(text.replaceAll("\r\n", "\n"))) {
    if (isOpen) lines.push(`${lines.pop() ?? ""}\n${line}`);
    else lines.push(line);
    if (isOpen || /^\w+\s*=\s*"""/u.test(line)) isOpen = line.split('"""').length === (isOpen ? 1 : 2);
  }
  return lines;
}

export const keyOf = (line: string): string | undefined => /^(\w+)\s*=/u.exec(line)?.[1];

interface Blocks {
  /** The lines of each row, blank ones left out. */
  readonly rows: readonly (readonly string[])[];
  readonly others: readonly string[];
}

/** The lines of a text by the rows that they belong to; comments right above a header are its own. */
function blocksOf(text: string): Blocks {
  const rows: string[][] = [];
  const others: string[] = [];
  let block = others;
  let comments: string[] = [];
  for (const line of wholeLines(text)) {
    if (line.startsWith("#")) {
      comments.push(line);
      continue;
    }
    if (line.startsWith("[")) {
      block = line.startsWith("[[cards]]") ? [] : others;
      if (block !== others) rows.push(block);
    }
    block.push(...comments);
    comments = [];
    if (line.trim() !== "") block.push(line);
  }
  block.push(...comments);
  return { rows, others };
}

const commentsOf = (lines: readonly string[]): readonly string[] => lines.filter((line) => line.startsWith("#"));

/** Which line endings a text has, and whether its last line has one. */
const endingsOf = (text: string): object => ({
  hasPlain: /(?<!\r)\n/u.test(text),
  hasCarriageReturn: text.includes("\r\n"),
  isClosed: text.endsWith("\n"),
});

const blankLines = (text: string): number => wholeLines(text).filter((line) => line.trim() === "").length;

const isSame = (a: Plain | undefined, b: Plain | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

const without = (row: PlainRow, keys: readonly string[] = []): PlainRow =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));
