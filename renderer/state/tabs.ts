import { visibleName } from "../../shared/base/index.js";
import type { FileView, SheetView } from "../../shared/workspace/index.js";
import { sheetKey } from "./store.js";

/** A tab: a sheet, or a file that has none to show because it does not parse. */
export interface Tab {
  readonly key: string;
  readonly title: string;
  readonly file: FileView;
  readonly sheet: SheetView | undefined;
}

/** The tabs of a folder, from left to right. */
export function tabsOf(files: readonly FileView[], sheets: readonly SheetView[]): Tab[] {
  return files.flatMap((file): Tab[] => {
    const own = sheets.filter(({ ref }) => ref.file === file.file);
    if (own.length > 0) return own.map((sheet) => ({ key: sheetKey(sheet.ref), title: sheet.title, file, sheet }));
    if (file.condition.kind === "fine") return [];
    return [{ key: file.file, title: visibleName(file.file.replace(/\.toml$/u, "")), file, sheet: undefined }];
  });
}

/** The files of tabs, each once, in their order. */
export const filesOfTabs = (tabs: readonly Tab[]): string[] => [...new Set(tabs.map(({ file }) => file.file))];
