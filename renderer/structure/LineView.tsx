import { ChevronDown, ChevronRight, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { keyTitle } from "../../shared/sheet/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import { CellInput, type Leaving, type Option } from "./CellInput.js";
import type { OpenListMenu } from "./ListMenu.js";
import { fieldsOf, isBlock, type Field, type Line } from "./model/line.js";
import { textOfValue } from "./model/values.js";
import { texts } from "./texts.js";

/** The editor that is open. */
export interface Editing {
  readonly id: string;
  readonly at: number;
  /** What was typed to open it. */
  readonly typed: string | undefined;
}

/** What a line can ask for. */
export interface LineActs {
  readonly optionsOf: (line: Line, at: number) => readonly Option[] | undefined;
  readonly goTo: (line: Line, at: number) => void;
  readonly edit: (line: Line, at: number) => void;
  readonly commit: (line: Line, at: number, text: string, leaving: Leaving) => void;
  readonly cancel: () => void;
  readonly toggle: (line: Line) => void;
  readonly addItem: (line: Line) => void;
  readonly addMember: (line: Line, at: number) => void;
  readonly remove: (line: Line) => void;
  readonly openMenu: (menu: OpenListMenu) => void;
}

interface Props {
  readonly line: Line;
  /** The stop that the keyboard is at; undefined where it is elsewhere. */
  readonly at: number | undefined;
  readonly editing: Editing | undefined;
  readonly isReadOnly: boolean;
  /** Those of the line itself, and in closed blocks of all that is in it. */
  readonly problems: (line: Line, field?: Field) => readonly ProblemView[];
  readonly acts: LineActs;
}

/** One line of the structure editor. */
export function LineView(props: Props): ReactNode {
  const { line, problems } = props;
  const block = isBlock(line) ? { "aria-expanded": line.isOpen } : {};
  const own = fieldsOf(line).length > 0 ? [] : problems(line);
  return (
    <div
      role="row"
      className="structure-line"
      data-kind={line.kind}
      data-line={line.id}
      aria-level={line.level}
      aria-label={line.name}
      style={{ "--level": line.level } as object}
      {...block}
      {...(isBlock(line) ? stopProps(props, 0) : {})}
      onContextMenu={(event) => {
        if (line.kind !== "list" || line.count === 0 || props.isReadOnly) return;
        event.preventDefault();
        props.acts.openMenu({ line, from: event.currentTarget, left: event.clientX, top: event.clientY });
      }}
    >
      <LineCells {...props} />
      {isBlock(line) && <Badge problems={own} />}
      {isBlock(line) && <Said problems={line.isOpen ? own : []} />}
      {fieldsOf(line).map((field) => (
        <Said key={field.key} problems={problems(line, field)} />
      ))}
    </div>
  );
}

/** What makes an element a place for the keyboard. */
const stopProps = ({ line, at, acts }: Props, stop: number) => ({
  "data-stop": stop,
  tabIndex: at === stop ? 0 : -1,
  onFocus: () => at === stop || acts.goTo(line, stop),
});

function LineCells(props: Props): ReactNode {
  const { line, isReadOnly, acts } = props;
  switch (line.kind) {
    case "list":
    case "item":
    case "table":
      return <BlockHead {...props} line={line} />;
    case "field":
      return (
        <>
          <Label field={line.field} />
          <Cell {...props} field={line.field} stop={0} />
        </>
      );
    case "entry":
      return (
        <>
          <TextCell {...props} name={`${line.name}, key`} text={line.field.key} stop={0} className="structure-key" />
          <Cell {...props} field={line.field} stop={1} />
          {!isReadOnly && (
            <button
              type="button"
              tabIndex={-1}
              className="structure-remove"
              title={texts.removeNamed(line.field.key)}
              onClick={() => acts.remove(line)}
            >
              <X />
            </button>
          )}
        </>
      );
    case "new-key":
      return (
        <TextCell {...props} name={line.name} text="" stop={0} className="structure-key is-new" hint={texts.newKey} />
      );
    case "head":
      return line.titles.map(({ title, about }) => (
        <span key={title} role="columnheader" title={about}>
          {title}
        </span>
      ));
    case "cells":
      return line.fields.map((field, at) => <Cell key={field.key} {...props} field={field} stop={at} />);
    case "absent":
      return (
        <span role="gridcell" className="structure-absent">
          {texts.add}
          {line.members.map(({ key, about }, at) => (
            <button
              key={key}
              type="button"
              className="structure-chip"
              title={about}
              {...stopProps(props, at)}
              onClick={() => acts.addMember(line, at)}
            >
              {keyTitle(key)}
            </button>
          ))}
        </span>
      );
  }
}

function BlockHead({
  line,
  isReadOnly,
  acts,
}: Props & { readonly line: Extract<Line, { readonly isOpen: boolean }> }): ReactNode {
  const canAdd = line.kind === "list" && !isReadOnly;
  const item = line.kind === "list" ? (line.own.rows?.title ?? texts.item) : "";
  return (
    <>
      <span role="gridcell" className="structure-title" title={line.about} onClick={() => acts.toggle(line)}>
        {line.isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
        <strong>{line.title}</strong>
        {line.kind === "list" && <span className="structure-count">({line.count})</span>}
        {line.kind === "item" && line.list.rows && (
          <span className="structure-count">
            {line.list.rows.title} {line.list.at + 1}
          </span>
        )}
        {!line.isOpen && <span className="structure-summary">{line.summary}</span>}
      </span>
      {canAdd && (
        <button type="button" tabIndex={-1} className="structure-add" onClick={() => acts.addItem(line)}>
          <Plus aria-hidden="true" /> {item}
        </button>
      )}
    </>
  );
}

const Label = ({ field }: { readonly field: Field }): ReactNode => (
  <span className="structure-label" title={field.about} data-required={field.isRequired ? "" : undefined}>
    {keyTitle(field.key)}
  </span>
);

function Cell({ field, ...props }: Props & { readonly field: Field; readonly stop: number }): ReactNode {
  const own = props.problems(props.line, field);
  return (
    <TextCell
      {...props}
      name={field.name}
      text={textOfValue(field.value)}
      isAbsent={field.value === undefined}
      isLong={field.type.kind === "long-text"}
      isNumber={field.value?.kind === "integer" || field.value?.kind === "float"}
      className="structure-value"
      found={own}
    />
  );
}

interface TextCellProps extends Props {
  readonly stop: number;
  readonly name: string;
  readonly text: string;
  readonly className: string;
  readonly hint?: string;
  readonly isAbsent?: boolean;
  readonly isLong?: boolean;
  readonly isNumber?: boolean;
  readonly found?: readonly ProblemView[];
}

function TextCell(props: TextCellProps): ReactNode {
  const { line, editing, acts, stop, name, text, className, hint, isAbsent, isLong, isNumber, found = [] } = props;
  const isEditing = editing?.id === line.id && editing.at === stop;
  const shown = text === "" ? (hint ?? (isAbsent ? "·" : "")) : text;
  return (
    <span
      role="gridcell"
      className={className}
      aria-label={`${name}: ${text === "" ? (isAbsent ? "absent" : "empty") : text}`}
      data-empty={text === "" ? "" : undefined}
      data-number={isNumber ? "" : undefined}
      data-problem={found[0]?.severity}
      {...stopProps(props, stop)}
      onDoubleClick={() => acts.edit(line, stop)}
    >
      {isEditing ? (
        <CellInput
          name={name}
          text={text}
          typed={editing.typed}
          options={acts.optionsOf(line, stop)}
          isLong={isLong === true}
          onCommit={(entered, leaving) => acts.commit(line, stop, entered, leaving)}
          onCancel={acts.cancel}
        />
      ) : (
        shown
      )}
      {!isEditing && <Badge problems={found} />}
    </span>
  );
}

const signs = { error: "◆", warning: "▲", info: "●" } as const;

function Badge({ problems }: { readonly problems: readonly ProblemView[] }): ReactNode {
  const [first] = problems;
  if (!first) return null;
  return (
    <span
      className="cell-problem"
      data-severity={first.severity}
      data-part="own"
      role="img"
      aria-label={problems.map(({ message }) => message).join(" ")}
    >
      {signs[first.severity]}
    </span>
  );
}

/** What the problems of a line say, below it. */
const Said = ({ problems }: { readonly problems: readonly ProblemView[] }): ReactNode =>
  problems.map(({ id, severity, message }) => (
    <span key={id} className="structure-said" data-severity={severity}>
      {message}
    </span>
  ));
