import {
  apostrophe,
  blank,
  carriageReturn,
  closeBrace,
  closeBracket,
  comma,
  deepest,
  equals,
  hash,
  lineEndAt,
  lineFeed,
  openBrace,
  openBracket,
  quote,
  Refusal,
  skipBlanks,
  skipComment,
  type Cursor,
} from "./cursor.js";
import { InlineScope } from "./inline-scope.js";
import type { Pair, ValueNode } from "./nodes.js";
import { scanBare } from "./scan-word.js";
import { scanKeys } from "./scan-key.js";
import { scanString } from "./scan-string.js";
import type { TomlValue } from "./values.js";

/** Reads the value at the cursor; `depth` counts the arrays and inline tables around it. */
export function scanValue(cursor: Cursor, depth: number): ValueNode {
  const from = cursor.at;
  const code = cursor.text.charCodeAt(from);
  if (code === quote || code === apostrophe) {
    const { value, style } = scanString(cursor);
    return { from: from - cursor.base, to: cursor.at - cursor.base, value: { kind: "string", value }, style };
  }
  if (code === openBracket || code === openBrace) {
    if (depth >= deepest) {
      throw new Refusal("too-deep", `Values are nested deeper than ${deepest} levels.`, from);
    }
    return code === openBracket ? scanArray(cursor, depth + 1) : scanInlineTable(cursor, depth + 1);
  }
  const value = scanBare(cursor, depth);
  return { from: from - cursor.base, to: cursor.at - cursor.base, value };
}

function skipTrivia(cursor: Cursor): void {
  for (;;) {
    skipBlanks(cursor);
    const code = cursor.text.charCodeAt(cursor.at);
    if (code === hash) skipComment(cursor);
    else if (code === lineFeed || code === carriageReturn) {
      const length = lineEndAt(cursor.text, cursor.at);
      if (length === 0) return;
      cursor.at += length;
    } else return;
  }
}

function scanArray(cursor: Cursor, depth: number): ValueNode {
  const from = cursor.at;
  const items: ValueNode[] = [];
  cursor.at += 1;
  for (;;) {
    skipTrivia(cursor);
    if (cursor.text.charCodeAt(cursor.at) === closeBracket) break;
    if (cursor.at >= cursor.text.length) throw unclosedArray(from);
    items.push(scanValue(cursor, depth));
    skipTrivia(cursor);
    const code = cursor.text.charCodeAt(cursor.at);
    if (code === comma) cursor.at += 1;
    else if (code !== closeBracket) {
      if (Number.isNaN(code)) throw unclosedArray(from);
      throw new Refusal("comma-missing", "Two elements of an array need a comma between them.", cursor.at, {
        expected: ", or ]",
      });
    }
  }
  cursor.at += 1;
  const value: TomlValue = { kind: "array", items: items.map((item) => item.value) };
  return { from: from - cursor.base, to: cursor.at - cursor.base, value, items };
}

const unclosedArray = (from: number): Refusal =>
  new Refusal("unclosed-array", "The array that begins here is not closed.", from, { expected: "a closing ]" });

function scanInlineTable(cursor: Cursor, depth: number): ValueNode {
  const from = cursor.at;
  const pairs: Pair[] = [];
  const scope = new InlineScope();
  cursor.at += 1;
  skipBlanks(cursor);
  if (cursor.text.charCodeAt(cursor.at) === closeBrace) cursor.at += 1;
  else {
    for (;;) {
      skipBlanks(cursor);
      refuseLineEnd(cursor, from);
      const pair = scanPair(cursor, depth);
      pairs.push(pair);
      scope.add(pair, cursor.base);
      skipBlanks(cursor);
      const code = cursor.text.charCodeAt(cursor.at);
      if (code === closeBrace) {
        cursor.at += 1;
        break;
      }
      refuseLineEnd(cursor, from);
      if (code !== comma) {
        throw new Refusal("comma-missing", "Two members of an inline table need a comma between them.", cursor.at, {
          expected: ", or }",
        });
      }
      const commaAt = cursor.at;
      cursor.at += 1;
      skipBlanks(cursor);
      if (cursor.text.charCodeAt(cursor.at) === closeBrace) {
        throw new Refusal("trailing-comma", "An inline table has no comma before its }.", commaAt, {
          suggestion: "remove the comma",
        });
      }
    }
  }
  return { from: from - cursor.base, to: cursor.at - cursor.base, value: scope.value(), pairs };
}

function refuseLineEnd(cursor: Cursor, from: number): void {
  const code = cursor.text.charCodeAt(cursor.at);
  if (Number.isNaN(code)) {
    throw new Refusal("unclosed-table", "The inline table that begins here is not closed.", from, {
      expected: "a closing }",
    });
  }
  if (lineEndAt(cursor.text, cursor.at) > 0 || code === hash) {
    throw new Refusal("line-in-inline-table", "An inline table stands on one line, without comments.", cursor.at, {
      expected: "a member or }",
    });
  }
}

/** Reads `key = value`, up to the end of the value. */
export function scanPair(cursor: Cursor, depth: number): Pair {
  const from = cursor.at;
  const keys = scanKeys(cursor);
  const keyTo = keyEnd(cursor, from);
  if (cursor.text.charCodeAt(cursor.at) !== equals) {
    throw new Refusal("equals-missing", "After a key comes = and a value.", cursor.at, { expected: "=" });
  }
  cursor.at += 1;
  skipBlanks(cursor);
  // Each dotted key opens a table of its own.
  const node = scanValue(cursor, depth + keys.length - 1);
  const { base } = cursor;
  return { keys, from: from - base, keyTo: keyTo - base, to: node.to, node };
}

/** Where the key ended, before the blanks that were skipped behind it. */
function keyEnd(cursor: Cursor, from: number): number {
  let at = cursor.at;
  while (at > from && (cursor.text.charCodeAt(at - 1) === blank || cursor.text.charCodeAt(at - 1) === 0x09)) at -= 1;
  return at;
}
