import type { RowEntry } from "../toml/index.js";
import type { SheetIds } from "./facts.js";

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
      const { prefix } = maker;
      const said = typeof prefix === "string" ? prefix : prefix.of[textIn(entries, prefix.from)];
      return nextNumber(said ?? Object.values(typeof prefix === "string" ? {} : prefix.of)[0] ?? "", taken());
    }
  }
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
