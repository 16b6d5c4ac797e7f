import { isItems, isTable, type Plain, type PlainTable, type RowPath } from "./plain.js";

/** Why a row says nothing. */
export interface RowFault {
  readonly code: string;
  readonly path: RowPath;
  readonly message: string;
  readonly suggestions: readonly string[];
}

/** One table of the rows, read key by key: what is not of the form that is wanted is a fault, as is what nobody reads. */
export class RowReader {
  readonly #read = new Set<string>(["note", "note_after"]);

  constructor(
    readonly row: PlainTable,
    readonly path: RowPath,
    readonly faults: RowFault[],
  ) {}

  has(key: string): boolean {
    return Object.hasOwn(this.row, key);
  }

  /** The value of a key, whatever it is. */
  value(key: string): Plain | undefined {
    this.#read.add(key);
    return this.has(key) ? this.row[key] : undefined;
  }

  /** A text that must be there. */
  text(key: string): string {
    const value = this.value(key);
    if (typeof value === "string") return value;
    this.fault(key, value === undefined ? `${key} is missing.` : `${key} is a text.`);
    return "";
  }

  /** A name: letters, digits and `_`, several joined by dots where it may be a place. */
  word(key: string, pattern = /^[A-Za-z_]\w*$/): string {
    const text = this.text(key);
    if (pattern.test(text)) return text;
    if (text !== "") this.fault(key, `${key} is a name, not "${text}".`);
    return "unnamed";
  }

  /** A list of names. */
  words(key: string): readonly string[] {
    return this.texts(key).map((text, at) => {
      if (/^[A-Za-z_]\w*$/.test(text)) return text;
      this.fault(key, `Entry ${String(at + 1)} is a name, not "${text}".`);
      return "unnamed";
    });
  }

  texts(key: string): readonly string[] {
    const value = this.value(key) ?? [];
    if (isItems(value) && value.every((each) => typeof each === "string")) return value;
    this.fault(key, `${key} is a list of texts.`);
    return [];
  }

  /** The tables of a list, each with a reader; absent is undefined. */
  rows(key: string): readonly RowReader[] | undefined {
    const value = this.value(key);
    if (value === undefined) return undefined;
    if (!isItems(value)) {
      this.fault(key, `${key} is a list of tables.`);
      return [];
    }
    return value.flatMap((item, at) => {
      const path = [...this.path, key, at];
      if (isTable(item)) return [new RowReader(item, path, this.faults)];
      this.faults.push({ code: "effect/row-form", path, message: "A table stands here.", suggestions: [] });
      return [];
    });
  }

  /** A table within this one; absent is undefined. */
  table(key: string): RowReader | undefined {
    const value = this.value(key);
    if (value === undefined) return undefined;
    if (isTable(value)) return new RowReader(value, [...this.path, key], this.faults);
    this.fault(key, `${key} is a table.`);
    return undefined;
  }

  fault(key: string | undefined, message: string, code = "effect/row-form", suggestions: readonly string[] = []): void {
    this.faults.push({ code, path: key === undefined ? this.path : [...this.path, key], message, suggestions });
  }

  /** Keys that nothing asked for. */
  end(): void {
    for (const key of Object.keys(this.row)) {
      if (!this.#read.has(key)) this.fault(key, `Nothing here has the key ${key}.`);
    }
  }
}
