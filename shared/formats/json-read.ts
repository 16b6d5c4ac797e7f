import { failed, ok, positionAt, type Fault, type Result } from "../base/index.js";
import { fromWire, type TomlValue } from "../toml/index.js";

/** Deeper nesting is refused: nobody writes it, and it would exhaust the stack. */
const deepest = 200;

interface Step {
  /** Undefined for null, which TOML does not have. */
  readonly value: TomlValue | undefined;
  readonly next: number;
}

const fault = (text: string, at: number, code: string, message: string): Result<never> =>
  failed<Fault>({ code: `json/${code}`, message, ...positionAt(text, at) });

/**
 * Reads JSON as a TOML value, in the forms of TOML-7. Numbers keep what JSON's usual reader loses: whole numbers are exact
 * and `1.0` is a float. A member that is null is an absent key; null in a list is refused, and so are repeated keys.
 */
export function readJson(text: string): Result<TomlValue> {
  const start = skipBlanks(text, text.startsWith("\uFEFF") ? 1 : 0);
  const read = readValue(text, start, 0);
  if (!read.ok) return read;
  const { value, next } = read.value;
  const end = skipBlanks(text, next);
  if (end < text.length) return fault(text, end, "more-than-a-value", "There is more behind the end of the value.");
  return value === undefined ? fault(text, start, "null", "null has no form in TOML.") : ok(value);
}

function skipBlanks(text: string, at: number): number {
  const blanks = /[ \t\r\n]*/y;
  blanks.lastIndex = at;
  return at + (blanks.exec(text)?.[0].length ?? 0);
}

function readValue(text: string, at: number, depth: number): Result<Step> {
  if (depth > deepest) return fault(text, at, "too-deep", `Values may be nested ${deepest} deep.`);
  switch (text.charAt(at)) {
    case "":
      return fault(text, at, "no-value", "A value is missing here.");
    case "{":
      return readObject(text, at, depth);
    case "[":
      return readArray(text, at, depth);
    case '"': {
      const read = readString(text, at);
      return read.ok ? ok({ value: { kind: "string", value: read.value.text }, next: read.value.next }) : read;
    }
    default:
      return readWord(text, at);
  }
}

const words: ReadonlyMap<string, TomlValue | undefined> = new Map([
  ["true", { kind: "boolean", value: true } as const],
  ["false", { kind: "boolean", value: false } as const],
  ["null", undefined],
]);

const jsonNumber = /^-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

function readWord(text: string, at: number): Result<Step> {
  const pattern = /[^\s,:{}[\]"]*/y;
  pattern.lastIndex = at;
  const word = pattern.exec(text)?.[0] ?? "";
  const next = at + word.length;
  if (words.has(word)) return ok({ value: words.get(word), next });
  const number = word.length > 1_000 ? null : jsonNumber.exec(word);
  if (!number) return fault(text, at, "no-value", "This is not a JSON value.");
  if (number[1] === undefined && number[2] === undefined && word !== "-0") {
    const value = BigInt(word);
    if (BigInt.asIntN(64, value) === value) return ok({ value: { kind: "integer", value }, next });
    return fault(text, at, "integer-too-large", "TOML holds integers of 64 bits; this one is larger.");
  }
  const value = Number(word);
  if (!Number.isFinite(value)) return fault(text, at, "number-too-large", "This number is too large.");
  return ok({ value: { kind: "float", value }, next });
}

function readArray(text: string, from: number, depth: number): Result<Step> {
  const items: TomlValue[] = [];
  let at = skipBlanks(text, from + 1);
  if (text.charAt(at) === "]") return ok({ value: { kind: "array", items }, next: at + 1 });
  for (;;) {
    const read = readValue(text, at, depth + 1);
    if (!read.ok) return read;
    if (!read.value.value) return fault(text, at, "null", "null in a list has no form in TOML.");
    items.push(read.value.value);
    at = skipBlanks(text, read.value.next);
    if (text.charAt(at) === "]") return ok({ value: { kind: "array", items }, next: at + 1 });
    if (text.charAt(at) !== ",") return fault(text, at, "no-comma", "A comma or ] is missing here.");
    at = skipBlanks(text, at + 1);
  }
}

function readObject(text: string, from: number, depth: number): Result<Step> {
  const entries = new Map<string, TomlValue>();
  const seen = new Set<string>();
  let at = skipBlanks(text, from + 1);
  if (text.charAt(at) === "}") return ok({ value: { kind: "table", entries }, next: at + 1 });
  for (;;) {
    const member = readMember(text, at, depth);
    if (!member.ok) return member;
    const { key, value, next } = member.value;
    if (seen.has(key)) return fault(text, at, "repeated-key", `The key ${JSON.stringify(key)} is here twice.`);
    seen.add(key);
    if (value) entries.set(key, value);
    at = skipBlanks(text, next);
    if (text.charAt(at) === "}") return finishObject(text, from, entries, at + 1);
    if (text.charAt(at) !== ",") return fault(text, at, "no-comma", "A comma or } is missing here.");
    at = skipBlanks(text, at + 1);
  }
}

function readMember(text: string, at: number, depth: number): Result<Step & { readonly key: string }> {
  if (text.charAt(at) !== '"') return fault(text, at, "no-key", "A key in double quotes is missing here.");
  const key = readString(text, at);
  if (!key.ok) return key;
  const colon = skipBlanks(text, key.value.next);
  if (text.charAt(colon) !== ":") return fault(text, colon, "no-colon", "A colon is missing here.");
  const read = readValue(text, skipBlanks(text, colon + 1), depth + 1);
  return read.ok ? ok({ key: key.value.text, ...read.value }) : read;
}

/** An object of one marked member stands for a value JSON does not have: `{"$date": "1979-05-27"}`. */
function finishObject(text: string, from: number, entries: ReadonlyMap<string, TomlValue>, next: number): Result<Step> {
  const [only] = entries;
  if (entries.size === 1 && only && only[0].startsWith("$") && only[1].kind === "string") {
    const marked = fromWire({ [only[0]]: only[1].value });
    return marked.ok ? ok({ value: marked.value, next }) : fault(text, from, "no-value", marked.error.message);
  }
  return ok({ value: { kind: "table", entries }, next });
}

const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

function readString(text: string, from: number): Result<{ readonly text: string; readonly next: number }> {
  const stop = /["\\\u0000-\u001F]/g;
  stop.lastIndex = from + 1;
  let end: number;
  for (;;) {
    const found = stop.exec(text);
    end = found?.index ?? text.length;
    if (found?.[0] !== "\\") break;
    escape.lastIndex = end;
    const escaped = escape.exec(text);
    if (!escaped) return fault(text, end, "broken-text", "JSON has no such escape.");
    stop.lastIndex = escape.lastIndex;
  }
  if (text.charAt(end) !== '"') {
    return fault(text, end, "broken-text", "This text is not closed, or holds a character that must be escaped.");
  }
  const content: unknown = JSON.parse(text.slice(from, end + 1));
  if (typeof content !== "string" || /\p{Surrogate}/u.test(content)) {
    return fault(text, from, "unpaired-surrogate", "The text holds half a character, which no TOML file can store.");
  }
  return ok({ text: content, next: end + 1 });
}
