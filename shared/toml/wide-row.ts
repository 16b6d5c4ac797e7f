import { utf8Length } from "./chunk.js";
import { lineAfter } from "./lines.js";
import { movedPair } from "./moved-pair.js";
import type { Chunk, Pair, Section } from "./nodes.js";
import { PieceList, type Piece, type PlacedPiece } from "./row-pieces.js";

/** Up to so many pairs, a row is quicker read again than kept in pieces. */
const fewPairs = 64;

/** The text of a row around its pairs: the header's lines, and what follows the last pair. */
export interface RowFrame {
  readonly header: Pick<Section, "path" | "kind" | "from" | "bodyFrom">;
  readonly head: string;
  readonly tail: string;
}

/** The section of a wide row: its pairs are placed only when somebody asks for all of them. */
export class WideSection implements Section {
  readonly path: readonly string[];
  readonly kind: Section["kind"];
  readonly from: number;
  readonly bodyFrom: number;
  #pairs: readonly Pair[] | undefined;

  constructor(readonly row: WideRow) {
    const { path, kind, from, bodyFrom } = row.frame.header;
    this.path = path;
    this.kind = kind;
    this.from = from;
    this.bodyFrom = bodyFrom;
  }

  get pairs(): readonly Pair[] {
    let offset = this.bodyFrom;
    return (this.#pairs ??= Array.from(this.row.pieces, ({ text, pair }) => {
      const placed = movedPair(pair, offset);
      offset += text.length;
      return placed;
    }));
  }
}

/**
 * A flat row of many pairs after an edit. It is kept in pieces, one a pair, so that an act that edits each of its cells does not
 * read, move and compare all of them for each: that would cost the square of their number.
 */
export class WideRow implements Chunk {
  readonly flat: WideSection;
  readonly length: number;
  #text: string | undefined;
  #bytes = -1;

  constructor(
    readonly frame: RowFrame,
    readonly pieces: PieceList,
  ) {
    this.flat = new WideSection(this);
    this.length = frame.head.length + pieces.length + frame.tail.length;
  }

  get text(): string {
    this.#text ??= this.frame.head + Array.from(this.pieces, ({ text }) => text).join("") + this.frame.tail;
    return this.#text;
  }

  get sections(): readonly Section[] {
    return [this.flat];
  }

  get byteLength(): number {
    if (this.#bytes === -1) this.#bytes = utf8Length(this.text);
    return this.#bytes;
  }

  slice(from: number, to: number = this.length): string {
    if (from >= to) return "";
    const placed = this.pieceAt(from);
    if (!placed || this.#text !== undefined) return this.text.slice(from, to);
    const start = placed.offset;
    const isWithin = from >= start && to <= start + placed.piece.text.length;
    return isWithin ? placed.piece.text.slice(from - start, to - start) : this.text.slice(from, to);
  }

  /** The pair with a key. */
  pairOf(key: string): Pair | undefined {
    const found = this.pieces.find(key);
    return found && movedPair(found.piece.pair, found.offset + this.frame.head.length);
  }

  /** The piece that holds a unit, with the units before it; undefined before the first and behind the last. */
  pieceAt(unit: number): PlacedPiece | undefined {
    const { length } = this.frame.head;
    const found = unit < length ? undefined : this.pieces.at(unit - length);
    return found && { ...found, offset: found.offset + length };
  }
}

const rowsOfSections = new WeakMap<Section, WideRow>();

/** The wide row that a section is, or was made into for an edit. */
export const rowOfSection = (section: Section): WideRow | undefined =>
  section instanceof WideSection ? section.row : rowsOfSections.get(section);

/** A chunk as a wide row; undefined where it is not one flat row of many pairs. */
export function wideRowOf(chunk: Chunk): WideRow | undefined {
  if (chunk instanceof WideRow) return chunk;
  const section = chunk.flat;
  if (section?.kind !== "array" || section.pairs.length <= fewPairs) return undefined;
  const known = rowsOfSections.get(section);
  if (known) return known;
  const made = inPieces(chunk.text, section);
  rowsOfSections.set(section, made);
  return made;
}

function inPieces(text: string, section: Section): WideRow {
  let at = section.bodyFrom;
  const pieces = section.pairs.map((pair): Piece => {
    const from = at;
    at = lineAfter(text, pair.to);
    return { text: text.slice(from, at), pair: movedPair(pair, -from) };
  });
  const { path, kind, from, bodyFrom } = section;
  const frame = { header: { path, kind, from, bodyFrom }, head: text.slice(0, bodyFrom), tail: text.slice(at) };
  return new WideRow(frame, PieceList.of(pieces));
}
