import { useEffect, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from "react";
import type { SheetView, WireCell } from "../../shared/workspace/index.js";
import { loadOfferedIn } from "../arrangement/index.js";
import { activeGrid } from "../grid/index.js";
import {
  getApp,
  openStructure,
  problemsAt,
  rowsOf,
  setApp,
  sheetKey,
  textOfCell,
  useProblemBooks,
  type GridRow,
} from "../state/index.js";
import type { Leaving } from "../ui/index.js";
import { fieldsOf, type FormField } from "./fields.js";
import type { FieldActs, ValueField } from "./FieldValue.js";
import { FormFieldLine, Said } from "./FormFieldLine.js";
import { KeptDraft } from "./kept-draft.js";
import { texts } from "./texts.js";

interface Props {
  readonly sheet: SheetView;
  readonly row: GridRow;
  /** The field that the keyboard is in, or comes to. */
  readonly at: string | null;
  readonly onEnter: (field: string) => void;
}

/** The editor that is open in a field. */
interface Editing {
  readonly key: string;
  /** Typing began with this text. */
  readonly typed: string | undefined;
  /** What the field showed then, and what its cell held. */
  readonly text: string;
  readonly seen: WireCell;
  readonly draft: KeptDraft;
}

/** The fields of a row, one below the other, with the keyboard in one of them as in a column of cells. */
export function FormFieldList({ sheet, row, at, onEnter }: Props): ReactNode {
  const key = sheetKey(sheet.ref);
  const books = useProblemBooks((state) => state.books);
  const element = useRef<HTMLDivElement>(null);
  const { shown, hidden } = fieldsOf(sheet, activeGrid()?.columnIds() ?? []);
  const fields = [...shown, ...hidden];
  const current = (fields.find((each) => each.key === at) ?? fields[0])?.key;
  const [editing, setEditing] = useState<Editing>();
  /** The field that gets the keyboard once its editor is gone. */
  const wanted = useRef<string>(undefined);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    void Promise.all(sheet.columns.map((column) => loadOfferedIn(sheet, column))).then(() => drawAgain());
  }, [sheet]);
  const focus = (field: string | undefined): void => {
    const values = element.current?.querySelectorAll<HTMLElement>(".form-value") ?? [];
    [...values].find(({ dataset }) => dataset["field"] === field)?.focus();
  };
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    focus(wanted.current);
    wanted.current = undefined;
  });

  const isWritable = sheet.readOnly === undefined;
  const valueOf = ({ column }: ValueField): WireCell => row.cells[sheet.columns.indexOf(column)] ?? null;
  const waitingIn = (field: FormField): string | undefined =>
    field.kind === "value" ? activeGrid()?.edits.startingText(row.key, field.column) : undefined;
  const beside = (field: FormField, by: number): string | undefined =>
    fields[fields.findIndex((each) => each.key === field.key) + by]?.key;
  const enterText = (field: ValueField, text: string): void => {
    if (!editing || text === editing.text) return;
    activeGrid()?.edits.commit(row, field.column, { input: { kind: "text", text }, seen: editing.seen });
  };
  const close = (isTaken: boolean, next: string | undefined): void => {
    editing?.draft.end(isTaken);
    setEditing(undefined);
    wanted.current = next;
  };

  const acts: FieldActs = {
    enter: (field) => {
      const isCell = field.kind === "value" && shown.includes(field);
      if (isCell) activeGrid()?.goTo(row.key, field.key, { focus: false });
      onEnter(field.key);
    },
    walk: (field, by) => focus(beside(field, by)),
    edit: (field, typed) => {
      if (!isWritable) return;
      const { column } = field;
      const seen = valueOf(field);
      const draft = new KeptDraft((text) => activeGrid()?.edits.keepDraft(row.key, column, text, seen));
      setEditing({ key: field.key, typed, text: waitingIn(field) ?? textOfCell(seen), seen, draft });
    },
    commit: (field, text, leaving: Leaving) => {
      const next = leaving === "stay" ? undefined : (beside(field, leaving === "previous" ? -1 : 1) ?? field.key);
      enterText(field, text);
      close(text !== editing?.text, next);
    },
    cancel: (field) => close(false, field.key),
    type: (text) => editing?.draft.typed(text),
    lose: (field, text) => {
      if (!rowsOf(key)?.row(row.key)) activeGrid()?.edits.loseEditor(row, field.column, text);
      else if (text !== undefined) enterText(field, text);
    },
    put: (field, input) => {
      if (isWritable) activeGrid()?.edits.commit(row, field.column, { input, seen: valueOf(field) });
    },
    toggle: ({ column }) => isWritable && activeGrid()?.edits.toggle(row, column.key) === true,
    openStructure: ({ column }) => {
      setApp({ overlay: null });
      if (getApp().place.rowKey === row.key) void openStructure(column.key);
    },
  };
  const line = (field: FormField): ReactNode => (
    <FormFieldLine
      key={field.key}
      field={field}
      sheet={sheet}
      row={row}
      isCurrent={field.key === current}
      waiting={waitingIn(field)}
      editor={editing?.key === field.key ? editing : undefined}
      problems={problemsAt(key, row.key, field.key, books)}
      acts={acts}
    />
  );
  return (
    <div ref={element} className="form-fields" role="group" aria-label={texts.fields}>
      {sheet.readOnly !== undefined && <p className="hint">{sheet.readOnly}</p>}
      <Said problems={problemsAt(key, row.key, null, books)} />
      {shown.map(line)}
      {hidden.length > 0 && <h3 className="form-hidden">{texts.hidden}</h3>}
      {hidden.map(line)}
    </div>
  );
}
