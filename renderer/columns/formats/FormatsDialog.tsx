import { Plus, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { isEqual } from "../../../shared/base/index.js";
import {
  entriesIn,
  formatEntry,
  listChanges,
  listIn,
  type ConditionalFormat,
  type WantedEntry,
} from "../../../shared/metadata/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { changeMetadata, derivedNameOf, nameOf } from "../../arrangement/index.js";
import { ConfirmFooter, Dialog, IconButton } from "../../ui/index.js";
import { activeSheet, useApp, useCloseOverlay } from "../../state/index.js";
import { faultOfFormat, FormatFields } from "./FormatFields.js";
import { FormatPreview } from "./FormatPreview.js";
import { OrderButtons } from "../OrderButtons.js";
import { texts } from "./texts.js";

interface FormatDraft {
  readonly id: number;
  readonly at: number | null;
  readonly format: ConditionalFormat;
}

/** The conditional formats of a sheet, with the cells they would change as they are edited. */
export function FormatsDialog({ column }: { readonly column?: string | undefined }): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} column={column} /> : null;
}

function OpenDialog({ sheet, column }: { readonly sheet: SheetView; readonly column: string | undefined }): ReactNode {
  const close = useCloseOverlay();
  const [opened] = useState(() => ({ sheet, placed: entriesIn(sheet.metadata, "conditional_formatting") }));
  const derived = column === undefined ? undefined : derivedNameOf(sheet, column);
  const first = sheet.columns.find(({ key }) => key === column) ?? sheet.columns[0];
  const columnName = derived ?? (first ? (nameOf(first).base ?? first.source) : "");
  const fresh = (id: number): FormatDraft => ({
    id,
    at: null,
    format: {
      column: columnName,
      condition:
        derived === undefined && first?.editor === "number"
          ? { kind: "greater-than", bound: 0 }
          : { kind: "contains", text: "" },
      style: { backgroundColor: "#FFE08A" },
    },
  });
  const [drafts, setDrafts] = useState<readonly FormatDraft[]>(() => {
    const known = opened.placed.map(({ at, entry }) => ({ id: at, at, format: entry }));
    const isAbout = known.some(({ format }) => format.column === columnName);
    return column === undefined || isAbout ? known : [...known, fresh(1_000_000)];
  });
  // Led to is the format of the column that was asked for, else the first.
  const [firstId] = useState(() => {
    const isAsked = ({ format }: FormatDraft): boolean => column !== undefined && format.column === columnName;
    return (drafts.find(isAsked) ?? drafts[0])?.id;
  });
  const fault = drafts.map(({ format }) => faultOfFormat(format)).find((each) => each !== undefined);
  // Entries nobody can read keep their places; with them, what is written is not put in another order.
  const canOrder = opened.placed.length === listIn(opened.sheet.metadata, "conditional_formatting").length;

  const save = async (): Promise<void> => {
    const wanted = drafts.map(({ at, format }): WantedEntry => {
      const like = opened.placed.find((each) => each.at === at);
      const isSame = like && isEqual(like.entry, format);
      return { at, entry: isSame ? like.raw : formatEntry(format, like?.raw) };
    });
    const managed = opened.placed.map(({ at }) => at);
    const changes = listChanges(opened.sheet.metadata, "conditional_formatting", managed, wanted);
    if (await changeMetadata(opened.sheet, texts.changeConditionalFormatting, changes)) close();
  };
  const move = (at: number, by: -1 | 1): void => {
    const draft = drafts[at];
    if (draft) setDrafts(drafts.toSpliced(at, 1).toSpliced(at + by, 0, draft));
  };
  const nextId = Math.max(1_000_000, ...drafts.map(({ id }) => id)) + 1;
  return (
    <Dialog
      title={texts.conditionalFormatting}
      className="is-wide formats-dialog"
      footer={
        <ConfirmFooter
          note={sheet.readOnly ?? fault ?? texts.laterFormatsWin}
          isDisabled={fault !== undefined || sheet.readOnly !== undefined}
          onConfirm={() => void save()}
        />
      }
    >
      {drafts.length === 0 && <p className="hint">{texts.noFormats}</p>}
      {drafts.map(({ id, format }, at) => (
        <fieldset key={id} className="rule-card">
          <legend className="visually-hidden">{texts.format(at + 1)}</legend>
          <div className="rule-head">
            <strong>{at + 1}</strong>
            <span className="rule-fault">{faultOfFormat(format)}</span>
            {canOrder && (
              <OrderButtons name={`format ${at + 1}`} at={at} count={drafts.length} onMove={(by) => move(at, by)} />
            )}
            <IconButton
              title={texts.removeFormat(at + 1)}
              icon={<Trash2 />}
              onClick={() => setDrafts(drafts.filter((each) => each.id !== id))}
            />
          </div>
          <FormatFields
            sheet={sheet}
            format={format}
            isFirst={id === firstId}
            onChange={(next) => setDrafts(drafts.map((each) => (each.id === id ? { ...each, format: next } : each)))}
          />
          <FormatPreview sheet={sheet} format={format} />
        </fieldset>
      ))}
      <button
        type="button"
        className="button is-small"
        data-first-focus=""
        onClick={() => setDrafts([...drafts, fresh(nextId)])}
      >
        <Plus /> {texts.addFormat}
      </button>
    </Dialog>
  );
}
