import { create } from "zustand";
import { isEqual } from "../../shared/base/index.js";
import type { MergeConflictsView } from "../../shared/bridge/index.js";
import type { WorkspaceView } from "../../shared/workspace/index.js";
import { ask, getApp, onSessionEvent, useApp } from "../state/index.js";

/** What merges left in conflict in the open folder; null until git was asked, and where it cannot be. */
export const useMergeConflicts = create<{ readonly view: MergeConflictsView | null }>()(() => ({ view: null }));

export const takeMergeConflicts = (view: MergeConflictsView | null): void => useMergeConflicts.setState({ view });

let asked = 0;

/** Asks git again. */
export async function refreshMergeConflicts(): Promise<void> {
  asked += 1;
  const own = asked;
  const answer = getApp().workspace ? await ask("merge-conflicts/list", {}) : undefined;
  if (own === asked) takeMergeConflicts(answer?.ok ? answer.value : null);
}

/** Files that a merge changed come one after another; git is asked when they have come. In ms. */
const settleMs = 300;

/** What git may have changed: the files and how they read. That a file is being saved is our own doing. */
const readFiles = (workspace: WorkspaceView | null | undefined): readonly unknown[] =>
  (workspace?.files ?? []).flatMap(({ file, condition }) => [file, condition]);

/**
 * Keeps the conflicts up to date: another program may have merged, before this window or while another was in front. Returns
 * how to stop.
 */
export function followMergeConflicts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = (): void => void refreshMergeConflicts();
  const refreshSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(refresh, settleMs);
  };
  const stops = [
    useApp.subscribe(({ workspace }, before) => {
      if (workspace?.root !== before.workspace?.root) refresh();
      else if (!isEqual(readFiles(workspace), readFiles(before.workspace))) refreshSoon();
    }),
    onSessionEvent("sheet/patch", ({ origin }) => {
      // Edits may take back what was decided.
      const isOpen = (useMergeConflicts.getState().view?.files.length ?? 0) > 0;
      if (isOpen || origin === "outside") refreshSoon();
    }),
  ];
  window.addEventListener("focus", refresh);
  refresh();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener("focus", refresh);
  };
}
