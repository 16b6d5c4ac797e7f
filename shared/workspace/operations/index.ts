import { z } from "zod";
import { cell, cellSchema, type CellOperation } from "./cell.js";
import { deletion, deleteSchema, type DeleteOperation } from "./delete.js";
import { draft, draftSchema } from "./draft.js";
import { insert, insertSchema, type InsertOperation } from "./insert.js";
import { list, type ListOperation } from "./list.js";
import { move, moveSchema, type MoveOperation } from "./move.js";
import { renameKey, renameKeySchema, type RenameKeyOperation } from "./rename-key.js";
import { journalledSetting, setting, type SettingOperation } from "./setting.js";
import { settings, settingSchemas } from "./settings.js";
import { span, spanSchema, type SpanOperation } from "./span.js";
import { spelling, spellingSchema, type SpellingOperation } from "./spelling.js";
import type { JournalledChange, OperationSpec } from "./spec.js";
import { text, textSchema, type TextOperation } from "./text.js";

/** What was done to a file, in terms that survive changes elsewhere in it. Values are TOML source; null is an absent key. */
export type Operation =
  | CellOperation
  | ListOperation
  | SpellingOperation
  | InsertOperation
  | DeleteOperation
  | MoveOperation
  | RenameKeyOperation
  | SettingOperation
  | SpanOperation
  | TextOperation;

/** What a line of the journal says was changed. */
export const journalChangeSchema = z.discriminatedUnion("kind", [
  cellSchema,
  draftSchema,
  insertSchema,
  deleteSchema,
  moveSchema,
  renameKeySchema,
  spellingSchema,
  spanSchema,
  textSchema,
  ...settingSchemas,
]);
export type JournalChange = z.infer<typeof journalChangeSchema>;

const operations: {
  readonly [Kind in Operation["kind"]]: OperationSpec<Extract<Operation, { readonly kind: Kind }>>;
} = { cell, list, spelling, insert, delete: deletion, move, "rename-key": renameKey, setting, span, text };

const changes: {
  readonly [Kind in JournalChange["kind"]]: JournalledChange<Extract<JournalChange, { readonly kind: Kind }>>;
} = {
  cell,
  draft,
  insert,
  delete: deletion,
  move,
  "rename-key": renameKey,
  spelling,
  span,
  text,
  width: journalledSetting(settings.width),
  order: journalledSetting(settings.order),
  metadata: journalledSetting(settings.metadata),
  waive: journalledSetting(settings.waive),
  severity: journalledSetting(settings.severity),
  "image-folder": journalledSetting(settings["image-folder"]),
  binding: journalledSetting(settings.binding),
  language: journalledSetting(settings.language),
  words: journalledSetting(settings.words),
};

export const specOf = ({ kind }: Operation): OperationSpec<Operation> => operations[kind];

export const journalledSpecOf = ({ kind }: JournalChange): JournalledChange<JournalChange> => changes[kind];

export { changeCell, sourceChange, typedChange, type CellOperation } from "./cell.js";
export { deletionOf } from "./delete.js";
export { insertEntries, type InsertOperation } from "./insert.js";
export { takeChange, type KeptChange, type ListOperation } from "./list.js";
export { changeSpan, type SpanOperation } from "./span.js";
export { listSpelling, listSpellingSchema, spellingWords } from "./spelling.js";
export type { SettingChange } from "./settings.js";
export type * from "./spec.js";
