import type { ReactNode } from "react";
import type { ProblemView } from "../../shared/validate/index.js";
import { ValueInput } from "../ui/index.js";
import { stopProps, type LineProps } from "./line-props.js";
import type { Field } from "./model/line.js";
import { textOfValue } from "./model/values.js";
import { texts } from "./texts.js";

/** The value of a field, as text or in its editor. */
export function Cell({ field, ...props }: LineProps & { readonly field: Field; readonly stop: number }): ReactNode {
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

interface TextCellProps extends LineProps {
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

/** A text that can be edited: a value, or the key of an entry. */
export function TextCell(props: TextCellProps): ReactNode {
  const { line, editing, acts, stop, name, text, className, hint, isAbsent, isLong, isNumber, found = [] } = props;
  const isEditing = editing?.id === line.id && editing.at === stop;
  const shown = text === "" ? (hint ?? (isAbsent ? "·" : "")) : text;
  return (
    <span
      role="gridcell"
      className={className}
      aria-label={`${name}: ${text === "" ? (isAbsent ? texts.absent : texts.empty) : text}`}
      data-empty={text === "" ? "" : undefined}
      data-number={isNumber ? "" : undefined}
      data-problem={found[0]?.severity}
      {...stopProps(props, stop)}
      onDoubleClick={() => acts.edit(line, stop)}
    >
      {isEditing ? (
        <ValueInput
          name={name}
          text={text}
          typed={editing.typed}
          options={acts.optionsOf(line, stop)}
          isLong={isLong === true}
          onCommit={(entered, leaving) => acts.commit(line, stop, entered, leaving)}
          onCancel={acts.cancel}
          onLost={(entered) => acts.lose(name, entered)}
        />
      ) : (
        shown
      )}
      {!isEditing && <Badge problems={found} />}
    </span>
  );
}

const signs = { error: "◆", warning: "▲", info: "●" } as const;

/** The sign of the most severe problem, with what all of them say. */
export function Badge({ problems }: { readonly problems: readonly ProblemView[] }): ReactNode {
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
export const Said = ({ problems }: { readonly problems: readonly ProblemView[] }): ReactNode =>
  problems.map(({ id, severity, message }) => (
    <span key={id} className="structure-said" data-severity={severity}>
      {message}
    </span>
  ));
