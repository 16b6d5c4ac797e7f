import type { Unsent } from "./live-text.js";

/**
 * What was typed into texts of files that are no longer on screen, and was not valid: by folder and file. It is there again when
 * the text is opened again.
 */
const kept = new Map<string, Unsent>();

export const keptText = (name: string): Unsent | undefined => kept.get(name);

/** Keeps what was not taken; undefined forgets it. */
export function keepText(name: string, unsent: Unsent | undefined): void {
  if (unsent) kept.set(name, unsent);
  else kept.delete(name);
}

/** Whether anything is kept. */
export const hasKeptTexts = (): boolean => kept.size > 0;
