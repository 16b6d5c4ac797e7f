import { z } from "zod";
import { ask, getApp, rememberedAs } from "../../state/index.js";
import type { Unsent } from "./live-text.js";

/** Under this name what is kept is in the storage of the tab, so that it is there after a reload. */
const storageName = "cardwright-typed-texts";

const unsentSchema = z.object({
  version: z.string(),
  base: z.string(),
  changes: z.array(z.object({ from: z.number(), to: z.number(), insert: z.string() })),
});

const storedSchema = z.array(z.tuple([z.string(), unsentSchema])).catch([]);

/** Under this name it is in what the session remembers of the folder, for when the tab or the program ends. */
const rememberedName = "typedTexts";

/** Longer ones are kept by the tab only: what is remembered of a folder may have 4 MB in all. In characters. */
const mostRemembered = 1_000_000;

function readStored(): z.infer<typeof storedSchema> {
  try {
    const stored = window.sessionStorage.getItem(storageName);
    if (stored !== null) return storedSchema.parse(JSON.parse(stored));
  } catch {
    // What the session remembers is as good.
  }
  return [];
}

const readRemembered = (): z.infer<typeof storedSchema> => storedSchema.parse(rememberedAs(rememberedName));

let read: Map<string, Unsent> | undefined;
/** The folders whose remembered texts were read. */
const foldersRead = new Set<string | undefined>();

/**
 * What was typed into texts of files that are no longer on screen, and was not valid: by folder and file. It is there again when
 * the text is opened again. Read when it is first asked for in a folder: the page learns what is remembered after it was loaded.
 */
function allKept(): Map<string, Unsent> {
  const root = getApp().workspace?.root;
  read ??= new Map(readStored());
  if (foldersRead.has(root)) return read;
  foldersRead.add(root);
  // What this page keeps of the folder is newer.
  for (const [name, unsent] of readRemembered()) if (!read.has(name)) read.set(name, unsent);
  return read;
}

export const keptText = (name: string): Unsent | undefined => allKept().get(name);

/** Keeps what was not taken; undefined forgets it. */
export function keepText(name: string, unsent: Unsent | undefined): void {
  const kept = allKept();
  if (unsent) kept.set(name, unsent);
  else if (!kept.delete(name)) return;
  remember();
  try {
    window.sessionStorage.setItem(storageName, JSON.stringify([...kept]));
  } catch {
    // There is no room, or no storage: it is kept until the page is left. An older draft must not come back instead.
    removeStored();
  }
}

/** The session is asked to remember what is kept of its folder. */
function remember(): void {
  const here = JSON.stringify([getApp().workspace?.root]).slice(0, -1);
  const all = [...allKept()].flatMap(([name, { version, base, changes }]) =>
    name.startsWith(here) ? [[name, { version, base, changes: changes.map((change) => ({ ...change })) }]] : [],
  );
  const isWorth = all.length > 0 && JSON.stringify(all).length <= mostRemembered;
  void ask("view/set", { view: { [rememberedName]: isWorth ? all : null } });
}

function removeStored(): void {
  try {
    window.sessionStorage.removeItem(storageName);
  } catch {
    // Nothing can be stored, so nothing is.
  }
}

/** Whether anything is kept. */
export const hasKeptTexts = (): boolean => allKept().size > 0;
