import { columnWidth } from "../../metadata/index.js";
import { emptyDocument } from "../../toml/index.js";
import { imageFolderOf, readImageFolder, settingsFile } from "../../validate/index.js";
import { adopt } from "../adopt.js";
import { newFile, orderFile, tabOrder } from "../disk.js";
import { Edit } from "../edit.js";
import type { Intent } from "../protocol.js";
import { refused, type Reply } from "../reply.js";
import type { Transition } from "../transition.js";
import { locate } from "./locate.js";
import { changeSetting, provideSettingsFile } from "./setting-file.js";

/** Stores a column's width in the file's `[metadata]` (editor 2.6). */
export function setWidth(step: Transition, { sheet, column, widthPx }: Intent & { kind: "set-width" }): Reply {
  const located = locate(step, sheet);
  if (!located.ok) return refused(located.error);
  const edit = new Edit(step, "edit");
  const before = columnWidth(located.value.content.metadata, column) ?? null;
  const applied = edit.apply(sheet.file, {
    kind: "setting",
    change: { kind: "width", column, before, after: widthPx },
  });
  if (!applied.ok) return refused(applied.error);
  edit.commit("Change column width");
  return { kind: "done" };
}

/** Stores the order of the tabs in `sheets.toml`, which is made where there is none (editor 1.7). */
export function orderSheets(step: Transition, { files }: Intent & { kind: "order-sheets" }): Reply {
  if (!step.file(orderFile)) {
    const content = adopt(orderFile, [], emptyDocument, step.fresh);
    step.setFile({ ...newFile(orderFile), content, base: { content, stamp: null } });
  }
  const before = tabOrder(step.state.files);
  const after = files.map((name) => name.replace(/\.toml$/u, ""));
  return changeSetting(step, orderFile, { kind: "order", before, after }, "Reorder sheets");
}

/** Stores where pictures of cards are looked for by number; null takes it back. */
export function changeImageFolder(step: Transition, { folder }: Intent & { kind: "set-image-folder" }): Reply {
  const named = folder === null ? undefined : imageFolderOf(folder);
  if (named?.ok === false) return refused(named.error);
  provideSettingsFile(step);
  const content = step.file(settingsFile)?.content;
  const before = (content && readImageFolder(content.document)) ?? null;
  const after = named?.value ?? null;
  return changeSetting(step, settingsFile, { kind: "image-folder", before, after }, "Choose the folder of images");
}
