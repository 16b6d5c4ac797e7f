import { applyChanges, isEqual, type TextChange } from "../../../../base/index.js";
import { PartMemory, swapParts, type Swap, type Swapped } from "../../../../text/index.js";
import { analyse, type Analysis, type Paragraph } from "../analyse.js";
import type { Ability } from "../ast.js";
import type { Cells } from "../cells.js";
import { canonicalDifference, readTemplateVariables, renderAbility, templateBindings } from "../display/index.js";
import { abilityGrammar } from "../grammar/abilities.js";
import { parseParagraph } from "../parse.js";
import { plainWords } from "../problems/plain-words.js";
import type { VariablesCell } from "../problems/references.js";
import { inCaseOf } from "../problems/spelling.js";
import { usesIn } from "../problems/variables.js";
import { removePart } from "../variables/edit.js";
import type { Spoken } from "./speak.js";
import { articleFor, variablesCell, writePhrase } from "./write.js";

/** What is put in place of a part, and how it is said. */
export interface PhraseSwap extends Swap {
  readonly spoken: Spoken;
}

export interface RewrittenCard {
  readonly cells: Cells;
  readonly count: number;
  readonly left: number;
}

/** A paragraph with other words, and the variables that its card has then. */
interface Draft {
  readonly text: string;
  readonly variables: string;
}

/** What the abilities of cards are made of. */
const memory = new PartMemory();

/** Swaps parts of the abilities of a card; undefined where none of them has such a part. */
export function rewriteCard(cells: Cells, swaps: readonly PhraseSwap[]): RewrittenCard | undefined {
  const parts = swaps.map(({ find }) => find);
  if (!memory.mayHave(JSON.stringify(cells), parts, () => analyse(cells).abilities)) return undefined;
  const before = analyse(cells);
  let analysis = before;
  let [count, left] = [0, 0];
  for (const [at, paragraph] of before.paragraphs.entries()) {
    const swapped = swappedIn(paragraph, swaps);
    if (!swapped || swapped.parts.length === 0) continue;
    const after = firstRight(analysis, at, swapped, swaps);
    if (!after) {
      left += 1;
      continue;
    }
    analysis = after;
    count += swapped.parts.length;
  }
  if (count + left === 0) return undefined;
  return { cells: withoutUnused(before, analysis).cells, count, left };
}

function swappedIn({ ability, parse }: Paragraph, swaps: readonly PhraseSwap[]): Swapped | undefined {
  if (ability === undefined || parse.resolved === undefined || !hasPart(ability, swaps)) return undefined;
  return swapParts(abilityGrammar, parse.resolved, swaps);
}

/** Whether a part is anywhere in an ability, whatever rule built it. */
function hasPart(value: unknown, swaps: readonly PhraseSwap[]): boolean {
  if (swaps.some(({ find }) => isEqual(find, value))) return true;
  return typeof value === "object" && value !== null && Object.values(value).some((part) => hasPart(part, swaps));
}

/** The card with the first draft of a paragraph that means what it should, while all else means what it did. */
function firstRight(
  analysis: Analysis,
  at: number,
  { value, parts }: Swapped,
  swaps: readonly PhraseSwap[],
): Analysis | undefined {
  const paragraph = analysis.paragraphs[at];
  // The grammar builds abilities only.
  const ability = value as Ability;
  if (!paragraph) return undefined;
  const wanted = analysis.abilities.with(at, ability);
  const read = ({ text, variables }: Draft): Analysis | undefined => {
    const change = { ...paragraph.span, insert: text };
    const { rulesText, ...others } = analysis.cells;
    const after = analyse({ ...others, rulesText: applyChanges(rulesText, [change]), variables }, analysis);
    return isEqual(after.abilities, wanted) ? after : undefined;
  };
  const spliced = spliceParts(analysis, paragraph, parts, swaps);
  const first = read(spliced);
  if (first && isCanonical(spliced, ability)) return first;
  const printed = printAbility(ability, variablesCell(spliced.variables));
  return (printed && read(printed)) ?? first;
}

/** Writes the new phrases where the old ones stood; all other words stay. */
function spliceParts(
  { cells, paragraphs, variables }: Analysis,
  paragraph: Paragraph,
  parts: Swapped["parts"],
  swaps: readonly PhraseSwap[],
): Draft {
  const { text, resolved } = paragraph.parse;
  const sources = resolved?.sources ?? [];
  const spans = parts.map(({ from, to }) => ({ from: sources[from]?.from ?? 0, to: sources[to - 1]?.to ?? 0 }));
  const unused = usedOnlyIn(spans, paragraph, paragraphs, cells.prompts ?? "");
  let cell: VariablesCell = { text: cells.variables, variables };
  const changes: TextChange[] = [];
  for (const [place, { swap }] of parts.entries()) {
    const span = spans[place];
    const spoken = swaps.find((each) => each === swap)?.spoken;
    if (!span || !spoken) continue;
    const phrase = writePhrase(spoken, cell, unused);
    for (const { name } of phrase.cell.variables.bindings) {
      if (!isEqual(phrase.cell.variables.values.get(name), cell.variables.values.get(name))) unused.delete(name);
    }
    cell = phrase.cell;
    const article = articleFor(text.slice(0, span.from), phrase.text);
    const from = span.from - (article?.length ?? 0);
    const insert = (article?.article ?? "") + inCaseOf(text.slice(span.from, span.to), phrase.text);
    changes.push({ from, to: span.to, insert });
  }
  return { text: applyChanges(text, changes), variables: cell.text };
}

/** The variables that only the words at these places ask for. */
function usedOnlyIn(
  spans: readonly { readonly from: number; readonly to: number }[],
  paragraph: Paragraph,
  paragraphs: readonly Paragraph[],
  prompts: string,
): Set<string> {
  const inside = new Set<string>();
  const outside = new Set<string>();
  for (const each of paragraphs) {
    for (const { name, token } of each.parse.resolved?.references ?? []) {
      const isInside = each === paragraph && spans.some(({ from, to }) => token.from >= from && token.to <= to);
      (isInside ? inside : outside).add(name);
    }
  }
  const { isMentioned } = usesIn([], prompts);
  return new Set([...inside].filter((name) => !outside.has(name) && !isMentioned(name)));
}

/** The ability as the game words it, in the directives that show those words; undefined where they cannot be found. */
function printAbility(ability: Ability, cell: VariablesCell): Draft | undefined {
  const { plain } = renderAbility(ability);
  const parse = parseParagraph(plain, cell.variables.values);
  if (parse.ability) return { text: plain, variables: cell.text };
  const written = plainWords(parse, cell);
  if (!written) return undefined;
  const changesOf = (name: string): TextChange[] =>
    written.fix.edits.flatMap(({ cell: each, changes }) => (each === name ? changes : []));
  return {
    text: applyChanges(plain, changesOf("rulesText")),
    variables: applyChanges(cell.text, changesOf("variables")),
  };
}

/** Whether the game shows just the words that are written (DISPLAY-15). */
function isCanonical({ text, variables }: Draft, ability: Ability): boolean {
  const { values } = variablesCell(variables).variables;
  const bindings = templateBindings(values, readTemplateVariables(variables).bindings);
  return canonicalDifference(text, bindings, ability) === undefined;
}

/** The card without the variables that it asked for before, and does not any more. */
function withoutUnused(before: Analysis, after: Analysis): Analysis {
  const [used, left] = [before, after].map(({ paragraphs, cells }) => usesIn(paragraphs, cells.prompts ?? ""));
  let text = after.cells.variables;
  for (const { name } of before.variables.bindings) {
    const isUsed = (uses = used): boolean => uses !== undefined && (uses.asked.has(name) || uses.isMentioned(name));
    if (!isUsed() || isUsed(left)) continue;
    const { bindings, parts } = variablesCell(text).variables;
    const binding = bindings.find((each) => each.name === name);
    const place = parts.findIndex(({ from }) => from === binding?.span.from);
    if (place !== -1) text = applyChanges(text, [removePart(parts, place)]);
  }
  if (text === after.cells.variables) return after;
  const cleared = analyse({ ...after.cells, variables: text }, after);
  return isEqual(cleared.abilities, after.abilities) ? cleared : after;
}
