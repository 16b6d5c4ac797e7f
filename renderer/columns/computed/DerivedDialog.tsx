import { useState, type ReactNode } from "react";
import { derivedColumnId, derivedFunction, derivedFunctions } from "../../../shared/derived/index.js";
import type { MetadataChange } from "../../../shared/metadata/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { saveColumn } from "../../arrangement/index.js";
import { Dialog, ConfirmFooter } from "../../ui/index.js";
import { awaitColumn } from "../../grid/index.js";
import { activeSheet, sheetKey, useApp, useCloseOverlay } from "../../state/index.js";
import {
  columnChangesOf,
  columnOf,
  derivedEntries,
  draftOf,
  faultsOf,
  headersOf,
  newDraft,
  type ColumnDraft,
} from "./draft.js";
import { DerivedPreview } from "./DerivedPreview.js";
import { ExpressionField } from "./ExpressionField.js";
import { texts } from "./texts.js";

/** Makes a column that is computed from others, or edits one there is: the one called `name`, where that is given. */
export function DerivedDialog({ name }: { readonly name?: string | undefined }): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <SheetColumns sheet={sheet} first={name} /> : null;
}

interface SheetProps {
  readonly sheet: SheetView;
  readonly first: string | undefined;
}

function SheetColumns({ sheet, first }: SheetProps): ReactNode {
  const entries = derivedEntries(sheet);
  const [chosen, setChosen] = useState(() => entries.findIndex(({ entry }) => entry.name === first));
  return <ColumnForm key={chosen} sheet={sheet} chosen={chosen} onChoose={setChosen} />;
}

interface FormProps {
  readonly sheet: SheetView;
  /** Place among the derived columns; -1 for a new one. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
}

function ColumnForm({ sheet, chosen, onChoose }: FormProps): ReactNode {
  const close = useCloseOverlay();
  const entries = derivedEntries(sheet);
  const edited = entries[chosen];
  const [draft, setDraft] = useState<ColumnDraft>(() => (edited ? draftOf(edited.entry) : newDraft));
  const set = (change: Partial<ColumnDraft>): void => setDraft({ ...draft, ...change });
  const faults = faultsOf(sheet, draft, edited);
  const isWhole = Object.keys(faults).length === 0;
  const work = derivedFunction(draft.function);
  const editedColumn = edited?.entry;
  const column = columnOf(draft, editedColumn);

  const send = async (changes: MetadataChange[], label: string): Promise<void> => {
    // A width typed here is for everybody; it takes the place of one that was dragged.
    const said = column.widthPx === editedColumn?.widthPx ? [] : (["width"] as const);
    if (await saveColumn(sheet, label, changes, { key: derivedColumnId(column.name), said })) close();
  };
  const save = async (): Promise<void> => {
    awaitColumn(sheetKey(sheet.ref), derivedColumnId(column.name));
    await send(columnChangesOf(sheet, column, edited), `${edited ? texts.change : texts.add} column ${column.name}`);
  };
  const remove = (): Promise<void> =>
    send(columnChangesOf(sheet, undefined, edited), texts.removeNamed(editedColumn?.name ?? ""));

  return (
    <Dialog
      title={texts.computedColumns}
      className="derived-dialog"
      footer={
        <ConfirmFooter
          note={sheet.readOnly ?? texts.computedSavedTo(sheet.ref.file)}
          title={edited ? texts.saveColumn : texts.addColumn}
          isDisabled={!isWhole || sheet.readOnly !== undefined}
          onConfirm={() => void save()}
        >
          {edited && (
            <button type="button" className="button" onClick={() => void remove()}>
              {texts.removeColumn}
            </button>
          )}
        </ConfirmFooter>
      }
    >
      <div className="derived-form">
        {entries.length > 0 && (
          <label>
            {texts.column}
            <select className="field" value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
              <option value={-1}>{texts.newColumn}</option>
              {entries.map(({ at, entry }, place) => (
                <option key={at} value={place}>
                  {entry.name || texts.unnamed}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {texts.name}
          <input
            className="field"
            type="text"
            value={draft.name}
            data-first-focus
            onChange={({ target }) => set({ name: target.value })}
          />
          {draft.name !== "" && faults.name !== undefined && <span className="field-problem">{faults.name}</span>}
        </label>
        <label>
          {texts.computedBy}
          <select className="field" value={draft.function} onChange={({ target }) => set({ function: target.value })}>
            {!work && <option value={draft.function}>{texts.unknownFunction(draft.function)}</option>}
            {derivedFunctions.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <p className="hint">
          {work?.about}
          {work && work.inputs.length > 0 && texts.itReads(work.inputs.join(" or "))}
        </p>
        {work?.setting === "expression" && (
          <ExpressionField
            text={draft.expression}
            headers={[
              ...headersOf(sheet),
              ...entries.flatMap(({ entry }) => (entry === editedColumn ? [] : [entry.name])),
            ]}
            problem={faults.expression}
            onText={(expression) => set({ expression })}
          />
        )}
        {work?.setting === "url-template" && (
          <label>
            {texts.addressPattern}
            <input
              className="field is-code"
              type="text"
              value={draft.urlTemplate}
              placeholder={texts.addressExample}
              onChange={({ target }) => set({ urlTemplate: target.value })}
            />
            {faults.urlTemplate !== undefined && <span>{faults.urlTemplate}</span>}
          </label>
        )}
        <div className="derived-place">
          <NumberField
            label={texts.positionFromLeft}
            text={draft.position}
            fault={faults.position}
            onText={(position) => set({ position })}
          />
          <NumberField
            label={texts.widthInPixels}
            text={draft.width}
            fault={faults.width}
            onText={(width) => set({ width })}
          />
          <label className="check">
            <input type="checkbox" checked={draft.frozen} onChange={({ target }) => set({ frozen: target.checked })} />
            {texts.frozen}
          </label>
        </div>
        <h3>{texts.firstRows}</h3>
        {work?.setting === "expression" && draft.expression.trim() === "" ? (
          <p className="hint">{texts.resultsAsYouType}</p>
        ) : faults.expression !== undefined ? (
          <p className="hint">{texts.resultsOnceValid}</p>
        ) : (
          <DerivedPreview sheet={sheet} column={column} />
        )}
      </div>
    </Dialog>
  );
}

interface NumberProps {
  readonly label: string;
  readonly text: string;
  readonly fault: string | undefined;
  readonly onText: (text: string) => void;
}

const NumberField = ({ label, text, fault, onText }: NumberProps): ReactNode => (
  <label>
    {label}
    <input
      className="field"
      type="text"
      inputMode="numeric"
      value={text}
      aria-invalid={fault !== undefined}
      onChange={({ target }) => onText(target.value.trim())}
    />
    {fault !== undefined && <span className="field-problem">{fault}</span>}
  </label>
);
