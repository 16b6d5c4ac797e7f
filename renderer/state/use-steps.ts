import { useEffect, useState } from "react";
import type { Steps } from "../../shared/base/index.js";

/** Time at a stretch, so that the next key never waits for what the last one asked for. */
const sliceMs = 8;

interface Done<Outcome> {
  readonly start: () => Steps<Outcome>;
  readonly outcome: Outcome | undefined;
}

/**
 * The outcome of work that is done in slices after the page was drawn, again whenever `start` is another function. Until the first
 * slice ends it is that of the work before, so that short work does not flicker; `isLate` says so.
 */
export function useSteps<Outcome>(start: () => Steps<Outcome>): {
  readonly outcome: Outcome | undefined;
  readonly isLate: boolean;
} {
  const [done, setDone] = useState<Done<Outcome>>();
  useEffect(() => {
    const work = start();
    let timer = window.setTimeout(goOn);
    function goOn(): void {
      const end = slice(work);
      setDone({ start, outcome: end?.outcome });
      if (!end) timer = window.setTimeout(goOn);
    }
    return () => window.clearTimeout(timer);
  }, [start]);
  return { outcome: done?.outcome, isLate: done?.start !== start || done.outcome === undefined };
}

/** Goes on with work for a while; returns its outcome where it has ended. */
function slice<Outcome>(work: Steps<Outcome>): { readonly outcome: Outcome } | undefined {
  const end = performance.now() + sliceMs;
  for (;;) {
    const step = work.next();
    if (step.done) return { outcome: step.value };
    if (performance.now() >= end) return undefined;
  }
}
