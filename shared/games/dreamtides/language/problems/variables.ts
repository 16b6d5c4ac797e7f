import type { TextChange } from "../../../../base/index.js";
import { nearestWords, suggestionLimit } from "../../../../text/index.js";
import type { CardDiagnostic } from "../cells.js";
import type { ParagraphParse } from "../parse.js";
import type { Binding, MalformedPart, Variables } from "../variables/bindings.js";
import { initialValue, removePart } from "../variables/edit.js";
import { FIGMENT_SPELLINGS, SUBTYPE_SPELLINGS } from "../vocabulary/names.js";
import type { VariableKind } from "../vocabulary/phrases.js";
import { CODES } from "./codes.js";
import { fix, problem, replace } from "./make.js";
import { quoted } from "./spelling.js";

/** What the rest of the card says about its variables. */
export interface VariableUses {
  /** The kinds a name is asked for. */
  readonly asked: ReadonlyMap<string, ReadonlySet<VariableKind>>;
  /** Whether a name stands in some text, asked for or not. */
  readonly isMentioned: (name: string) => boolean;
}

/** What the paragraphs and the prompts of a card ask its variables for. */
export function usesIn(paragraphs: readonly { readonly parse: ParagraphParse }[], prompts: string): VariableUses {
  const asked = new Map<string, Set<VariableKind>>();
  for (const { parse } of paragraphs) {
    for (const { name, kind } of parse.resolved?.references ?? []) {
      const kinds = asked.get(name);
      if (kinds === undefined) asked.set(name, new Set([kind]));
      else kinds.add(kind);
    }
  }
  const texts = () => [prompts, ...paragraphs.map(({ parse }) => parse.text)];
  let mentioned: ReadonlySet<string> | undefined;
  return { asked, isMentioned: (name) => (mentioned ??= mentionedIn(texts())).has(name) };
}

/** The names behind a dollar sign, asked for or not: those of prompts, of display only, or of texts with errors. */
function mentionedIn(texts: readonly string[]): Set<string> {
  const names = texts.flatMap((text) => [...text.toLowerCase().matchAll(/\$([^\s{}(),:.$]+)/g)]);
  return new Set(names.map(([, name]) => name ?? ""));
}

/** Everything that is wrong with a `variables` cell itself, and with its relation to the texts (LANG-3). */
export function variableProblems(text: string, variables: Variables, uses: VariableUses): CardDiagnostic[] {
  if (variables.parts.length === 0) return [];
  const last = new Map(variables.bindings.map((binding) => [binding.name, binding]));
  const places = new Map(variables.parts.map((part, index) => [part.from, index]));
  const removal = (binding: Binding) => removePart(variables.parts, places.get(binding.span.from) ?? 0);
  return [
    ...variables.malformed.map(malformedPart),
    ...variables.bindings.flatMap((binding) => {
      if (binding.value === undefined) return [invalidValue(text, binding, uses)];
      if (last.get(binding.name) !== binding) return [repeated(binding, removal(binding))];
      if (uses.asked.has(binding.name) || uses.isMentioned(binding.name)) return [];
      return [neverUsed(binding, removal(binding), last, uses)];
    }),
  ];
}

/** The name and value that a part without colon was probably to have. */
const withoutColon = ({ text }: MalformedPart): RegExpExecArray | null => /^(\S+?)[\s=]+(\S.*)$/s.exec(text);

/** The name that a part without colon probably binds. */
export const probableName = (part: MalformedPart): string => withoutColon(part)?.[1] ?? part.text;

function malformedPart(part: MalformedPart): CardDiagnostic {
  const found = withoutColon(part);
  const written = found === null ? undefined : `${found[1] ?? ""}: ${found[2] ?? ""}`;
  return problem(CODES.variableFormat, "variables", part.span, "Invalid variable format: expected name: value.", {
    expected: ["name: value"],
    suggestions: written === undefined ? [] : [written],
    fixes: written === undefined ? [] : [fix(`Write ${quoted(written)}`, replace("variables", part.span, written))],
  });
}

function invalidValue(text: string, { name, valueSpan }: Binding, uses: VariableUses): CardDiagnostic {
  const written = text.slice(valueSpan.from, valueSpan.to);
  const kinds = uses.asked.get(name) ?? new Set<VariableKind>();
  const suggestions = written === "" ? [...kinds].map(initialValue) : nearestValues(written, kinds);
  return problem(
    CODES.variableValue,
    "variables",
    valueSpan,
    `Invalid variable value: ${quoted(written)}. ${whyInvalid(written)}`,
    {
      expected: expectedValues(kinds),
      suggestions,
      fixes: suggestions.map((value) =>
        fix(`Change to ${value}`, replace("variables", valueSpan, written === "" ? ` ${value}` : value)),
      ),
    },
  );
}

function whyInvalid(written: string): string {
  if (written === "") return "The variable has no value.";
  if (/^\+?[0-9]+$/.test(written)) return "Numbers go up to 4294967295.";
  if (/^[-+]?[0-9]/.test(written)) return "A number is written with digits only.";
  return "A value is a whole number, a subtype or a figment.";
}

const expectedValues = (kinds: ReadonlySet<VariableKind>): string[] => {
  const wanted = kinds.size === 0 ? new Set<VariableKind>(["integer", "subtype", "figment"]) : kinds;
  return [
    ...(wanted.has("integer") ? ["a whole number"] : []),
    ...(wanted.has("subtype") ? SUBTYPE_SPELLINGS : []),
    ...(wanted.has("figment") ? FIGMENT_SPELLINGS : []),
  ];
};

/** The subtypes and figments nearest to what was written, case aside; those of the kind asked for come first. */
function nearestValues(written: string, kinds: ReadonlySet<VariableKind>): string[] {
  const spellings = kinds.has("figment")
    ? [...FIGMENT_SPELLINGS, ...SUBTYPE_SPELLINGS]
    : [...SUBTYPE_SPELLINGS, ...FIGMENT_SPELLINGS];
  const byLowerCase = new Map(spellings.map((spelling) => [spelling.toLowerCase(), spelling]));
  const nearest = nearestWords(written.toLowerCase(), byLowerCase.keys(), suggestionLimit(written));
  return nearest.flatMap((lowered) => byLowerCase.get(lowered) ?? []);
}

function repeated({ name, span }: Binding, removal: TextChange): CardDiagnostic {
  return problem(
    CODES.repeatedVariable,
    "variables",
    span,
    `${quoted(name)} is bound again further on, and that value counts.`,
    {
      severity: "warning",
      fixes: [fix(`Remove this ${quoted(name)}`, { cell: "variables", changes: [removal] })],
    },
  );
}

function neverUsed(
  { name, span, nameSpan }: Binding,
  removal: TextChange,
  bound: ReadonlyMap<string, Binding>,
  { asked }: VariableUses,
): CardDiagnostic {
  const remove = fix(`Remove unused variable ${quoted(name)}`, {
    cell: "variables" as const,
    changes: [removal],
  });
  const lowered = name.toLowerCase();
  if (lowered === name) {
    return problem(CODES.unusedVariable, "variables", span, `No directive uses the variable ${quoted(name)}.`, {
      severity: "warning",
      fixes: [remove],
    });
  }
  const message = `No directive can use the variable ${quoted(name)}: directives read names in lower case.`;
  const isWanted = asked.has(lowered) && !bound.has(lowered);
  return problem(CODES.unreachableVariable, "variables", nameSpan, message, {
    severity: "warning",
    suggestions: isWanted ? [lowered] : [],
    fixes: [...(isWanted ? [fix(`Change to ${lowered}`, replace("variables", nameSpan, lowered))] : []), remove],
  });
}
