import type { TextChange } from "../base/index.js";
import { makeChunk } from "./chunk.js";
import { Refusal } from "./cursor.js";
import { movedPair } from "./moved-pair.js";
import type { Chunk, Pair, Section } from "./nodes.js";
import { scanPair } from "./scan-value.js";

/**
 * The chunk with the text that the changes make, where they change the value of one pair and nothing else: that pair is read
 * again, and what follows is moved. Undefined where the pair alone cannot show that; then the chunk must be read again.
 *
 * Nothing before the value has changed, so a reading of the chunk would come to the pair as it did before; and where the value
 * ends before the text that was behind it, the reading would go on as it did before.
 */
export function rereadPair(before: Chunk, changes: readonly TextChange[], text: string): Chunk | undefined {
  const from = changes[0]?.from ?? 0;
  const to = changes.at(-1)?.to ?? 0;
  for (const [place, section] of before.sections.entries()) {
    const at = section.pairs.findIndex(({ node }) => node.from <= from && to <= node.to);
    const old = section.pairs[at];
    if (!old) continue;
    const by = text.length - before.text.length;
    const pair = readPair(text, old.from);
    if (pair?.to !== old.to + by) return undefined;
    const pairs = section.pairs.map((each, other) => (other < at ? each : other === at ? pair : movedPair(each, by)));
    const sections = before.sections.map((each, other) =>
      other < place ? each : other === place ? { ...each, pairs } : movedSection(each, by),
    );
    return makeChunk(text, sections);
  }
  return undefined;
}

/** The pair that begins at `at`; undefined where none does. */
export function readPair(text: string, at: number): Pair | undefined {
  try {
    return scanPair({ text, at, base: 0 }, 0);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const movedSection = (section: Section, by: number): Section =>
  by === 0
    ? section
    : {
        ...section,
        from: section.from + by,
        bodyFrom: section.bodyFrom + by,
        pairs: section.pairs.map((pair) => movedPair(pair, by)),
      };
