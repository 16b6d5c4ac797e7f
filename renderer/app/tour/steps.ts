import { ask, setApp } from "../../state/index.js";
import { tourTexts as texts } from "../texts.js";

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

/** Shows the tour to whoever has not seen it: that they have is kept with the app's own settings, in no workspace. */
export async function offerTour(): Promise<void> {
  const answer = await ask("tour/get", {});
  if (answer.ok && !answer.value.isSeen) setApp({ tour: { step: 0, isAsked: false } });
}

/** The tour has been seen, and is not shown again unless it is asked for. */
export const rememberTour = (): void => void ask("tour/seen", {});
