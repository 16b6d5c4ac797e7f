import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useApp } from "../state/index.js";
import { IconButton, late, LateInPlace, useEscape } from "../ui/index.js";
import { followSimulation, loadSimulation, showSimulation, useSimulation } from "./simulation-state.js";
import { SimulationForm } from "./SimulationForm.js";
import { SimulationProgress } from "./SimulationProgress.js";
import { texts } from "./texts.js";

/** Comes when it is needed: a library for charts is large. */
const SimulationResults = late(async () => (await import("./SimulationResults.js")).SimulationResults, LateInPlace);

/** Simulations in place of the sheet: what to play on the left, what was counted on the right. */
export function SimulationPane(): ReactNode {
  const choices = useSimulation((state) => state.choices);
  const result = useSimulation((state) => state.result);
  const pane = useRef<HTMLElement>(null);
  useEscape(pane, () => showSimulation(false));
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  const whatIf = useApp(({ whatIfs }) => whatIfs.shown);
  // Other cards, and others to compare them with.
  useEffect(() => void loadSimulation(), [whatIf]);
  useEffect(() => followSimulation(), []);
  return (
    <section ref={pane} className="simulation" aria-label={texts.simulation} tabIndex={-1} data-keeps-keyboard>
      <header className="simulation-head">
        <h2>{texts.simulation}</h2>
        <SimulationProgress />
        <IconButton
          title={texts.closeSimulation}
          hint={texts.aRunningOneContinues}
          icon={<X />}
          onClick={() => showSimulation(false)}
        />
      </header>
      <div className="simulation-body">
        <SimulationForm choices={choices} />
        <SimulationResults result={result} />
      </div>
    </section>
  );
}
