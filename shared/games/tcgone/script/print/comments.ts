import type { Span } from "../../../../base/index.js";
import type { SyntaxNode } from "../syntax/visit.js";
import { blocksIn } from "./blocks.js";
import type { Comment } from "../tokens/token.js";

/** The comments of a text on their way to their new lines; each is written once. */
export class PendingComments {
  readonly #comments: readonly Comment[];
  readonly #written = new Set<Comment>();

  constructor(comments: readonly Comment[]) {
    this.#comments = comments;
  }

  /** Those in a stretch that were not taken yet, as lines of their own. */
  take({ from, to }: Span): readonly string[] {
    return this.#in({ from, to }).flatMap((comment) => {
      this.#written.add(comment);
      return linesOf(comment);
    });
  }

  /** Those in the middle of a statement, but not in its blocks. */
  takeBeside(item: SyntaxNode): readonly string[] {
    if (!this.has(item)) return [];
    const blocks = blocksIn(item);
    return this.#in(item).flatMap((comment) => {
      if (blocks.some(({ from, to }) => from <= comment.from && comment.to <= to)) return [];
      this.#written.add(comment);
      return linesOf(comment);
    });
  }

  /** The comment that stands behind a statement on its line. */
  takeBehind({ to }: Span, next: number): string {
    const [behind] = this.#in({ from: to, to: next });
    if (behind === undefined || behind.isWholeLine) return "";
    this.#written.add(behind);
    return ` // ${linesOf(behind)
      .map((line) => line.replace(/^\/\/ ?/, ""))
      .join(" ")}`;
  }

  has(span: Span): boolean {
    return this.#in(span).length > 0;
  }

  #in({ from, to }: Span): readonly Comment[] {
    const found: Comment[] = [];
    for (let at = this.#firstFrom(from); at < this.#comments.length; at += 1) {
      const comment = this.#comments[at];
      if (comment === undefined || comment.from >= to) break;
      if (!this.#written.has(comment)) found.push(comment);
    }
    return found;
  }

  #firstFrom(from: number): number {
    let low = 0;
    let high = this.#comments.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#comments[middle]?.from ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const linesOf = ({ text }: Comment): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `// ${line.trim()}`.trimEnd());
