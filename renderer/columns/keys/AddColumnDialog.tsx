import { useId, useState, type ReactNode } from "react";
import { keyTitle } from "../../../shared/sheet/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { goToKey } from "../../navigation/index.js";
import { activeSheet, asStep, call, getApp, sayDone, useApp, useCloseOverlay } from "../../state/index.js";
import { ConfirmFooter, Dialog, Select } from "../../ui/index.js";
import { texts } from "./texts.js";
import {
  columnFault,
  columnTypes,
  emptyColumn,
  isCheckable,
  keyFor,
  settingsOf,
  startValue,
  type NewColumn,
} from "./new-column.js";

/** A new column for the rows of the file: its name, its type, and what its cells begin with. */
export function AddColumnDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} /> : null;
}

function OpenDialog({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  const [selected] = useState(() => getApp().place.rowKeys);
  const [name, setName] = useState("");
  const [column, setColumn] = useState<NewColumn>(emptyColumn);
  const [rowsMeant, setRowsMeant] = useState<"all" | "selected">("all");
  const form = useId();
  const fault = columnFault(column, sheet);
  const rows = rowsMeant === "all" ? sheet.rowCount : selected.length;
  const canAdd = fault === undefined && rows > 0 && sheet.readOnly === undefined;
  const set = (change: Partial<NewColumn>): void => setColumn({ ...column, ...change });
  const add = async (): Promise<void> => {
    const value = startValue(column);
    if (!canAdd || value === undefined) return;
    const { key } = column;
    const request = { sheet: sheet.ref, key, value, changes: settingsOf(column, sheet), label: texts.addLabel(key) };
    const of = rowsMeant === "all" ? {} : { rowKeys: [...selected] };
    const { answer, step } = await asStep(() => call("columns/add", { ...request, ...of }));
    if (!answer) return;
    close();
    sayDone(texts.added(keyTitle(key)), step);
    const row = getApp().place.rowKey ?? selected[0];
    if (row !== undefined) await goToKey(sheet.ref, row, key);
  };
  const note = sheet.readOnly ?? (name === "" ? undefined : (fault ?? texts.addsTo(rows, sheet.ref.file)));
  return (
    <Dialog
      title={texts.addColumn}
      footer={<ConfirmFooter form={form} note={note} title={texts.add} isDisabled={!canAdd} />}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <div className="form-grid">
          <label>
            {texts.name}
            <input
              className="field"
              value={name}
              data-first-focus
              onChange={({ target: { value } }) => {
                // The key follows the name until somebody has written one of their own.
                if (column.key === keyFor(name, sheet)) set({ key: keyFor(value, sheet) });
                setName(value);
              }}
            />
          </label>
          <label>
            {texts.writtenAs}
            <input
              className="field"
              value={column.key}
              spellCheck={false}
              onChange={({ target }) => set({ key: target.value.trim() })}
            />
          </label>
          <label>
            {texts.type}
            <Select
              value={column.type}
              choices={columnTypes.map((type) => [type, texts.types[type]])}
              onChoose={(type) => set({ type, start: "" })}
            />
          </label>
          <label>
            {texts.start}
            {column.type === "yes-no" ? (
              <Select
                value={column.start === "true" ? "true" : "false"}
                choices={[
                  ["false", texts.no],
                  ["true", texts.yes],
                ]}
                onChoose={(start) => set({ start })}
              />
            ) : (
              <input className="field" value={column.start} onChange={({ target }) => set({ start: target.value })} />
            )}
          </label>
          {column.type === "choice" && (
            <label>
              {texts.choices}
              <textarea
                className="field"
                rows={4}
                value={column.choices}
                onChange={({ target }) => set({ choices: target.value })}
              />
            </label>
          )}
          <label>
            {texts.where}
            <Select
              value={rowsMeant}
              choices={[
                ["all", texts.allRows(sheet.rowCount)],
                ...(selected.length > 0 ? ([["selected", texts.selectedRows(selected.length)]] as const) : []),
              ]}
              onChoose={setRowsMeant}
            />
          </label>
        </div>
        {isCheckable(column) && (
          <div className="form-switches">
            <label>
              <input
                type="checkbox"
                checked={column.isChecked}
                onChange={({ target }) => set({ isChecked: target.checked })}
              />
              {texts.check}
            </label>
          </div>
        )}
      </form>
    </Dialog>
  );
}
