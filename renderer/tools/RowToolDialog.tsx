import { useMemo, useState, type ReactNode } from "react";
import type { RowTool } from "../../shared/games/index.js";
import { columnKey, columnTitle, viewWithin } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { ConfirmFooter, Dialog, PendingEdits, faultOf, firstAnswers, OptionFields } from "../ui/index.js";
import { sendEdits } from "../grid/index.js";
import {
  activeSheet,
  asStep,
  getApp,
  rowsOf,
  sayDone,
  sheetKey,
  textOfCell,
  useApp,
  useCloseOverlay,
} from "../state/index.js";
import { rowToolOf } from "./offered.js";
import { texts } from "./texts.js";
import { changesOf, type ToolChange } from "./tool-changes.js";
import { toolRow } from "./fetch-tables.js";

interface Props {
  readonly game: string;
  readonly tool: string;
}

/** Changes the selected rows by a tool of the game, after a look at what would change: one step that can be undone. */
export function RowToolDialog({ game, tool: id }: Props): ReactNode {
  const tool = rowToolOf(game, id);
  const sheet = useApp(activeSheet);
  return tool && sheet ? <ChangeDialog tool={tool} sheet={sheet} /> : null;
}

function ChangeDialog({ tool, sheet }: { readonly tool: RowTool; readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  const [answers, setAnswers] = useState(() => firstAnswers(tool.options));
  const rows = useMemo(() => {
    const held = rowsOf(sheetKey(sheet.ref));
    return getApp().place.rowKeys.flatMap((key) => held?.row(key) ?? []);
  }, [sheet]);
  const isReady = tool.options.every((option) => faultOf(option, answers[option.id]) === undefined);
  const changes = useMemo(() => {
    if (!isReady) return [];
    return changesOf(
      sheet,
      rows,
      tool.edits(
        rows.map((row) => toolRow(sheet.columns, row)),
        answers,
      ),
    );
  }, [tool, sheet, rows, answers, isReady]);
  const count = new Set(changes.map(({ row }) => row)).size;
  const apply = async (): Promise<void> => {
    const { answer: isDone, step } = await asStep(() => sendEdits(sheet, changes, tool.title));
    if (isDone) sayDone(`${tool.title}: ${count === 1 ? "1 row" : `${count} rows`} changed.`, step);
    close();
  };
  return (
    <Dialog
      title={tool.title}
      className="is-wide"
      isScrolling
      footer={
        <ConfirmFooter
          title={count === 1 ? texts.changeOneRow : texts.changeRows(count)}
          isDisabled={changes.length === 0}
          firstFocus="main"
          onConfirm={() => void apply()}
        />
      }
    >
      <p className="tool-about">{tool.about}</p>
      <OptionFields options={tool.options} answers={answers} onChange={setAnswers} />
      {changes.length === 0 && <p role="status">{texts.nothingWouldChange}</p>}
      {changes.length > 0 && <Changes sheet={sheet} changes={changes} />}
    </Dialog>
  );
}

function Changes({
  sheet,
  changes,
}: {
  readonly sheet: SheetView;
  readonly changes: readonly ToolChange[];
}): ReactNode {
  const edits = changes.map(({ row, column, columnTitle: named, inner, title, after }) => ({
    key: `${row.key} ${columnKey({ ...column.id, inner })}`,
    row: title,
    column: inner ? columnTitle({ ...column.id, inner }) : named,
    before: textOfCell(viewWithin(row.cells[sheet.columns.findIndex(({ key }) => key === column.key)] ?? null, inner)),
    after,
  }));
  return <PendingEdits edits={edits} />;
}
