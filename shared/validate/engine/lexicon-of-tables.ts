import { readMetadata } from "../../metadata/index.js";
import type { SheetSchema } from "../../sheet/index.js";
import type { Lexicon } from "../../text/index.js";
import type { RowEntry } from "../../toml/index.js";
import type { SheetAddress } from "../problem.js";
import type { CheckedGame } from "../rule.js";
import type { Settings } from "../settings.js";
import { enterRow } from "./book.js";
import { Lexicons } from "./lexicons.js";
import { newRow, type RecheckQueue } from "./row.js";
import { CheckedSheet, sheetId, type SheetSource } from "./sheet.js";
import { GameTables } from "./tables.js";
import { ValueLists } from "./value-lists.js";

/** A table that belongs to a game, with what its rows hold. */
export interface HeldTable {
  readonly address: SheetAddress;
  readonly schema: SheetSchema;
  readonly rows: readonly (readonly RowEntry[])[];
}

/**
 * The words that the languages of a game take from tables, for those who read files without checking them: the same that a
 * checker of these tables has (`Checker.lexiconOf`). Only the tables that have words are looked at.
 */
export function lexiconOfTables(
  game: CheckedGame,
  tables: readonly HeldTable[],
  settings: Settings,
): Lexicon | undefined {
  const { lexicon } = game.invariants ?? {};
  if (!lexicon) return undefined;
  const held = new GameTables(game);
  held.settings.take(settings);
  for (const table of tables) if (lexicon.sheets.includes(table.schema.kind)) enterTable(held, table);
  return new Lexicons(new ValueLists()).of(held).lexicon;
}

/** Nothing is checked, so nothing is checked again. */
const noQueue: RecheckQueue = { tallies: () => undefined, rules: () => undefined };

function enterTable(held: GameTables, { address, schema, rows }: HeldTable): void {
  const keys = rows.map((_, at) => `${sheetId(address)} ${at}`);
  const places = new Map(keys.map((key, at) => [key, at]));
  const place = (key: string): number => places.get(key) ?? -1;
  const source: SheetSource = {
    ...{ address, keys, columns: [], keyOrder: [], metadata: readMetadata(undefined), waivers: [], place },
    entries: (key) => rows[place(key)] ?? [],
    source: () => undefined,
  };
  const sheet = new CheckedSheet(sheetId(address), source, { game: held.game, schema }, held, []);
  held.addSheet(sheet);
  for (const [at, key] of keys.entries()) {
    const row = newRow(sheet, key, at);
    sheet.rows.set(key, row);
    enterRow(row, source.entries(key), noQueue);
  }
}
