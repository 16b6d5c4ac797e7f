import type { SheetRef } from "../../shared/workspace/index.js";
import { arrangementOf } from "../arrangement/index.js";
import { activeGrid } from "../grid/index.js";
import {
  activeLanguage,
  actOnItem,
  activeSheet,
  call,
  getApp,
  openOverlay,
  isStructure,
  openRules,
  openStructure,
  sideTabsOf,
  requestFocus,
  say,
  sayHere,
  setApp,
  sheetKey,
  showSheet,
  turns,
  useApp,
} from "../state/index.js";

import { columnCommands } from "./column-commands.js";
import { artifactCommands } from "./artifact-commands.js";
import { imageCommands } from "./image-commands.js";
import { askTable } from "../sandbox/index.js";
import { isForTable, isTableOpen, matchCommands } from "./match-commands.js";
import { deleteOrAsk } from "../rows/index.js";
import { derivedCommands } from "./derived-commands.js";
import { chooseFolder, goToCell, keyboardPlace, travel } from "../navigation/index.js";
import type { Command } from "./command.js";
import { meaningCommands } from "./meaning-commands.js";
import { exchangeCommands } from "./exchange-commands.js";
import { problemCommands } from "./problem-commands.js";
import { rowCommands } from "./row-commands.js";
import { toolCommands } from "./tool-commands.js";

const hasSheet = (): boolean => activeSheet(getApp()) !== undefined;
const hasRow = (): boolean => getApp().place.rowKeys.length > 0 && hasSheet();
const isWritable = (): boolean => activeSheet(getApp())?.readOnly === undefined;

const sheetRef = (): SheetRef | undefined => activeSheet(getApp())?.ref;

/** The column where a new row is begun: its name, or the first that is not the id, which has a value already. */
function firstColumnToFill(): string | null {
  const columns = activeSheet(getApp())?.columns.filter(({ hidden }) => !hidden) ?? [];
  const named = (name: string) => columns.find(({ id }) => id.path.length === 1 && id.path[0]?.toLowerCase() === name);
  return (named("name") ?? columns.find((column) => column !== named("id")) ?? columns[0])?.key ?? null;
}

async function addRow(side: "before" | "after"): Promise<void> {
  const sheet = sheetRef();
  if (!sheet) return;
  const isFree = keyboardPlace();
  const { rowKeys } = getApp().place;
  const anchor = (side === "after" ? rowKeys.at(-1) : rowKeys[0]) ?? null;
  const answer = await call("rows/insert", { sheet, anchor, side, count: 1 });
  const [added] = answer?.rowKeys ?? [];
  if (added !== undefined) await goToCell(sheet, added, firstColumnToFill(), isFree);
}

async function duplicateRows(): Promise<void> {
  const sheet = sheetRef();
  if (!sheet) return;
  const isFree = keyboardPlace();
  const { rowKeys, column } = getApp().place;
  const answer = await call("rows/duplicate", { sheet, rowKeys: [...rowKeys] });
  const [added] = answer?.rowKeys ?? [];
  if (added !== undefined) await goToCell(sheet, added, column, isFree);
}

async function deleteRows(): Promise<void> {
  const sheet = sheetRef();
  if (sheet) await deleteOrAsk(sheet, getApp().place.rowKeys);
}

async function moveRows(direction: -1 | 1): Promise<void> {
  const sheet = sheetRef();
  const grid = activeGrid();
  if (!sheet || !grid) return;
  if (arrangementOf(grid.sheet).sort.length > 0) {
    sayHere("info", "Clear the sort to move rows: they are moved in the file, whose order is not on screen.");
    return;
  }
  const keys = grid.rows.map(({ key }) => key);
  const { rowKeys } = getApp().place;
  const first = keys.indexOf(rowKeys[0] ?? "");
  const last = keys.indexOf(rowKeys.at(-1) ?? "");
  if (first === -1) return;
  if ((direction === -1 && first === 0) || (direction === 1 && last === keys.length - 1)) return;
  const before = direction === -1 ? (keys[first - 1] ?? null) : (keys[last + 2] ?? null);
  // The selection stays with its rows wherever they are drawn.
  if (await call("rows/move", { sheet, rowKeys: [...rowKeys], before })) grid.range.reveal();
}

/** Shows a sheet; settles when its first rows are there. */
function showAndAwait(key: string): Promise<void> {
  showSheet(key);
  return new Promise((done) => {
    const isSettled = (): boolean => getApp().active !== key || getApp().fetched.has(key);
    if (isSettled()) {
      done();
      return;
    }
    const stop = useApp.subscribe(() => {
      if (!isSettled()) return;
      stop();
      done();
    });
  });
}

function stepSheet(by: number): Promise<void> | undefined {
  const { workspace, active } = getApp();
  const sheets = workspace?.sheets ?? [];
  const at = sheets.findIndex(({ ref }) => sheetKey(ref) === active);
  const next = sheets[(at + by + sheets.length) % sheets.length];
  return next && showAndAwait(sheetKey(next.ref));
}

const goToSheet = (place: number): Promise<void> | undefined => {
  const sheet = getApp().workspace?.sheets[place];
  return sheet && showAndAwait(sheetKey(sheet.ref));
};

function editAsText(): void {
  const file = activeSheet(getApp())?.ref.file ?? getApp().workspace?.files[0]?.file;
  if (file !== undefined) setApp({ textFile: file });
}

const nextTheme = { system: "light", light: "dark", dark: "system" } as const;

async function flush(): Promise<void> {
  const answer = await call("workspace/flush", {});
  if (!answer) return;
  if (answer.unsaved === 0) say("info", "All changes saved.");
  else say("warning", `${answer.unsaved} edits could not be saved yet.`);
}

const hasSidePane = (): boolean => {
  const sheet = activeSheet(getApp());
  return sheet !== undefined && sideTabsOf(sheet).length > 0;
};

/** The column itself where it is a structure, else the first of the sheet that is. */
const structureColumn = (column: string): string =>
  isStructure(column)
    ? column
    : (activeSheet(getApp())?.columns.find(({ editor }) => editor === "structure")?.key ?? column);

/** Opens the rules text editor at the cell the person is in; from inside it, goes back to the sheet. */
function editRules(): Promise<void> | undefined {
  if (document.activeElement?.closest(".rules-pane")) {
    activeGrid()?.focus();
    return undefined;
  }
  if (getApp().place.rowKey === null) activeGrid()?.focus();
  const { column } = getApp().place;
  if (column !== null && (isStructure(column) || !activeLanguage())) return openStructure(structureColumn(column));
  return openRules(getApp().place.column);
}

const goToCards = (): void => openOverlay({ kind: "palette", mode: "cards" });

/** Everything the app can do: keys, palette, menus and help are read from this one list. */
export const commands: readonly Command[] = [
  {
    id: "undo",
    title: "Undo",
    keys: ["Mod+Z"],
    group: "Edit",
    run: () => (isTableOpen() ? askTable({ kind: "undo" }) : travel("undo")),
  },
  {
    id: "redo",
    title: "Redo",
    keys: ["Mod+Shift+Z", "Mod+Y"],
    group: "Edit",
    run: () => (isTableOpen() ? askTable({ kind: "redo" }) : travel("redo")),
  },
  {
    id: "find",
    title: "Find in sheet",
    keys: ["Mod+F"],
    group: "Edit",
    isAvailable: hasSheet,
    run: () => {
      setApp({ findOpen: true });
      requestFocus("find");
    },
  },
  ...meaningCommands,
  ...derivedCommands,
  {
    id: "add-row",
    title: "Add row below",
    keys: ["Mod+N"],
    group: "Rows",
    isAvailable: () => hasSheet() && isWritable(),
    run: () => (actOnItem("below") ? undefined : addRow("after")),
  },
  {
    id: "insert-row",
    title: "Insert row above",
    keys: ["Mod+Shift+Enter"],
    group: "Rows",
    isAvailable: () => hasSheet() && isWritable(),
    run: () => (actOnItem("above") ? undefined : addRow("before")),
  },
  {
    id: "duplicate-row",
    title: "Duplicate row",
    keys: ["Mod+Shift+D"],
    group: "Rows",
    isAvailable: () => hasRow() && isWritable(),
    run: () => (actOnItem("duplicate") ? undefined : duplicateRows()),
  },
  {
    id: "delete-row",
    title: "Delete row",
    keys: ["Mod+Delete", "Mod+Backspace"],
    group: "Rows",
    isAvailable: () => hasRow() && isWritable(),
    run: () => (actOnItem("delete") ? undefined : deleteRows()),
  },
  {
    id: "move-up",
    title: "Move row up",
    keys: ["Alt+ArrowUp"],
    group: "Rows",
    isAvailable: () => hasRow() && isWritable(),
    run: () => (actOnItem("up") ? undefined : moveRows(-1)),
  },
  {
    id: "move-down",
    title: "Move row down",
    keys: ["Alt+ArrowDown"],
    group: "Rows",
    isAvailable: () => hasRow() && isWritable(),
    run: () => (actOnItem("down") ? undefined : moveRows(1)),
  },
  ...rowCommands,
  { id: "go-to-card", title: "Go to card", keys: ["Mod+G"], group: "Go", isAvailable: hasSheet, run: goToCards },
  {
    id: "open-sheet",
    title: "Open sheet",
    keys: ["Mod+P"],
    group: "Go",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "palette", mode: "sheets" }),
  },
  { id: "next-sheet", title: "Next sheet", keys: ["Ctrl+Tab", "Alt+PageDown"], group: "Go", run: () => stepSheet(1) },
  {
    id: "previous-sheet",
    title: "Previous sheet",
    keys: ["Ctrl+Shift+Tab", "Alt+PageUp"],
    group: "Go",
    run: () => stepSheet(-1),
  },
  ...Array.from({ length: 9 }, (_, at): Command => {
    const title = `Sheet ${at + 1}`;
    return { id: `sheet-${at + 1}`, title, keys: [`Mod+${at + 1}`], group: "Go", run: () => goToSheet(at) };
  }),
  {
    id: "edit-rules",
    title: "Edit rules text or structure",
    keys: ["Mod+E"],
    group: "Edit",
    isAvailable: hasSidePane,
    run: editRules,
  },
  {
    id: "toggle-rules",
    title: "Show or hide editors of the row",
    keys: ["Mod+Alt+E"],
    group: "View",
    isAvailable: hasSidePane,
    run: () => setApp(({ rulesPane }) => ({ rulesPane: { ...rulesPane, isOpen: !rulesPane.isOpen } })),
  },
  ...problemCommands,
  ...columnCommands,
  ...matchCommands,
  { id: "open-folder", title: "Open folder…", keys: ["Mod+O"], group: "File", run: () => void chooseFolder() },
  { id: "flush", title: "Save all", keys: ["Mod+S"], group: "File", run: () => void flush() },
  {
    id: "edit-as-text",
    title: "Edit file as text",
    keys: ["Mod+Shift+E"],
    group: "File",
    run: editAsText,
  },
  ...toolCommands,
  ...exchangeCommands,
  ...artifactCommands,
  ...imageCommands,
  {
    id: "show-conflicts",
    title: "Show conflicts",
    keys: [],
    group: "File",
    isAvailable: () => (getApp().workspace?.conflicts.length ?? 0) > 0,
    run: () => openOverlay({ kind: "conflicts" }),
  },
  {
    id: "show-recovery",
    title: "Show edits to recover",
    keys: [],
    group: "File",
    isAvailable: () => (getApp().workspace?.recovery.length ?? 0) > 0,
    run: () => openOverlay({ kind: "recovery" }),
  },
  {
    id: "retry",
    title: "Reload all files",
    keys: [],
    group: "File",
    run: () => void call("file/retry", {}),
  },
  {
    id: "toggle-theme",
    title: "Switch theme (system, light, dark)",
    keys: [],
    group: "View",
    run: () => setApp(({ theme }) => ({ theme: nextTheme[theme] })),
  },
  {
    id: "palette",
    title: "All commands",
    keys: ["Mod+Shift+P"],
    group: "Help",
    run: () => openOverlay({ kind: "palette", mode: "commands" }),
  },
  {
    id: "help",
    title: "Keyboard shortcuts and help",
    keys: ["F1", "Shift+?"],
    group: "Help",
    run: () => openOverlay({ kind: "help" }),
  },
];

/** Whether there is something to be said to who asks for a command: over the table of a match, only what is for it. */
export const isOffered = (command: Command): boolean =>
  (command.isAvailable?.() ?? true) && (!isTableOpen() || isForTable(command));

/** Whether a command can be run now. */
export const isAvailable = (command: Command): boolean => isOffered(command) && command.whyNot?.() === undefined;

/** Runs a command that is offered, or says why it cannot be run here; returns what the command returns. */
export function runOrExplain({ run, whyNot }: Command): unknown {
  const refusal = whyNot?.();
  if (refusal === undefined) return run();
  say("warning", refusal);
  return undefined;
}

export function runCommand(id: string): void {
  const command = commands.find((each) => each.id === id);
  if (command && isOffered(command)) turns.hold(runOrExplain(command));
}
