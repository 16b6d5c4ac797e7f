import { isHeading } from "../comments-above.js";
import type { Body } from "./groups.js";
import type { Line } from "./lines.js";

/** What comes behind the lines between two parts of a file. */
type Next = "header" | "end";

/** Writes the lines of a file with the blank lines that TOML-9 wants. */
export class LineWriter {
  /** The end of the line written last, which blank lines below it get: files with ends of both kinds keep them. */
  #newline: string;
  readonly #texts: string[] = [];
  #isEmpty = true;

  constructor(newline: string) {
    this.#newline = newline;
  }

  text(): string {
    return this.#texts.join("");
  }

  write(line: Line): void {
    if (line.end !== "") this.#newline = line.end;
    this.#texts.push(line.text, this.#newline);
    this.#isEmpty = false;
  }

  /** The pairs below a header, with their comments. */
  body({ groups }: Body): void {
    for (const { isApart, lead, entries, rest } of groups) {
      if (isApart) this.#blank();
      this.#all(lead);
      for (const { lines } of entries) this.#all(lines);
      this.#all(rest);
    }
  }

  /** The blank and comment lines between a part and the next header, or the end of the file. */
  between(lines: readonly Line[], next: Next): void {
    const own = this.#isEmpty ? 0 : ownComments(lines, next);
    this.#all(lines.slice(0, own));
    const loose = lines.slice(own);
    const from = loose.findIndex(({ kind }) => kind === "comment");
    const to = loose.findLastIndex(({ kind }) => kind === "comment") + 1;
    const isApart = !this.#isEmpty;
    if (to > 0) {
      if (isApart) this.#blank();
      for (const [at, line] of loose.slice(from, to).entries()) {
        if (line.kind !== "blank" || loose[from + at - 1]?.kind !== "blank") this.write(line);
      }
    }
    const isGlued = to > 0 && to === loose.length;
    if (next === "header" && !isGlued && (isApart || to > 0)) this.#blank();
  }

  #all(lines: readonly Line[]): void {
    for (const line of lines) this.write(line);
  }

  #blank(): void {
    this.#texts.push(this.#newline);
  }
}

/** How many of the first lines are comments of the part above them: no blank line parts them from it, and no heading is among them (TOML-5). */
function ownComments(lines: readonly Line[], next: Next): number {
  const blank = lines.findIndex(({ kind }) => kind === "blank");
  if (blank === -1 && next === "header") return 0;
  const first = lines.slice(0, blank === -1 ? lines.length : blank);
  return first.some(({ text }) => isHeading(text)) ? 0 : first.length;
}
