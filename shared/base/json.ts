import { exceededLimit } from "./json-limits.js";
import { failed, ok, type Fault, type Result } from "./result.js";
import { positionAt } from "./span.js";
import { endOfJson } from "./json-end.js";

/** Deeper nesting is refused: nobody writes it, and checks of what was read would exhaust the stack. */
const deepest = 200;

/** A key that checks leave out without a word: to objects of the language it is not a key. */
export const droppedKey = "__proto__";

/**
 * Reads JSON that others wrote. Fails where it stops being JSON, with line and column; where it is nested too deep; and
 * where a key of it would be dropped later on. The message goes on behind a colon.
 */
export function parseJson(written: string): Result<unknown> {
  // Editors of some systems put a byte order mark in front.
  const text = written.replace(/^\uFEFF/u, "");
  if (exceededLimit(text, { deepest, mostValues: Infinity }) !== undefined) {
    return failed({ code: "json/too-deep", message: `it is nested more than ${deepest} deep` });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed(syntaxFault(text));
  }
  const [place] = droppedKeys(value);
  if (place === undefined) return ok(value);
  const where = place.length === 0 ? "" : ` at ${place.join(".")}`;
  return failed({ code: "json/dropped-key", message: `There is no key "${droppedKey}" here${where}` });
}

function syntaxFault(text: string): Fault {
  const at = endOfJson(text);
  const message = at < text.length ? "it is not JSON from here on" : "it is not JSON: it ends too soon";
  return { code: "json/syntax", message, ...positionAt(text, at) };
}

/** The paths of the objects that hold a key which checks would drop. */
export function droppedKeys(content: unknown): readonly (readonly (string | number)[])[] {
  const found: (readonly (string | number)[])[] = [];
  const path: (string | number)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (Object.hasOwn(value, droppedKey)) found.push([...path]);
    const members = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, member] of members) {
      path.push(key);
      visit(member);
      path.pop();
    }
  };
  visit(content);
  return found;
}
