import { ok, type Result } from "../../base/index.js";
import { readMetadata } from "../../metadata/index.js";
import { applyTextChanges, printDocument, valueAt, type Edited, type TomlDocument } from "../../toml/index.js";
import { noRow } from "../content/row-name.js";
import type { Content } from "../state.js";
import { settings, type Setting, type SettingChange } from "./settings.js";
import { unchanged, type Applied, type JournalledChange, type OperationSpec } from "./spec.js";
import { text } from "./text.js";

/** Something was set that is not a row: a setting of a file, or of the workspace. */
export interface SettingOperation {
  readonly kind: "setting";
  readonly change: SettingChange;
}

const settingOf = ({ kind }: SettingChange): Setting<SettingChange> => settings[kind];

function isCarriedOut(document: TomlDocument, change: SettingChange): boolean {
  const setting = settingOf(change);
  if (setting.isCarriedOut) return setting.isCarriedOut(document, change);
  const edited = setting.edit(document, change);
  return edited.ok && edited.value.changes.length === 0;
}

function follow(content: Content, edited: Edited, id: number): Applied {
  const metadata = readMetadata(valueAt(edited.doc, ["metadata"]));
  return {
    content: { ...content, id, document: edited.doc, metadata },
    inverse: edited.inverse,
    rows: [],
    touched: [],
  };
}

function carryOut(content: Content, edited: Result<Edited>, id: () => number): Result<Applied> {
  if (!edited.ok) return edited;
  return ok(edited.value.changes.length === 0 ? unchanged(content) : follow(content, edited.value, id()));
}

export const setting: OperationSpec<SettingOperation> = {
  apply: ({ change }, content, { fresh }) => carryOut(content, settingOf(change).edit(content.document, change), fresh),
  replay: (_, content, { changes, id }) => {
    const edited = applyTextChanges(content.document, changes);
    return edited.ok ? ok(follow(content, edited.value, id)) : edited;
  },
  inverse: (operation) => ({ ...operation, change: settingOf(operation.change).inverse(operation.change) }),
  changedSince({ change }, { document }) {
    return isCarriedOut(document, settingOf(change).inverse(change)) ? undefined : "The setting";
  },
  merge: ({ change }, { merged }) => ({ kind: isCarriedOut(merged.document, change) ? "done" : "apply" }),
  record({ change }, before, after, absence) {
    // Whether there is a file is no setting: a setting by itself could not say after a crash that the file was to go.
    if (absence === before.id || absence === after.id) {
      const whole = {
        kind: "text",
        before: printDocument(before.document),
        after: printDocument(after.document),
      } as const;
      return text.record(whole, before, after, absence);
    }
    return { table: [], row: noRow, change };
  },
};

/** How a setting comes back from the journal. */
export const journalledSetting = <Change extends SettingChange>(spec: Setting<Change>): JournalledChange<Change> => ({
  schema: spec.schema,
  subject: () => ({ kind: "itself" }),
  isDone: (change, { content }) =>
    spec.describe === undefined || (content !== undefined && isCarriedOut(content.document, change)),
  clash: () => null,
  describe: (change, { file }) => ({
    description: spec.describe?.(change, file) ?? "A setting",
    before: null,
    after: null,
  }),
  takeBack: (change, recovery) => recovery.apply({ kind: "setting", change }),
});
