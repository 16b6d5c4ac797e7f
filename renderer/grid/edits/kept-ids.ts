import type { SheetView } from "../../../shared/workspace/index.js";
import { call, countedReferrers, getApp, openOverlay, sayOfStep, type GridRow } from "../../state/index.js";
import { editTexts, idTexts } from "../texts.js";

/**
 * Says that cells kept their ids. Where an act was about nothing else it asks, with who names them, whether to clear them all
 * the same. What is said goes with the step that the act made.
 */
export async function tellKeptIds(
  { ref, title }: SheetView,
  kept: readonly { readonly row: GridRow }[],
  { isAll, step }: { readonly isAll: boolean; readonly step: number | null },
  clear: () => void,
): Promise<void> {
  const isOne = kept.length === 1;
  if (!isAll) {
    sayOfStep("info", idTexts.kept(kept.length), step);
    return;
  }
  const references = await call("rows/references", { sheet: ref, rowKeys: kept.map(({ row }) => row.key) });
  if (!references || getApp().overlay) return;
  const { length } = kept;
  const text =
    references.named === 0
      ? idTexts.unused(length)
      : `${idTexts.used(references.named, length, countedReferrers(references))} ${idTexts.withoutThem(length)}`;
  openOverlay({
    kind: "ask",
    question: {
      title: idTexts.askClear(length, title),
      text,
      safe: isOne ? editTexts.keepId : editTexts.keepIds,
      choices: [{ title: isOne ? editTexts.clearItAnyway : editTexts.clearThemAnyway, run: clear }],
      references,
    },
  });
}
