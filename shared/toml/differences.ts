import { differingMiddle, type TextChange } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import type { Chunk } from "./nodes.js";

const isSame = (a: Chunk | undefined, b: Chunk | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.text === b.text);

/**
 * The changes that turn the text of one version into that of another. Chunks that both share cost a comparison of references;
 * where as many chunks differ on both sides, each is compared with its counterpart, else all of them as one.
 */
export function changesBetween({ chunks: before }: TomlDocument, { chunks: after }: TomlDocument): TextChange[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before.at(head), after.at(head))) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(before.length - 1 - tail), after.at(after.length - 1 - tail))) {
    tail += 1;
  }
  const old = before.slice(head, before.length - tail);
  const now = after.slice(head, after.length - tail);
  const [ours, theirs] = old.length === now.length ? [old, now].map(textsOf) : [[joined(old)], [joined(now)]];
  const changes: TextChange[] = [];
  let offset = before.offsetOf(head);
  for (const [at, text] of (ours ?? []).entries()) {
    const { from, to, insert } = differingMiddle(text, theirs?.[at] ?? "");
    if (to > from || insert !== "") changes.push({ from: from + offset, to: to + offset, insert });
    offset += text.length;
  }
  return changes;
}

const textsOf = (chunks: readonly Chunk[]): string[] => chunks.map(({ text }) => text);
const joined = (chunks: readonly Chunk[]): string => textsOf(chunks).join("");
