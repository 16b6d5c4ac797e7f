import { Plus, Trash2 } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import type { ValidationRule } from "../../shared/metadata/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { IconButton, Select } from "../ui/index.js";
import { EnumFields } from "./EnumFields.js";
import { faultOfRule, ruleKinds, ruleOfKind, type RuleDraft } from "./rule-drafts.js";
import { RuleFields } from "./RuleFields.js";
import { valuesIn } from "./values.js";
import { texts } from "./texts.js";

interface RuleListProps {
  readonly sheet: SheetView;
  readonly column: ColumnView;
  /** What new rules are about: the column, or the array it is an element of. */
  readonly name: string;
  readonly rules: readonly RuleDraft[];
  readonly onChange: (rules: readonly RuleDraft[]) => void;
}

/** The rules of a column, each with its fields. */
export function RuleList({ sheet, column, name, rules, onChange }: RuleListProps): ReactNode {
  const values = useMemo(() => valuesIn(sheet, column.key), [sheet, column.key]);
  const known = values.map(({ text }) => text).filter((text) => text !== "");
  const change = (id: number, rule: ValidationRule): void =>
    onChange(rules.map((each) => (each.id === id ? { ...each, rule } : each)));
  const add = (): void => {
    const id = Math.max(-1, ...rules.map((each) => each.id)) + 1_000_000;
    const isListed = rules.some(({ rule }) => rule.kind === "enum");
    const kind = isListed ? "required" : column.editor === "number" ? "range" : "enum";
    onChange([...rules, { id, at: null, rule: ruleOfKind(kind, { column: name }, firstOf(known)) }]);
  };
  return (
    <section className="form-section" aria-label={texts.rules}>
      <h3>{texts.rules}</h3>
      {rules.length === 0 && <p className="hint">{texts.anyValue}</p>}
      {rules.map(({ id, rule }, at) => (
        <fieldset key={id} className="rule-card">
          <legend className="visually-hidden">{texts.rule(at + 1)}</legend>
          <div className="rule-head">
            <Select
              aria-label={texts.kindOfRule(at + 1)}
              value={rule.kind}
              choices={ruleKinds}
              onChoose={(kind) => change(id, ruleOfKind(kind, rule, firstOf(known)))}
            />
            {rule.column !== column.source && <span className="hint">{texts.forAllOf(rule.column)}</span>}
            <span className="rule-fault">{faultOfRule(rule)}</span>
            <IconButton
              title={texts.removeRule(at + 1)}
              icon={<Trash2 />}
              onClick={() => onChange(rules.filter((each) => each.id !== id))}
            />
          </div>
          {rule.kind === "enum" ? (
            <EnumFields rule={rule} values={values} onChange={(next) => change(id, next)} />
          ) : (
            <RuleFields rule={rule} onChange={(next) => change(id, next)} />
          )}
          <label className="rule-message">
            {texts.message}
            <input
              className="field"
              value={rule.message ?? ""}
              placeholder={texts.defaultMessage}
              onChange={({ target }) => change(id, withMessage(rule, target.value))}
            />
          </label>
        </fieldset>
      ))}
      <button type="button" className="button is-small" onClick={add}>
        <Plus /> {texts.addRule}
      </button>
    </section>
  );
}

/** More values than this are no list that somebody would choose from. */
const mostOffered = 60;

const firstOf = (known: readonly string[]): readonly string[] => (known.length <= mostOffered ? known : []);

const withMessage = (rule: ValidationRule, message: string): ValidationRule => ({
  ...rule,
  message: message === "" ? undefined : message,
});
