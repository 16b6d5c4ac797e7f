import { create } from "zustand";
import type { MergeConflictsView } from "../../shared/bridge/index.js";
import { ask, getApp, useApp } from "../state/index.js";

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

/** Keeps the conflicts up to date: somebody may have merged while another window was in front. Returns how to stop. */
export function followMergeConflicts(): () => void {
  const refresh = (): void => void refreshMergeConflicts();
  const stop = useApp.subscribe((now, before) => {
    if (now.workspace?.root !== before.workspace?.root) refresh();
  });
  window.addEventListener("focus", refresh);
  refresh();
  return () => {
    stop();
    window.removeEventListener("focus", refresh);
  };
}
