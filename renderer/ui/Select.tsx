import type { ComponentProps, ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";

interface SelectProps<Value extends string> extends Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  readonly value: Value | undefined;
  readonly choices: readonly (readonly [value: Value, title: string])[];
  readonly onChoose: (value: Value) => void;
}

/** A list that one thing is chosen from. */
export function Select<Value extends string>({
  value,
  choices,
  onChoose,
  className = "field",
  ...others
}: SelectProps<Value>): ReactNode {
  return (
    <select
      {...others}
      className={className}
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find(([each]) => each === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      {choices.map(([each, title]) => (
        <option key={each} value={each}>
          {visibleName(title)}
        </option>
      ))}
    </select>
  );
}
