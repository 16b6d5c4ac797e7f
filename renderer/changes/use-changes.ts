import { useEffect, useState } from "react";
import type { Result } from "../../shared/base/index.js";
import type { ChangesView } from "../../shared/bridge/index.js";
import { ask, onSessionEvent } from "../state/index.js";

/** Edits come in bursts: the list follows once it is quiet, after so many ms. */
const quietMs = 60;

/** Events after which other cards may differ. */
const moves = ["sheet/patch", "workspace/updated", "workspace/changed"] as const;

/**
 * What differs from a commit, or for null from the opening; undefined until there is an answer to what is asked now. Follows the
 * edits: one comparison at a time, and one more where something moved meanwhile.
 */
export function useChanges(wanted: string | null): Result<ChangesView> | undefined {
  const [answer, setAnswer] = useState<{ readonly wanted: string | null; readonly result: Result<ChangesView> }>();
  useEffect(() => {
    if (wanted === "") return undefined;
    let isWanted = true;
    let isAsking = false;
    let isStale = false;
    let timer: number | undefined;
    const compare = async (): Promise<void> => {
      isStale = isAsking;
      if (isAsking) return;
      isAsking = true;
      const result = await ask("revision/changes", { since: wanted });
      isAsking = false;
      if (!isWanted) return;
      setAnswer({ wanted, result });
      if (isStale) follow();
    };
    const follow = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void compare(), quietMs);
    };
    void compare();
    const stops = moves.map((name) => onSessionEvent(name, follow));
    // Somebody may have committed meanwhile.
    window.addEventListener("focus", follow);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
      for (const stop of stops) stop();
      window.removeEventListener("focus", follow);
    };
  }, [wanted]);
  return answer?.wanted === wanted ? answer.result : undefined;
}
