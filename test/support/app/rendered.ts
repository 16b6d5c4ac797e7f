import type { Page } from "playwright-core";

/** Waits until the page has drawn what it was sent before: two frames, for what the first one changes is drawn in the next. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/** Waits until the page stands still: its fonts are there, and all movements that end have ended. */
export async function atRest(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    // One that is cancelled has ended too.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
