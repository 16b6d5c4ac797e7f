import { failed, ok, type Result } from "../../../../base/index.js";

/** A text file as lines, with what is needed to write its very bytes again (EFFECTS-7). */
export interface TextFile {
  readonly lines: readonly string[];
  readonly newline: "lf" | "crlf";
  readonly finalNewline: boolean;
}

/** Fails for a byte order mark, and for lines that end with CR alone. */
export function readTextFile(path: string, text: string): Result<TextFile> {
  const refuse = (message: string): Result<TextFile> => failed({ code: "effects/file", message, file: path });
  if (text.startsWith("\uFEFF")) return refuse("It begins with a byte order mark. Save it as UTF-8 without one.");
  if (/\r(?!\n)/u.test(text)) return refuse("A line ends with CR alone. Save it with LF or CRLF line ends.");
  const newline = text.includes("\r\n") ? "crlf" : "lf";
  const lines = text.split(/\r?\n/u);
  const finalNewline = lines.at(-1) === "";
  return ok({ lines: finalNewline ? lines.slice(0, -1) : lines, newline, finalNewline });
}

/** The text of a file; without lines it is empty. */
export function writeTextFile({ lines, newline, finalNewline }: TextFile): string {
  const end = newline === "crlf" ? "\r\n" : "\n";
  return lines.length === 0 ? "" : lines.join(end) + (finalNewline ? end : "");
}
