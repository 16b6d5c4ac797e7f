import { rowTitle } from "../content/row-name.js";
import { journalledSpecOf } from "../operations/index.js";
import type { RecoveryOffer, WorkspaceState } from "../state.js";
import type { RecoveryView } from "../views/views.js";
import { firstValue, siteOf } from "./site.js";

/** So many offers are listed: a page that has tens of thousands takes a minute to appear, and gets them with each edit. */
const mostListedOffers = 500;

/** The offers that the views have, the oldest first. */
export function listedOffers({ recovery }: WorkspaceState): readonly RecoveryOffer[] {
  const listed: RecoveryOffer[] = [];
  for (const offer of recovery.values()) {
    if (listed.length === mostListedOffers) break;
    listed.push(offer);
  }
  return listed;
}

/** An offer in words, with what the file holds where that is something else. */
export function recoveryView(state: WorkspaceState, offer: RecoveryOffer): RecoveryView {
  const { record, recorded } = offer;
  const { id, file, row, change } = record;
  const spec = journalledSpecOf(change);
  const site = siteOf(state, offer);
  const { found } = site;
  const title = found && found.place !== -1 ? rowTitle(found.content, found.table, found.place) : row.title;
  const clash = spec.clash(change, site);
  return {
    id,
    file,
    ...spec.describe(change, { file, rowTitle: title, first: firstValue(offer) }),
    clash: clash?.kind ?? null,
    disk: clash?.kind === "changed" ? clash.disk : null,
    ...(recorded && { recorded }),
  };
}
