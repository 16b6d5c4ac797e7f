import type { CellEdit, ReplaceHit, ValueRename } from "../../../shared/workspace/index.js";
import { editsOfHit } from "../../../shared/workspace/index.js";
import type { CallRequest } from "../../../shared/bridge/index.js";
import { valueTexts as texts } from "./texts.js";

type Settings = CallRequest<"values/rename">["settings"];

/** A part of what renaming a value would change, which can be left out. */
export interface ValuePart {
  readonly id: string;
  readonly title: string;
  readonly hits: readonly ReplaceHit[];
  readonly settings: Settings;
  /** It is meant unless the person says otherwise. */
  readonly isUsual: boolean;
}

/** The parts of a renaming: settings, then cells of the same column, of others, and texts with the word. */
export function partsOf({ cells, settings }: ValueRename): ValuePart[] {
  return [
    ...settings.map(({ sheet, changes }): ValuePart => ({
      id: `settings ${sheet.file}`,
      title: texts.settingsOf(sheet.file, changes.length),
      hits: [],
      settings: [{ sheet, changes: [...changes] }],
      isUsual: true,
    })),
    ...cells.map(({ kind, sheet, sheetTitle, columnTitle, hits }): ValuePart => ({
      id: JSON.stringify([kind, sheet.file, sheet.table, columnTitle]),
      title: texts.cellsOf[kind](columnTitle, sheetTitle, hits.length),
      hits,
      settings: [],
      isUsual: kind === "same",
    })),
  ];
}

/** What carries out the parts that are meant. */
export const renameRequest = (
  parts: readonly ValuePart[],
  revision: number,
): { readonly edits: CellEdit[]; readonly settings: Settings } => ({
  edits: parts.flatMap(({ hits }) => hits.flatMap((hit) => editsOfHit(hit, revision))),
  settings: parts.flatMap(({ settings }) => settings),
});

/** The value of a list that was given another text, where the lists differ in that alone. */
export function renamedChoice(
  before: readonly string[],
  after: readonly string[],
): { readonly from: string; readonly to: string } | undefined {
  if (before.length !== after.length) return undefined;
  const changed = before.flatMap((value, at) => (value === after[at] ? [] : [at]));
  const [at] = changed;
  if (at === undefined || changed.length > 1) return undefined;
  const [from = "", to = ""] = [before[at], after[at]];
  return from !== "" && to !== "" && !after.includes(from) && !before.includes(to) ? { from, to } : undefined;
}
