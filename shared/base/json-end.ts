/** What may come next in a text of JSON. */
type Next = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end" | "nothing";

const blanks = /[ \t\r\n]*/y;
const word = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const plain = /[^"\\\u0000-\u001F]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Where a text that is not JSON stops being it: the first character, number or word that cannot be there. The length of the
 * text where it only ends too soon. How deep it is nested does not matter.
 */
export function endOfJson(text: string): number {
  const open: string[] = [];
  let next: Next = "value";
  let at = 0;
  const behind = (): Next => (open.length === 0 ? "nothing" : "comma-or-end");
  for (;;) {
    at = skip(blanks, text, at) ?? at;
    const char = text.charAt(at);
    if (char === "" || next === "nothing") return at;
    const isEnd = char === "}" || char === "]";
    if (isEnd && next.endsWith("-or-end") && open.at(-1) === (char === "}" ? "{" : "[")) {
      open.pop();
      next = behind();
      at += 1;
    } else if (next === "comma-or-end" || next === "colon") {
      if (char !== (next === "colon" ? ":" : ",")) return at;
      next = next === "colon" || open.at(-1) === "[" ? "value" : "key";
      at += 1;
    } else if (char === '"') {
      const { end, isClosed } = readString(text, at);
      if (!isClosed) return end;
      next = next.startsWith("key") ? "colon" : behind();
      at = end;
    } else if (next.startsWith("key")) {
      return at;
    } else if (char === "{" || char === "[") {
      open.push(char);
      next = char === "{" ? "key-or-end" : "value-or-end";
      at += 1;
    } else {
      const end = skip(word, text, at);
      if (end === undefined) return at;
      next = behind();
      at = end;
    }
  }
}

/** Behind what the pattern finds just here; undefined where it finds nothing. */
function skip(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Where the text that begins here ends, or holds what it must not. */
function readString(text: string, from: number): { readonly end: number; readonly isClosed: boolean } {
  let at = from + 1;
  for (;;) {
    at = skip(plain, text, at) ?? at;
    if (text.charAt(at) === '"') return { end: at + 1, isClosed: true };
    const end = skip(escaped, text, at);
    if (end === undefined) return { end: at, isClosed: false };
    at = end;
  }
}
