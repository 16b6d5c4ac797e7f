import type { Simulation } from "../../shared/games/index.js";

/** How long the simulation works before the page may do something else, in ms. */
const sliceMs = 12;
/** Steps between two looks at the clock. */
const stepsAtOnce = 16;

/**
 * Runs a simulation to its end in short slices, telling after each how much of it is done, from 0 to 1. Returns false where it
 * was aborted before its end.
 */
export async function runSimulation(
  simulation: Simulation,
  tell: (part: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  while (simulation.done < simulation.total) {
    const end = performance.now() + sliceMs;
    do simulation.advance(stepsAtOnce);
    while (simulation.done < simulation.total && performance.now() < end);
    tell(simulation.done / simulation.total);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return false;
  }
  return true;
}
