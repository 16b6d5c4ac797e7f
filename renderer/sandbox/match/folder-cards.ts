import { gameOf, type Game, type GamePlay, type PlayMaterial, type SourceFile } from "../../../shared/games/index.js";
import type { CellTexts } from "../../../shared/text/index.js";
import type { ColumnView, RowKey, SheetRef, SheetView, WireCell } from "../../../shared/workspace/index.js";
import {
  activeSheet,
  getApp,
  languageOfSheet,
  loadSheet,
  rowsOf,
  sheetKey,
  textOfCell,
  type GridRow,
  type OpenText,
} from "../../state/index.js";

/** The row on the page that a card of a match was made of. */
export interface CardSource {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
}

/** The cards of the folder as they stand on the screen: what is typed and not saved yet counts. */
export interface FolderCards {
  readonly game: Game;
  readonly play: GamePlay;
  readonly material: PlayMaterial;
  /** One for each definition. */
  readonly sources: readonly (CardSource | undefined)[];
  /** What the language of the game reads, for each definition. */
  readonly texts: readonly (CellTexts | undefined)[];
}

/** The game that is played from here: that of the sheet on screen, else the first one of the folder that can be played. */
export function playedGame(): { readonly game: Game; readonly play: GamePlay } | undefined {
  const app = getApp();
  const sheets = [activeSheet(app), ...(app.workspace?.sheets ?? [])];
  for (const sheet of sheets) {
    const game = sheet?.binding && gameOf(sheet.binding.game);
    if (game?.play) return { game, play: game.play };
  }
  return undefined;
}

const sheetsOf = (game: Game): readonly SheetView[] =>
  (getApp().workspace?.sheets ?? []).filter(({ binding }) => binding?.game === game.id);

/** Fetches the rows of all sheets of a game that are not here yet. */
export async function fetchCards(game: Game): Promise<void> {
  await Promise.all(sheetsOf(game).map(({ ref }) => loadSheet(ref)));
}

/** The cards of a game as they stand; `typed` are texts of open editors, which count before all else. */
export function folderCards(game: Game, play: GamePlay, typed: readonly OpenText[]): FolderCards {
  const sheets = sheetsOf(game).map((sheet) => new SheetSource(sheet, typed));
  const material = play.material(sourceFiles(sheets));
  const places = material.origins.map(({ file, table, index }) => {
    const source = sheets.find(({ sheet }) => sheet.ref.file === file && sheet.ref.table.join(".") === table);
    const row = source?.rows[index];
    return source && row && { source, row };
  });
  return {
    game,
    play,
    material,
    sources: places.map((place) => place && { sheet: place.source.sheet.ref, rowKey: place.row.key }),
    texts: places.map((place) => place?.source.texts(place.row)),
  };
}

/** The rows of one sheet with what is typed in them. */
class SheetSource {
  readonly rows: readonly GridRow[];
  private readonly typed: ReadonlyMap<string, string>;

  constructor(
    readonly sheet: SheetView,
    typed: readonly OpenText[],
  ) {
    const key = sheetKey(sheet.ref);
    this.rows = rowsOf(key)?.rows ?? [];
    this.typed = new Map(
      typed.filter((each) => each.sheet === key).map(({ rowKey, column, text }) => [`${rowKey} ${column}`, text]),
    );
  }

  /** The row as its file would hold it. */
  content(row: GridRow): Readonly<Record<string, unknown>> {
    const content: Content = {};
    this.sheet.columns.forEach((column, at) => {
      const value = this.value(row, column, row.cells[at] ?? null);
      if (value !== null) put(content, column, value);
    });
    return content;
  }

  /** What the language of the sheet reads in a row; undefined where it has none. */
  texts(row: GridRow): CellTexts | undefined {
    const found = languageOfSheet(this.sheet);
    if (!found) return undefined;
    return Object.fromEntries(
      found.cells.map(({ name, at }) => {
        const column = this.sheet.columns[at];
        const cell = row.cells[at] ?? null;
        return [name, textOfCell(column ? this.value(row, column, cell) : cell)];
      }),
    );
  }

  private value(row: GridRow, column: ColumnView, cell: WireCell): WireCell {
    const mark = rowsOf(sheetKey(this.sheet.ref))?.mark(row.key, column.key);
    const waiting = mark?.kind === "draft" || mark?.kind === "failed" ? mark.text : undefined;
    const text = this.typed.get(`${row.key} ${column.key}`) ?? waiting;
    return text === undefined ? cell : valueOfText(text, cell, column);
  }
}

/** What a text that is typed into a cell will be once it is saved, as far as cards are played with it. */
export function valueOfText(text: string, cell: WireCell, { editor }: Pick<ColumnView, "editor">): WireCell {
  if (text === textOfCell(cell)) return cell;
  const plain = text.trim();
  if ((typeof cell === "number" || editor === "number") && /^-?\d{1,15}$/.test(plain)) return Number(plain);
  if ((typeof cell === "boolean" || editor === "checkbox") && /^(?:true|false)$/.test(plain)) return plain === "true";
  return text;
}

type Content = Record<string, unknown>;

/** Puts a value where its column says, into objects and arrays made on the way. */
function put(content: Content, { id: { path, index } }: ColumnView, value: unknown): void {
  let holder = content;
  for (const key of path.slice(0, -1)) {
    const known = ownOf(holder, key);
    const next: Content = isContent(known) ? known : {};
    setOwn(holder, key, next);
    holder = next;
  }
  const last = path.at(-1) ?? "";
  if (index === undefined) {
    setOwn(holder, last, value);
    return;
  }
  const known = ownOf(holder, last);
  const list: unknown[] = Array.isArray(known) ? known : [];
  list[index] = value;
  setOwn(holder, last, list);
}

const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const ownOf = (content: Content, key: string): unknown => (Object.hasOwn(content, key) ? content[key] : undefined);

/** Own keys, whatever they are called. */
function setOwn(content: Content, key: string, value: unknown): void {
  Object.defineProperty(content, key, { value, enumerable: true, configurable: true, writable: true });
}

function sourceFiles(sheets: readonly SheetSource[]): SourceFile[] {
  const files = new Map<string, Content>();
  for (const source of sheets) {
    const { file, table } = source.sheet.ref;
    const content: Content = files.get(file) ?? {};
    files.set(file, content);
    setOwn(
      content,
      table.join("."),
      source.rows.map((row) => source.content(row)),
    );
  }
  return [...files].map(([file, content]) => ({ file, content }));
}
