import type { Span } from "../../../../base/index.js";
import type { Diagnostic, Fix } from "../../../../text/index.js";
import { wordSpan } from "../editor/spans.js";
import type { EffectReader, EffectReading } from "../read.js";
import { codes, meaningProblems } from "./meaning.js";
import { unread, unreadMessage } from "./unread.js";

/** Where an effect stands: its cell, and what the reader needs to know of the card. */
export interface EffectPlace {
  readonly cell: string;
  readonly isEquip: boolean;
}

/** All that there is to say about the text of an effect; spans are of the text that was read. */
export function diagnose(reader: EffectReader, reading: EffectReading, place: EffectPlace): readonly Diagnostic[] {
  const { effect } = reading;
  if (effect.production === "unparsed") return [unparsed(reader, reading, place.cell)];
  return [
    ...misspelt(reading, place.cell),
    ...wording(reading, place.cell),
    ...repeatedOpenings(reading, place.cell),
    ...meaningProblems(effect, place.isEquip).map(({ code, message, openings }) => ({
      ...said(place.cell, code, "warning", whole(reading), message),
      fixes: openings.map((opening) => write(place.cell, reading, withOpening(opening, reading.text))),
    })),
  ];
}

const whole = ({ text }: EffectReading): Span => ({ from: 0, to: text.length });

const said = (
  cell: string,
  code: string,
  severity: Diagnostic["severity"],
  span: Span,
  message: string,
): Diagnostic => ({ code, severity, cell, span, message, expected: [], suggestions: [], related: [], fixes: [] });

/** A fix that puts another text in the place of the effect. */
const write = (cell: string, reading: EffectReading, insert: string): Fix => ({
  title: `Write “${insert}”`,
  edits: [{ cell, changes: [{ ...whole(reading), insert }] }],
});

const withOpening = (opening: string, text: string): string =>
  `${capital(opening)}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function unparsed(reader: EffectReader, reading: EffectReading, cell: string): Diagnostic {
  const { text, tokens } = reading;
  const found = unread(reader, text, tokens);
  const span = wordSpan(tokens, found.at, found.at + 1);
  const written = found.at < tokens.words.length ? text.slice(span.from, span.to) : undefined;
  return {
    ...said(cell, codes.parses, "warning", span, unreadMessage(written, found)),
    expected: found.expected,
    suggestions: found.suggestions,
    fixes: found.suggestions.map((suggestion) => write(cell, reading, suggestion)),
  };
}

/** Capitals where none belong; a small letter at the start is for another rule. */
function misspelt(reading: EffectReading, cell: string): readonly Diagnostic[] {
  const { text, tokens, printed } = reading;
  const [first] = tokens.misspelt.filter((at) => at > 0 || /\p{Lu}/u.test(text.slice(1, tokens.to[0])));
  if (first === undefined) return [];
  const span = wordSpan(tokens, first, first + 1);
  const message = `Not in the effect language near “${text.slice(span.from, span.to)}”: only the first letter is a capital.`;
  return [{ ...said(cell, codes.parses, "warning", span, message), fixes: [write(cell, reading, printed)] }];
}

function wording(reading: EffectReading, cell: string): readonly Diagnostic[] {
  const { text, printed, repeated } = reading;
  if (repeated.length > 0 || printed.toLowerCase() === text.toLowerCase()) return [];
  const message = `The game says this as “${printed}”`;
  return [{ ...said(cell, codes.wording, "hint", whole(reading), message), fixes: [write(cell, reading, printed)] }];
}

function repeatedOpenings(reading: EffectReading, cell: string): readonly Diagnostic[] {
  const { tokens, text, printed } = reading;
  const commas = tokens.words.flatMap((word, at) => (word === "," ? [at] : []));
  return reading.repeated.map((place) => {
    const from = place === 0 ? 0 : (commas[place - 1] ?? 0) + 1;
    const span = wordSpan(tokens, from, commas[place] ?? tokens.words.length);
    const message = `“${text.slice(span.from, span.to)}” says again what an earlier opening says; only the first counts.`;
    return { ...said(cell, codes.openingTwice, "warning", span, message), fixes: [write(cell, reading, printed)] };
  });
}
