import type { WorkspaceEvents } from "../workspace/index.js";
import type { ArtifactsView } from "./artifacts.js";
import type { VisitOutcome } from "./host.js";
import type { Making } from "./making.js";
import type { SimulationStatus } from "./simulation.js";
import type { TunerStatus } from "./tuner.js";
import type { WhatIfsView } from "./versions.js";

/** The events that the session sends to every page, in the order of revisions. */
export interface BridgeEvents extends WorkspaceEvents {
  /** Whether the generated files are up to date; sent when that changes. */
  "artifacts/changed": ArtifactsView;
  /** The what-ifs of the folder; sent before the view of another workspace that comes on screen. */
  "what-ifs/changed": WhatIfsView;
  /** The progress of the simulation; sent a few times a second while it runs, and when it ends. */
  "simulation/changed": SimulationStatus;
  /** What the tuner knows; sent a few times a second while it runs, and when it ends. */
  "tuner/changed": TunerStatus;
  /** How far the printing or export of cards is; sent a few times a second while it goes on, and when it ends. */
  "cards/making": Making;
  /** What is remembered of one file holds for another as well, which is the same under another name. */
  "view/renamed": { readonly from: string; readonly to: string };
  /** Other pictures may be found now: hosts were allowed or refused, or what was kept is forgotten. */
  "images/changed": Record<string, never>;
  /** Git goes on, and has this page no more. */
  "visit/ended": { readonly outcome: VisitOutcome };
  /** A menu or accelerator of the shell asks the page to do something. */
  command: { readonly command: string };
}

export type EventName = keyof BridgeEvents;
export const eventNames = [
  "workspace/changed",
  "workspace/updated",
  "sheet/patch",
  "sheet/marks",
  "sheet/problems",
  "problems/progress",
  "artifacts/changed",
  "what-ifs/changed",
  "simulation/changed",
  "tuner/changed",
  "cards/making",
  "view/renamed",
  "images/changed",
  "visit/ended",
  "notice",
  "command",
] as const satisfies readonly EventName[];
