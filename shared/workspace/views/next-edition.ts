import type { PublishedEvent } from "../protocol.js";
import type { Transition } from "../transition.js";
import { hasSamePlaces, updateBetween } from "./update.js";
import { workspaceView } from "./workspace-view.js";

/** The event about a changed view, which is the last published one from then on. */
export function nextEdition(step: Transition): PublishedEvent {
  const { edition, view: shown } = step.state.shown;
  step.update({ shown: { edition: edition + 1, view: shown } });
  const view = workspaceView(step.state);
  step.update({ shown: { edition: edition + 1, view } });
  // While everything was being checked, the counts of problems changed without an event about the view.
  const isBehind = step.before.problems.isChecking && !step.state.problems.isChecking;
  return !shown || isBehind || !hasSamePlaces(shown, view)
    ? { name: "workspace/changed", payload: { workspace: view } }
    : { name: "workspace/updated", payload: updateBetween(shown, view) };
}
