import { isHeading } from "../comments-above.js";
import type { Line } from "./lines.js";

/** A pair with the comment lines directly above it, which move with it. */
export interface Entry {
  readonly lines: readonly Line[];
  readonly keys: readonly string[];
}

/** Pairs that no blank line and no heading parts: they are ordered among themselves. */
export interface Group {
  /** Whether blank lines are above it. */
  readonly isApart: boolean;
  /** A heading with the comments above it. */
  readonly lead: readonly Line[];
  readonly entries: readonly Entry[];
  /** Comments below the last pair. */
  readonly rest: readonly Line[];
}

/** The lines below a header: the groups of its pairs, and what is below the last pair. */
export interface Body {
  readonly groups: readonly Group[];
  readonly tail: readonly Line[];
}

/** Reads the lines below a header. Blank lines above its first pair or comment are left out where it has pairs. */
export function readBody(lines: readonly Line[]): Body {
  const end = lines.findLastIndex(({ kind }) => kind === "pair") + 1;
  const reader = new GroupReader();
  for (const line of lines.slice(0, end)) reader.read(line);
  return { groups: reader.finish(), tail: lines.slice(end) };
}

class GroupReader {
  readonly #groups: Group[] = [];
  #isApart = false;
  #lead: Line[] = [];
  #entries: Entry[] = [];
  /** Comments that are above the next pair, if there is one. */
  #comments: Line[] = [];

  read(line: Line): void {
    if (line.kind === "blank") {
      this.#close();
      this.#isApart = this.#groups.length > 0;
    } else if (line.kind === "pair") {
      this.#entries.push({ lines: [...this.#comments, line], keys: line.keys ?? [] });
      this.#comments = [];
    } else {
      this.#comments.push(line);
      if (isHeading(line.text)) this.#head();
    }
  }

  finish(): readonly Group[] {
    this.#close();
    return this.#groups;
  }

  /** The comments read last, which end with a heading, begin a group. */
  #head(): void {
    const comments = this.#comments;
    this.#comments = [];
    if (this.#entries.length > 0) this.#close();
    for (const comment of comments) this.#lead.push(comment);
  }

  #close(): void {
    const [lead, entries, rest] = [this.#lead, this.#entries, this.#comments];
    if (lead.length + entries.length + rest.length > 0) {
      this.#groups.push({ isApart: this.#isApart, lead, entries, rest });
      this.#isApart = false;
    }
    [this.#lead, this.#entries, this.#comments] = [[], [], []];
  }
}
