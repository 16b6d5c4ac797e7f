import type { Fault } from "../base/index.js";

/** A message may be nested as deep as a TOML value of a cell may be (400), and what holds that value. */
export const deepestMessage = 512;

/**
 * A message may hold as many values as a call can need whose text is within the limit of bytes: 8 bytes for each. Brackets alone
 * would otherwise take a hundred times their bytes as objects.
 */
export const mostValues = 8 * 1024 * 1024;

const tooDeep: Fault = {
  code: "bridge/too-deep",
  message: `A call may be nested ${deepestMessage} levels deep; this one is nested deeper.`,
};
const tooManyValues: Fault = {
  code: "bridge/too-many-values",
  message: `A call may hold ${mostValues} values; this one holds more.`,
};

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** Why a message is refused before its text is parsed: one look at each character. Whether it is JSON is not asked here. */
export function whyTextRefused(text: string): Fault | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case openBracket:
      case openBrace:
        depth += 1;
        values += 1;
        break;
      case closeBracket:
      case closeBrace:
        depth -= 1;
        break;
      case comma:
        values += 1;
        break;
    }
    if (depth > deepestMessage) return tooDeep;
    if (values > mostValues) return tooManyValues;
  }
  return undefined;
}

/** Where the string that begins here ends; a text whose string does not end is not JSON and ends with it. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/** As `whyTextRefused`, of what came as objects. A circle of them is nested without end. */
export function whyValueRefused(value: unknown): Fault | undefined {
  // The values of each level that are still to be looked at: a stack, so that depth takes no calls.
  const levels: Iterator<unknown>[] = [[value].values()];
  let values = 0;
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const next = level.next();
    if (next.done === true) {
      levels.pop();
      continue;
    }
    values += 1;
    if (values > mostValues) return tooManyValues;
    if (typeof next.value !== "object" || next.value === null) continue;
    if (levels.length > deepestMessage) return tooDeep;
    levels.push(Object.values(next.value).values());
  }
  return undefined;
}
