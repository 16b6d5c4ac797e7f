import type { OptionPreset } from "../../../play.js";

/** Readings of the rules that people play by. */
export const presets: readonly OptionPreset[] = [
  { id: "seed", title: "The design document", answers: {} },
  {
    id: "repository",
    title: "The rules chapters",
    answers: { mulligan: "on", "tap-order": "before-cost", "continuous-ends": "untapped" },
  },
  { id: "quick", title: "A quick match", answers: { "start-points": 10, "untap-step": "turn-start" } },
];
