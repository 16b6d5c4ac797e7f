import { applyChanges, type TextChange } from "../base/index.js";
import { isOwnComment } from "./comments-above.js";
import { endLine, Refusal, skipBlanks, type Cursor } from "./cursor.js";
import { lineStart } from "./lines.js";
import { movedPair } from "./moved-pair.js";
import type { Chunk, Pair } from "./nodes.js";
import { readPair } from "./reread-pair.js";
import type { PieceList, PlacedPiece } from "./row-pieces.js";
import { scanPair } from "./scan-value.js";
import { wideRowOf, WideRow, type RowFrame } from "./wide-row.js";

/**
 * A wide row with the text that the changes make, where they change the value of one pair, add the line of one or take it out, and
 * nothing else. Undefined where the lines around them cannot show that; then the chunk must be read again. `isLast` says that no
 * chunk follows it.
 */
export function editedRow(before: Chunk, changes: readonly TextChange[], isLast: boolean): WideRow | undefined {
  const row = wideRowOf(before);
  const [first] = changes;
  const to = changes.at(-1)?.to;
  if (!row || !first || to === undefined) return undefined;
  const placed = row.pieceAt(first.from);
  const only = changes.length === 1 ? first : undefined;
  const after = placed
    ? (withValue(row, placed, changes, to) ?? (only && (withoutLine(row, placed, only) ?? withLine(row, placed, only))))
    : only && withLastLine(row, only);
  if (!after) return undefined;
  const isSameEnd = after.frame.tail === row.frame.tail && after.pieces.last === row.pieces.last;
  return isSameEnd || isLast || endsItself(after) ? after : undefined;
}

/** The row with another value of one pair, which ends where the old one did. */
function withValue(row: WideRow, placed: PlacedPiece, changes: readonly TextChange[], to: number): WideRow | undefined {
  const { piece, offset } = placed;
  const { pair, text } = piece;
  const local = changes.map((change) => ({ ...change, from: change.from - offset, to: change.to - offset }));
  if ((local[0]?.from ?? 0) < pair.node.from || to - offset > pair.node.to) return undefined;
  const now = applyChanges(text, local);
  const read = readPair(now, pair.from);
  if (read?.to !== pair.to + now.length - text.length) return undefined;
  return new WideRow(row.frame, row.pieces.with(placed, [{ text: now, pair: read }]));
}

/** The row without the line of a pair. What was above it is above the next. */
function withoutLine(row: WideRow, placed: PlacedPiece, { from, to, insert }: TextChange): WideRow | undefined {
  const { piece, offset } = placed;
  const { text, pair } = piece;
  const line = lineStart(text, pair.from);
  const isLine = insert === "" && from - offset === line && to - offset === text.length && text.endsWith("\n");
  if (!isLine) return undefined;
  const above = text.slice(0, line);
  const { frame, pieces } = row;
  const next = pieces.after(placed);
  if (above === "") return rowOf(frame, pieces.with(placed, []));
  if (!next) return rowOf({ ...frame, tail: above + frame.tail }, pieces.with(placed, []));
  const joined = { text: above + next.piece.text, pair: movedPair(next.piece.pair, above.length) };
  return rowOf(frame, pieces.with(next, [joined]).with(placed, []));
}

/** A row keeps at least one pair: where its first line begins is not known without. */
const rowOf = (frame: RowFrame, pieces: PieceList): WideRow | undefined => pieces.last && new WideRow(frame, pieces);

/** The row with a line above one that it has. */
function withLine(row: WideRow, placed: PlacedPiece, change: TextChange): WideRow | undefined {
  const { piece, offset } = placed;
  const { text, pair } = piece;
  const at = change.from - offset;
  const read = change.from === change.to ? readLine(row, change.insert) : undefined;
  if (!read || lineStart(text, at) !== at || at > lineStart(text, pair.from)) return undefined;
  const added = { text: text.slice(0, at) + change.insert, pair: movedPair(read, at) };
  const below = { text: text.slice(at), pair: movedPair(pair, -at) };
  return new WideRow(row.frame, row.pieces.with(placed, [added, below]));
}

/** The row with a line behind its last pair. */
function withLastLine(row: WideRow, { from, to, insert }: TextChange): WideRow | undefined {
  const { frame, pieces } = row;
  const { last } = pieces;
  const end = frame.head.length + pieces.length;
  const read = from === end && to === end && last?.text.endsWith("\n") === true ? readLine(row, insert) : undefined;
  return read && new WideRow(frame, pieces.withLast({ text: insert, pair: read }));
}

/** The pair of a text that is its line and no more, with a key that the row does not have. */
function readLine(row: WideRow, text: string): Pair | undefined {
  const cursor: Cursor = { text, at: 0, base: 0 };
  try {
    skipBlanks(cursor);
    const pair = scanPair(cursor, 0);
    endLine(cursor, "a value");
    const [key, ...more] = pair.keys;
    const isOne = cursor.at === text.length && text.endsWith("\n") && key !== undefined && more.length === 0;
    return isOne && !row.pieces.find(key) ? pair : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Whether the next chunk begins where the row ends: its last line is whole, and no comment that would belong to the next. */
function endsItself({ pieces, frame }: WideRow): boolean {
  const { tail } = frame;
  if (tail === "") return pieces.last?.text.endsWith("\n") === true;
  return tail.endsWith("\n") && !isOwnComment(tail.slice(lineStart(tail, tail.length - 1), -1));
}
