import { stringify } from "yaml";
import { neverHappens } from "../../../base/index.js";
import { isPlainText } from "./scalar.js";
import type { ScalarValue } from "./tree.js";

/** Everything that some YAML loaders do not take literally in a text. */
const unprintable = /[^\t\n\x20-\x7E\xA0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD\u{10000}-\u{10FFFF}]|[\u2028\u2029]/u;
const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r" };

function quoted(text: string): string {
  const inner = Array.from(text, (character) => {
    const known = escapes[character];
    if (known !== undefined) return known;
    if (!unprintable.test(character)) return character;
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
  });
  return `"${inner.join("")}"`;
}

/** A text on one line: plain where loaders of YAML 1.1 and 1.2 read it back as itself, else in double quotes. */
export function writeText(text: string): string {
  const isPlain = isPlainText(text) && !unprintable.test(text) && !/[\t\n]/u.test(text) && isPlainInYaml(text);
  return isPlain ? text : quoted(text);
}

/** Names and sentences; what else is plain the library knows. */
const isPlainInYaml = (text: string): boolean =>
  /^[A-Za-z][\w$./+-]*(?: [\w$./+'(),-]+)*$/u.test(text) ||
  stringify({ [text]: text }, { lineWidth: 0 }) === `${text}: ${text}\n`;

/** A text of several lines as a literal block, indented by `indent`; undefined where it must be quoted. */
export function writeBlock(text: string, indent: string): string | undefined {
  if (!text.includes("\n") || unprintable.test(text) || /^[\s]|[ \t](?:\n|$)|\n\n$/u.test(text)) return undefined;
  const body = text.endsWith("\n") ? text.slice(0, -1) : text;
  if (body === "" || body.includes("\t")) return undefined;
  const lines = body.split("\n").map((line) => (line === "" ? "" : indent + line));
  return [text.endsWith("\n") ? "|" : "|-", ...lines].join("\n");
}

/** A scalar on one line. A time of day, which YAML does not have, is a text. */
export function writeScalar(value: ScalarValue): string {
  switch (value.kind) {
    case "string":
      return writeText(value.value);
    case "integer":
    case "boolean":
      return String(value.value);
    case "float":
      return floatText(value.value);
    case "date":
      return value.dateKind === "local-time"
        ? quoted(value.text)
        : value.text.replace(/[tT]/u, "T").replace(/z$/u, "Z");
    default:
      return neverHappens(value);
  }
}

function floatText(value: number): string {
  if (Number.isNaN(value)) return ".nan";
  if (!Number.isFinite(value)) return value > 0 ? ".inf" : "-.inf";
  const text = Object.is(value, -0) ? "-0" : String(value);
  const [digits = "", exponent] = text.split("e");
  const pointed = digits.includes(".") ? digits : `${digits}.0`;
  if (exponent === undefined) return pointed;
  return `${pointed}e${exponent.startsWith("-") ? "" : "+"}${exponent.replace(/^\+/u, "")}`;
}
