import { useId, type ReactNode } from "react";
import type { ProblemView } from "../../shared/validate/index.js";
import type { FormField } from "./fields.js";
import { ComputedValue, FieldValue, type FieldProps } from "./FieldValue.js";
import { texts, typeInWords } from "./texts.js";

/** A field: its name and type, its value or the editor of that, and what is wrong with it. */
export function FormFieldLine(props: FieldProps): ReactNode {
  const { field, isCurrent, problems } = props;
  const nameId = useId();
  const about = field.kind === "value" ? field.schema?.about : undefined;
  return (
    <div className="form-field" data-kind={field.kind}>
      <span className="form-name">
        <span id={nameId} title={about}>
          {field.title}
        </span>
        <small>{typeOf(field)}</small>
      </span>
      <div className="form-cell">
        {field.kind === "derived" ? (
          <ComputedValue {...props} field={field} />
        ) : (
          <FieldValue {...props} field={field} />
        )}
        {isCurrent && about !== undefined && <p className="form-about">{about}</p>}
        <Said problems={problems} />
      </div>
    </div>
  );
}

function typeOf(field: FormField): string {
  if (field.kind === "derived") return texts.computed;
  const type = typeInWords(field.schema?.type, field.column.editor);
  return field.schema?.required === true ? `${type}, ${texts.required}` : type;
}

/** What the problems of a field say. */
export const Said = ({ problems }: { readonly problems: readonly ProblemView[] }): ReactNode =>
  problems.map(({ id, severity, message }) => (
    <p key={id} className="form-said" data-severity={severity}>
      {message}
    </p>
  ));
