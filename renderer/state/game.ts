import { faceOfKind, faceOfTable, type FaceFile, type Game, type SheetFace } from "../../shared/games/index.js";
import { languageOfKind, type LanguageCell, type TextLanguage } from "../../shared/text/index.js";
import { idsOfKind, isIdKey, type Projection } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { gameOf, loadedGames } from "./games.js";

/** The game a sheet belongs to, as its columns or the workspace's settings say (VALIDATE-5). */
export const gameOfSheet = ({ binding }: Pick<SheetView, "binding">): Game | undefined =>
  binding && gameOf(binding.game);

/** How the cards of a sheet look, by a face of the workspace or of its game; undefined where neither has one. */
export function faceOfSheet(
  sheet: Pick<SheetView, "binding" | "ref">,
  ownFaces: readonly FaceFile[],
): SheetFace | undefined {
  const ofGame = sheet.binding && faceOfKind(gameOfSheet(sheet)?.faces, sheet.binding.kind);
  return faceOfTable(ownFaces, sheet.ref.table, ofGame);
}

/** The place of the column that holds the rows' own ids; -1 where they have none (SHEET-6). */
export function idPlaceOf(sheet: Pick<SheetView, "binding" | "columns">): number {
  const schema = gameOfSheet(sheet)?.sheets.find(({ kind }) => kind === sheet.binding?.kind);
  const ids = schema && idsOfKind(schema);
  const isId = (key: string): boolean => (ids === undefined ? isIdKey(key) : key === ids?.key);
  return sheet.columns.findIndex(
    ({ id: { path, index, inner } }) => path.length === 1 && !inner && index === undefined && isId(path[0] ?? ""),
  );
}

/** A cell of the language, with the place of its column in the sheet's rows. */
export interface PlacedCell extends LanguageCell {
  readonly at: number;
}

/** A language with the cells of a sheet. */
export interface PlacedLanguage {
  readonly game: Game;
  readonly language: TextLanguage;
  /** Those the sheet has columns for; at least one of the main ones. */
  readonly cells: readonly PlacedCell[];
}

/** The language a sheet's texts are written in; undefined where its game has none or it has no column for them. */
export function languageOfSheet(sheet: Pick<SheetView, "binding" | "columns">): PlacedLanguage | undefined {
  const game = gameOfSheet(sheet);
  const { binding } = sheet;
  const language = binding && languageOfKind(game?.languages, binding.kind, binding.lexicon);
  if (!game || !language) return undefined;
  const places = new Map(sheet.columns.map(({ id, key }, at) => [id.path.join("."), { key, at }]));
  const cells = language.cells.flatMap((cell) => {
    const place = places.get(cell.column);
    return place ? [{ ...cell, at: place.at }] : [];
  });
  return cells.some(({ name }) => language.mains.includes(name)) ? { game, language, cells } : undefined;
}

/** How a column shows a structure as text; undefined for all other columns. */
export function projectionOf(
  { binding }: Pick<SheetView, "binding">,
  { id: { path, inner } }: Pick<SheetView["columns"][number], "id">,
): Projection | undefined {
  if (!inner || path.length !== 1) return undefined;
  const schema = binding && gameOf(binding.game)?.sheets.find(({ kind }) => kind === binding.kind);
  const projection = schema?.columns?.find(({ key }) => key === path[0])?.projection;
  return inner.length === (projection?.each ? 1 : 0) ? projection : undefined;
}

/** The language of a column that shows a structure as text; undefined where its text follows the structure. */
export const projectionLanguageOf = (
  sheet: Pick<SheetView, "binding">,
  column: Pick<SheetView["columns"][number], "id">,
): TextLanguage | undefined => projectionOf(sheet, column)?.language;

/**
 * Keys of the columns that a sheet's rules text is read from, the text itself first: those of its language, and for a sheet of no
 * game those of any language.
 */
export function textColumnsOf(sheet: Pick<SheetView, "binding">): readonly string[] {
  const { binding } = sheet;
  const languages = (binding ? [gameOfSheet(sheet)] : loadedGames()).flatMap((game) => game?.languages ?? []);
  const cells = languages
    .filter(({ sheets }) => !binding || sheets.includes(binding.kind))
    .flatMap(({ language }) => language.cells);
  return cells.filter(({ isOptional }) => !isOptional).map(({ column }) => column);
}
