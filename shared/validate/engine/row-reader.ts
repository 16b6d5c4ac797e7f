import { isIdKey, nameKeys } from "../../sheet/index.js";
import type { RowEntry, TomlValue } from "../../toml/index.js";
import type { SheetAddress } from "../problem.js";
import type { RowFacts } from "../rule.js";
import type { CheckedRow } from "./row.js";

/** Whether a key may be what people call the row by; each rule may read it. */
export const isTitleKey = (key: string): boolean => nameKeys.includes(key) || isIdKey(key);

const textOf = (value: TomlValue | undefined): string | undefined =>
  value?.kind === "string" ? value.value : undefined;

/** What people call a row, if anything. */
export function titleOf(entries: readonly RowEntry[]): string | undefined {
  const text = (is: (key: string) => boolean): string | undefined => {
    const found = textOf(entries.find(({ key }) => is(key))?.value);
    return found === undefined || found.trim() === "" ? undefined : found;
  };
  for (const name of nameKeys) {
    const found = text((key) => key === name);
    if (found !== undefined) return found;
  }
  return text(isIdKey);
}

/** A row with only those keys in sight that its reader declared: everything else could change without the reader being notified. */
export class RowReader implements RowFacts {
  #row: CheckedRow;
  #visible: ReadonlySet<string>;
  #canSeeSource: boolean;

  constructor(row: CheckedRow, visible: ReadonlySet<string>, canSeeSource = false) {
    this.#row = row;
    this.#visible = visible;
    this.#canSeeSource = canSeeSource;
  }

  /** Shows another row, or other keys of it, to those who do not keep the reader. */
  turnTo(row: CheckedRow, visible: ReadonlySet<string>, canSeeSource: boolean): this {
    this.#row = row;
    this.#visible = visible;
    this.#canSeeSource = canSeeSource;
    return this;
  }

  get rowKey(): string {
    return this.#row.key;
  }

  get sheet(): SheetAddress {
    return this.#row.sheet.address;
  }

  get kind(): string {
    return this.#row.sheet.kind;
  }

  title(): string {
    return titleOf(this.#row.entries ?? []) ?? "a row without a name";
  }

  has(key: string): boolean {
    return this.value(key) !== undefined;
  }

  value(key: string): TomlValue | undefined {
    this.#mustSee(key);
    for (const entry of this.#row.entries ?? []) if (entry.key === key) return entry.value;
    return undefined;
  }

  text(key: string): string | undefined {
    return textOf(this.value(key));
  }

  integer(key: string): number | undefined {
    const value = this.value(key);
    const number = value?.kind === "integer" ? Number(value.value) : Number.NaN;
    return Number.isSafeInteger(number) ? number : undefined;
  }

  boolean(key: string): boolean | undefined {
    const value = this.value(key);
    return value?.kind === "boolean" ? value.value : undefined;
  }

  texts(key: string): readonly string[] {
    const value = this.value(key);
    return value?.kind === "array" ? value.items.flatMap((item) => textOf(item) ?? []) : [];
  }

  source(key: string): string | undefined {
    this.#mustSee(key);
    if (!this.#canSeeSource) throw new Error(`Reading the source of ${key} was not declared`);
    return this.#row.sources?.get(key) ?? this.#row.sheet.source.source(this.#row.key, key);
  }

  #mustSee(key: string): void {
    if (!this.#visible.has(key) && !isTitleKey(key)) throw new Error(`Reading ${key} was not declared`);
  }
}
