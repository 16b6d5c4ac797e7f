import type { ChartTool, Game, RowTool, SimulationTool } from "../../shared/games/index.js";
import type { Lexicon } from "../../shared/text/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { activeSheet, gameOf, gameOfSheet, getApp, rowsOf, sheetKey, textOfCell } from "../state/index.js";

/** The tool of a game with this id. */
export const rowToolOf = (game: string, id: string): RowTool | undefined =>
  gameOf(game)?.tools?.rows.find((tool) => tool.id === id);

export const simulationOf = (game: string, id: string): SimulationTool | undefined =>
  gameOf(game)?.tools?.simulations.find((tool) => tool.id === id);

export const chartToolOf = (game: string, id: string): ChartTool | undefined =>
  gameOf(game)?.tools?.charts?.find((tool) => tool.id === id);

/** Whether the sheet on screen is one that charts are of: of the kinds they are made for, or with what they count. */
export function canChart(game: Game, tool: ChartTool): boolean {
  const sheet = activeSheet(getApp());
  if (!sheet) return false;
  const owner = gameOfSheet(sheet);
  if (owner === game && tool.sheets.includes(sheet.binding?.kind ?? "")) return true;
  const isNear = owner === undefined ? hasSheetsOf(game) : owner === game;
  return isNear && sheet.columns.some(({ id }) => tool.columns?.includes(id.path[0] ?? "") === true);
}

const hasSheetsOf = (game: Game): boolean =>
  (getApp().workspace?.sheets ?? []).some(({ binding }) => binding?.game === game.id);

/** The words that the languages of a game take from the workspace. */
export const lexiconOf = (game: string): Lexicon | undefined =>
  getApp().workspace?.sheets.find(({ binding }) => binding?.game === game && binding.lexicon)?.binding?.lexicon;

/** Whether a tool can change rows of the sheet on screen, and some are selected. */
export function canChangeRows(game: Game, tool: RowTool): boolean {
  const sheet = activeSheet(getApp());
  if (!sheet || sheet.readOnly !== undefined || getApp().place.rowKeys.length === 0) return false;
  return gameOfSheet(sheet) === game && tool.sheets.includes(sheet.binding?.kind ?? "");
}

/** The workspace's sheets of a kind of a game. */
export const sheetsOfKind = (game: string, kind: string): readonly SheetView[] =>
  (getApp().workspace?.sheets ?? []).filter(({ binding }) => binding?.game === game && binding.kind === kind);

/** Whether the workspace has the sheets that a simulation is of. */
export const canSimulate = (game: Game, tool: SimulationTool): boolean =>
  sheetsOfKind(game.id, tool.reads[0] ?? "").length > 0;

/** Whether the workspace has templates of a game, and the sheet on screen is one of the game's. */
export function canUseWorkbench(game: Game): boolean {
  const sheet = activeSheet(getApp());
  const [templates = ""] = game.workbench?.reads ?? [];
  return sheet !== undefined && gameOfSheet(sheet) === game && sheetsOfKind(game.id, templates).length > 0;
}

/** The sentence in the active cell, where it is of a column that the workbench of a game puts sentences into. */
export function sentenceHere(game: Game): string | undefined {
  const sheet = activeSheet(getApp());
  const { rowKey, column } = getApp().place;
  if (!sheet || rowKey === null || !canUseWorkbench(game)) return undefined;
  const { target } = game.workbench ?? {};
  const at = sheet.columns.findIndex(({ key }) => key === column);
  const path = sheet.columns[at]?.id.path.join(".");
  if (!target?.sheets.includes(sheet.binding?.kind ?? "") || !target.columns.some(({ key }) => key === path))
    return undefined;
  return textOfCell(rowsOf(sheetKey(sheet.ref))?.row(rowKey)?.cells[at]) || undefined;
}
