import type { Game, GamePlay, PlayMaterial } from "../../../shared/games/index.js";
import type { CellTexts, TextLanguage } from "../../../shared/text/index.js";
import type { WireValue } from "../../../shared/toml/index.js";
import type { CallRequest } from "../../../shared/bridge/index.js";
import type { RowKey, SheetRef, SheetView } from "../../../shared/workspace/index.js";
import {
  activeSheet,
  call,
  gameOf,
  getApp,
  languageOfSheet,
  openTexts,
  sheetKey,
  sheetOfKey,
  textOfCell,
  type OpenText,
} from "../../state/index.js";
import type { CardRow } from "./card-faces.js";
import { getTable } from "./table-state.js";

/** The row on the page that a card of a match was made of. */
export interface CardSource {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
}

/** The texts of a row, and the language that reads them. */
export interface CardTexts {
  readonly language: TextLanguage;
  readonly cells: CellTexts;
}

/** The cards of the folder as they are on screen, with what is typed and not saved yet. */
export interface FolderCards {
  readonly game: Game;
  readonly play: GamePlay;
  readonly material: PlayMaterial;
  /** One for each definition. */
  readonly sources: readonly (CardSource | undefined)[];
  /** What the language of the game reads, for each definition. */
  readonly texts: readonly (CardTexts | undefined)[];
  /** The row of each definition, by which it has its face. */
  readonly rows: readonly (CardRow | undefined)[];
}

/** A game with how it is played. */
export interface PlayableGame {
  readonly game: Game;
  readonly play: GamePlay;
}

/**
 * The games of the folder that can be played: that of the sheet on screen first, then the one that was played last, then the
 * others in the order of the sheets.
 */
export function playableGames(): readonly PlayableGame[] {
  const app = getApp();
  const { playedGame: last } = getTable();
  const ids = (app.workspace?.sheets ?? []).flatMap(({ binding }) => binding?.game ?? []);
  const here = activeSheet(app)?.binding?.game;
  const inOrder = [here, ids.includes(last ?? "") ? last : undefined, ...ids];
  return [...new Set(inOrder)].flatMap((id): PlayableGame[] => {
    const game = typeof id === "string" ? gameOf(id) : undefined;
    return game?.play ? [{ game, play: game.play }] : [];
  });
}

/** The game that is played from here; or another of the folder, by its id. */
export const playedGame = (id?: string): PlayableGame | undefined =>
  playableGames().find(({ game }) => id === undefined || game.id === id);

/**
 * The cards of a game as they are on screen; texts of open editors take precedence, and are read before anything is awaited.
 * Undefined where the cards are not available.
 */
export async function folderCards(game: Game, play: GamePlay, texts = openTexts()): Promise<FolderCards | undefined> {
  const typed = texts.flatMap(typedText);
  const found = await call("cards/on-screen", { game: game.id, typed });
  if (!found) return undefined;
  const material = play.material(found.tables.map(({ sheet, ...table }) => ({ ...sheet, ...table })));
  const places = material.origins.map(({ file, table, index }) => {
    const at = found.tables.find(({ sheet }) => sheet.file === file && sheet.table.join(".") === table);
    const rowKey = at?.rowKeys[index];
    if (!at || rowKey === undefined) return undefined;
    const [sheet, row] = [sheetAt(sheetKey(at.sheet)), at.rows[index]];
    const card = sheet && row ? { sheet, row } : undefined;
    return { source: { sheet: at.sheet, rowKey }, texts: textsOf(at.sheet, row), card };
  });
  return {
    game,
    play,
    material,
    sources: places.map((place) => place?.source),
    texts: places.map((place) => place?.texts),
    rows: places.map((place) => place?.card),
  };
}

const sheetAt = (key: string): SheetView | undefined => sheetOfKey(getApp().workspace, key);

/** A text of an open editor, as it is sent to the session. */
function typedText({ sheet: key, rowKey, column: name, text }: OpenText): Typed[] {
  const sheet = sheetAt(key);
  const column = sheet?.columns.find((each) => each.key === name);
  return sheet && column ? [{ sheet: sheet.ref, rowKey, column: column.id, text }] : [];
}

type Typed = CallRequest<"cards/on-screen">["typed"][number];

/** A value within plain values; undefined where there is none. */
function valueIn(value: WireValue | undefined, path: readonly (string | number)[]): WireValue | undefined {
  return path.reduce<WireValue | undefined>((holder, key) => {
    if (typeof holder !== "object" || !Object.hasOwn(holder, key)) return undefined;
    return (holder as Readonly<Record<string, WireValue>>)[key];
  }, value);
}

/** What the language of a sheet reads in a row; undefined where it has none. */
function textsOf(ref: SheetRef, row: WireValue | undefined): CardTexts | undefined {
  const sheet = sheetAt(sheetKey(ref));
  const found = sheet && languageOfSheet(sheet);
  if (!found) return undefined;
  const cells = Object.fromEntries(
    found.cells.map(({ name, at }) => {
      const { path, index } = sheet.columns[at]?.id ?? { path: [] };
      return [name, textOfCell(valueIn(row, index === undefined ? path : [...path, index]))];
    }),
  );
  return { language: found.language, cells };
}
