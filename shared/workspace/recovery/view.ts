import { neverHappens } from "../../base/index.js";
import { columnTitle } from "../../sheet/index.js";
import { rowTitle } from "../journal.js";
import type { RecoveryOffer, WorkspaceState } from "../state.js";
import type { RecoveryView } from "../views.js";
import { findRow } from "./rows.js";
import { standingOf } from "./standing.js";
import { firstValue } from "./take-back.js";

/** An offer in words, with what the file holds where that is something else. */
export function recoveryView(state: WorkspaceState, offer: RecoveryOffer): RecoveryView {
  const { id, file } = offer.record;
  const standing = standingOf(state, offer);
  return {
    id,
    file,
    ...wordsOf(state, offer),
    clash: standing.kind === "fits" ? null : standing.kind,
    disk: standing.kind === "changed" ? standing.disk : null,
  };
}

function wordsOf(state: WorkspaceState, offer: RecoveryOffer): Pick<RecoveryView, "description" | "before" | "after"> {
  const { file, row, change } = offer.record;
  const found = findRow(state, offer);
  const title = found && found.place !== -1 ? rowTitle(found.content, found.table, found.place) : row.title;
  switch (change.kind) {
    case "cell":
      return {
        description: `${columnTitle(change.column)} of ${title}`,
        before: firstValue(offer),
        after: change.after,
      };
    case "draft":
      return {
        description: `${columnTitle(change.column)} of ${title}, typed and not committed`,
        before: firstValue(offer),
        after: change.text,
      };
    case "insert":
      return { description: `New row ${title}`, before: null, after: change.block };
    case "delete":
      return { description: `Deletion of ${title}`, before: change.block, after: null };
    case "move":
      return { description: `Move of ${title} to place ${change.to + 1}`, before: null, after: null };
    case "text":
      return { description: `The whole text of ${file}`, before: firstValue(offer), after: change.after };
    case "metadata":
      return { description: `Settings of ${file}`, before: null, after: null };
    case "width":
    case "order":
    case "waive":
    case "severity":
    case "image-folder":
      return { description: "A setting", before: null, after: null };
    default:
      return neverHappens(change);
  }
}
