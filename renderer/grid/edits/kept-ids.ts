import type { SheetView } from "../../../shared/workspace/index.js";
import { call, countedReferrers, getApp, openOverlay, sayHere, type GridRow } from "../../state/index.js";

/**
 * Says that cells kept their ids. Where an act was about nothing else it asks, with who names them, whether to clear them all
 * the same.
 */
export async function tellKeptIds(
  { ref, title }: SheetView,
  kept: readonly { readonly row: GridRow }[],
  isAll: boolean,
  clear: () => void,
): Promise<void> {
  const isOne = kept.length === 1;
  if (!isAll) {
    const count = isOne ? "1 id was kept" : `${kept.length.toLocaleString("en")} ids were kept`;
    sayHere("info", `${count}: other rows may refer to ${isOne ? "it" : "them"}. To clear ids, select only ids.`);
    return;
  }
  const references = await call("rows/references", { sheet: ref, rowKeys: kept.map(({ row }) => row.key) });
  if (!references || getApp().overlay) return;
  const what = isOne ? "This id is" : `${references.named.toLocaleString("en")} of these ${kept.length} ids are`;
  const text =
    references.named === 0
      ? `Other tables, programs and matches refer to rows by id; nothing in this folder uses ${isOne ? "this one" : "these"}.`
      : `${what} used by ${countedReferrers(references)}. Without ${isOne ? "it" : "them"} those rows refer to nothing.`;
  openOverlay({
    kind: "ask",
    question: {
      title: isOne ? `Clear an id of ${title}?` : `Clear ${kept.length.toLocaleString("en")} ids of ${title}?`,
      text,
      safe: isOne ? "Keep id" : "Keep ids",
      choices: [{ title: isOne ? "Clear it anyway" : "Clear them anyway", run: clear }],
      references,
    },
  });
}
