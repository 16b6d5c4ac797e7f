import { visibleName } from "../../shared/base/index.js";
import type { FileView, SheetView } from "../../shared/workspace/index.js";
import { sheetKey } from "./sheet-list.js";

/** A tab: a sheet, or a file that has none to show because it does not parse. */
export interface Tab {
  readonly key: string;
  readonly title: string;
  readonly file: FileView;
  readonly sheet: SheetView | undefined;
}

/** The tabs of a folder, from left to right. */
export function tabsOf(files: readonly FileView[], sheets: readonly SheetView[]): Tab[] {
  const byFile = new Map<string, SheetView[]>();
  for (const sheet of sheets) {
    const own = byFile.get(sheet.ref.file);
    if (own) own.push(sheet);
    else byFile.set(sheet.ref.file, [sheet]);
  }
  return files.flatMap((file): Tab[] => {
    const own = byFile.get(file.file);
    if (own) return own.map((sheet) => ({ key: sheetKey(sheet.ref), title: sheet.title, file, sheet }));
    if (file.condition.kind === "fine") return [];
    return [{ key: file.file, title: visibleName(file.file.replace(/\.toml$/u, "")), file, sheet: undefined }];
  });
}

/** More tabs than these nobody walks along; the others are found by name. */
export const mostTabs = 200;

/** The tabs around the one at a place that are shown where there are too many, and how many are left out on each side. */
export function tabsAround(
  tabs: readonly Tab[],
  place: number,
): { readonly shown: readonly Tab[]; readonly before: number; readonly after: number } {
  const from = Math.max(0, Math.min(place - mostTabs / 2, tabs.length - mostTabs));
  const shown = tabs.slice(from, from + mostTabs);
  return { shown, before: from, after: tabs.length - from - shown.length };
}

/** The files of tabs, each once, in their order. */
export const filesOfTabs = (tabs: readonly Tab[]): string[] => [...new Set(tabs.map(({ file }) => file.file))];
