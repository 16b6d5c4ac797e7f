import { hashOf } from "../../base/index.js";
import { idKeyOf, isIdKey } from "../../sheet/index.js";
import { firstEntries, toWire } from "../../toml/index.js";
import type { Content, TableState } from "../state.js";

/** So many values of a row are marked: enough to tell cards apart, and little beside what else a record of the journal holds. */
const mostMarks = 24;

/** A row may have thousands of keys: so many are looked at. */
const mostLooks = 240;

/** Characters of a mark. Two values have the same one by chance once in 1.7 million. */
const markLength = 4;

/**
 * What a row holds, without its id, as marks of its single values: in another process, or in another file, it is recognised by
 * them where its id and its name are others by then.
 */
export function rowMarks({ document }: Content, { path, facts }: TableState, place: number): string {
  const idKey = idKeyOf(facts);
  let marks = "";
  for (const { key, value } of firstEntries(document, path, place, mostLooks)) {
    if (idKey === undefined ? isIdKey(key) : key === idKey) continue;
    if (value.kind === "table" || value.kind === "array") continue;
    marks += markOf(`${key}=${JSON.stringify(toWire(value))}`);
    if (marks.length === mostMarks * markLength) break;
  }
  return marks;
}

const base = 36;

/** All halves of marks, by their number: a mark made of two of them costs a third of one that is written digit by digit. */
const halves = Array.from({ length: base ** 2 }, (_, at) => at.toString(base).padStart(markLength / 2, "0"));

function markOf(text: string): string {
  const number = (hashOf(text) >>> 0) % halves.length ** 2;
  return `${halves[Math.floor(number / halves.length)] ?? ""}${halves[number % halves.length] ?? ""}`;
}

/** The single marks of a row. */
export function* marksIn(marks: string): Generator<string> {
  for (let at = 0; at < marks.length; at += markLength) yield marks.slice(at, at + markLength);
}

/** How many of the marks of a row another has, and how many it has itself. */
export function sharedMarks(marks: string, other: string): { readonly shared: number; readonly all: number } {
  const others = new Set(marksIn(other));
  let shared = 0;
  for (const mark of marksIn(marks)) if (others.has(mark)) shared += 1;
  return { shared, all: marks.length / markLength };
}
