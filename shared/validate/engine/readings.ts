import { LruCache } from "../../base/index.js";
import type { CellTexts, TextLanguage, TextReading } from "../../text/index.js";
import type { CheckedRow } from "./row.js";

/** Readings kept for rows that somebody changes, and may soon change again. */
const mostReadings = 128;

interface RowReading {
  readonly language: TextLanguage;
  readonly reading: TextReading;
}

/** The rules texts of rows, read once for all rules of a row, and from the earlier reading where there is one. */
export class Readings {
  readonly #kept = new LruCache<RowReading>(mostReadings);
  /** That of the row which was read last, for all the rules that read it. */
  #last: { readonly row: CheckedRow; readonly read: RowReading } | undefined;

  /** With `keep`, the reading is there when the row is read the next time, whatever is read meanwhile. */
  read(row: CheckedRow, language: TextLanguage, keep: boolean): TextReading {
    const texts = textsOf(row, language);
    const known = this.#last?.row === row ? this.#last.read : this.#kept.get(row.key);
    // A reading in a language with other words is out of date.
    const before = known?.language === language ? known.reading : undefined;
    const isSame = before && language.cells.every(({ name }) => before.texts[name] === texts[name]);
    const reading = isSame ? before : before ? before.after(texts) : language.read(texts);
    const read = { language, reading };
    this.#last = { row, read };
    if (keep || this.#kept.get(row.key)) this.#kept.set(row.key, read);
    return reading;
  }
}

function textsOf({ entries = [] }: CheckedRow, { cells }: TextLanguage): CellTexts {
  const texts: Record<string, string> = {};
  for (const { name, column } of cells) {
    const value = entries.find(({ key }) => key === column)?.value;
    texts[name] = value?.kind === "string" ? value.value : "";
  }
  return texts;
}
