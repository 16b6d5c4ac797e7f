import type { Hover } from "../../../../text/index.js";
import { lower } from "../program/lower.js";
import type { Form } from "../program/program.js";
import { productions } from "../productions/patterns.js";
import type { EffectReader, EffectReading } from "../read.js";
import { readParts, wordSpan } from "./spans.js";

/** How an effect of each form is used, in a sentence. */
const formTexts: Readonly<Record<Form, string>> = {
  activated: "You use it, and the card taps.",
  continuous: "Once used, it holds as long as the card is on the field.",
  triggered: "It happens by itself when it is set off.",
  "while-tapped": "It holds while the card is tapped.",
  dormant: "It holds while the card lies under another.",
  equip: "The card is attached to another; it holds as long as it is.",
  "from-hand": "You use it from your hand, by discarding the card.",
  permission: "It allows to rank the card up with other cards.",
};

/** Explains what stands at an offset of an effect's text: the part of the sentence, and how the effect is used. */
export function hover(
  reader: EffectReader,
  reading: EffectReading,
  cell: string,
  { offset, shift }: { readonly offset: number; readonly shift: number },
): Hover | undefined {
  const { effect, tokens, text } = reading;
  const program = lower(effect);
  if (effect.production === "unparsed" || program === undefined) return undefined;
  const word = tokens.from.findIndex((from, at) => from <= offset - shift && offset - shift < (tokens.to[at] ?? 0));
  if (word === -1) return undefined;
  const parts = readParts(reader.composed, tokens).filter(({ from, to }) => from <= word && word < to);
  const smallest = parts
    .filter(({ value }) => typeof value === "object")
    .sort((a, b) => a.to - a.from - (b.to - b.from))[0];
  const span = smallest ? wordSpan(tokens, smallest.from, smallest.to) : { from: 0, to: text.length };
  const form = program.once ? `${formTexts[program.form]} Once per turn.` : formTexts[program.form];
  const pattern =
    effect.production === "composed" ? [] : [productions[effect.production][effect.surface.pattern] ?? ""];
  return {
    cell,
    span: { from: span.from + shift, to: span.to + shift },
    title: smallest === undefined ? effect.production : `${effect.production}: ${smallest.rule}`,
    lines: [form, ...pattern, ...(smallest ? [JSON.stringify(smallest.value)] : [])],
  };
}
