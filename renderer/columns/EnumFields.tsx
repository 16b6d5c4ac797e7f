import { Plus, X } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import type { ValidationRule, ValueCount } from "../../shared/metadata/index.js";
import { AllowField } from "./AllowField.js";
import { ColorField } from "./ColorField.js";
import { OrderButtons } from "./OrderButtons.js";
import { IconButton } from "../ui/index.js";
import { texts } from "./texts.js";

type EnumRule = Extract<ValidationRule, { kind: "enum" }>;

interface EnumFieldsProps {
  readonly rule: EnumRule;
  /** The values of the column with their counts. */
  readonly values: readonly ValueCount[];
  readonly onChange: (rule: EnumRule) => void;
}

/** The values of a list with their colours, in the order in which they are offered and sorted. */
export function EnumFields({ rule, values, onChange }: EnumFieldsProps): ReactNode {
  const [fresh, setFresh] = useState("");
  const options = rule.values.map((value, at) => ({ value, color: rule.colors[at] }));
  const counts = new Map(values.map(({ text, count }) => [text, count]));
  const put = (next: readonly { readonly value: string; readonly color: string | undefined }[]): void =>
    onChange({ ...rule, values: next.map(({ value }) => value), colors: next.map(({ color }) => color) });
  const move = (at: number, by: -1 | 1): void => {
    const option = options[at];
    if (option) put(options.toSpliced(at, 1).toSpliced(at + by, 0, option));
  };
  const add = (): void => {
    if (fresh === "" || rule.values.includes(fresh)) return;
    put([...options, { value: fresh, color: undefined }]);
    setFresh("");
  };
  const missing = values.filter(({ text }) => text !== "" && ![...rule.values, ...(rule.allow ?? [])].includes(text));
  return (
    <div className="enum-fields">
      <ol className="enum-options" aria-label={texts.values}>
        {options.map(({ value, color }, at) => (
          <li key={at}>
            <ColorField
              label={texts.colourOf(value)}
              value={color}
              onChange={(next) => put(options.with(at, { value, color: next }))}
            />
            <input
              className="field"
              aria-label={texts.value(at + 1)}
              value={value}
              onChange={({ target }) => put(options.with(at, { value: target.value, color }))}
            />
            <span className="enum-count" title={texts.cellsWithThisValue}>
              {(counts.get(value) ?? 0).toLocaleString("en")}×
            </span>
            <OrderButtons name={value} at={at} count={options.length} onMove={(by) => move(at, by)} />
            <IconButton title={texts.remove(value)} icon={<X />} onClick={() => put(options.toSpliced(at, 1))} />
          </li>
        ))}
      </ol>
      <div className="enum-add">
        <input
          className="field"
          aria-label={texts.newValue}
          placeholder={texts.newValue}
          value={fresh}
          onChange={({ target }) => setFresh(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="button is-small" disabled={fresh === ""} onClick={add}>
          <Plus /> {texts.add}
        </button>
        {missing.length > 0 && missing.length <= 100 && (
          <button
            type="button"
            className="button is-small"
            onClick={() => put([...options, ...missing.map(({ text }) => ({ value: text, color: undefined }))])}
          >
            {texts.addMoreInUse(missing.length)}
          </button>
        )}
      </div>
      <label>
        {texts.orValuesFrom}
        <input
          className="field is-code"
          value={rule.from ?? ""}
          placeholder={texts.valuesFromExample}
          onChange={({ target }) => onChange({ ...rule, from: target.value === "" ? undefined : target.value })}
        />
      </label>
      <AllowField allow={rule.allow ?? []} onChange={(allow) => onChange({ ...rule, allow })} />
    </div>
  );
}
