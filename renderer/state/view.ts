import { z } from "zod";
import { ask } from "./client.js";
import { getApp, setApp, useApp } from "./store.js";

/** What the page remembers of a workspace between runs; anything else stored there is left alone. */
const viewSchema = z.object({
  active: z.string().nullable().catch(null),
  theme: z.enum(["system", "light", "dark"]).catch("system"),
});

let restoring: Promise<void> | undefined;

/** Takes up what was remembered, once, and remembers every later change. */
export const restoreView = (): Promise<void> => (restoring ??= restore());

async function restore(): Promise<void> {
  const answer = await ask("view/get", {});
  const view = viewSchema.safeParse(answer.ok ? answer.value.view : {});
  if (view.success) setApp({ active: view.data.active, theme: view.data.theme });
  useApp.subscribe((now, before) => {
    if (now.active === before.active && now.theme === before.theme) return;
    const { active, theme } = getApp();
    void ask("view/set", { view: { active, theme } });
  });
}
