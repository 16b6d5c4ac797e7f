import * as z from "zod/mini";
import { densitySchema, readingColumnsSchema, remembered } from "./arrangement-memory.js";
import { ask, onSessionEvent } from "./calls.js";
import { folderLooksOf, folderLooksShape, isLookedAtAlike, type FolderLooks } from "./folder-looks.js";
import { followRenamedFile } from "./renamed-files.js";
import { getApp, setApp, useApp, type AppState } from "./store.js";

/** What the page remembers of a workspace between runs; anything else stored there is left alone. */
const viewSchema = z.object({
  theme: z.catch(z.enum(["system", "light", "dark"]), "system"),
  readingColumns: z.catch(z.optional(readingColumnsSchema), undefined),
  density: z.catch(densitySchema, "file"),
  ...folderLooksShape,
});

let restoring: Promise<void> | undefined;

/** What was remembered of the folder on screen when it was opened here, as the session has it. */
let rememberedThen: Readonly<Record<string, unknown>> = {};

/** What was remembered under a name that a feature writes and reads itself; undefined where nothing was. */
export const rememberedAs = (name: string): unknown =>
  Object.hasOwn(rememberedThen, name) ? rememberedThen[name] : undefined;

/** Takes up what was remembered, once, and remembers every later change. */
export const restoreView = (): Promise<void> => (restoring ??= restore());

/** What is remembered of a folder that opens, to be taken up when it is on screen. */
export interface RememberedFolder {
  readonly looks: FolderLooks;
  readonly view: Readonly<Record<string, unknown>>;
}

/** Reads what is remembered of a folder that opens; undefined where the page remembers nothing yet. */
export const readFolder = (): Promise<RememberedFolder> | undefined =>
  restoring?.then(async () => {
    const view = await readView();
    return { looks: folderLooksOf(view), view };
  });

/** From now on `rememberedAs` answers for this folder. */
export function takeRemembered({ view }: Pick<RememberedFolder, "view">): void {
  rememberedThen = view;
}

async function readView(): Promise<RememberedFolder["view"]> {
  const answer = await ask("view/get", {});
  return answer.ok ? answer.value.view : {};
}

async function restore(): Promise<void> {
  rememberedThen = await readView();
  const view = viewSchema.safeParse(rememberedThen);
  if (view.success) {
    const { readingColumns = getApp().readingColumns, ...others } = view.data;
    setApp({ readingColumns, ...others });
  }
  onSessionEvent("view/renamed", followRenamedFile);
  useApp.subscribe((now, before) => {
    const isSame =
      now.theme === before.theme &&
      now.readingColumns === before.readingColumns &&
      now.density === before.density &&
      isLookedAtAlike(now, before);
    if (!isSame) void ask("view/set", { view: viewNow(getApp()) });
  });
}

function viewNow({ active, theme, readingColumns, density, changesSince, ...state }: AppState) {
  const { rulesPane, textPane, facePaneOpen, faceGuides, statisticsOpen, putOffRules } = state;
  const { abilities, preview } = readingColumns;
  const panes = { rulesPane: { ...rulesPane }, textPane: { ...textPane }, facePaneOpen, faceGuides, statisticsOpen };
  const looks = {
    arrangements: remembered(state.arrangements),
    rowLooks: remembered(state.rowLooks),
    columnLooks: remembered(state.columnLooks),
    savedViews: remembered(state.savedViews),
    pivots: remembered(state.pivots),
    putOffRules: [...putOffRules],
  };
  const columns = { abilities: { ...abilities }, preview: { ...preview } };
  return { active, theme, ...panes, readingColumns: columns, density, changesSince, ...looks };
}
