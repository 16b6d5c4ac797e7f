import type { CellTexts, TextLanguage, TextReading } from "../../text/index.js";
import type { CheckedRow } from "./row.js";

/** Readings kept for rows that may soon be read again: those being typed in, and those that several rules read. */
const mostReadings = 128;

/** The rules texts of rows, read once for all rules of a row, and from the earlier reading where there is one. */
export class Readings {
  readonly #kept = new Map<string, TextReading>();

  read(row: CheckedRow, language: TextLanguage): TextReading {
    const texts = textsOf(row, language);
    const before = this.#kept.get(row.key);
    if (before && language.cells.every(({ name }) => before.texts[name] === texts[name])) return before;
    const reading = before ? before.after(texts) : language.read(texts);
    this.#kept.delete(row.key);
    this.#kept.set(row.key, reading);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostReadings && oldest !== undefined) this.#kept.delete(oldest);
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
