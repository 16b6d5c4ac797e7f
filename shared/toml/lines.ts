/** The start of the line that `at` is on. */
export const lineStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1);

/** Behind the line end of the line that `at` is on; the end of the text where the line has none. */
export function lineAfter(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}

/** The kind of the first line end of a text; undefined where it has none. */
export function firstNewline(text: string): "\n" | "\r\n" | undefined {
  const at = text.indexOf("\n");
  if (at === -1) return undefined;
  return text.charAt(at - 1) === "\r" ? "\r\n" : "\n";
}
