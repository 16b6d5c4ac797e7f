import { copiesIn } from "../../shared/exports/index.js";
import { mainText, type FaceLayout, type Size } from "../../shared/face/index.js";
import {
  faceOfKind,
  faceOfTable,
  languageOfBinding,
  layOutCard,
  rulesOnCard,
  type FaceFile,
  type FolderTable,
} from "../../shared/games/index.js";
import type { TomlValue } from "../../shared/toml/index.js";
import { cellsOf, headOf, textIn, type CardHead } from "./card-rows.js";

/** Which cards are drawn, and how often. */
export interface CardScope {
  readonly game?: string | undefined;
  readonly table?: string | undefined;
  /** The column that says how often each card is drawn. */
  readonly copies?: string | undefined;
  /** Whether a row is drawn, by its table and its place in it. All are where absent. */
  readonly isWanted?: ((table: FolderTable, row: number) => boolean) | undefined;
}

/** A row as a card that is drawn. */
export interface DrawnCard extends CardHead {
  readonly cells: ReadonlyMap<string, TomlValue>;
  /** What it says to players: its rules text, or what the largest box of its face says. */
  readonly text: string;
  readonly layout: FaceLayout;
  readonly copies: number;
  /** What is odd about the cell that says how many copies are wanted, where something is. */
  readonly oddCopies?: string | undefined;
}

/** The cards of a table, whose faces are of one size. */
export interface CardTable {
  readonly file: string;
  readonly table: string;
  readonly size: Size;
  readonly cards: readonly DrawnCard[];
}

/** The cards of a table with their faces; none where neither the folder nor its game draws them. */
export function cardsOf(table: FolderTable, own: readonly FaceFile[], scope: CardScope): readonly CardTable[] {
  const { file, table: path, rows, binding } = table;
  const face = faceOfTable(own, path, binding && faceOfKind(binding.game.faces, binding.schema.kind));
  const title = path.join(".");
  const isInScope =
    (scope.game === undefined || binding?.game.id === scope.game) &&
    (scope.table === undefined || scope.table === title);
  if (!face || !isInScope) return [];
  const language = languageOfBinding(binding);
  const cards: DrawnCard[] = [];
  for (const [at, row] of rows.entries()) {
    if (scope.isWanted?.(table, at) === false) continue;
    const cells = cellsOf(row);
    const reading = language?.read(
      Object.fromEntries(language.cells.map(({ name, column }) => [name, textIn(cells, column)])),
    );
    const rules = reading && rulesOnCard(reading);
    const layout = layOutCard(face, { cells, rules });
    const { copies, odd: oddCopies } =
      scope.copies === undefined ? { copies: 1 } : copiesIn(textIn(cells, scope.copies));
    cards.push({
      ...headOf(table, at, cells),
      cells,
      text: rules ?? mainText(layout),
      layout,
      copies,
      oddCopies,
    });
  }
  const { width, height } = face.template;
  return [{ file, table: title, size: { width, height }, cards }];
}
