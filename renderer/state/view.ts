import { z } from "zod";
import { ask } from "./client.js";
import { getApp, setApp, useApp } from "./store.js";

/** What the page remembers of a workspace between runs; anything else stored there is left alone. */
const viewSchema = z.object({
  active: z.string().nullable().catch(null),
  theme: z.enum(["system", "light", "dark"]).catch("system"),
});

let isRestored = false;

export async function restoreView(): Promise<void> {
  if (isRestored) return;
  const answer = await ask("view/get", {});
  const view = viewSchema.safeParse(answer.ok ? answer.value.view : {});
  if (view.success) setApp({ active: view.data.active, theme: view.data.theme });
  if (isRestored) return;
  isRestored = true;
  useApp.subscribe((now, before) => {
    if (now.active === before.active && now.theme === before.theme) return;
    const { active, theme } = getApp();
    void ask("view/set", { view: { active, theme } });
  });
}
