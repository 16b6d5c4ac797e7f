import { textOfView } from "../../../shared/sheet/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { idPlaceOf, type Question } from "../../state/index.js";
import type { CellChange } from "./changes.js";
import { editTexts, idTexts } from "../texts.js";

/** The changes that would replace ids of rows. About emptied ids the session asks. */
export function replacedIds(
  sheet: Pick<SheetView, "binding" | "columns">,
  changes: readonly CellChange[],
): CellChange[] {
  const at = idPlaceOf(sheet);
  const column = sheet.columns[at];
  return changes.filter(({ row, column: changed, input }) => {
    if (changed !== column) return false;
    const before = textOfView(row.cells[at] ?? null);
    const after = input.kind === "text" ? input.text : input.kind === "value" ? textOfView(input.value) : "";
    return before.trim() !== "" && after.trim() !== "" && after !== before;
  });
}

export interface Act {
  /** What is done to the cells: `Paste`. */
  readonly verb: string;
  readonly changes: readonly CellChange[];
  /** Does it with these of the changes. */
  readonly run: (changes: readonly CellChange[]) => void;
}

/** How many of some ids are used, and by which rows. */
interface UsedIds {
  readonly named: number;
  readonly by: string;
}

/** What is asked before rows get other ids. */
export function replacingQuestion(
  sheetTitle: string,
  { verb, changes, run }: Act,
  replaced: readonly CellChange[],
  { named, by }: UsedIds,
): Question {
  const isOne = replaced.length === 1;
  const text =
    named === 0
      ? idTexts.unused(replaced.length)
      : `${idTexts.used(named, replaced.length, by)} ${idTexts.withOthers(replaced.length)}`;
  const isReplaced = new Set(replaced);
  const others = changes.filter((change) => !isReplaced.has(change));
  const replace = { title: isOne ? editTexts.replaceIt : editTexts.replaceThem, run: () => run(changes) };
  return {
    title: idTexts.askReplace(replaced.length, sheetTitle),
    text,
    safe: others.length > 0 ? editTexts.cancel : isOne ? editTexts.keepId : editTexts.keepIds,
    choices:
      others.length > 0
        ? [replace, { title: editTexts.forTheRest(verb), isFirst: true, run: () => run(others) }]
        : [replace],
  };
}
