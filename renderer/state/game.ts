import { games, type Game } from "../../shared/games/index.js";
import { schemaOf } from "../../shared/sheet/index.js";
import type { LanguageCell, TextLanguage } from "../../shared/text/index.js";
import type { SheetView } from "../../shared/workspace/index.js";

/** The game a sheet belongs to, by its key and its columns (design 3). */
export function gameOfSheet({ ref, columns }: Pick<SheetView, "ref" | "columns">): Game | undefined {
  const keys = new Set(columns.map(({ id }) => id.path.join(".")));
  return games.find(({ sheets }) => schemaOf(sheets, ref.table.at(-1) ?? "", keys));
}

/** A cell of the language, with the place of its column in the sheet's rows. */
export interface PlacedCell extends LanguageCell {
  readonly at: number;
}

export interface SheetLanguage {
  readonly game: Game;
  readonly language: TextLanguage;
  /** Those the sheet has columns for; the first is the one that is written in. */
  readonly cells: readonly PlacedCell[];
}

/** The language a sheet's texts are written in; undefined where its game has none or it has no column for them. */
export function languageOfSheet(sheet: Pick<SheetView, "ref" | "columns">): SheetLanguage | undefined {
  const game = gameOfSheet(sheet);
  const language = game?.language;
  if (!game || !language) return undefined;
  const places = new Map(sheet.columns.map(({ id, key }, at) => [id.path.join("."), { key, at }]));
  const cells = language.cells.flatMap((cell) => {
    const place = places.get(cell.column);
    return place ? [{ ...cell, at: place.at }] : [];
  });
  return cells[0]?.name === language.cells[0]?.name && cells.length > 0 ? { game, language, cells } : undefined;
}
