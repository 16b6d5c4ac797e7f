import type { HistoryEntry, WorkspaceState } from "../state.js";
import { Transition } from "../transition.js";
import { redo, undo } from "./history.js";
import { reasonAlone } from "./revive.js";

/** Trying stops after so many changes: older steps are looked at when they are taken back. */
const mostTried = 5_000;

/** What of a step can no longer be taken back, or be done again. */
export interface Obstacle {
  readonly reasons: readonly string[];
  /** Nothing of the step can be. */
  readonly isWhole: boolean;
}

/** A reader wants to know why, not each of a thousand cells. */
const mostReasons = 5;

/**
 * What prevents steps from being taken back, by their ids, where files were changed outside of the history. Each step is tried
 * on the files as they are now, as if those after it had been taken back first; nothing of that is kept.
 */
export function obstaclesOf(state: WorkspaceState): ReadonlyMap<number, Obstacle> {
  const obstacles = new Map<number, Obstacle>();
  for (const [entries, take] of [[state.done, undo] as const, [state.undone, redo] as const]) {
    if (isUntouched(state, entries)) continue;
    const trial = new Transition(state);
    let tried = 0;
    for (const entry of entries.toReversed()) {
      tried += countOf(entry);
      if (tried > mostTried) break;
      const { label, skipped } = take(trial);
      if (skipped.length > 0) {
        const count = entry.isTooLarge ? 1 : countOf(entry);
        const isWhole = skipped.length >= count && !entry.look;
        obstacles.set(entry.id, { reasons: [...new Set(skipped.map(reasonAlone))].slice(0, mostReasons), isWhole });
      }
      if (label === null) break;
    }
  }
  return obstacles;
}

const countOf = ({ parts }: HistoryEntry): number => parts.reduce((sum, { operations }) => sum + operations.length, 0);

/** Whether each step left the version that the next one, or the screen, has. */
function isUntouched({ files }: WorkspaceState, entries: readonly HistoryEntry[]): boolean {
  const versions = new Map<string, number | undefined>();
  for (const { parts, isTooLarge } of entries.toReversed()) {
    if (isTooLarge) return false;
    for (const { file, contentBefore, contentAfter } of parts) {
      const version = versions.has(file) ? versions.get(file) : files.get(file)?.content?.id;
      if (version !== contentAfter) return false;
      versions.set(file, contentBefore);
    }
  }
  return true;
}
