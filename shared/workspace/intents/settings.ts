import { z } from "zod";
import { imageFolderOf, readImageFolder, settingsFile } from "../../validate/index.js";
import { remember } from "../history/edit.js";
import { labelSchema, lookChangeSchema, pathSchema } from "../identity.js";
import { manyOf } from "../many.js";
import { orderFile, tabOrder } from "../sync/disk.js";
import { checkerOf } from "../problems/follow.js";
import { changeFolderSetting } from "./setting-file.js";
import { done, intent } from "./spec.js";

/** Stores the order of the tabs in `sheets.toml`, which is made where there is none (SHEET-10). */
export const orderSheets = intent({
  request: z.strictObject({ files: manyOf(pathSchema, { max: 10_000 }) }),
  carryOut(step, { files }) {
    const before = tabOrder(step.state.files);
    const after = files.map((name) => name.replace(/\.toml$/u, ""));
    return changeFolderSetting(step, orderFile, { kind: "order", before, after }, "Reorder sheets");
  },
});

/** Stores where pictures of cards are looked for by number; null takes it back. */
export const setImageFolder = intent({
  request: z.strictObject({ folder: pathSchema.nullable() }),
  carryOut(step, { folder }) {
    const named = folder === null ? undefined : imageFolderOf(folder);
    if (named?.ok === false) return named;
    const content = step.file(settingsFile)?.content;
    const before = (content && readImageFolder(content.document)) ?? null;
    const after = named?.value ?? null;
    return changeFolderSetting(step, settingsFile, { kind: "image-folder", before, after }, "Change image folder");
  },
});

/** Sets the language of names and texts, whose spelling is checked then; null stops that. */
export const setSpelling = intent({
  request: z.strictObject({ language: z.enum(["en"]).nullable() }),
  carryOut(step, { language: after }) {
    const before = checkerOf(step.state).settings.spelling?.language ?? null;
    const label = after === null ? "Stop checking spelling" : "Check spelling";
    return changeFolderSetting(step, settingsFile, { kind: "language", before, after }, label);
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
