import { form, optional, pieces, rule, silentRule, words, type Rule } from "../../../../../text/index.js";
import type { Count, Duration, State, Trigger, While, Window } from "../../ast/clauses.js";
import type { Selector } from "../../ast/selectors.js";
import { placed, type CardRules } from "./selectors.js";
import { article, maybe, number, phase, point, possessive, selfState } from "./terminals.js";

/** What stands before a comma in front of the actions; each kind at most once. */
export type Opening =
  | { readonly opening: "frequency"; readonly value: "once-per-turn" }
  | { readonly opening: "duration"; readonly value: Duration }
  | { readonly opening: "while"; readonly value: While }
  | { readonly opening: "window"; readonly value: Window }
  | { readonly opening: "if"; readonly value: State }
  | { readonly opening: "when"; readonly value: Trigger };

const orMore = silentRule("or more", () => [form(["or more"])]);

const count = pieces<Count>("how many", () => [
  form(["no"], () => ({ cmp: "eq", n: 0 })),
  form(["exactly", number], (n) => ({ cmp: "eq", n })),
  form(["at least", number], (n) => ({ cmp: "gte", n })),
  form(["at most", number], (n) => ({ cmp: "lte", n })),
  form([article], () => ({ cmp: "gte", n: 1 })),
  form([number, "or fewer"], (n) => ({ cmp: "lte", n })),
  form([number, optional(orMore)], (n) => ({ cmp: "gte", n })),
]);

type Who = "you" | "opponent";

function stateForms(who: Who, has: string, controls: string, other: string, { sel }: CardRules) {
  const inPlayOrHand = (chosen: Selector): Selector =>
    chosen.zone === undefined && chosen.owner === undefined ? { ...chosen, zone: "field-or-hand" } : chosen;
  return [
    form([`${has} more points than ${other}`], (): State => ({ who, points: "gt" })),
    form([`${has} fewer points than ${other}`], (): State => ({ who, points: "lt" })),
    form([has, count, point], (many): State => ({ who, points: many })),
    form([has, count, sel], (many, chosen): State => ({ who, verb: "have", count: many, sel: inPlayOrHand(chosen) })),
    form([controls, count, sel], (many, chosen): State => ({ who, verb: "control", count: many, sel: chosen })),
  ];
}

const turnOf = pieces<"you" | "opponent" | "each">("whose turn", () => [
  form(["your turn"], () => "you"),
  form(["your opponent's turn"], () => "opponent"),
  form([words("each", "every"), "turn"], () => "each"),
]);

const passive = pieces<"destroyed" | "played" | "discarded" | "is-attacked" | "tapped" | "untapped">("event", () => [
  form(["destroyed"], () => "destroyed"),
  form(["played"], () => "played"),
  form(["discarded"], () => "discarded"),
  form(["attacked"], () => "is-attacked"),
  form(["tapped"], () => "tapped"),
  form(["untapped"], () => "untapped"),
]);

/** The openings, for the kinds of cards that there are. */
export function openingRule(rules: CardRules): Rule<readonly Opening[]> {
  const { core, where } = rules;
  const anyCore = maybe(core);
  const effectOf = (sel: Selector | undefined): Selector => sel ?? { noun: "card" };

  const subject = pieces<Selector>("cards", () => [
    form(["another enemy", core, where], (sel, place) =>
      placed(sel, { other: true, zone: "field", controller: "opponent" }, place),
    ),
    form(["another", core, where], (sel, place) => placed(sel, { other: true }, place)),
    form([article, "enemy", core, where], (sel, place) =>
      placed(sel, { zone: "field", controller: "opponent" }, place),
    ),
    form([article, core, where], (sel, place) => placed(sel, place)),
  ]);

  const event = rule<Trigger>("event", () => [
    form(["this card attacks"], () => ({ event: "attacks", of: "this" })),
    form(["this card is attacked"], () => ({ event: "is-attacked", of: "this" })),
    form(["this card is destroyed"], () => ({ event: "this-destroyed" })),
    form(["this card is", words("sent", "send"), "to the discard pile"], () => ({ event: "this-to-discard" })),
    form(["your opponent activates", article, anyCore, "effect"], (sel) => ({
      event: "effect-activates",
      by: "opponent",
      sel: effectOf(sel),
    })),
    form([article, anyCore, "effect activates"], (sel) => ({
      event: "effect-activates",
      by: "any",
      sel: effectOf(sel),
    })),
    form([subject, "attacks"], (sel) => ({ event: "attacks", sel })),
    form([subject, "is", passive], (sel, what): Trigger =>
      what === "played" ? { event: what, sel } : { event: what, sel },
    ),
  ]);

  const trigger = rule<Trigger>("trigger", () => [
    form(["at the start of", turnOf], (whose) => ({ event: "turn-start", whose })),
    form(["at the end of", turnOf], (whose) => ({ event: "turn-end", whose })),
    form(["after this card attacks"], () => ({ event: "attacked-after", of: "this" })),
    form([words("when", "whenever"), event]),
  ]);

  const state = rule<State>("condition", () => [
    form(["this card is", selfState], (of) => ({ this: of })),
    ...stateForms("you", "you have", "you control", "your opponent", rules),
    ...stateForms("opponent", "your opponent has", "your opponent controls", "you", rules),
  ]);

  const window = rule<Window>("window", () => [
    form(["during", possessive, phase, "phase"], (whose, of) => ({ whose, phase: of })),
    form(["during", possessive, "turn"], (whose) => ({ whose, phase: "turn" })),
  ]);

  const onField = words("remains", "is");
  const opening = pieces<Opening>("opening", () => [
    form(["once per turn"], () => ({ opening: "frequency", value: "once-per-turn" })),
    form(["this turn"], () => ({ opening: "duration", value: "this-turn" })),
    form(["until your next turn"], () => ({ opening: "duration", value: "until-your-next-turn" })),
    form(["while this card", onField, "on the field"], () => ({ opening: "while", value: "on-field" })),
    form(["while this card is", selfState], (value) => ({ opening: "while", value })),
    form(["if", state], (value) => ({ opening: "if", value })),
    form([window], (value) => ({ opening: "window", value })),
    form([trigger], (value) => ({ opening: "when", value })),
  ]);

  const openings: Rule<readonly Opening[]> = pieces<readonly Opening[]>("openings", () => [
    form([opening, ",", openings], (first, rest) => [first, ...rest]),
    form([], () => []),
  ]);
  return openings;
}
