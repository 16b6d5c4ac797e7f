import type { SheetView } from "../../../shared/workspace/index.js";
import { call, countedReferrers, getApp, openOverlay, turns } from "../../state/index.js";
import { replacedIds, replacingQuestion, type Act } from "./replaced-ids.js";

/** Does an act at once where no row gets another id by it; else it asks first, with who uses the ids. */
export function unlessIdsAreReplaced({ ref, title, columns }: SheetView, act: Act): void {
  const replaced = replacedIds({ columns }, act.changes);
  if (replaced.length === 0) {
    act.run(act.changes);
    return;
  }
  const asking = call("rows/references", { sheet: ref, rowKeys: replaced.map(({ row }) => row.key) });
  turns.hold(
    asking.then((references) => {
      if (!references || getApp().overlay) return;
      const used = { named: references.named, by: countedReferrers(references) };
      const question = replacingQuestion(title, act, replaced, used);
      openOverlay({ kind: "ask", question: { ...question, references } });
    }),
  );
}
