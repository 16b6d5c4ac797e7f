import {
  activeSheet,
  call,
  filesOfTabs,
  getApp,
  openOverlay,
  sheetKey,
  showSheet,
  tabsOf,
  useApp,
} from "../state/index.js";
import type { Command } from "./command.js";

const hasSheet = (): boolean => activeSheet(getApp()) !== undefined;

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

const goToCards = (): void => openOverlay({ kind: "palette", mode: "cards" });

/** The files in the order of their tabs, with that of the sheet on screen moved by so many places; undefined where it cannot be. */
function orderAfterMove(by: 1 | -1): readonly string[] | undefined {
  const { workspace } = getApp();
  const file = activeSheet(getApp())?.ref.file;
  if (!workspace || workspace.readOnly !== undefined || file === undefined) return undefined;
  const files = filesOfTabs(tabsOf(workspace.files, workspace.sheets));
  const at = files.indexOf(file);
  const to = at + by;
  return to < 0 || to >= files.length ? undefined : files.toSpliced(at, 1).toSpliced(to, 0, file);
}

function moveSheet(by: 1 | -1): Promise<unknown> | undefined {
  const files = orderAfterMove(by);
  return files && call("sheets/order", { files: [...files] });
}

/** Commands that go to another sheet, or to a card of any, and that move the tab of a sheet. */
export const sheetCommands: readonly Command[] = [
  { id: "go-to-card", title: "Go to card", keys: ["Mod+G"], group: "Go", isAvailable: hasSheet, run: goToCards },
  {
    id: "open-sheet",
    title: "Open sheet",
    synonyms: "tab table",
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
  {
    id: "move-sheet-left",
    title: "Move this sheet left",
    synonyms: "tab order reorder",
    keys: [],
    group: "View",
    isAvailable: () => orderAfterMove(-1) !== undefined,
    run: () => moveSheet(-1),
  },
  {
    id: "move-sheet-right",
    title: "Move this sheet right",
    synonyms: "tab order reorder",
    keys: [],
    group: "View",
    isAvailable: () => orderAfterMove(1) !== undefined,
    run: () => moveSheet(1),
  },
  ...Array.from({ length: 9 }, (_, at): Command => {
    const title = `Sheet ${at + 1}`;
    return { id: `sheet-${at + 1}`, title, keys: [`Mod+${at + 1}`], group: "Go", run: () => goToSheet(at) };
  }),
];
