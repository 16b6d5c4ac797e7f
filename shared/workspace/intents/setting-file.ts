import { failed, type Fault, type Result } from "../../base/index.js";
import type { settingsFile } from "../../validate/index.js";
import type { orderFile } from "../sync/disk.js";
import { provideNewFile } from "../sync/disk.js";
import { Edit } from "../history/edit.js";
import type { SettingChange } from "../operations/index.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Transition } from "../transition.js";
import { done, type Done } from "./spec.js";

/** What concerns the folder is done with the current cards. */
export const notInWhatIf: Fault = {
  code: "what-if/of-folder",
  message:
    "This concerns the folder, not only its cards, and cannot be part of a what-if. Show the current cards first.",
};

type FolderFile = typeof settingsFile | typeof orderFile;

/** Makes a file of settings of the folder where there is none. Fails in a what-if, which has no settings of its own. */
export function provideFolderFile(step: Transition, name: FolderFile): Result<Done> {
  if (step.state.isWhatIf === true) return failed(notInWhatIf);
  if (!step.file(name)) provideNewFile(step, name);
  return done;
}

const noContent: Fault = { code: "settings/unreadable", message: "The file with the settings cannot be read." };

/** Changes one setting of the folder, as one step of the history. */
export function changeFolderSetting(
  step: Transition,
  name: FolderFile,
  change: SettingChange,
  label: string,
): Result<Done> {
  const provided = provideFolderFile(step, name);
  return provided.ok ? changeSetting(step, name, change, label) : provided;
}

/** Changes one setting in the file of a sheet, as one step of the history. */
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
