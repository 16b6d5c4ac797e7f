import { readableDerived } from "../../shared/derived/index.js";
import type { Game } from "../../shared/games/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import {
  exportCsv,
  exportForGame,
  exportWithDerived,
  exportWorkbook,
  folderFormats,
  rawCommands,
  type CsvCells,
} from "../exchange/index.js";
import { activeSheet, gameOfSheet, getApp, openOverlay } from "../state/index.js";
import type { Command } from "./command.js";

/** The sheet on screen, where it is a list of rows and not one table. */
function listSheet(): SheetView | undefined {
  const sheet = activeSheet(getApp());
  const kinds = sheet && gameOfSheet(sheet)?.sheets;
  return kinds?.some(({ kind, isSingle }) => isSingle && kind === sheet?.binding?.kind) ? undefined : sheet;
}

const csvCommand = (id: string, title: string, cells: CsvCells): Command => ({
  ...{ id, title, keys: [], group: "File" },
  isAvailable: () => listSheet() !== undefined,
  run: () => {
    const sheet = listSheet();
    if (sheet) void exportCsv(sheet.ref, cells);
  },
});

const computedCommand = (id: string, title: string, cells: CsvCells): Command => ({
  ...{ id, title, keys: [], group: "File" },
  isAvailable: () => {
    const sheet = listSheet();
    return sheet !== undefined && readableDerived(sheet).length > 0;
  },
  run: () => {
    const sheet = listSheet();
    if (sheet) void exportWithDerived(sheet, cells);
  },
});

/** Whether some sheet of the folder is of a game that has formats of folders. */
const hasFolderFormat = (): boolean =>
  (getApp().workspace?.sheets ?? []).some(({ binding }) => folderFormats().some(({ game }) => game === binding?.game));

/** Commands that bring rows in from files of other programs, and hand them out. */
export const exchangeCommands: readonly Command[] = [
  {
    id: "import-rows",
    title: "Import rows…",
    synonyms: "csv json xlsx excel spreadsheet workbook",
    keys: [],
    group: "File",
    isAvailable: () => {
      const sheet = listSheet();
      return sheet !== undefined && sheet.readOnly === undefined;
    },
    run: () => openOverlay({ kind: "import" }),
  },
  {
    id: "import-folder",
    title: "Import a folder…",
    keys: [],
    group: "File",
    isAvailable: () => {
      const { workspace } = getApp();
      return workspace !== null && workspace !== undefined && workspace.readOnly === undefined;
    },
    run: () => openOverlay({ kind: "import-folder" }),
  },
  {
    id: "export-folder",
    title: "Export to a folder…",
    keys: [],
    group: "File",
    isAvailable: hasFolderFormat,
    run: () => openOverlay({ kind: "export-folder" }),
  },
  {
    id: "export-xlsx",
    title: "Export sheet as Excel workbook (XLSX)",
    synonyms: "spreadsheet libreoffice",
    keys: [],
    group: "File",
    isAvailable: () => listSheet() !== undefined,
    run: () => {
      const sheet = listSheet();
      if (sheet) void exportWorkbook(sheet);
    },
  },
  csvCommand("export-csv", "Export sheet as CSV", "guarded"),
  computedCommand("export-csv-computed", "Export sheet as CSV with computed columns", "guarded"),
  csvCommand(rawCommands.plain, "Export sheet as raw CSV (for programs, not spreadsheets)", "raw"),
  computedCommand(
    rawCommands.computed,
    "Export sheet as raw CSV with computed columns (for programs, not spreadsheets)",
    "raw",
  ),
];

/** Commands that hand out a sheet as a file of another tool, of one game. */
export const formatCommands = (game: Game): readonly Command[] =>
  (game.formats ?? []).map(({ name, about, table }): Command => ({
    id: `export-${name}`,
    title: `Export sheet as ${about}`,
    keys: [],
    group: "File",
    isAvailable: () => {
      const sheet = listSheet();
      const kind = game.sheets.find(({ tables }) => tables.includes(table.join(".")))?.kind;
      return sheet?.binding?.game === game.id && sheet.binding.kind === kind;
    },
    run: () => {
      const sheet = listSheet();
      if (sheet) void exportForGame(sheet.ref, name);
    },
  }));
