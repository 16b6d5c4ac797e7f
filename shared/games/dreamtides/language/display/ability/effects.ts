import type { Effect, EffectWithOptions, ModalChoice } from "../../ast.js";
import { conditionText } from "./conditions.js";
import { costToPay } from "./costs.js";
import { capital, text } from "./say.js";
import { fragment } from "./standard-effects.js";
import { match, type Handlers } from "../../ast/variant.js";

/** Where an effect stands: the sentences of an event, or behind a trigger or costs, where one sentence goes on. */
export type EffectContext = "event" | "behind-trigger";

type ListWithOptions = Extract<Effect, { ListWithOptions: unknown }>["ListWithOptions"];

const EFFECTS: Handlers<Effect, string, [EffectContext]> = {
  Effect: (effect) => sentence(fragment(effect)),
  WithOptions: (part) =>
    sentence(withCondition(part.condition, mayWord(part) + payWords(part) + fragment(part.effect))),
  List: listText,
  ListWithOptions: (list) => sentence(withCondition(list.condition, sharedText(list))),
  Modal: (choices, context) => [text("choose_one"), ...choices.map((choice) => choiceLine(choice, context))].join("\n"),
};

/** An effect with its final period, in small letters (DISPLAY-10). */
export const effectText = (effect: Effect, context: EffectContext): string => match(effect, EFFECTS, context);

/** An effect inside the sentence of another. */
export const embedded = (effect: Effect): string => effectText(effect, "event").replace(/\.$/, "");

const sentence = (words: string): string => text("effect_with_period", words);

const withCondition = (condition: EffectWithOptions["condition"], words: string): string =>
  condition === undefined ? words : text("condition_with_effect", conditionText(condition), words);

const mayWord = ({ optional }: EffectWithOptions): string => (optional ? text("you_may_prefix") : "");

const payWords = ({ trigger_cost }: Pick<EffectWithOptions, "trigger_cost">): string =>
  trigger_cost === undefined ? "" : text("cost_to_connector", costToPay(trigger_cost));

/** Of a list, only the first cost and the first condition are shown. */
function listText(parts: readonly EffectWithOptions[], context: EffectContext): string {
  const words = listWords(parts, context);
  return withCondition(parts[0]?.condition, words);
}

function listWords(parts: readonly EffectWithOptions[], context: EffectContext): string {
  const fragments = parts.map((part) => fragment(part.effect));
  const [first] = parts;
  const allOptional = parts.every((part) => part.optional);
  if (first !== undefined && parts.every((part) => part.trigger_cost !== undefined)) {
    const may = allOptional ? text("you_may_prefix") : "";
    return sentence(may + payWords(first) + fragments.join(text("and_joiner")));
  }
  if (first !== undefined && allOptional) return sentence(text("you_may_prefix") + fragments.join(text("then_joiner")));
  if (context === "behind-trigger") return sentence(fragments.join(text("then_joiner")));
  return fragments.map((words) => sentence(capital(words))).join(text("sentence_separator"));
}

/** One "you may" serves the whole list when every part may be declined together with the shared cost. */
function sharedText({ effects, trigger_cost }: ListWithOptions): string {
  const together =
    trigger_cost !== undefined && effects.every((part) => part.optional && part.trigger_cost === undefined);
  const parts = effects.map((part) => {
    const words = payWords(part) + withCondition(part.condition, fragment(part.effect));
    return together ? words : mayWord(part) + words;
  });
  if (trigger_cost === undefined) return parts.join(text("then_joiner"));
  return (together ? text("you_may_prefix") : "") + payWords({ trigger_cost }) + parts.join(text("and_joiner"));
}

const choiceLine = ({ energy_cost, effect }: ModalChoice, context: EffectContext): string =>
  text("modal_choice_line", text("energy", energy_cost), effectText(effect, context));
