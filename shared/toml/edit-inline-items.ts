import { differingMiddle, ok, type Result, type TextChange } from "../base/index.js";
import { hasComments } from "./comments.js";
import type { TomlDocument } from "./document.js";
import { appending, commaBehind, insertingBefore, isAlone, removeElement, withCommentLines } from "./edit-array.js";
import { editChunk, refusal, unchanged, type Edited } from "./edited.js";
import { newlineOf } from "./layout.js";
import { lineAfter, lineStart } from "./lines.js";
import { chunkPlace, nodeAt, type LocatedNode, type Path } from "./locate.js";
import { inserted, tokenOf, type ItemEdits, type WrittenItem } from "./list-change.js";
import type { ValueNode } from "./nodes.js";
import { writeValue } from "./write.js";

/** Edits of a list in brackets, `cards = [{ card = "a" }]`. */
export class InlineItems implements ItemEdits {
  readonly #document: TomlDocument;
  readonly #path: Path;
  readonly #found: LocatedNode;

  constructor(document: TomlDocument, path: Path, found: LocatedNode) {
    this.#document = document;
    this.#path = path;
    this.#found = found;
  }

  insert(at: number, items: readonly WrittenItem[]): Result<Edited> {
    const next = this.#items[at];
    const newline = newlineOf(this.#document);
    if (items.some((item) => "text" in item && item.path && hasComments(item.text))) {
      return refusal("inline-parent", "The item stands in an inline table; comments cannot be kept there.");
    }
    const isWithin = this.#found.around.some(({ pairs }) => pairs !== undefined);
    const sources = items.map((item) => {
      const token = tokenOf(item);
      // An inline table around the list holds no line ends.
      return token === undefined || (isWithin && token.includes("\n"))
        ? writeValue(item.value, { oneLine: true })
        : token;
    });
    return this.#edited(
      next
        ? [insertingBefore(this.#text, next, sources, newline)]
        : appending(this.#text, this.#found.node, sources, newline),
    );
  }

  texts(at: number, count: number): readonly string[] {
    return this.#items.slice(at, at + count).map(({ from, to }) => this.#text.slice(from, to));
  }

  /** Taking out all leaves `[]`. */
  remove(at: number, count: number): Result<Edited> {
    let doc = this.#document;
    for (let left = count; left > 0; left -= 1) {
      const [list, item] = [nodeAt(doc, this.#path), nodeAt(doc, [...this.#path, at])];
      if (!list || !item) break;
      const removed = removeElement(doc, this.#path, item, list.node, { withComments: true });
      if (!removed.ok) return removed;
      ({ doc } = removed.value);
    }
    const now = doc.chunks.at(this.#chunk);
    return now ? this.#edited([differingMiddle(this.#text, now.text)]) : ok(unchanged(this.#document));
  }

  move(from: number, count: number, to: number): Result<Edited> {
    const [first, last] = [Math.min(from, to), Math.max(from, to) + count];
    const places = this.#items.slice(first, last);
    const staying = places.slice();
    const moving = staying.splice(from - first, count);
    const order = inserted(staying, to - first, moving);
    return this.#edited(this.#haveLines(places) ? [this.#linesMoved(places, order)] : this.#tokensMoved(places, order));
  }

  get #items(): readonly ValueNode[] {
    return this.#found.node.items ?? [];
  }

  get #text(): string {
    return this.#found.chunk.text;
  }

  get #chunk(): number {
    return chunkPlace(this.#document, this.#path, this.#found);
  }

  #edited(changes: readonly TextChange[]): Result<Edited> {
    return editChunk(this.#document, this.#chunk, changes);
  }

  #tokensMoved(places: readonly ValueNode[], order: readonly ValueNode[]): TextChange[] {
    return places.flatMap(({ from, to }, at) => {
      const token = order[at];
      return token ? [{ from, to, insert: this.#text.slice(token.from, token.to) }] : [];
    });
  }

  /** Whether each item has lines of its own, with nothing else but a comment. */
  #haveLines(items: readonly ValueNode[]): boolean {
    return items.every((item) => {
      const { behind, end } = this.#lineOf(item);
      return isAlone(this.#text, item) && /^[ \t]*(?:#[^\n]*)?\r?\n$/u.test(this.#text.slice(behind, end));
    });
  }

  /** From the comment lines directly above an item to the end of its line; `behind` its comma. */
  #lineOf(item: ValueNode): Line {
    const comma = commaBehind(this.#text, item, this.#found.node.to - 1);
    const behind = comma === -1 ? item.to : comma + 1;
    const from = withCommentLines(this.#text, lineStart(this.#text, item.from));
    return { from, to: item.to, behind, end: lineAfter(this.#text, behind) };
  }

  /** Lines change places with the comments on them and above them; whether there is a comma is a matter of the place. */
  #linesMoved(places: readonly ValueNode[], order: readonly ValueNode[]): TextChange {
    const lines = places.map((item) => this.#lineOf(item));
    const [start, end] = [lines[0]?.from ?? 0, lines.at(-1)?.end ?? 0];
    const insert = order.map((item, at) => {
      const [line, place, next] = [this.#lineOf(item), lines[at], lines[at + 1]];
      const hasComma = place !== undefined && place.behind !== place.to;
      const isSame = hasComma === (line.behind !== line.to);
      const token = isSame ? line.behind : line.to;
      const comma = !isSame && hasComma ? "," : "";
      const own = this.#text.slice(line.from, token) + comma + this.#text.slice(line.behind, line.end);
      return own + (next && place ? this.#text.slice(place.end, next.from) : "");
    });
    return { from: start, to: end, insert: insert.join("") };
  }
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly behind: number;
  readonly end: number;
}
