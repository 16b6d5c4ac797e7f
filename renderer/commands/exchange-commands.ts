import { readableDerived } from "../../shared/derived/index.js";
import { games } from "../../shared/games/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { exportSheet, exportWithDerived } from "../exchange/index.js";
import { activeSheet, gameOfSheet, getApp, openOverlay } from "../state/index.js";
import type { Command } from "./commands.js";

/** The sheet on screen, where it is a list of rows and not one table. */
function listSheet(): SheetView | undefined {
  const sheet = activeSheet(getApp());
  const kinds = sheet && gameOfSheet(sheet)?.sheets;
  return kinds?.some(({ kind, isSingle }) => isSingle && kind === sheet?.binding?.kind) ? undefined : sheet;
}

const exportAs = (format: string): void => {
  const sheet = listSheet();
  if (sheet) void exportSheet(sheet.ref, format);
};

/** Commands that bring rows in from files of other programs, and hand them out. */
export const exchangeCommands: readonly Command[] = [
  {
    id: "import-rows",
    title: "Import rows into the sheet…",
    keys: [],
    group: "File",
    isAvailable: () => {
      const sheet = listSheet();
      return sheet !== undefined && sheet.readOnly === undefined;
    },
    run: () => openOverlay({ kind: "import" }),
  },
  {
    id: "export-csv",
    title: "Export the sheet as CSV",
    keys: [],
    group: "File",
    isAvailable: () => listSheet() !== undefined,
    run: () => exportAs("csv"),
  },
  {
    id: "export-csv-computed",
    title: "Export the sheet as CSV with its computed columns",
    keys: [],
    group: "File",
    isAvailable: () => {
      const sheet = listSheet();
      return sheet !== undefined && readableDerived(sheet).length > 0;
    },
    run: () => {
      const sheet = listSheet();
      if (sheet) void exportWithDerived(sheet);
    },
  },
  ...games.flatMap((game) =>
    (game.formats ?? []).map(({ name, about, table }): Command => ({
      id: `export-${name}`,
      title: `Export the sheet as ${about}`,
      keys: [],
      group: "File",
      isAvailable: () => {
        const sheet = listSheet();
        const kind = game.sheets.find(({ tables }) => tables.includes(table.join(".")))?.kind;
        return sheet?.binding?.game === game.id && sheet.binding.kind === kind;
      },
      run: () => exportAs(name),
    })),
  ),
];
