import { failed, type Fault, type Result } from "../../base/index.js";
import { settingsFile } from "../../validate/index.js";
import { provideNewFile } from "../sync/disk.js";
import { Edit } from "../history/edit.js";
import type { SettingChange } from "../operations/index.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Transition } from "../transition.js";
import { done, type Done } from "./spec.js";

/** Makes `.cardwright/workspace.toml` where the workspace has none. */
export function provideSettingsFile(step: Transition): void {
  if (!step.file(settingsFile)) provideNewFile(step, settingsFile);
}

const noContent: Fault = { code: "settings/unreadable", message: "The file with the settings cannot be read." };

/** Changes one setting in a file, as one step of the history. */
export function changeSetting(step: Transition, name: string, change: SettingChange, label: string): Result<Done> {
  const file = step.file(name);
  const closed = file && whyNotEditable(file);
  if (!file?.content || closed) return failed(closed ?? noContent);
  const edit = new Edit(step, "edit");
  const applied = edit.apply(name, { kind: "setting", change });
  if (!applied.ok) return applied;
  edit.commit(label);
  return done;
}
