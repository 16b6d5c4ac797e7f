import { useEffect, useState } from "react";
import { ok, type Result } from "../../shared/base/index.js";
import type { ChangesView } from "../../shared/bridge/index.js";
import { ask, onSessionEvent } from "../state/index.js";
import { keptChanges } from "./kept-changes.js";
import { wholeChanges } from "./whole-changes.js";

/** Somebody may have committed meanwhile: what a name stands for is asked again once it is quiet, after so many ms. */
const quietMs = 1_000;

/** Events after which other cards may differ. */
const moves = ["sheet/patch", "workspace/updated", "workspace/changed"] as const;

/**
 * What differs from a commit, or for null from the opening; undefined until there is an answer to what is asked now. Follows the
 * edits at once: one comparison at a time, and one more where something moved meanwhile. Rows that differ as before stay the same
 * objects.
 */
export function useChanges(wanted: string | null): Result<ChangesView> | undefined {
  const [answer, setAnswer] = useState<{ readonly wanted: string | null; readonly result: Result<ChangesView> }>();
  useEffect(() => {
    if (wanted === "") return undefined;
    let isWanted = true;
    let isAsking = false;
    let isStale = false;
    let timer: number | undefined;
    let last: ChangesView | undefined;
    const compare = async (since: string | null): Promise<void> => {
      isStale = isAsking;
      if (isAsking) return;
      isAsking = true;
      const before = last;
      const known = before?.answer;
      const result = await ask("revision/changes", { since, ...(known === undefined ? {} : { known }) });
      isAsking = false;
      if (!isWanted) return;
      last = result.ok ? keptChanges(before, wholeChanges(before, result.value)) : undefined;
      setAnswer({ wanted, result: last ? ok(last) : result });
      if (isStale) follow();
    };
    const byName = (): void => void compare(wanted);
    const follow = (): void => {
      // The session knows the commit by its full name, without asking git.
      void compare(last?.commit ?? wanted);
      window.clearTimeout(timer);
      if (wanted !== null) timer = window.setTimeout(byName, quietMs);
    };
    byName();
    const stops = moves.map((name) => onSessionEvent(name, follow));
    window.addEventListener("focus", byName);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
      for (const stop of stops) stop();
      window.removeEventListener("focus", byName);
    };
  }, [wanted]);
  return answer?.wanted === wanted ? answer.result : undefined;
}
