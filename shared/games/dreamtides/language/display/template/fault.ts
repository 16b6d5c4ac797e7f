import { neverHappens } from "../../../../../base/index.js";
import type { Value } from "./value.js";

/** Why a template cannot be evaluated at one place (DISPLAY-6). */
export type TemplateFault =
  | { readonly kind: "bad-interpolation" | "unclosed-brace" | "lone-brace" | "bad-escape" }
  | { readonly kind: "unknown-parameter"; readonly name: string }
  | { readonly kind: "unknown-phrase"; readonly name: string }
  | { readonly kind: "unknown-transform"; readonly name: string }
  | { readonly kind: "phrase-without-arguments"; readonly name: string; readonly parameters: readonly string[] }
  | { readonly kind: "term-with-arguments"; readonly name: string }
  | {
      readonly kind: "argument-count";
      readonly name: string;
      readonly parameters: readonly string[];
      readonly given: number;
    }
  | { readonly kind: "not-a-phrase"; readonly parameter: string; readonly value: Value }
  | {
      readonly kind: "missing-form";
      readonly key: string;
      readonly text: string;
      readonly available: readonly string[];
    }
  | { readonly kind: "no-article"; readonly text: string }
  | { readonly kind: "no-selector-key"; readonly name: string }
  | { readonly kind: "too-long" };

/** The fault in one sentence for the designer. */
export function describeFault(fault: TemplateFault): string {
  switch (fault.kind) {
    case "bad-interpolation":
      return "This is not a directive: a directive is {name}, {$variable} or {phrase($variable)}.";
    case "unclosed-brace":
      return "This brace is never closed. Write {{ for a brace that players read.";
    case "lone-brace":
      return "This brace closes nothing. Write }} for a brace that players read.";
    case "bad-escape":
      return 'After a backslash only ", another backslash or u{…} may stand.';
    case "unknown-parameter":
      return `The variable ${quoted(fault.name)} has no value.`;
    case "unknown-phrase":
      return `There is no phrase ${quoted(fault.name)}.`;
    case "unknown-transform":
      return `There is no transform @${quoted(fault.name)}.`;
    case "phrase-without-arguments":
      return `${fault.name} needs ${fault.parameters.length === 1 ? "a value" : "values"}: {${callOf(fault)}}.`;
    case "term-with-arguments":
      return `${fault.name} takes no values: write {${fault.name}}.`;
    case "argument-count":
      return `${fault.name} takes ${fault.parameters.length}, not ${fault.given}: {${callOf(fault)}}.`;
    case "not-a-phrase":
      return `A subtype, figment or noun is needed here, not ${quoted(fault.value.text)}.`;
    case "missing-form":
      return fault.available.length === 0
        ? `${quoted(fault.text)} has no forms to choose from.`
        : `There is no form ${quoted(fault.key)} here; there is ${fault.available.join(" and ")}.`;
    case "no-article":
      return `No article is known for ${quoted(fault.text)}.`;
    case "no-selector-key":
      return `${quoted(fault.name)} cannot choose a form.`;
    case "too-long":
      return "The text is too long to be shown; the rest is left out.";
    default:
      return neverHappens(fault);
  }
}

const callOf = ({ name, parameters }: { readonly name: string; readonly parameters: readonly string[] }): string =>
  `${name}(${parameters.map((parameter) => `$${parameter}`).join(", ")})`;

/** The beginning of a text, as letters: values of variables may be long. */
function quoted(markup: string): string {
  const letters = markup.slice(0, 200).replace(/<[^>]*>/g, "");
  return letters.length > 60 ? `${letters.slice(0, 60)}…` : letters;
}
