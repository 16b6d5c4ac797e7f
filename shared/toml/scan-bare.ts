import { Refusal } from "./cursor.js";
import { readDate } from "./scan-date.js";
import type { TomlValue } from "./values.js";

const decimal = /^[+-]?(?:0|[1-9](?:_?\d)*)$/u;
const prefixed = /^0(?:x[0-9a-fA-F](?:_?[0-9a-fA-F])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/u;
const float = /^[+-]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?$/u;
const special = /^[+-]?(?:inf|nan)$/u;
const looksLikeDate = /^\d{4}-|^\d{2}:/u;

const most = 2n ** 63n - 1n;
const least = -(2n ** 63n);

/**
 * The value that a bare word spells: a boolean, number or date. `at` is the word's offset, `line` what follows up to
 * the end of its line, for the suggestion where it spells nothing.
 */
export function readBare(word: string, at: number, line: () => string): TomlValue {
  const code = word.charCodeAt(0);
  if (word === "true" || word === "false") return { kind: "boolean", value: word === "true" };
  if (decimal.test(word))
    return word.length < 16 ? integer(BigInt(Number(plain(word))), at) : integer(BigInt(plain(word)), at);
  if (code === 0x30 && prefixed.test(word)) return integer(BigInt(plain(word)), at);
  if (float.test(word)) return { kind: "float", value: Number(plain(word)) };
  if (special.test(word)) {
    const size = word.endsWith("nan") ? NaN : Infinity;
    return { kind: "float", value: word.startsWith("-") ? -size : size };
  }
  const dateKind = readDate(word);
  if (dateKind) return { kind: "date", text: word, dateKind };
  throw refuse(word, at, line);
}

const plain = (word: string): string => {
  const digits = word.includes("_") ? word.replaceAll("_", "") : word;
  return digits.startsWith("+") ? digits.slice(1) : digits;
};

function integer(value: bigint, at: number): TomlValue {
  if (value > most || value < least) {
    throw new Refusal("integer-too-large", "The integer does not fit into 64 bits.", at, {
      suggestion: 'put it in quotes: "…"',
    });
  }
  return { kind: "integer", value };
}

function refuse(word: string, at: number, line: () => string): Refusal {
  if (word === "") {
    return new Refusal("value-missing", "A value is missing.", at, {
      expected: "a string in quotes, a number, true, false, a date, [ or {",
      suggestion: 'write "" for an empty text',
    });
  }
  const lower = word.toLowerCase();
  if (lower === "true" || lower === "false" || /^[+-]?(?:inf|nan)$/u.test(lower)) {
    return new Refusal("wrong-case", `${word} is written in lower case.`, at, { suggestion: lower });
  }
  if (looksLikeDate.test(word)) {
    return new Refusal("bad-date", `${word} is not a date or time.`, at, {
      expected: "a date as 2026-01-31, a time as 07:30:00, or both",
    });
  }
  const unpadded = word.replace(/^([+-]?)0+(?=\d)/u, "$1");
  if (unpadded !== word && float.test(unpadded)) {
    return new Refusal("leading-zero", `${word} begins with a zero.`, at, {
      suggestion: `write ${unpadded}, or "${word}" to keep the zero`,
    });
  }
  if (/^[+-]?[\d.]/u.test(word)) {
    return new Refusal("bad-number", `${word} is not a number.`, at, {
      expected: "digits, single underscores between them, at most one point and one exponent",
    });
  }
  const text = line();
  const unmarked = text.replace(/^[\u2018-\u201f\u00ab\u00bb]|[\u2018-\u201f\u00ab\u00bb]$/gu, "");
  return new Refusal("unquoted-string", `${shown(word)} is not a value; text stands in quotes.`, at, {
    suggestion: `put the text in ${unmarked === text ? "" : "straight "}quotes: ${JSON.stringify(shown(unmarked))}`,
  });
}

const shown = (word: string): string => (word.length > 40 ? `${word.slice(0, 40)}…` : word);
