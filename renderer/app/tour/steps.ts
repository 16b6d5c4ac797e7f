import { tourTexts as texts } from "../late-texts.js";

/** A part of the app that the tour shows. */
export interface TourStep {
  readonly title: string;
  readonly text: string;
  readonly keys: readonly string[];
  /** Finds the part on the page; a step whose part is not there is left out. */
  readonly target: string;
}

/** What the tour shows, in order. */
export const tourSteps: readonly TourStep[] = [
  { ...texts.sheet, keys: ["F2", "Mod+Z"], target: ".sheet-grid" },
  { ...texts.rules, keys: ["Mod+E"], target: ".rules-pane" },
  { ...texts.problems, keys: ["F8", "Mod+."], target: ".status button:has(.status-count)" },
  { ...texts.play, keys: ["Mod+Enter"], target: '[data-command="play"]' },
  { ...texts.more, keys: ["Mod+Shift+P", "F1"], target: '[data-command="help"]' },
];
