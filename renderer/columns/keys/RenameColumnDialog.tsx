import { useId, useState, type ReactNode } from "react";
import type { ColumnView, SheetView, WorkspaceView } from "../../../shared/workspace/index.js";
import { activeSheet, asStep, call, sayDone, sheetKey, useApp, useCloseOverlay, useRows } from "../../state/index.js";
import { ConfirmFooter, Dialog } from "../../ui/index.js";
import { texts } from "./texts.js";
import { keyOfColumn, renamingPlan, columnUse } from "./column-plan.js";
import { keyFault } from "./new-column.js";

/** Another name for a column in all rows of the file, and in what the file says of it. */
export function RenameColumnDialog({ column: key }: { readonly column: string }): ReactNode {
  const sheet = useApp(activeSheet);
  const workspace = useApp((state) => state.workspace);
  const column = sheet?.columns.find((each) => each.key === key);
  return sheet && column && workspace ? <OpenDialog {...{ sheet, column, workspace }} /> : null;
}

interface Props {
  readonly sheet: SheetView;
  readonly column: ColumnView;
  readonly workspace: WorkspaceView;
}

function OpenDialog({ sheet, column, workspace }: Props): ReactNode {
  const close = useCloseOverlay();
  const from = keyOfColumn(column);
  const [text, setText] = useState(from);
  const form = useId();
  const rows = useRows(sheetKey(sheet.ref));
  const use = columnUse(sheet, column, rows, workspace);
  const to = text.trim();
  const fault = to === from ? undefined : keyFault(to, sheet);
  const changes = renamingPlan(sheet, from, to, use);
  const canRename = to !== from && fault === undefined && sheet.readOnly === undefined;
  const rename = async (): Promise<void> => {
    if (!canRename) return;
    const request = { sheet: sheet.ref, from, to, changes, label: texts.renameLabel(from, to) };
    const { answer, step } = await asStep(() => call("columns/rename", request));
    if (!answer) return;
    close();
    sayDone(texts.renamed(answer.rows), step);
  };
  return (
    <Dialog
      title={texts.renameColumn(column.title)}
      footer={<ConfirmFooter form={form} note={sheet.readOnly ?? fault} title={texts.rename} isDisabled={!canRename} />}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <div className="form-grid">
          <label>
            {texts.newKey}
            <input
              className="field"
              value={text}
              spellCheck={false}
              aria-invalid={fault !== undefined}
              data-first-focus
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        </div>
        <p className="hint">
          {texts.renames(use.rows)}
          {texts.andSettings(changes.length)}
        </p>
        {use.alsoIn.length > 0 && <p className="hint">{texts.sharedSettings(use.alsoIn.join(", "))}</p>}
        {use.game !== undefined && <p className="hint is-warning">{texts.gameReadsKey(use.game)}</p>}
        <p className="hint">{texts.onlyTitle}</p>
      </form>
    </Dialog>
  );
}
