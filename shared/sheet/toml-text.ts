import { failed, ok, type Fault, type Result } from "../base/index.js";
import { readValue, type TomlValue } from "../toml/index.js";

export interface SpelledValue {
  readonly value: TomlValue;
  /** The text without surrounding blanks: the value as it was spelled. */
  readonly source: string;
}

/** Reads a text as the source of one TOML value. Faults count lines and columns in `text`. */
export function readToml(text: string): Result<SpelledValue> {
  const source = text.trim();
  if (source === "") return failed({ code: "sheet/no-value", message: "There is no value here.", line: 1, column: 1 });
  const value = readValue(source);
  return value.ok ? ok({ value: value.value, source }) : failed(placed(value.error, text));
}

function startOf(text: string): { line: number; column: number } {
  const leading = text.slice(0, text.length - text.trimStart().length).split("\n");
  return { line: leading.length, column: (leading.at(-1)?.length ?? 0) + 1 };
}

/** Moves a fault of the text without its leading blanks back into the text. */
function placed(fault: Fault, text: string): Fault {
  const start = startOf(text);
  const { line = 1, column = 1 } = fault;
  return { ...fault, line: line + start.line - 1, column: line === 1 ? column + start.column - 1 : column };
}

/** The date or time a text spells (RFC 3339 as TOML narrows it); undefined for any other text. */
export function readDate(text: string): Extract<TomlValue, { kind: "date" }> | undefined {
  if (!/^\d\d/.test(text) || text.length > 64) return undefined;
  const read = readToml(text);
  return read.ok && read.value.value.kind === "date" ? read.value.value : undefined;
}
