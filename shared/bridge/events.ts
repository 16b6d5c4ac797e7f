import type { WorkspaceEvents } from "../workspace/index.js";
import type { ArtifactsView } from "./artifacts.js";
import type { SimulationStatus } from "./simulation.js";

/** What the session tells every page. The order of events is the order of revisions. */
export interface BridgeEvents extends WorkspaceEvents {
  /** Whether the generated files are up to date; told when that changes. */
  "artifacts/changed": ArtifactsView;
  /** How far the simulation is; told a few times a second while it runs, and when it ends. */
  "simulation/changed": SimulationStatus;
  /** Other pictures may be found now: hosts were allowed or refused, or what was kept is forgotten. */
  "images/changed": Record<string, never>;
  /** A menu or accelerator of the shell asks the page to do something. */
  command: { readonly command: string };
}

export type EventName = keyof BridgeEvents;
export const eventNames = [
  "workspace/changed",
  "sheet/patch",
  "sheet/marks",
  "sheet/problems",
  "problems/progress",
  "artifacts/changed",
  "simulation/changed",
  "images/changed",
  "notice",
  "command",
] as const satisfies readonly EventName[];
