import type { Fault } from "../../shared/base/index.js";
import { gameOf } from "../../shared/games/index.js";
import type { FolderVersion } from "../../shared/revision/index.js";
import type { SheetSchema } from "../../shared/sheet/index.js";
import { languageOfKind, type TextLanguage } from "../../shared/text/index.js";
import { samePath } from "../../shared/toml/index.js";
import {
  filesOnScreen,
  sheetBinding,
  type RowKey,
  type SheetRef,
  type WorkspaceState,
} from "../../shared/workspace/index.js";

/** The files as they are on screen, by name. */
export const documentsOf = (state: WorkspaceState): FolderVersion =>
  new Map(filesOnScreen(state).map(({ file, document }) => [file, document]));

const noKeys: readonly RowKey[] = [];

/** The keys of the rows of a table on screen, in order. */
export function keysOf(state: WorkspaceState, file: string, path: readonly string[]): readonly RowKey[] {
  const tables = state.files.get(file)?.content?.tables ?? [];
  return tables.find((table) => samePath(table.path, path))?.keys ?? noKeys;
}

/** The sheet of a call is no longer there, or never was. */
export const noSheet = ({ file, table }: SheetRef): Fault => ({
  code: "sheet/unknown",
  message: `There is no table ${table.join(".")}.`,
  file,
});

export interface Kind {
  readonly schema: SheetSchema | undefined;
  readonly language: TextLanguage | undefined;
}

/** What the game of a table on screen knows of it. */
export function kindOf(
  state: WorkspaceState,
  { file, path }: { readonly file: string; readonly path: readonly string[] },
): Kind | undefined {
  const binding = sheetBinding(state, { file, table: path });
  const game = binding && gameOf(binding.game);
  if (!game) return undefined;
  return {
    schema: game.sheets.find(({ kind }) => kind === binding.kind),
    language: languageOfKind(game.languages, binding.kind, binding.lexicon),
  };
}
