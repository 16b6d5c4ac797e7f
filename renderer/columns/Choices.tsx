import { useId, type ReactNode } from "react";

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, title: string])[];
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side, one of which holds. */
export function Choices<Value extends string>({ legend, value, options, onChange }: ChoicesProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {options.map(([each, title]) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
