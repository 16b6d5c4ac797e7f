import type { Fault } from "../base/index.js";
import type { TomlValue } from "../toml/index.js";

type Entries = ReadonlyMap<string, TomlValue>;

/**
 * Reads the keys of one table and notes what is wrong with them instead of failing: a value of the wrong type counts as
 * absent. `place` names the table in the notes, such as `columns[2]`.
 */
export class TableReader {
  constructor(
    private readonly entries: Entries,
    private readonly place: string,
    private readonly faults: Fault[],
  ) {}

  has(key: string): boolean {
    return this.entries.has(key);
  }

  value(key: string): TomlValue | undefined {
    return this.entries.get(key);
  }

  string(key: string): string | undefined {
    const value = this.entries.get(key);
    if (value === undefined || value.kind === "string") return value?.value;
    return this.wrong(key, "a text");
  }

  boolean(key: string): boolean | undefined {
    const value = this.entries.get(key);
    if (value === undefined || value.kind === "boolean") return value?.value;
    return this.wrong(key, "true or false");
  }

  /** An integer or a float. */
  number(key: string): number | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    const number = value.kind === "integer" || value.kind === "float" ? Number(value.value) : Number.NaN;
    return Number.isFinite(number) ? number : this.wrong(key, "a number");
  }

  /** A whole number from 0 to a million: widths, heights, places. */
  size(key: string): number | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    if (value.kind === "integer" && value.value >= 0n && value.value <= 1_000_000n) return Number(value.value);
    return this.wrong(key, "a whole number of at least 0");
  }

  /** A colour `#rrggbb`; `#rgb` is written out. Anything else is not let through to the style sheet. */
  color(key: string): string | undefined {
    const text = this.string(key);
    if (text === undefined) return undefined;
    return readColor(text) ?? this.wrong(key, "a colour such as #A0C8F0");
  }

  oneOf<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.string(key);
    if (text === undefined) return undefined;
    return choices.find((choice) => choice === text) ?? this.wrong(key, `one of ${choices.join(", ")}`);
  }

  /** The texts of a list; other values in it are dropped. */
  strings(key: string): readonly string[] | undefined {
    return this.list(key)?.flatMap((item) => (item.kind === "string" ? [item.value] : []));
  }

  list(key: string): readonly TomlValue[] | undefined {
    const value = this.entries.get(key);
    if (value === undefined || value.kind === "array") return value?.items;
    return this.wrong(key, "a list");
  }

  table(key: string): TableReader | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    if (value.kind === "table") return new TableReader(value.entries, this.name(key), this.faults);
    return this.wrong(key, "a table");
  }

  /** The tables of a list as `read` understands them; entries it cannot use are skipped. */
  tables<Entry>(key: string, read: (table: TableReader) => Entry | undefined): readonly Entry[] {
    return (this.list(key) ?? []).flatMap((item, index) => {
      const place = `${this.name(key)}[${index}]`;
      if (item.kind !== "table") {
        this.note("not-a-table", `${place} is not a table and is ignored.`);
        return [];
      }
      const entry = read(new TableReader(item.entries, place, this.faults));
      return entry === undefined ? [] : [entry];
    });
  }

  /** Says that this table lacks a key it cannot do without. */
  lacks(key: string): undefined {
    this.note("missing-key", `${this.place} has no usable \`${key}\` and is ignored.`);
  }

  note(code: string, message: string, suggestion?: string): void {
    this.faults.push({ code: `metadata/${code}`, message, ...(suggestion === undefined ? {} : { suggestion }) });
  }

  private wrong(key: string, wanted: string): undefined {
    this.note("wrong-type", `${this.name(key)} must be ${wanted}; it is ignored.`);
  }

  private name(key: string): string {
    return this.place === "" ? key : `${this.place}.${key}`;
  }
}

/** A colour in six digits; undefined for anything but `#rgb` and `#rrggbb`. */
export function readColor(text: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(text)) return text;
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : undefined;
}
