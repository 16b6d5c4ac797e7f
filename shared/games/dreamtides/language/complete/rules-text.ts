import { describeForm, expectedAt, matchTokens, type Expectation } from "../../../../text/index.js";
import { abilityGrammar } from "../grammar/abilities.js";
import { DIRECTIVES, MARKS, VALUES } from "../grammar/terminals.js";
import type { VariablesCell } from "../problems/references.js";
import { capitalised, joinTokens } from "../problems/spelling.js";
import { nameIn } from "../tokens/directive.js";
import { lex, type Token } from "../tokens/lex.js";
import { resolve } from "../tokens/resolve.js";
import { aboutPhrase } from "../vocabulary/about.js";
import type { Completion } from "../cells.js";
import { completeDirective, completeVariable } from "./directives.js";
import { begins, placeAt, type WritingPlace } from "./place.js";
import { writtenValues } from "./values.js";

/** What may be written at a place of a rules text: what the grammar takes after the paragraph before it. */
export function completeRulesText(text: string, offset: number, cell: VariablesCell): Completion[] {
  const place = placeAt(text, offset);
  if (place.inside === "variable") return completeVariable(place, cell);
  const { tokens, fault } = lex(place.before);
  if (fault !== undefined) return [];
  const resolved = resolve(tokens, cell.variables.values);
  const end = resolved.symbols.length;
  const match = matchTokens(abilityGrammar, resolved);
  // Where the text before is broken, the grammar has nothing to say; keywords and phrases are still known.
  if (!match.matched && match.furthest < end) return completeDirective(place, cell);
  const isStart = startsSentence(tokens.at(-1));
  const found = expectedAt(abilityGrammar, resolved, end)
    .flatMap((expectation) => completionsOf(expectation, place, cell))
    .filter(({ label }) => begins(label, place.written))
    .map((completion) => (isStart ? withCapital(completion) : completion));
  return [...new Map(found.map((completion) => [completion.label, completion])).values()];
}

function completionsOf(expectation: Expectation, place: WritingPlace, cell: VariablesCell): Completion[] {
  const { terminal, following, form } = expectation;
  const common = { detail: form.rule.name, span: place.span };
  if (terminal.group === VALUES) {
    return writtenValues(terminal, cell).map(({ text, edits }) => {
      const about = aboutPhrase(nameIn(text.slice(1, -1))) ?? describeForm(form);
      return written({ ...common, kind: "phrase", label: text, about, otherEdits: edits });
    });
  }
  const isKeyword = terminal.group === DIRECTIVES;
  if (place.inside === "braces" && !isKeyword) return [];
  // A mark alone is quicker typed than chosen.
  if (terminal.group === MARKS && following.length === 0) return [];
  const label = joinTokens([terminal.shown, ...(place.inside === "braces" ? [] : following)]);
  const about = isKeyword ? aboutPhrase(terminal.spellings[0] ?? "") : undefined;
  const kind = isKeyword ? "keyword" : "words";
  return [written({ ...common, kind, label, about: about ?? describeForm(form), otherEdits: [] })];
}

type Written = Omit<Completion, "change"> & { readonly span: WritingPlace["span"] };

const written = ({ span, ...completion }: Written): Completion => ({
  ...completion,
  change: { ...span, insert: completion.label },
});

/** Cost and trigger end like sentences do: what follows them begins with a capital. */
function startsSentence(last: Token | undefined): boolean {
  if (last === undefined) return true;
  if (last.kind === "Directive") return TRIGGER_KEYWORDS.has(last.text);
  return last.kind === "Period" || last.kind === "Colon" || last.kind === "Newline";
}

const TRIGGER_KEYWORDS: ReadonlySet<string> = new Set([
  "judgment",
  "materialized",
  "dissolved",
  "materialized_judgment",
  "materialized_dissolved",
]);

/** Amounts that show no word of their own stay as they are. */
function withCapital(completion: Completion): Completion {
  const { label, change } = completion;
  if (/^\{(?:energy|choose_one|bullet)\b/.test(label)) return completion;
  return { ...completion, change: { ...change, insert: capitalised(label) } };
}
