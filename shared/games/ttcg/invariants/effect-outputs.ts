import type { Lookup, RowFacts } from "../../../validate/index.js";
import { overlaps, TemplateOutputs, type Overlap, type TemplateOutput } from "../effects/analysis.js";
import { PhraseMatcher } from "../effects/phrase-matcher.js";
import type { EffectReader } from "../language/index.js";
import { effectDataIn, type EffectData } from "./effect-data.js";
import { expandable } from "./effect-table.js";

/** What is known of a template by the lines it makes. */
export interface TemplateFacts {
  readonly row: RowFacts;
  readonly output: TemplateOutput;
  readonly overlaps: readonly Overlap[];
}

/** What the templates of a workspace make, and which of its rules had a part in it. */
export interface EffectOutputs {
  readonly data: EffectData;
  readonly templates: readonly TemplateFacts[];
  readonly byRow: ReadonlyMap<string, TemplateFacts>;
  /** Phrases of the rules that did something. */
  readonly usedReplacements: ReadonlySet<string>;
  readonly usedRemovals: ReadonlySet<string>;
  /** The first phrase of an earlier replacement that is part of that of another, and so is replaced before it is looked for. */
  earlierPart(phrase: string): string | undefined;
}

/** What was computed last, by what it was computed from: after a change of one template the others are not made again. */
let latestOutputs: { readonly rules: string; readonly outputs: TemplateOutputs } | undefined;
const known = new WeakMap<readonly RowFacts[], EffectOutputs | undefined>();

/** Undefined where the templates make too many lines to look at. */
export function effectOutputs(lookup: Lookup): EffectOutputs | undefined {
  const { data, templateRows } = effectDataIn(lookup);
  if (!known.has(templateRows)) known.set(templateRows, outputsOf(data, templateRows));
  return known.get(templateRows);
}

function outputsOf(data: EffectData, rows: readonly RowFacts[]): EffectOutputs | undefined {
  const { placeholders, replacements, removals } = data;
  // What cannot be expanded is a problem of its own, and no reason to say nothing of the others.
  const textOf = (row: RowFacts): string => row.text("text") ?? "";
  const templates = expandable(rows.map(textOf), placeholders);
  if (templates === undefined) return undefined;
  const isMade = new Set(templates);
  const made = rows.flatMap((row) => (isMade.has(textOf(row)) ? [{ row, text: textOf(row) }] : []));
  const rules = JSON.stringify([[...placeholders], [...replacements], removals]);
  if (latestOutputs?.rules !== rules) latestOutputs = { rules, outputs: new TemplateOutputs(data) };
  const { outputs } = latestOutputs;
  const found = templates.flatMap((template) => {
    const output = outputs.of(template);
    return output.ok ? [output.value] : [];
  });
  const shared = overlaps(
    templates,
    found.map(({ lines }) => lines),
  );
  const facts = found.flatMap((output, at): readonly TemplateFacts[] => {
    const row = made[at]?.row;
    return row ? [{ row, output, overlaps: shared[at] ?? [] }] : [];
  });
  return {
    data,
    templates: facts,
    byRow: new Map(facts.map((each) => [each.row.rowKey, each])),
    usedReplacements: usedPhrases([...replacements.keys()], found, "replacements"),
    usedRemovals: usedPhrases(removals, found, "removals"),
    earlierPart: earlierParts([...replacements.keys()]),
  };
}

const usedPhrases = (
  phrases: readonly string[],
  outputs: readonly TemplateOutput[],
  kind: "replacements" | "removals",
): ReadonlySet<string> =>
  new Set(outputs.flatMap((output) => [...output[kind]].flatMap((place) => phrases[place] ?? [])));

function earlierParts(phrases: readonly string[]): (phrase: string) => string | undefined {
  const places = new Map(phrases.map((phrase, at) => [phrase, at]));
  const matcher = new PhraseMatcher(phrases.map((phrase, at) => [phrase, at]));
  return (phrase) => {
    const first = matcher.first(phrase);
    return first === -1 || first === places.get(phrase) ? undefined : phrases[first];
  };
}

/** By the lines of a template, the first that the language does not read. */
const unread = new WeakMap<TemplateOutput, Unread>();

interface Unread {
  readonly reader: EffectReader;
  readonly line: string | undefined;
  readonly count: number;
}

/** The first line of a template that is not an effect, and how many there are. */
export function unreadLines(output: TemplateOutput, reader: EffectReader): Unread {
  const told = unread.get(output);
  if (told?.reader === reader) return told;
  const lines = [...output.lines].filter((line) => reader.read(line).effect.production === "unparsed");
  const found = { reader, line: lines[0], count: lines.length };
  unread.set(output, found);
  return found;
}
