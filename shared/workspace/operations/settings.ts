import { z } from "zod";
import type { Result } from "../../base/index.js";
import { editMetadata, isCarriedOut, oppositesOf, setColumnWidth } from "../../metadata/index.js";
import { setSheetOrder } from "../../sheet/index.js";
import { applyTextChanges, type Edited, type TomlDocument } from "../../toml/index.js";
import {
  addWaiver,
  removeWaiver,
  setBinding,
  setImageFolder,
  setSeverity,
  setSpelling,
  setWords,
  severities,
  type Severity,
  type TableBinding,
  type Waiver,
} from "../../validate/index.js";
import { columnIdSchema, metadataChangeSchema } from "../identity.js";

/** All that is to be known of one setting. */
export interface Setting<Change> {
  readonly schema: z.ZodType<Change>;
  edit(document: TomlDocument, change: Change): Result<Edited>;
  inverse(change: Change): Change;
  /** Whether a document holds it already, where that is not just that `edit` changes nothing. */
  isCarriedOut?(document: TomlDocument, change: Change): boolean;
  /** What it is called where it is offered after a crash. Without it, it is not offered: it was set a moment before. */
  describe?(change: Change, file: string): string;
}

const width = z.number().nullable();
export const widthSchema = z.strictObject({
  kind: z.literal("width"),
  column: columnIdSchema,
  before: width,
  after: width,
});
/** The width of a column. Widths are now metadata; journals of former versions have this. */
const widthSetting: Setting<z.infer<typeof widthSchema>> = {
  schema: widthSchema,
  edit: (document, { column, after }) => setColumnWidth(document, column, after),
  inverse: swapped,
};

const names = z.array(z.string()).readonly();
// Here and below, journals of former versions leave out what was there before.
export const orderSchema = z.strictObject({ kind: z.literal("order"), before: names.optional(), after: names });
/** The order of the tabs. */
const orderSetting: Setting<z.infer<typeof orderSchema>> = {
  schema: orderSchema,
  edit: (document, { after }) => setSheetOrder(document, after),
  inverse: ({ before = [], ...change }) => ({ ...change, before: change.after, after: before }),
};

export const metadataSchema = z.strictObject({
  kind: z.literal("metadata"),
  changes: z.array(metadataChangeSchema).readonly(),
});
/** Anything in `[metadata]` of a sheet's file. */
const metadataSetting: Setting<z.infer<typeof metadataSchema>> = {
  schema: metadataSchema,
  edit: (document, { changes }) => editMetadata(document, changes),
  inverse: ({ changes, ...change }) => ({ ...change, changes: oppositesOf(changes) }),
  isCarriedOut: (document, { changes }) => isCarriedOut(document, changes),
  describe: (_, file) => `Settings of ${file}`,
};

const waiver: z.ZodType<Waiver | null> = z
  .strictObject({
    code: z.string(),
    row: z.string().optional(),
    column: z.string().optional(),
    reason: z.string(),
  })
  .nullable();
export const waiveSchema = z.strictObject({ kind: z.literal("waive"), before: waiver, after: waiver });
/** A problem is accepted knowingly, or no longer is. */
const waiveSetting: Setting<z.infer<typeof waiveSchema>> = {
  schema: waiveSchema,
  edit(document, { before, after }) {
    if (after) return addWaiver(document, after);
    return before ? removeWaiver(document, before) : applyTextChanges(document, []);
  },
  inverse: swapped,
};

const severity: z.ZodType<Severity | "off" | null> = z.enum([...severities, "off"]).nullable();
export const severitySchema = z.strictObject({
  kind: z.literal("severity"),
  code: z.string(),
  before: severity.optional(),
  after: severity,
});
/** How severe a code is in this workspace. */
const severitySetting: Setting<z.infer<typeof severitySchema>> = {
  schema: severitySchema,
  edit: (document, { code, after }) => setSeverity(document, code, after),
  inverse: swapped,
};

const folder = z.string().nullable();
export const imageFolderSchema = z.strictObject({
  kind: z.literal("image-folder"),
  before: folder.optional(),
  after: folder,
});
/** Where pictures of cards are looked for. */
const imageFolderSetting: Setting<z.infer<typeof imageFolderSchema>> = {
  schema: imageFolderSchema,
  edit: (document, { after }) => setImageFolder(document, after),
  inverse: swapped,
};

const binding: z.ZodType<TableBinding | null> = z
  .strictObject({
    file: z.string(),
    table: z.string().optional(),
    game: z.string().nullable(),
    kind: z.string().optional(),
  })
  .nullable();
export const bindingSchema = z.strictObject({ kind: z.literal("binding"), before: binding, after: binding });
/** Which game a table belongs to. */
const bindingSetting: Setting<z.infer<typeof bindingSchema>> = {
  schema: bindingSchema,
  edit: (document, { before, after }) => setBinding(document, before, after),
  inverse: swapped,
};

const language = z.string().nullable();
export const languageSchema = z.strictObject({ kind: z.literal("language"), before: language, after: language });
/** The language of names and texts, whose spelling is checked then. */
const languageSetting: Setting<z.infer<typeof languageSchema>> = {
  schema: languageSchema,
  edit: (document, { after }) => setSpelling(document, after),
  inverse: swapped,
};

export const wordsSchema = z.strictObject({ kind: z.literal("words"), add: names, remove: names });
/** The words of the dictionary of the workspace. */
const wordsSetting: Setting<z.infer<typeof wordsSchema>> = {
  schema: wordsSchema,
  edit: (document, change) => setWords(document, change),
  inverse: ({ add, remove, ...change }) => ({ ...change, add: remove, remove: add }),
};

function swapped<Value, Change extends { readonly before?: Value | null; readonly after: Value | null }>(
  change: Change,
): Change {
  return { ...change, before: change.after, after: change.before ?? null };
}

export const settings: {
  readonly [Kind in SettingChange["kind"]]: Setting<Extract<SettingChange, { readonly kind: Kind }>>;
} = {
  width: widthSetting,
  order: orderSetting,
  metadata: metadataSetting,
  waive: waiveSetting,
  severity: severitySetting,
  "image-folder": imageFolderSetting,
  binding: bindingSetting,
  language: languageSetting,
  words: wordsSetting,
};

export const settingSchemas = [
  widthSchema,
  orderSchema,
  metadataSchema,
  waiveSchema,
  severitySchema,
  imageFolderSchema,
  bindingSchema,
  languageSchema,
  wordsSchema,
] as const;

export type SettingChange = z.infer<(typeof settingSchemas)[number]>;
