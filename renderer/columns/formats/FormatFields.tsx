import type { ReactNode } from "react";
import type { ConditionalFormat, FormatCondition, FormatStyle } from "../../../shared/metadata/index.js";
import { plainDerived } from "../../../shared/derived/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { nameOf } from "../../arrangement/index.js";
import { textOfCell } from "../../state/index.js";
import { toWire } from "../../../shared/toml/index.js";
import { ColorField } from "../ColorField.js";
import { compilePattern } from "../../../shared/base/index.js";
import { Select } from "../../ui/index.js";
import { faults } from "../texts.js";
import { texts } from "./texts.js";

const conditions = [
  ["equals", texts.is],
  ["contains", texts.contains],
  ["greater-than", texts.isGreaterThan],
  ["less-than", texts.isLessThan],
  ["is-empty", texts.isEmpty],
  ["not-empty", texts.isNotEmpty],
  ["matches", texts.matchesThePattern],
] as const satisfies readonly (readonly [FormatCondition["kind"], string])[];

const textStyles = [
  ["bold", texts.bold],
  ["italic", texts.italic],
  ["underline", texts.underlined],
] as const;

/** The value that a typed text stands for: a number or a truth where it spells one. */
function equalsOf(text: string): FormatCondition {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isInteger(number)) return { kind: "equals", value: { kind: "integer", value: BigInt(number) } };
  if (Number.isFinite(number)) return { kind: "equals", value: { kind: "float", value: number } };
  if (text === "true" || text === "false") {
    return { kind: "equals", value: { kind: "boolean", value: text === "true" } };
  }
  return { kind: "equals", value: { kind: "string", value: text } };
}

/** What a condition compares with, as text; undefined where it compares with nothing. */
function operandOf(condition: FormatCondition): string | undefined {
  switch (condition.kind) {
    case "equals":
      return textOfCell(toWire(condition.value));
    case "contains":
      return condition.text;
    case "matches":
      return condition.pattern;
    case "greater-than":
    case "less-than":
      return Number.isNaN(condition.bound) ? "" : String(condition.bound);
    case "is-empty":
    case "not-empty":
      return undefined;
  }
}

function conditionOf(kind: FormatCondition["kind"], text: string): FormatCondition {
  switch (kind) {
    case "equals":
      return equalsOf(text);
    case "contains":
      return { kind, text };
    case "matches":
      return { kind, pattern: text };
    case "greater-than":
    case "less-than":
      return { kind, bound: text.trim() === "" ? Number.NaN : Number(text) };
    case "is-empty":
    case "not-empty":
      return { kind };
  }
}

/** Why a format cannot be stored as it is; undefined where it can. */
export function faultOfFormat({ condition, style }: ConditionalFormat): string | undefined {
  if ("bound" in condition && !Number.isFinite(condition.bound)) return faults.noNumberToCompare;
  if (condition.kind === "contains" && condition.text === "") return faults.noTextToFind;
  if (condition.kind === "matches") {
    const pattern = compilePattern(condition.pattern);
    if (!pattern.ok) return pattern.error.message;
  }
  return Object.values(style).every((value) => value === undefined) ? faults.noStyle : undefined;
}

interface FormatFieldsProps {
  readonly sheet: SheetView;
  readonly format: ConditionalFormat;
  /** The keyboard stands here when the dialog opens. */
  readonly isFirst: boolean;
  readonly onChange: (format: ConditionalFormat) => void;
}

/** What a format is about, when it holds, and what it does. */
export function FormatFields({ sheet, format, isFirst, onChange }: FormatFieldsProps): ReactNode {
  const { column, condition, style } = format;
  const ofFile = sheet.columns.flatMap((each) => [nameOf(each).base ?? each.source, each.source]);
  const names = [...new Set([...ofFile, ...plainDerived(sheet)])];
  const operand = operandOf(condition);
  const restyle = (change: { readonly [Key in keyof FormatStyle]?: FormatStyle[Key] }): void => {
    const said = Object.entries({ ...style, ...change }).filter(([, value]) => value !== undefined && value !== false);
    onChange({ ...format, style: Object.fromEntries(said) });
  };
  return (
    <div className="format-fields">
      <Select
        aria-label={texts.column}
        value={column}
        choices={[...(names.includes(column) ? [] : [column]), ...names].map((name) => [name, name])}
        onChoose={(name) => onChange({ ...format, column: name })}
      />
      <Select
        aria-label={texts.condition}
        value={condition.kind}
        data-first-focus={isFirst ? "" : undefined}
        choices={conditions}
        onChoose={(kind) => onChange({ ...format, condition: conditionOf(kind, operand ?? "") })}
      />
      {operand !== undefined && (
        <input
          className="field"
          aria-label={texts.comparedWith}
          value={operand}
          type={"bound" in condition ? "number" : "text"}
          step="any"
          onChange={({ target }) => onChange({ ...format, condition: conditionOf(condition.kind, target.value) })}
        />
      )}
      <span className="format-colors">
        <span>{texts.fill}</span>
        <ColorField
          label={texts.backgroundColour}
          value={style.backgroundColor}
          onChange={(backgroundColor) => restyle({ backgroundColor })}
        />
        <span>{texts.text}</span>
        <ColorField label={texts.textColour} value={style.fontColor} onChange={(fontColor) => restyle({ fontColor })} />
        {textStyles.map(([name, title]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={style[name] ?? false}
              onChange={({ target }) => restyle({ [name]: target.checked })}
            />
            {title}
          </label>
        ))}
      </span>
    </div>
  );
}
