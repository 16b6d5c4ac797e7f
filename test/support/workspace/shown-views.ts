import { withUpdate, type WorkspaceEvents, type WorkspaceView } from "../../../shared/workspace/index.js";

type Heard = { readonly [Name in keyof WorkspaceEvents]: { name: Name; payload: WorkspaceEvents[Name] } };
/** One of the events of a workspace. */
export type HeardEvent = Heard[keyof WorkspaceEvents];

/** What a page shows after each event about the view of a workspace, while one is open. Throws where an edition is missing. */
export function shownViews(events: Iterable<HeardEvent>): WorkspaceView[] {
  const views: WorkspaceView[] = [];
  let shown: WorkspaceView | null = null;
  for (const { name, payload } of events) {
    if (name === "workspace/changed") shown = payload.workspace;
    else if (name === "workspace/updated") shown = updated(shown, payload);
    else continue;
    if (shown) views.push(shown);
  }
  return views;
}

function updated(shown: WorkspaceView | null, update: WorkspaceEvents["workspace/updated"]): WorkspaceView {
  const view = shown && withUpdate(shown, update);
  if (!view) throw new Error(`An update to edition ${update.edition} met edition ${shown?.edition ?? "none"}.`);
  return view;
}
