import type { SheetRef, SheetView, WorkspaceView } from "../../shared/workspace/index.js";

export const sheetKey = ({ file, table }: SheetRef): string => JSON.stringify([file, table]);

/** The sheets of a list by key: a folder may hold thousands, and many ask for the one on screen at every change. */
const byKeys = new WeakMap<readonly SheetView[], ReadonlyMap<string, SheetView>>();

/** The sheet of a view with this key. */
export function sheetOfKey(workspace: WorkspaceView | null | undefined, key: string | null): SheetView | undefined {
  if (!workspace || key === null) return undefined;
  let byKey = byKeys.get(workspace.sheets);
  if (!byKey) {
    byKey = new Map(workspace.sheets.map((sheet) => [sheetKey(sheet.ref), sheet]));
    byKeys.set(workspace.sheets, byKey);
  }
  return byKey.get(key);
}
