import { neverHappens } from "../base/index.js";
import type { StringStyle } from "./nodes.js";
import type { TomlValue } from "./values.js";

/** How a token is to look: like the one it replaces, with the file's line ends. */
export interface WriteOptions {
  /** Source of the token replaced; its spelling is kept where it can hold the new value (TOML-4). */
  readonly like?: string | undefined;
  readonly newline?: "\n" | "\r\n" | undefined;
  /** The value is in an inline table, where a string is kept on one line. */
  readonly oneLine?: boolean | undefined;
}

/** The TOML source of a value. */
export function writeValue(value: TomlValue, options: WriteOptions = {}): string {
  switch (value.kind) {
    case "string":
      return writeString(value.value, options);
    case "integer":
      return writeInteger(value.value, options.like);
    case "float":
      return writeFloat(value.value, options.like);
    case "boolean":
      return String(value.value);
    case "date":
      return value.text;
    case "array":
      return `[${value.items.map((item) => writeValue(item, { oneLine: true })).join(", ")}]`;
    case "table": {
      const members = [...value.entries].map(
        ([key, member]) => `${writeKey(key)} = ${writeValue(member, { oneLine: true })}`,
      );
      return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
    }
    default:
      return neverHappens(value);
  }
}

/** A key as it is written: bare where it can be. */
export const writeKey = (key: string): string => (/^[A-Za-z0-9_-]+$/u.test(key) ? key : writeBasic(key));

const styleOf = (source: string): StringStyle | undefined => {
  if (source.startsWith('"""')) return "multi-line-basic";
  if (source.startsWith("'''")) return "multi-line-literal";
  if (source.startsWith('"')) return "basic";
  return source.startsWith("'") ? "literal" : undefined;
};

function writeString(text: string, { like = "", newline = "\n", oneLine = false }: WriteOptions): string {
  const style = styleOf(like);
  const lines = text.includes("\n");
  if (style === "literal" && canBeLiteral(text)) return `'${text}'`;
  if (style === "multi-line-literal" && canBeMultiLineLiteral(text)) {
    return multiLine("'''", like, text, text, newline);
  }
  if (style === "multi-line-basic" || (lines && !oneLine)) {
    return multiLine('"""', style === "multi-line-basic" ? like : '"""\n', text, escapeMultiLine(text), newline);
  }
  return writeBasic(text);
}

/** Opens like the old token: with a line end after the marks where it had one, or where the text needs one. */
function multiLine(marks: string, like: string, text: string, body: string, newline: string): string {
  const opened = /^(?:"""|''')\r?\n/u.test(like) || text.startsWith("\n");
  const written = opened ? `\n${body}` : body;
  return `${marks}${newline === "\r\n" ? written.replaceAll("\n", "\r\n") : written}${marks}`;
}

const hasControl = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code < 0x20 && code !== 0x09) || code === 0x7f) return true;
  }
  return false;
};

const canBeLiteral = (text: string): boolean => !text.includes("'") && !hasControl(text);

const canBeMultiLineLiteral = (text: string): boolean =>
  !text.includes("'''") && !text.endsWith("'") && !hasControl(text.replaceAll("\n", ""));

const shortEscapes: Readonly<Record<string, string>> = {
  '"': '\\"',
  "\\": "\\\\",
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\f": "\\f",
  "\r": "\\r",
};

const escapeUnit = (unit: string): string =>
  shortEscapes[unit] ?? `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Halves of surrogate pairs cannot be in a file; they become the replacement character. */
function writeBasic(text: string): string {
  return `"${text.toWellFormed().replace(/["\\\u0000-\u0008\u000a-\u001f\u007f]/gu, escapeUnit)}"`;
}

function escapeMultiLine(text: string): string {
  const escaped = text.toWellFormed().replace(/[\\\u0000-\u0008\u000b-\u001f\u007f]/gu, escapeUnit);
  // A third quote in a row would close the string, and so would one at its end.
  return escaped.replace(/"+/gu, (quotes: string, at: number) => {
    const spaced = quotes.replaceAll('"""', '""\\"');
    const isLast = at + quotes.length === escaped.length;
    return isLast && !spaced.endsWith('\\"') ? `${spaced.slice(0, -1)}\\"` : spaced;
  });
}

function writeInteger(value: bigint, like = ""): string {
  const prefix = /^0([xob])/u.exec(like)?.[1];
  if (prefix !== undefined && value >= 0n) {
    const radix = { x: 16, o: 8, b: 2 }[prefix] ?? 10;
    const digits = value.toString(radix);
    const upper = /[A-F]/u.test(like.slice(2)) ? digits.toUpperCase() : digits;
    return `0${prefix}${like.includes("_") ? grouped(upper, 4) : upper}`;
  }
  const digits = String(value < 0n ? -value : value);
  const sign = value < 0n ? "-" : like.startsWith("+") ? "+" : "";
  return `${sign}${/^[+-]?\d[\d_]*$/u.test(like) && like.includes("_") ? grouped(digits, 3) : digits}`;
}

const grouped = (digits: string, size: number): string =>
  digits.replace(new RegExp(`\\B(?=(?:[0-9a-fA-F]{${size}})+$)`, "gu"), "_");

function writeFloat(value: number, like = ""): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  if (/[eE]/u.test(like) && !/^[+-]?(?:inf|nan)$/u.test(like)) {
    const exponent = value.toExponential();
    const spelled = like.includes("E") ? exponent.toUpperCase() : exponent;
    return /[eE]\+/u.test(like) ? spelled : spelled.replace("+", "");
  }
  const shortest = Object.is(value, -0) ? "-0" : String(value);
  return /[.e]/u.test(shortest) ? shortest : `${shortest}.0`;
}
