import type { ReactNode } from "react";
import type { RuleType, ValidationRule } from "../../shared/metadata/index.js";
import { Select } from "../ui/index.js";
import { AllowField } from "./AllowField.js";
import { texts } from "./texts.js";

type PlainRule = Exclude<ValidationRule, { kind: "enum" }>;
type RangeRule = Extract<ValidationRule, { kind: "range" }>;

interface RuleFieldsProps {
  readonly rule: PlainRule;
  readonly onChange: (rule: PlainRule) => void;
}

const types: readonly (readonly [RuleType, string])[] = [
  ["string", texts.text],
  ["integer", texts.wholeNumber],
  ["float", texts.number],
  ["boolean", texts.yesOrNo],
];

/** The fields of a rule that is not a list of values. */
export function RuleFields({ rule, onChange }: RuleFieldsProps): ReactNode {
  switch (rule.kind) {
    case "required":
      return null;
    case "type":
      return (
        <label>
          {texts.type}
          <Select value={rule.type} choices={types} onChoose={(type) => onChange({ ...rule, type })} />
        </label>
      );
    case "pattern":
      return (
        <label>
          {texts.pattern}
          <input
            className="field is-code"
            value={rule.pattern}
            placeholder="^[A-Z]{2}-\d{3}$"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...rule, pattern: target.value })}
          />
        </label>
      );
    case "range":
      return <RangeFields rule={rule} onChange={onChange} />;
  }
}

function RangeFields({ rule, onChange }: { readonly rule: RangeRule; readonly onChange: (rule: RangeRule) => void }) {
  const bound = (name: "min" | "max", title: string): ReactNode => (
    <label>
      {title}
      <input
        className="field"
        type="number"
        step="any"
        value={rule[name] ?? ""}
        placeholder={texts.any}
        onChange={({ target }) => {
          const number = target.valueAsNumber;
          onChange({ ...rule, [name]: Number.isFinite(number) ? number : undefined });
        }}
      />
    </label>
  );
  return (
    <div className="form-grid is-three">
      {bound("min", texts.minimum)}
      {bound("max", texts.maximum)}
      <AllowField allow={rule.allow} onChange={(allow) => onChange({ ...rule, allow })} />
    </div>
  );
}
