import { ChevronDown, ChevronRight, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { keyTitle } from "../../shared/sheet/index.js";
import { stopProps, type LineProps } from "./line-props.js";
import { Badge, Cell, Said, TextCell } from "./LineCell.js";
import { hasMenu } from "./LineMenu.js";
import { fieldsOf, isBlock, type Field, type Line } from "./model/line.js";
import { texts } from "./texts.js";

/** One line of the structure editor. */
export function LineView(props: LineProps): ReactNode {
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
      aria-rowindex={props.rowIndex}
      aria-label={line.name}
      style={{ "--level": line.level } as object}
      {...block}
      {...(isBlock(line) ? stopProps(props, 0) : {})}
      onContextMenu={(event) => {
        // The editor of a value has the menu of its text.
        if (!hasMenu(line) || props.isReadOnly || props.editing) return;
        event.preventDefault();
        const { currentTarget, clientX: left, clientY: top } = event;
        const from = currentTarget.querySelector("[data-stop]") ?? currentTarget;
        props.acts.openMenu({ line, from, left, top });
      }}
    >
      <LineCells {...props} />
      {isBlock(line) && <Badge problems={own} />}
      {line.kind === "item" && line.caption !== undefined && <span className="structure-caption">{line.caption}</span>}
      {isBlock(line) && <Said problems={line.isOpen ? own : []} />}
      {fieldsOf(line).map((field) => (
        <Said key={field.key} problems={problems(line, field)} />
      ))}
    </div>
  );
}

function LineCells(props: LineProps): ReactNode {
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
}: LineProps & { readonly line: Extract<Line, { readonly isOpen: boolean }> }): ReactNode {
  const canAdd = line.kind === "list" && !isReadOnly;
  const item = line.kind === "list" ? (line.own.rows?.title ?? texts.item) : "";
  // An item without a name of its own has this as its title.
  const placed = line.kind === "item" && line.list.rows ? `${line.list.rows.title} ${line.list.at + 1}` : undefined;
  return (
    <>
      <span role="gridcell" className="structure-title" title={line.about} onClick={() => acts.toggle(line)}>
        {line.isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
        <strong>{line.title}</strong>
        {line.kind === "list" && <span className="structure-count">({line.count})</span>}
        {placed !== undefined && placed !== line.title && <span className="structure-count">{placed}</span>}
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
