export interface JsonLimits {
  readonly deepest: number;
  readonly mostValues: number;
}

/** The limit that a value exceeds. */
export type ExceededLimit = keyof JsonLimits;

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Which limit a text of JSON exceeds, asked before it is parsed, as parsing takes many times the memory of brackets: one look
 * at each character. Whether it is JSON is not asked here.
 */
export function exceededLimit(text: string, { deepest, mostValues }: JsonLimits): ExceededLimit | undefined {
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
    if (depth > deepest) return "deepest";
    if (values > mostValues) return "mostValues";
  }
  return undefined;
}

/** Where the string that begins here ends; a text whose string does not end is not JSON and ends with it. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
