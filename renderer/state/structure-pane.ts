import { isWhole } from "../../shared/sheet/index.js";
import type { Path } from "../../shared/toml/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { languageOfSheet } from "./game.js";
import { gameOf } from "./games.js";
import { whenLeftBehind } from "./late-focus.js";
import { activeSheet, getApp, setApp, useApp, withRowEditors, type SideTab } from "./store.js";

/** Whether a sheet has columns whose values are edited as structures, or may have some by its game. */
function hasStructure({ columns, binding }: SheetView): boolean {
  if (columns.some(({ editor }) => editor === "structure")) return true;
  const schema = binding && gameOf(binding.game)?.sheets.find(({ kind }) => kind === binding.kind);
  return schema?.columns?.some(({ type }) => isWhole(type)) === true;
}

/** What the pane beside a sheet can show of its rows. */
export const sideTabsOf = (sheet: SheetView): readonly SideTab[] => [
  ...(languageOfSheet(sheet) ? ["rules" as const] : []),
  ...(hasStructure(sheet) ? ["structure" as const] : []),
];

/** Whether the values of a column are edited in the structure editor. */
export const isStructure = (column: string | null): boolean =>
  activeSheet(getApp())?.columns.some(({ key, editor }) => key === column && editor === "structure") === true;

/**
 * Opens the structure editor with the keyboard at a column of the active row, or at a place inside it. Settles once the editor
 * has the keyboard, or is given up.
 */
export function openStructure(column: string, inner: Path = []): Promise<void> {
  const { place, active } = getApp();
  const structureFocus = place.rowKey === null ? null : { rowKey: place.rowKey, column, inner };
  setApp({ ...withRowEditors(getApp()), sideTab: "structure", structureFocus });
  if (structureFocus === null) return Promise.resolve();
  return new Promise((done) => {
    const stop = useApp.subscribe((now) => {
      const isHere = now.rulesPane.isOpen && now.active === active && now.place.rowKey === structureFocus.rowKey;
      if (isHere && now.structureFocus === structureFocus) return;
      stop();
      stopWatching();
      if (now.structureFocus === structureFocus) setApp({ structureFocus: null });
      done();
    });
    const stopWatching = whenLeftBehind(() => setApp({ structureFocus: null }));
  });
}
