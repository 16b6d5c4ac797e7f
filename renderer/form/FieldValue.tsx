import type { ClipboardEvent, KeyboardEvent, ReactNode } from "react";
import { plainOf } from "../../shared/derived/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import type { CellInput, SheetView, WireCell } from "../../shared/workspace/index.js";
import { offeredIn, shownCell } from "../arrangement/index.js";
import { derivedOf } from "../derived/index.js";
import { textOfCell, typedBy, type GridRow } from "../state/index.js";
import { ValueInput, type Leaving } from "../ui/index.js";
import type { FormField } from "./fields.js";
import { texts } from "./texts.js";

export type ValueField = Extract<FormField, { readonly kind: "value" }>;

/** What a field asks of the list that it is in. */
export interface FieldActs {
  /** The keyboard came to the field. */
  readonly enter: (field: FormField) => void;
  /** Leads the keyboard to another field, so many further. */
  readonly walk: (field: FormField, by: number) => void;
  /** Opens the editor of a field; typing began it with `typed`. */
  readonly edit: (field: ValueField, typed?: string) => void;
  readonly commit: (field: ValueField, text: string, leaving: Leaving) => void;
  readonly cancel: (field: ValueField) => void;
  readonly type: (text: string) => void;
  /** The editor of a field went away without being left; undefined where its text was as it stands in the cell. */
  readonly lose: (field: ValueField, text: string | undefined) => void;
  readonly put: (field: ValueField, input: CellInput) => void;
  /** Ticks or clears a checkbox; returns whether the field is one. */
  readonly toggle: (field: ValueField) => boolean;
  readonly openStructure: (field: ValueField) => void;
}

export interface FieldProps {
  readonly field: FormField;
  readonly sheet: SheetView;
  readonly row: GridRow;
  readonly isCurrent: boolean;
  /** The text that waits in the cell beside its value: refused, or typed and not entered. */
  readonly waiting: string | undefined;
  /** The open editor, with the text that typing began with. */
  readonly editor: { readonly typed: string | undefined; readonly text: string } | undefined;
  readonly problems: readonly ProblemView[];
  readonly acts: FieldActs;
}

/** The value of a field, or its editor. */
export function FieldValue(props: FieldProps & { readonly field: ValueField }): ReactNode {
  const { field, sheet, row, waiting, editor, acts } = props;
  const { column, schema, title } = field;
  const value: WireCell = row.cells[sheet.columns.indexOf(column)] ?? null;
  const isLong = column.editor === "long-text" || schema?.type.kind === "long-text" || editor?.text.includes("\n");
  if (editor) {
    return (
      <div className="form-value is-editing">
        <ValueInput
          name={title}
          text={editor.text}
          typed={editor.typed}
          options={offeredIn(sheet, column)}
          isLong={isLong === true}
          onCommit={(text, leaving) => acts.commit(field, text, leaving)}
          onCancel={() => acts.cancel(field)}
          onLost={(text) => acts.lose(field, text)}
          onTyped={acts.type}
        />
      </div>
    );
  }
  const text = waiting ?? textOfCell(shownCell(sheet, column, value));
  const isTick = typeof value === "boolean" || (column.editor === "checkbox" && text === "");
  const said = isTick ? String(value === true) : text === "" ? (value === null ? texts.absent : texts.empty) : text;
  const open = (typed?: string): void => {
    if (column.editor === "structure") acts.openStructure(field);
    else acts.edit(field, typed);
  };
  return (
    <button
      {...stopProps(props)}
      aria-label={`${title}: ${said}`}
      data-empty={text === "" && !isTick ? "" : undefined}
      data-problem={props.problems[0]?.severity}
      data-waiting={waiting === undefined ? undefined : ""}
      title={column.editor === "structure" ? texts.editStructure(title) : undefined}
      onClick={() => {
        if (!acts.toggle(field)) open();
      }}
      onKeyDown={(event) => {
        if (!actOnKey(event, field, acts, open)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPaste={(event) => {
        event.preventDefault();
        acts.put(field, { kind: "text", text: event.clipboardData.getData("text/plain").replace(/\r?\n$/u, "") });
      }}
    >
      {isTick ? <span className="form-tick" data-on={value === true ? "" : undefined} /> : said}
    </button>
  );
}

/** What is computed for the row, which nobody edits. */
export function ComputedValue(
  props: FieldProps & { readonly field: Extract<FormField, { readonly kind: "derived" }> },
): ReactNode {
  const { field, sheet, row, acts } = props;
  const text = plainOf(derivedOf(sheet).value(row, field.derived));
  return (
    <button
      {...stopProps(props)}
      aria-label={`${field.title}: ${text === "" ? texts.empty : text}`}
      aria-disabled
      data-empty={text === "" ? "" : undefined}
      onKeyDown={(event) => {
        const by = walkOf(event);
        if (by === undefined) return;
        event.preventDefault();
        acts.walk(field, by);
      }}
    >
      {text === "" ? texts.empty : text}
    </button>
  );
}

/** What all values share: the keyboard comes to them, and what they hold can be copied. */
const stopProps = ({ field, sheet, row, isCurrent, acts }: FieldProps) => ({
  type: "button" as const,
  className: "form-value",
  "data-field": field.key,
  "data-current": isCurrent ? "" : undefined,
  "data-first-focus": isCurrent ? "" : undefined,
  onFocus: () => acts.enter(field),
  onCopy: (event: ClipboardEvent) => {
    if (getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", copied(field, sheet, row));
  },
});

function copied(field: FormField, sheet: SheetView, row: GridRow): string {
  if (field.kind === "derived") return plainOf(derivedOf(sheet).value(row, field.derived));
  return textOfCell(row.cells[sheet.columns.indexOf(field.column)]);
}

/** Which way an arrow key leads. */
const walkOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined => {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : undefined;
};

/** Does what a key asks for at a value, as it does in a cell; false leaves the key to others. */
function actOnKey(event: KeyboardEvent, field: ValueField, acts: FieldActs, open: (typed?: string) => void): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const by = walkOf(event);
  if (by !== undefined) acts.walk(field, by);
  else if (altKey || ctrlKey || metaKey) return false;
  else if (key === "Delete") acts.put(field, { kind: shiftKey ? "remove" : "clear" });
  else if (key === "Backspace") open("");
  else if (key === "Enter" || key === "F2") open();
  else {
    const typed = typedBy({ key, altKey, ctrlKey, metaKey, shiftKey });
    if (typed === undefined) return false;
    if (typed !== " " || !acts.toggle(field)) open(typed);
  }
  return true;
}
