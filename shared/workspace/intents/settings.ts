import { z } from "zod";
import { columnWidth } from "../../metadata/index.js";
import { emptyDocument } from "../../toml/index.js";
import { imageFolderOf, readImageFolder, settingsFile } from "../../validate/index.js";
import { adopt } from "../adopt.js";
import { newFile, orderFile, tabOrder } from "../disk.js";
import { remember } from "../edit.js";
import { columnIdSchema, labelSchema, lookChangeSchema, pathSchema, sheetRefSchema } from "../identity.js";
import { manyOf } from "../many.js";
import { locate } from "./locate.js";
import { changeSetting, provideSettingsFile } from "./setting-file.js";
import { done, intent } from "./spec.js";

/** Stores a column's width in the file's `[metadata]` (META-6). */
export const setWidth = intent({
  request: z.strictObject({
    sheet: sheetRefSchema,
    column: columnIdSchema,
    widthPx: z.number().int().min(24).max(4000),
  }),
  carryOut(step, { sheet, column, widthPx: after }) {
    const located = locate(step, sheet);
    if (!located.ok) return located;
    const before = columnWidth(located.value.content.metadata, column) ?? null;
    return changeSetting(step, sheet.file, { kind: "width", column, before, after }, "Change column width");
  },
});

/** Stores the order of the tabs in `sheets.toml`, which is made where there is none (SHEET-10). */
export const orderSheets = intent({
  request: z.strictObject({ files: manyOf(pathSchema, { max: 10_000 }) }),
  carryOut(step, { files }) {
    if (!step.file(orderFile)) {
      const content = adopt(orderFile, [], emptyDocument, step.fresh);
      step.setFile({ ...newFile(orderFile), content, base: { content, stamp: null } });
    }
    const before = tabOrder(step.state.files);
    const after = files.map((name) => name.replace(/\.toml$/u, ""));
    return changeSetting(step, orderFile, { kind: "order", before, after }, "Reorder sheets");
  },
});

/** Stores where pictures of cards are looked for by number; null takes it back. */
export const setImageFolder = intent({
  request: z.strictObject({ folder: pathSchema.nullable() }),
  carryOut(step, { folder }) {
    const named = folder === null ? undefined : imageFolderOf(folder);
    if (named?.ok === false) return named;
    provideSettingsFile(step);
    const content = step.file(settingsFile)?.content;
    const before = (content && readImageFolder(content.document)) ?? null;
    const after = named?.value ?? null;
    return changeSetting(step, settingsFile, { kind: "image-folder", before, after }, "Choose the folder of images");
  },
});

/** The page looks at a sheet otherwise, and may want to undo that. */
export const changeLook = intent({
  request: z.strictObject({ label: labelSchema, look: lookChangeSchema }),
  changesNoFile: true,
  carryOut(step, { label, look }) {
    remember(step, { label, parts: [], look });
    return done;
  },
});
