import type { JsonObject, Seat } from "../match/index.js";
import type { BoundTable } from "./artifact.js";
import type { Row } from "./folder-tables.js";
import type { DefinitionOrigin } from "./play.js";

/** A row with the place it came from. */
export interface PlacedRow {
  readonly row: Row;
  readonly origin: DefinitionOrigin;
}

/** The rows of a kind of sheet, in the order of the files. */
export const placedRows = (tables: readonly BoundTable[], wanted: string): readonly PlacedRow[] =>
  tables.flatMap(({ file, table, kind, rows }) =>
    kind === wanted ? rows.map((row, index) => ({ row, origin: { file, table: table.join("."), index } })) : [],
  );

/** `GamePlay.withHand` of a game of two seats whose option `inHand` lists the definitions that each begins with. */
export function withHand(options: JsonObject, seat: Seat, definitions: readonly number[]): JsonObject {
  const before: unknown = options.inHand;
  const hands = [0, 1].map((each) => {
    const hand: unknown = Array.isArray(before) ? before[each] : undefined;
    if (each === seat) return [...definitions];
    return Array.isArray(hand) ? hand.filter((index) => typeof index === "number") : [];
  });
  return { ...options, inHand: hands };
}
