import type { Fault } from "../base/index.js";
import type { TomlValue } from "../toml/index.js";

/** What can be wrong with metadata; the codes of its warnings are `metadata/` and one of these. */
export const metadataWarnings = [
  "not-a-table",
  "newer-schema",
  "flat-form",
  "missing-key",
  "wrong-type",
  "unknown-rule",
  "not-a-color",
  "too-many",
] as const;
type Warning = (typeof metadataWarnings)[number];

/** Something that could not be used. `place` is where, such as `columns[2].width`; with the code it tells warnings apart. */
export interface MetadataWarning extends Fault {
  readonly place: string;
}

/** In UTF-16 units. */
const longestLabel = 500;

/** The most entries of a list of settings that are read: far more than people write, and each costs time with every edit. */
const mostEntries = 5_000;

type Entries = ReadonlyMap<string, TomlValue>;

/**
 * Reads the keys of one table and notes what is wrong with them instead of failing: a value of the wrong type counts as
 * absent. `place` names the table in the notes, such as `columns[2]`.
 */
export class TableReader {
  readonly #entries: Entries;
  readonly #place: string;
  readonly #warnings: MetadataWarning[];

  constructor(entries: Entries, place: string, warnings: MetadataWarning[]) {
    this.#entries = entries;
    this.#place = place;
    this.#warnings = warnings;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  value(key: string): TomlValue | undefined {
    return this.#entries.get(key);
  }

  string(key: string): string | undefined {
    return this.#read(key, "a text", (value) => (value.kind === "string" ? value.value : undefined));
  }

  /** A text that heads a column or shapes its cells. A page cannot draw one of a million letters. */
  label(key: string): string | undefined {
    return this.#read(key, `a text of at most ${longestLabel} letters`, (value) =>
      value.kind === "string" && value.value.length <= longestLabel ? value.value : undefined,
    );
  }

  boolean(key: string): boolean | undefined {
    return this.#read(key, "true or false", (value) => (value.kind === "boolean" ? value.value : undefined));
  }

  /** An integer or a float. */
  number(key: string): number | undefined {
    return this.#read(key, "a number", (value) => {
      const number = value.kind === "integer" || value.kind === "float" ? Number(value.value) : Number.NaN;
      return Number.isFinite(number) ? number : undefined;
    });
  }

  /** A whole number from 0 to a million: widths, heights, places. */
  size(key: string): number | undefined {
    return this.#read(key, "a whole number of at least 0", (value) =>
      value.kind === "integer" && value.value >= 0n && value.value <= 1_000_000n ? Number(value.value) : undefined,
    );
  }

  /** A colour `#rrggbb`; `#rgb` is written out. Anything else is not let through to the style sheet. */
  color(key: string): string | undefined {
    return this.#read(key, "a colour such as #A0C8F0", (value) =>
      value.kind === "string" ? readColor(value.value) : undefined,
    );
  }

  oneOf<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
    return this.#read(key, `one of ${choices.join(", ")}`, (value) =>
      choices.find((choice) => value.kind === "string" && choice === value.value),
    );
  }

  /** The texts of a list; other values in it are dropped. */
  strings(key: string): readonly string[] | undefined {
    return this.list(key)?.flatMap((item) => (item.kind === "string" ? [item.value] : []));
  }

  list(key: string): readonly TomlValue[] | undefined {
    return this.#read(key, "a list", (value) => (value.kind === "array" ? value.items : undefined));
  }

  table(key: string): TableReader | undefined {
    return this.#read(key, "a table", (value) =>
      value.kind === "table" ? new TableReader(value.entries, this.#name(key), this.#warnings) : undefined,
    );
  }

  /** The tables of a list as `readEntry` understands them; entries it cannot use are skipped, and very many of them too. */
  tables<Entry>(key: string, readEntry: (table: TableReader) => Entry | undefined): readonly Entry[] {
    const items = this.list(key) ?? [];
    if (items.length > mostEntries) {
      const [count, most] = [items.length, mostEntries].map((number) => number.toLocaleString("en"));
      this.note("too-many", key, `${this.#name(key)} has ${count} entries; all but the first ${most} are ignored.`);
    }
    return items.slice(0, mostEntries).flatMap((item, index) => {
      const place = `${this.#name(key)}[${index}]`;
      if (item.kind !== "table") {
        this.#warn("not-a-table", place, `${place} is not a table and is ignored.`);
        return [];
      }
      const entry = readEntry(new TableReader(item.entries, place, this.#warnings));
      return entry === undefined ? [] : [entry];
    });
  }

  /** Passes on what was read for a key; notes that this table cannot do without it where that is nothing. */
  required<Value>(key: string, value: Value | undefined): Value | undefined {
    if (value === undefined) {
      this.note("missing-key", key, `${this.#place} has no usable \`${key}\` and is ignored.`);
    }
    return value;
  }

  /** Notes that something is wrong with a key of this table. */
  note(code: Warning, key: string, message: string, suggestion?: string): void {
    this.#warn(code, this.#name(key), message, suggestion);
  }

  #warn(code: Warning, place: string, message: string, suggestion?: string): void {
    const advice = suggestion === undefined ? {} : { suggestion };
    this.#warnings.push({ code: `metadata/${code}`, place, message, ...advice });
  }

  #read<Value>(key: string, wanted: string, convert: (value: TomlValue) => Value | undefined): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    const converted = convert(value);
    if (converted === undefined) this.note("wrong-type", key, `${this.#name(key)} must be ${wanted}; it is ignored.`);
    return converted;
  }

  #name(key: string): string {
    return this.#place === "" ? key : `${this.#place}.${key}`;
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
