import { ask, setApp } from "../../state/index.js";

// Apart from the steps of the tour, which are fetched only for those who are shown it: every start asks whether it was seen.

/** Shows the tour to whoever has not seen it: that they have is kept with the app's own settings, in no workspace. */
export async function offerTour(): Promise<void> {
  const answer = await ask("tour/get", {});
  // Where nothing is known it is not shown: it would stand between people and their cards at every start.
  if (!answer.ok || answer.value.isSeen) return;
  setApp({ tour: { step: 0, isAsked: false } });
}

/** The tour has been seen, and is not shown again unless it is asked for. */
export function rememberTour(): void {
  void ask("tour/seen", {});
}
