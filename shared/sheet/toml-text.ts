import { failed, ok, type Fault, type Result } from "../base/index.js";
import { parseDocument, sourceAt, valueAt, type TomlValue } from "../toml/index.js";

export interface SpelledValue {
  readonly value: TomlValue;
  /** The text without surrounding blanks: the value as it was spelled. */
  readonly source: string;
}

const key = "value";
const prefix = `${key} = `;

/** Reads a text as the source of one TOML value. Faults count lines and columns in `text`. */
export function readToml(text: string): Result<SpelledValue> {
  const source = text.trim();
  if (source === "") return failed({ code: "sheet/no-value", message: "There is no value here.", line: 1, column: 1 });
  const parsed = parseDocument(prefix + source);
  if (!parsed.ok) return failed(placed(parsed.error, text));
  const value = valueAt(parsed.value, [key]);
  if (!value || sourceAt(parsed.value, [key]) !== source) {
    return failed({
      code: "sheet/more-than-a-value",
      message: "A cell holds one value; there is more here.",
      ...startOf(text),
    });
  }
  return ok({ value, source });
}

function startOf(text: string): { line: number; column: number } {
  const leading = text.slice(0, text.length - text.trimStart().length).split("\n");
  return { line: leading.length, column: (leading.at(-1)?.length ?? 0) + 1 };
}

/** Moves a fault from the document the text was put into back into the text. */
function placed(fault: Fault, text: string): Fault {
  const { line: firstLine, column: firstColumn } = startOf(text);
  const { line = 1, column = 1 } = fault;
  if (line > 1) return { ...fault, line: line + firstLine - 1, column };
  return { ...fault, line: firstLine, column: Math.max(1, column - prefix.length) + firstColumn - 1 };
}

/** The date or time a text spells (RFC 3339 as TOML narrows it); undefined for any other text. */
export function readDate(text: string): Extract<TomlValue, { kind: "date" }> | undefined {
  if (!/^\d\d/.test(text) || text.length > 64) return undefined;
  const read = readToml(text);
  return read.ok && read.value.value.kind === "date" ? read.value.value : undefined;
}
