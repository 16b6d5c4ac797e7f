import { gameOf, games, type Game } from "../../shared/games/index.js";
import type { LanguageCell, TextLanguage } from "../../shared/text/index.js";
import type { SheetView } from "../../shared/workspace/index.js";

/** The game a sheet belongs to, as its columns or the workspace's settings say (VALIDATE-5). */
export const gameOfSheet = ({ binding }: Pick<SheetView, "binding">): Game | undefined =>
  binding && gameOf(binding.game);

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
export function languageOfSheet(sheet: Pick<SheetView, "binding" | "columns">): SheetLanguage | undefined {
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

/**
 * Keys of the columns that a sheet's rules text is read from, the text itself first: those of its game's language, and for a sheet of
 * no game those of any language.
 */
export function textColumnsOf(sheet: Pick<SheetView, "binding">): readonly string[] {
  const game = gameOfSheet(sheet);
  const cells = (game ? [game] : games).flatMap(({ language }) => language?.cells ?? []);
  return cells.filter(({ isOptional }) => !isOptional).map(({ column }) => column);
}
