import type { Pair } from "./nodes.js";

/** The lines of one pair, with the comment and blank lines above them. The pair is placed from the beginning of the piece. */
export interface Piece {
  readonly text: string;
  readonly pair: Pair;
}

/** A piece with its block, and its place in that. */
interface PiecePlace {
  readonly piece: Piece;
  readonly block: number;
  readonly at: number;
}

/** A piece with how many units are before it. */
export interface PlacedPiece extends PiecePlace {
  readonly offset: number;
}

/** A block holds about so many pieces; twice as many are two blocks. */
const blockSize = 256;

export const keyOf = ({ pair }: Piece): string => pair.keys[0] ?? "";

/** Some pieces that follow each other. What was made of them is kept, since most versions of a row share them. */
export class Block {
  readonly #notes = new Map<unknown, unknown>();
  #places: ReadonlyMap<string, number> | undefined;

  private constructor(
    readonly pieces: readonly Piece[],
    readonly length: number,
    places?: ReadonlyMap<string, number>,
  ) {
    this.#places = places;
  }

  static of(pieces: readonly Piece[]): Block {
    return new Block(
      pieces,
      pieces.reduce((sum, { text }) => sum + text.length, 0),
    );
  }

  placeOf(key: string): number | undefined {
    this.#places ??= new Map(this.pieces.map((piece, at) => [keyOf(piece), at]));
    return this.#places.get(key);
  }

  /** The block with another value of a key that it has. */
  with(at: number, piece: Piece): Block {
    const by = piece.text.length - (this.pieces[at]?.text.length ?? 0);
    return new Block(this.pieces.with(at, piece), this.length + by, this.#places);
  }

  /** What `read` makes of the block, made once for as long as `subject` is the same. */
  noted<Subject, Note>(read: (block: Block, subject: Subject) => Note, subject: Subject): Note {
    const known = this.#notes.get(read) as { readonly subject: Subject; readonly note: Note } | undefined;
    if (known && known.subject === subject) return known.note;
    const note = read(this, subject);
    this.#notes.set(read, { subject, note });
    return note;
  }
}

/**
 * The pieces of a wide row in their order. Immutable: a list with another piece shares all blocks but one, so that an act on each
 * of many cells of one row does not copy the row for each.
 */
export class PieceList implements Iterable<Piece> {
  /** The blocks that keys were found in, -1 for none: versions with the same keys share it. */
  readonly #blocksOfKeys: Map<string, number>;

  private constructor(
    readonly blocks: readonly Block[],
    blocksOfKeys = new Map<string, number>(),
  ) {
    this.#blocksOfKeys = blocksOfKeys;
  }

  static of(pieces: readonly Piece[]): PieceList {
    const blocks: Block[] = [];
    for (let at = 0; at < pieces.length; at += blockSize) blocks.push(Block.of(pieces.slice(at, at + blockSize)));
    return new PieceList(blocks);
  }

  *[Symbol.iterator](): Generator<Piece, undefined> {
    for (const { pieces } of this.blocks) yield* pieces;
    return undefined;
  }

  get last(): Piece | undefined {
    return this.blocks.at(-1)?.pieces.at(-1);
  }

  get lastPlaced(): PlacedPiece | undefined {
    const [piece, block] = [this.last, this.blocks.length - 1];
    const at = (this.blocks[block]?.pieces.length ?? 0) - 1;
    return piece && { piece, block, at, offset: this.length - piece.text.length };
  }

  /** Units of all pieces together. */
  get length(): number {
    return this.blocks.reduce((sum, { length }) => sum + length, 0);
  }

  /** The piece with a key. */
  find(key: string): PlacedPiece | undefined {
    const block = this.#blockOf(key);
    const at = this.blocks[block]?.placeOf(key);
    if (at === undefined) return undefined;
    let before = 0;
    for (let each = 0; each < block; each += 1) before += this.blocks[each]?.length ?? 0;
    return this.place(block, at, before);
  }

  #blockOf(key: string): number {
    const known = this.#blocksOfKeys.get(key);
    if (known !== undefined) return known;
    const block = this.blocks.findIndex((each) => each.placeOf(key) !== undefined);
    this.#blocksOfKeys.set(key, block);
    return block;
  }

  /** The piece that holds a unit of the text of all; undefined behind the last. */
  at(unit: number): PlacedPiece | undefined {
    let before = 0;
    for (const [place, block] of this.blocks.entries()) {
      if (unit < before + block.length) {
        let end = before;
        return this.place(
          place,
          block.pieces.findIndex(({ text }) => unit < (end += text.length)),
          before,
        );
      }
      before += block.length;
    }
    return undefined;
  }

  /** The piece behind another. */
  after({ block, at }: PiecePlace): PiecePlace | undefined {
    const next = this.blocks[block]?.pieces[at + 1];
    if (next) return { piece: next, block, at: at + 1 };
    const first = this.blocks[block + 1]?.pieces[0];
    return first && { piece: first, block: block + 1, at: 0 };
  }

  /** The list with some pieces, or none, in place of one. */
  with({ block, at, piece: old }: PiecePlace, pieces: readonly Piece[]): PieceList {
    const before = this.blocks[block];
    const [piece, other] = pieces;
    if (!before) return this;
    if (piece && !other && keyOf(piece) === keyOf(old)) {
      return new PieceList(this.blocks.with(block, before.with(at, piece)), this.#blocksOfKeys);
    }
    const all = before.pieces.toSpliced(at, 1, ...pieces);
    const halves = all.length < 2 * blockSize ? [all] : [all.slice(0, blockSize), all.slice(blockSize)];
    const made = halves.filter(({ length }) => length > 0).map((half) => Block.of(half));
    return new PieceList(this.blocks.toSpliced(block, 1, ...made));
  }

  /** The list with one more at its end. */
  withLast(piece: Piece): PieceList {
    const last = this.lastPlaced;
    return last ? this.with(last, [last.piece, piece]) : PieceList.of([piece]);
  }

  /** The piece in a place of a block; `offset` is that of the block. */
  place(block: number, at: number, offset: number): PlacedPiece | undefined {
    const pieces = this.blocks[block]?.pieces ?? [];
    const piece = pieces[at];
    if (!piece) return undefined;
    let start = offset;
    for (let before = 0; before < at; before += 1) start += pieces[before]?.text.length ?? 0;
    return { piece, block, at, offset: start };
  }
}
