import { placeInOrder } from "../base/index.js";
import {
  alignedColumn,
  equalsPlace,
  joinedPlaces,
  lineBegin,
  pairLines,
  pairStyle,
  type EqualsPlace,
} from "./layout.js";
import type { Chunk, Pair } from "./nodes.js";
import { keyOf, type Block, type PieceList, type PlacedPiece } from "./row-pieces.js";
import { WideRow } from "./wide-row.js";

/** The lines of a pair of a chunk with their line end and a comment behind the value. */
export function linesOf(chunk: Chunk, pair: Pair): { from: number; to: number } {
  const placed = chunk instanceof WideRow ? chunk.pieceAt(pair.from) : undefined;
  if (!placed) return pairLines(chunk.text, pair);
  const { from, to } = pairLines(placed.piece.text, placed.piece.pair);
  return { from: from + placed.offset, to: to + placed.offset };
}

/** Where the line of a new key goes in a wide row, and how it begins; undefined where the line above it has no end. */
export function lineInRow(
  { pieces, frame }: WideRow,
  key: string,
  order: readonly string[] | undefined,
): { readonly at: number; readonly start: string } | undefined {
  const rank = order && placeInOrder(order, key);
  const above = order === undefined || rank === undefined ? pieces.lastPlaced : nearest(pieces, order, rank);
  const model = above?.piece ?? pieces.blocks[0]?.pieces[0];
  if (!model?.text.endsWith("\n")) return undefined;
  const column = alignedColumn(pieces.blocks.map((block) => block.noted(placesIn, undefined)));
  const style = pairStyle(model.text, model.pair, column);
  const at = frame.head.length + (above ? above.offset + above.piece.text.length : 0);
  return { at, start: lineBegin(style, [key]) };
}

const placesIn = ({ pieces }: Block): EqualsPlace =>
  joinedPlaces(pieces.map(({ text, pair }) => equalsPlace(text, pair)));

interface Ranked {
  readonly rank: number;
  readonly at: number;
}

/** The places of the keys of a block in an order, the first first. */
const ranksIn = ({ pieces }: Block, order: readonly string[]): readonly Ranked[] =>
  pieces
    .flatMap((piece, at): Ranked[] => {
      const rank = placeInOrder(order, keyOf(piece));
      return rank === undefined ? [] : [{ rank, at }];
    })
    .sort((one, other) => one.rank - other.rank);

/** The piece of the nearest key before a place in an order. */
function nearest(pieces: PieceList, order: readonly string[], place: number): PlacedPiece | undefined {
  let best: { readonly rank: number; readonly block: number; readonly at: number; readonly before: number } | undefined;
  let before = 0;
  for (const [block, each] of pieces.blocks.entries()) {
    const found = lastBefore(each.noted(ranksIn, order), place);
    if (found && found.rank > (best?.rank ?? -1)) best = { ...found, block, before };
    before += each.length;
  }
  return best && pieces.place(best.block, best.at, best.before);
}

/** The last of some ranks that is before a place. */
function lastBefore(ranks: readonly Ranked[], place: number): Ranked | undefined {
  let [low, high] = [0, ranks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranks[middle]?.rank ?? Infinity) < place) low = middle + 1;
    else high = middle;
  }
  return ranks[low - 1];
}
