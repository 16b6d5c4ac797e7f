import { neverHappens, type Span } from "../../../../../base/index.js";
import type { FigmentType } from "../../ast.js";
import type { VariableValue } from "../../variables/bindings.js";
import { SUBTYPE_TERMS } from "../vocabulary/subtypes.js";
import { termNamed, type Scope } from "./evaluate.js";
import { numberValue, phraseValue, readNumber, textValue, type PhraseValue, type Value } from "./value.js";

export interface TemplateVariables {
  readonly bindings: Scope;
  readonly problems: readonly VariableProblem[];
}

/** A line of the variables cell that binds nothing; the span is that of the trimmed line. */
export interface VariableProblem extends Span {
  readonly code: "dreamtides/template-bad-variable";
  readonly message: string;
}

/** Subtypes under their printed name and its one-word spelling. Case matters. */
const SUBTYPES: ReadonlyMap<string, PhraseValue> = new Map(
  Object.keys(SUBTYPE_TERMS).flatMap((term) => {
    const value = termNamed(term);
    if (value?.kind !== "phrase") return [];
    return [value.text, value.text.replaceAll(" ", "")].map((name) => [name, value] as const);
  }),
);

/**
 * Reads the variables of a card as its preview does (DISPLAY-2): one `name: value` a line, commas are part of the value,
 * and any word is a value. The parser of abilities is stricter and has its own reader.
 */
export function readTemplateVariables(text: string): TemplateVariables {
  const bindings = new Map<string, Value>();
  const problems: VariableProblem[] = [];
  for (const { line, from } of linesOf(text)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const value = line.slice(colon + 1).trim();
    if (colon !== -1 && name !== "" && value !== "") bindings.set(name, valueOf(value));
    else {
      const message = "A variable is written name: value, one per line.";
      problems.push({ code: "dreamtides/template-bad-variable", message, from, to: from + line.length });
    }
  }
  return { bindings, problems };
}

function* linesOf(text: string): Generator<{ line: string; from: number }> {
  let start = 0;
  for (const whole of text.split("\n")) {
    const line = whole.trim();
    if (line !== "") yield { line, from: start + whole.indexOf(line) };
    start += whole.length + 1;
  }
}

function valueOf(text: string): Value {
  return readNumber(text) ?? subtypeNamed(text) ?? termNamed(text) ?? textValue(text);
}

/** The noun of a subtype, by its printed name or its one-word spelling. */
export function subtypeNamed(name: string): PhraseValue | undefined {
  return SUBTYPES.get(name);
}

/** The adjective of a kind of figment, as abilities spell it. */
export function figmentNamed(figment: FigmentType): PhraseValue {
  const term = termNamed(figment.toLowerCase());
  return term?.kind === "phrase" ? term : phraseValue(figment);
}

/** The values that abilities are parsed with, for the same text as a template; `others` stand behind them. */
export function templateBindings(values: ReadonlyMap<string, VariableValue>, others: Scope = new Map()): Scope {
  if (values.size === 0) return others;
  const bindings = new Map(others);
  for (const [name, value] of values) bindings.set(name, valueOfVariable(value));
  return bindings;
}

function valueOfVariable(variable: VariableValue): Value {
  switch (variable.kind) {
    case "integer":
      return numberValue(variable.value);
    case "subtype":
      return subtypeNamed(variable.value) ?? textValue(variable.value);
    case "figment":
      return figmentNamed(variable.value);
    default:
      return neverHappens(variable);
  }
}
