import { z } from "zod";
import { ask } from "./client.js";
import { getApp, setApp, useApp } from "./store.js";

/** What the page remembers of a workspace between runs; anything else stored there is left alone. */
const viewSchema = z.object({
  active: z.string().nullable().catch(null),
  theme: z.enum(["system", "light", "dark"]).catch("system"),
  rulesPane: z
    .object({ isOpen: z.boolean(), widthPx: z.number().min(200).max(2000) })
    .optional()
    .catch(undefined),
});

let restoring: Promise<void> | undefined;

/** Takes up what was remembered, once, and remembers every later change. */
export const restoreView = (): Promise<void> => (restoring ??= restore());

async function restore(): Promise<void> {
  const answer = await ask("view/get", {});
  const view = viewSchema.safeParse(answer.ok ? answer.value.view : {});
  if (view.success) {
    const { active, theme, rulesPane = getApp().rulesPane } = view.data;
    setApp({ active, theme, rulesPane });
  }
  useApp.subscribe((now, before) => {
    const isSame = now.active === before.active && now.theme === before.theme && now.rulesPane === before.rulesPane;
    if (isSame) return;
    const { active, theme, rulesPane } = getApp();
    void ask("view/set", { view: { active, theme, rulesPane: { ...rulesPane } } });
  });
}
