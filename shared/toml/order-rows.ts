import { chunkOfElement } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import { blockEnd, newlineOf } from "./layout.js";
import { arrayGroup } from "./locate.js";

/**
 * The text of a document whose rows stand in another order: `order` says for each place which row, by its present place, comes
 * there. A row takes along its block; what lies between blocks, such as headings of sections, stays where it is. Undefined
 * where the rows have no blocks of their own, as in an inline list. Linear, where as many moves of single rows are not.
 */
export function textInOrder(
  document: TomlDocument,
  array: readonly string[],
  order: readonly number[],
): string | undefined {
  const group = arrayGroup(document, array);
  if (!group) return undefined;
  const slots: { readonly at: number; readonly block: string; readonly rest: string }[] = [];
  for (const place of order.keys()) {
    const at = chunkOfElement(group, place);
    const chunk = at === undefined ? undefined : document.chunks.at(at);
    if (at === undefined || !chunk) return undefined;
    const end = blockEnd(chunk);
    slots.push({ at, block: chunk.text.slice(0, end), rest: chunk.text.slice(end) });
  }
  const newline = newlineOf(document);
  const texts = [...document.chunks].map(({ text }) => text);
  for (const [place, { at, block: former, rest }] of slots.entries()) {
    const block = slots[order[place] ?? place]?.block ?? former;
    texts[at] = withLineEnd(block, /\n$/u.test(former), newline) + rest;
  }
  return texts.join("");
}

/** A file may end without a line end: the row that comes there does, too, and the one that leaves gets one. */
function withLineEnd(block: string, isEnded: boolean, newline: string): string {
  if (!isEnded) return block.replace(/\r?\n$/u, "");
  return /\n$/u.test(block) ? block : block + newline;
}
