import type { ReactNode } from "react";
import { call, openOverlay, useApp } from "../state/index.js";
import { useMergeConflicts } from "./merge-state.js";
import { texts } from "./texts.js";

/** Where git waits for the merge: the ways to let it go on, with what was decided or without. */
export function MergeEnd(): ReactNode {
  const isVisit = useApp(({ host }) => host?.visit === "merge");
  const view = useMergeConflicts((state) => state.view);
  if (!isVisit) return null;
  const all = view?.files.flatMap(({ conflicts }) => conflicts) ?? [];
  const decided = all.filter((conflict) => conflict.decided !== null).length;
  const isDone = all.length > 0 && decided === all.length;
  return (
    <>
      <button type="button" className="button" onClick={() => cancel(decided)}>
        {texts.cancelMerge}
      </button>
      <button
        type="button"
        className={isDone ? "button is-main" : "button"}
        disabled={!isDone}
        data-first-focus={isDone ? true : undefined}
        title={isDone ? undefined : texts.decideFirst(all.length - decided)}
        onClick={() => void call("visit/end", { end: "done" })}
      >
        {texts.finishMerge}
      </button>
    </>
  );
}

/** Nobody loses what was decided by a slip. */
function cancel(decided: number): void {
  const run = (): void => void call("visit/end", { end: "cancelled" });
  if (decided === 0) {
    run();
    return;
  }
  openOverlay({
    kind: "ask",
    question: {
      title: texts.cancelMergeTitle,
      text: texts.decisionsAreLost(decided),
      safe: texts.keepDeciding,
      choices: [{ title: texts.cancelMerge, run }],
    },
  });
}
