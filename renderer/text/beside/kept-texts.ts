import { z } from "zod";
import type { Unsent } from "./live-text.js";

/** Under this name what is kept is in the storage of the tab, so that it is there after a reload. */
const storageName = "cardwright-typed-texts";

const unsentSchema = z.object({
  version: z.string(),
  base: z.string(),
  changes: z.array(z.object({ from: z.number(), to: z.number(), insert: z.string() })),
});

const storedSchema = z.array(z.tuple([z.string(), unsentSchema])).catch([]);

function readStored(): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(window.sessionStorage.getItem(storageName) ?? "[]"));
  } catch {
    return [];
  }
}

/**
 * What was typed into texts of files that are no longer on screen, and was not valid: by folder and file. It is there again when
 * the text is opened again.
 */
const kept = new Map<string, Unsent>(readStored());

export const keptText = (name: string): Unsent | undefined => kept.get(name);

/** Keeps what was not taken; undefined forgets it. */
export function keepText(name: string, unsent: Unsent | undefined): void {
  if (unsent) kept.set(name, unsent);
  else if (!kept.delete(name)) return;
  try {
    window.sessionStorage.setItem(storageName, JSON.stringify([...kept]));
  } catch {
    // There is no room, or no storage: it is kept until the page is left. An older draft must not come back instead.
    removeStored();
  }
}

function removeStored(): void {
  try {
    window.sessionStorage.removeItem(storageName);
  } catch {
    // Nothing can be stored, so nothing is.
  }
}

/** Whether anything is kept. */
export const hasKeptTexts = (): boolean => kept.size > 0;
