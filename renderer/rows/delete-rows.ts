import type { ReferencesView, SheetRef } from "../../shared/workspace/index.js";
import { asStep, call, countedReferrers, openOverlay, sayDone } from "../state/index.js";
import { texts } from "./texts.js";

/** Deletes rows. Where other rows name one of them by its id, it asks first, and offers a way to each of those. */
export async function deleteOrAsk(
  sheet: SheetRef,
  rowKeys: readonly string[],
  options: { readonly unlessNamed: boolean } = { unlessNamed: true },
): Promise<void> {
  const { answer, step } = await asStep(() => call("rows/delete", { sheet, rowKeys: [...rowKeys], ...options }));
  if (!answer) return;
  if (!answer.references) {
    sayDone(answer.count === 1 ? texts.rowDeleted : texts.rowsDeleted(answer.count), step);
    return;
  }
  openOverlay({
    kind: "ask",
    question: {
      ...questionOf(answer.references, rowKeys.length),
      choices: [{ title: texts.deleteAnyway, run: () => void deleteOrAsk(sheet, rowKeys, { unlessNamed: false }) }],
    },
  });
}

/** What is asked before rows go that others name. */
function questionOf(references: ReferencesView, count: number) {
  const { named } = references;
  const one = count === 1 ? texts.thisRowIs : texts.oneOfTheseRowsIs;
  const are = named === 1 ? one : texts.someOfTheseRowsAre(named.toLocaleString("en"), count.toLocaleString("en"));
  return {
    title: count === 1 ? texts.askDeleteUsedRow : texts.askDeleteUsedRows,
    text: texts.usedBy(are, countedReferrers(references)),
    safe: texts.cancel,
    references,
  };
}
