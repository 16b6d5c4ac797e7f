import type { RowEntry } from "../toml/index.js";
import type { SheetIds } from "./facts.js";
import type { IdMaker } from "./schema.js";

/** What ids are made with. */
export interface IdSources {
  readonly uuid: () => string;
  /** The ids of all rows of the game. */
  readonly taken: () => ReadonlySet<string>;
}

const textIn = (entries: readonly RowEntry[], key: string): string => {
  const value = entries.find((entry) => entry.key === key)?.value;
  return value?.kind === "string" ? value.value : "";
};

/** A fresh id for a row of these keys (SHEET-6). */
export function makeRowId({ maker, kind }: SheetIds, entries: readonly RowEntry[], { uuid, taken }: IdSources): string {
  switch (maker.kind) {
    case "uuid":
      return uuid();
    case "slug": {
      const words = slug(textIn(entries, maker.from), maker.joint) || kind;
      return firstFree(`${words}${maker.joint}`, maker.digits, taken());
    }
    case "number": {
      return nextNumber(
        prefixIn(maker.prefix, (key) => textIn(entries, key)),
        taken(),
      );
    }
  }
}

/**
 * An id that a row without one may get, by what is known of single ids only: as `makeRowId`, but a number is sought from
 * `number` on, the place of the row. Undefined where none is free nearby.
 */
export function suggestRowId(
  { maker, kind }: SheetIds,
  textIn: (key: string) => string,
  { uuid, isTaken, number }: IdSearch,
): string | undefined {
  switch (maker.kind) {
    case "uuid":
      return uuid();
    case "slug":
      return freeNear(`${slug(textIn(maker.from), maker.joint) || kind}${maker.joint}`, maker.digits, 1, isTaken);
    case "number":
      return freeNear(prefixIn(maker.prefix, textIn), 1, number, isTaken);
  }
}

export interface IdSearch {
  readonly uuid: () => string;
  readonly isTaken: (id: string) => boolean;
  /** Counted from 1. */
  readonly number: number;
}

/** Numbers that are tried; where all are taken, somebody else has to choose. */
const mostTries = 1_000;

/** The first free id of a beginning and a number, from `first` on. */
export function freeNear(
  beginning: string,
  digits: number,
  first: number,
  isTaken: (id: string) => boolean,
): string | undefined {
  for (let number = first; number < first + mostTries; number += 1) {
    const id = `${beginning}${String(number).padStart(digits, "0")}`;
    if (!isTaken(id)) return id;
  }
  return undefined;
}

function prefixIn(prefix: Extract<IdMaker, { kind: "number" }>["prefix"], textIn: (key: string) => string): string {
  if (typeof prefix === "string") return prefix;
  return prefix.of[textIn(prefix.from)] ?? Object.values(prefix.of)[0] ?? "";
}

/** The letters and digits of a text in lower case and without accents, what is between them as `joint`. */
const slug = (text: string, joint: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== "")
    .join(joint);

function firstFree(stem: string, digits: number, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = `${stem}${String(number).padStart(digits, "0")}`;
    if (!taken.has(id)) return id;
  }
}

/** One more than the largest number behind the prefix. */
function nextNumber(prefix: string, taken: ReadonlySet<string>): string {
  let largest = 0;
  for (const id of taken) {
    const digits = id.startsWith(prefix) ? id.slice(prefix.length) : "";
    if (/^\d{1,15}$/u.test(digits)) largest = Math.max(largest, Number(digits));
  }
  return `${prefix}${largest + 1}`;
}
