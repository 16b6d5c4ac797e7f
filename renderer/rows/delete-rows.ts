import type { ReferencesView, SheetRef } from "../../shared/workspace/index.js";
import { asStep, call, countedReferrers, openOverlay, sayDone } from "../state/index.js";

/** Deletes rows. Where other rows name one of them by its id, it asks first, and offers a way to each of those. */
export async function deleteOrAsk(
  sheet: SheetRef,
  rowKeys: readonly string[],
  options: { readonly unlessNamed: boolean } = { unlessNamed: true },
): Promise<void> {
  const { answer, step } = await asStep(() => call("rows/delete", { sheet, rowKeys: [...rowKeys], ...options }));
  if (!answer) return;
  if (!answer.references) {
    sayDone(answer.count === 1 ? "Row deleted." : `${answer.count} rows deleted.`, step);
    return;
  }
  openOverlay({
    kind: "ask",
    question: {
      ...questionOf(answer.references, rowKeys.length),
      choices: [{ title: "Delete anyway", run: () => void deleteOrAsk(sheet, rowKeys, { unlessNamed: false }) }],
    },
  });
}

/** What is asked before rows go that others name. */
function questionOf(references: ReferencesView, count: number) {
  const { named } = references;
  const one = count === 1 ? "This row is" : "One of these rows is";
  const are = named === 1 ? one : `${named.toLocaleString("en")} of these ${count.toLocaleString("en")} rows are`;
  return {
    title: count === 1 ? "Delete a row that others use?" : "Delete rows that others use?",
    text: `${are} used by ${countedReferrers(references)}, which would then refer to nothing.`,
    safe: "Cancel",
    references,
  };
}
