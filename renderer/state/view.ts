import * as z from "zod/mini";
import { earlierVersions } from "../../shared/bridge/index.js";
import { densitySchema, readingColumnsSchema, remembered, within } from "./arrangement-memory.js";
import { ask, onSessionEvent } from "./calls.js";
import { folderLooksOf, folderLooksShape, type FolderLooks } from "./folder-looks.js";
import { followRenamedFile } from "./renamed-files.js";
import { getApp, setApp, useApp } from "./store.js";

const pane = z.object({ isOpen: z.boolean(), widthPx: within(200, 2000) });

/** What the page remembers of a workspace between runs; anything else stored there is left alone. */
const viewSchema = z.object({
  active: z.catch(z.nullable(z.string()), null),
  theme: z.catch(z.enum(["system", "light", "dark"]), "system"),
  rulesPane: z.catch(z.optional(pane), undefined),
  textPane: z.catch(z.optional(pane), undefined),
  readingColumns: z.catch(z.optional(readingColumnsSchema), undefined),
  ...folderLooksShape,
  statisticsOpen: z.catch(z.boolean(), false),
  facePaneOpen: z.catch(z.boolean(), false),
  faceGuides: z.catch(z.boolean(), false),
  density: z.catch(densitySchema, "file"),
  changesSince: z.catch(z.nullable(z.enum(earlierVersions)), "commit"),
});

let restoring: Promise<void> | undefined;

/** What was remembered when the page was loaded, as the session has it. */
let rememberedThen: Readonly<Record<string, unknown>> = {};

/** What was remembered under a name that a feature writes and reads itself; undefined where nothing was. */
export const rememberedAs = (name: string): unknown =>
  Object.hasOwn(rememberedThen, name) ? rememberedThen[name] : undefined;

/** Takes up what was remembered, once, and remembers every later change. */
export const restoreView = (): Promise<void> => (restoring ??= restore());

/** Reads how the person looks at the sheets of a folder that opens; undefined where the page remembers nothing yet. */
export const readFolderLooks = (): Promise<FolderLooks> | undefined =>
  restoring?.then(async () => {
    const answer = await ask("view/get", {});
    return folderLooksOf(answer.ok ? answer.value.view : {});
  });

async function restore(): Promise<void> {
  const answer = await ask("view/get", {});
  rememberedThen = answer.ok ? answer.value.view : {};
  const view = viewSchema.safeParse(rememberedThen);
  if (view.success) {
    const { rulesPane = getApp().rulesPane, textPane = getApp().textPane } = view.data;
    const { active, theme, readingColumns = getApp().readingColumns } = view.data;
    const {
      arrangements,
      rowLooks,
      columnLooks,
      savedViews,
      statisticsOpen,
      density,
      changesSince,
      facePaneOpen,
      faceGuides,
      pivots,
      putOffRules,
    } = view.data;
    setApp({ active, theme, rulesPane, textPane, readingColumns, arrangements, rowLooks, columnLooks });
    setApp({ statisticsOpen, density, changesSince, facePaneOpen, faceGuides, pivots, savedViews });
    setApp({ putOffRules });
  }
  onSessionEvent("view/renamed", followRenamedFile);
  useApp.subscribe((now, before) => {
    const isSame =
      now.active === before.active &&
      now.theme === before.theme &&
      now.rulesPane === before.rulesPane &&
      now.textPane === before.textPane &&
      now.readingColumns === before.readingColumns &&
      now.arrangements === before.arrangements &&
      now.rowLooks === before.rowLooks &&
      now.columnLooks === before.columnLooks &&
      now.savedViews === before.savedViews &&
      now.pivots === before.pivots &&
      now.putOffRules === before.putOffRules &&
      now.statisticsOpen === before.statisticsOpen &&
      now.facePaneOpen === before.facePaneOpen &&
      now.faceGuides === before.faceGuides &&
      now.density === before.density &&
      now.changesSince === before.changesSince;
    if (isSame) return;
    const {
      active,
      theme,
      rulesPane,
      textPane,
      readingColumns,
      statisticsOpen,
      density,
      changesSince,
      facePaneOpen,
      faceGuides,
    } = getApp();
    const { abilities, preview } = readingColumns;
    const columns = { abilities: { ...abilities }, preview: { ...preview } };
    const arrangements = remembered(getApp().arrangements);
    const rowLooks = remembered(getApp().rowLooks);
    const columnLooks = remembered(getApp().columnLooks);
    const savedViews = remembered(getApp().savedViews);
    const pivots = remembered(getApp().pivots);
    const panes = { rulesPane: { ...rulesPane }, textPane: { ...textPane }, facePaneOpen, faceGuides, statisticsOpen };
    const looks = { arrangements, rowLooks, columnLooks, savedViews, pivots, putOffRules: [...getApp().putOffRules] };
    const view = { active, theme, ...panes, readingColumns: columns, density, changesSince, ...looks };
    void ask("view/set", { view });
  });
}
