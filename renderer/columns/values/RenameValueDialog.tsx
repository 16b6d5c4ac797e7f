import { useEffect, useId, useState, type ReactNode } from "react";
import type { SheetView, ValueRename } from "../../../shared/workspace/index.js";
import { activeSheet, ask, asStep, call, say, sayDone, useApp, useCloseOverlay } from "../../state/index.js";
import { ConfirmFooter, Dialog, mostPending, PendingEdits } from "../../ui/index.js";
import { valueTexts as texts } from "./texts.js";
import { partsOf, renameRequest, type ValuePart } from "./value-parts.js";

interface Asked {
  /** The key of the column. */
  readonly name: string;
  readonly from: string;
  /** What it is to be, where that is known. */
  readonly to?: string | undefined;
}

/** Renames a value of a column wherever it stands, after a look at each place: one step that can be undone. */
export function RenameValueDialog(asked: Asked): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} {...asked} /> : null;
}

function OpenDialog({ sheet, name, from, to: wanted }: Asked & { readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  const [to, setTo] = useState(wanted ?? from);
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const form = useId();
  const { found, isCurrent } = useFound(sheet, name, from, to);
  const parts = found ? partsOf(found) : [];
  const isMeant = ({ id, isUsual }: ValuePart): boolean => said.get(id) ?? isUsual;
  const meant = parts.filter(isMeant);
  const hits = meant.flatMap((part) => part.hits);
  const settings = meant.flatMap((part) => part.settings.flatMap(({ changes }) => changes)).length;
  const canRename = isCurrent && to !== from && meant.length > 0 && sheet.readOnly === undefined;
  const rename = async (): Promise<void> => {
    if (!canRename) return;
    const request = { ...renameRequest(meant, sheet.revision), label: texts.label(from, to) };
    const { answer, step } = await asStep(() => call("values/rename", request));
    if (!answer) return;
    close();
    const done = answer.outcomes.filter(({ kind }) => kind === "done").length;
    sayDone(texts.done(done, settings), step);
    if (done < answer.outcomes.length) say("warning", texts.notAll(answer.outcomes.length - done));
  };
  return (
    <Dialog
      title={texts.title(from)}
      className="is-wide rename-value"
      isScrolling
      footer={
        <ConfirmFooter
          form={form}
          note={sheet.readOnly ?? (found?.isCut ? texts.isCut : undefined)}
          title={texts.rename(hits.length, settings)}
          isDisabled={!canRename}
        />
      }
    >
      <form
        id={form}
        className="replace-form"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <label>
          <span>{texts.newValue}</span>
          <input className="field" value={to} data-first-focus onChange={({ target }) => setTo(target.value)} />
        </label>
      </form>
      <fieldset className="value-parts">
        <legend>{texts.where}</legend>
        {parts.map((part) => (
          <label key={part.id}>
            <input
              type="checkbox"
              checked={isMeant(part)}
              onChange={({ target }) => setSaid(new Map([...said, [part.id, target.checked]]))}
            />
            {part.title}
          </label>
        ))}
        {found && parts.length === 0 && <p className="hint">{texts.nowhere}</p>}
      </fieldset>
      {isCurrent && to !== from && (
        <PendingEdits
          label={texts.changes}
          hasFiles
          total={hits.length}
          edits={hits.slice(0, mostPending).map(({ sheet: { file }, rowKey, column, ...hit }, at) => ({
            key: `${at} ${rowKey} ${column.path.join(".")}`,
            file,
            row: hit.rowTitle,
            rowDetail: hit.rowDetail,
            column: hit.columnTitle,
            before: hit.before,
            after: hit.after,
          }))}
        />
      )}
    </Dialog>
  );
}

/** Where the value stands. What was found for an earlier text stays until the next is there, and is not current then. */
function useFound(
  { ref }: SheetView,
  key: string,
  from: string,
  to: string,
): { readonly found: ValueRename | undefined; readonly isCurrent: boolean } {
  const [{ found, by }, setFound] = useState<{ readonly found?: ValueRename; readonly by?: string }>({});
  const { file } = ref;
  const table = JSON.stringify(ref.table);
  useEffect(() => {
    let isOver = false;
    // An equal text would change nothing, and nothing would be found.
    const asked = to === from ? `${from} ` : to;
    const sheet = { file, table: JSON.parse(table) as string[] };
    void ask("values/preview-rename", { sheet, key, from, to: asked }).then((answer) => {
      if (!isOver && answer.ok) setFound({ found: answer.value, by: to });
    });
    return () => {
      isOver = true;
    };
  }, [file, table, key, from, to]);
  return { found, isCurrent: by === to };
}
