import { form, list, pieces, rule, silentRule, words, type Form, type Rule } from "../../../../../text/index.js";
import type { CommonAction, Destination, Keyword, StatChange } from "../../ast/actions.js";
import type { Actor, Selector, Side, Target } from "../../ast/selectors.js";
import { placed, type CardRules } from "./selectors.js";
import { baseForm, thirdPerson, type Conjugation } from "../../words.js";
import { card, integer, maybe, number, point, possessive, skipped, stat } from "./terminals.js";

type Action = CommonAction;
type Search = Extract<Action, { op: "search" }>;

interface PlaceTo {
  readonly to: Destination;
  readonly side: Side | "owner";
}

const zone = pieces<"hand" | "deck" | "discard">("zone", () => [
  form(["hand"], () => "hand"),
  form(["deck"], () => "deck"),
  form(["discard pile"], () => "discard"),
]);

const place = pieces<PlaceTo>("place", () => [
  form(["the discard pile"], () => ({ to: "discard", side: "owner" })),
  form(["the owner's", zone], (to) => ({ to, side: "owner" })),
  form(["the top of", possessive, "deck"], (side) => ({ to: "deck-top", side })),
  form(["the bottom of", possessive, "deck"], (side) => ({ to: "deck-bottom", side })),
  form([possessive, zone], (side, to) => ({ to, side })),
]);

const pile = pieces<"hand" | "discard">("zone", () => [
  form(["hand"], () => "hand"),
  form(["discard pile"], () => "discard"),
]);

const searched = pieces<Search["in"]>("what is searched", () => [
  form(["deck and discard pile"], () => "deck and discard pile"),
  form(["deck"], () => "deck"),
  form(["discard pile"], () => "discard pile"),
  form(["hand"], () => "hand"),
]);

const them = words("it", "them");
const found = maybe(
  pieces<Search["then"]>("what is done with it", () => [
    form(["and add", them, "to", possessive, "hand"], () => "hand"),
    form(["and play", them], () => "play"),
    form(["and send", them, "to the discard pile"], () => "discard"),
    form(["and place", them, "under this card"], () => "under-this"),
  ]),
);

const change = pieces<StatChange>("change", () => [form([integer, stat], (amount, of) => ({ stat: of, amount }))]);
const and = words("and");
const changes = list(change, and);

const ownDeck = pieces<Side | "owner">("whose deck", () => [form(["the owner's"], () => "owner"), form([possessive])]);

/** Where cards come from that nobody names a place for: the discard pile of who acts. */
function recovered(target: Target, side: Side): Target {
  if (!("sel" in target) || target.sel.zone !== undefined) return target;
  return {
    q: target.q,
    sel: placed(target.sel, { zone: "discard", ...(side === "either" ? {} : { controller: side }) }),
  };
}

/** What an actor can do, with verbs in the base form or in the third person. */
function verbForms(actor: Actor, conjugate: Conjugation, rules: CardRules): readonly Form<Action>[] {
  const { target, playTarget, placeless, quant, core, sel } = rules;
  const verb = (word: string) => words(conjugate(word));
  const own: Side = actor === "you" ? "you" : "them";
  const simple = (op: "destroy" | "tap" | "untap") =>
    form([verb(op), target], (of): Action => ({ op, actor, target: of }));
  const moving = (op: "send" | "return") =>
    form([verb(op), target, "to", place], (of, { to, side }): Action => ({ op, actor, target: of, to, side }));
  const points = (sign: "gain" | "lose") => [
    form([verb(sign), number, point, "for each", sel], (n, per): Action => ({ op: "points", actor, sign, n, per })),
    form([verb(sign), number, point], (n): Action => ({ op: "points", actor, sign, n })),
  ];
  const gaining = (n: number, side: Side): Action => ({
    op: "points",
    actor: side === "you" ? "you" : side === "opponent" ? "opponent" : side === "either" ? "each" : actor,
    sign: "gain",
    n,
  });
  return [
    simple("destroy"),
    simple("tap"),
    simple("untap"),
    moving("send"),
    moving("return"),
    form([verb("recover"), target], (of): Action => ({
      op: "return",
      actor,
      target: recovered(of, own),
      to: "hand",
      side: own,
    })),
    form([verb("mill"), number, card], (n): Action => ({ op: "mill", actor, n })),
    form([verb("draw"), number, card], (n): Action => ({ op: "draw", actor, n })),
    form([verb("discard"), possessive, "hand"], (): Action => ({ op: "discard", actor, hand: true })),
    form([verb("discard"), target, "at random"], (of): Action => ({ op: "discard", actor, target: of, random: true })),
    form([verb("discard"), target], (of): Action => ({ op: "discard", actor, target: of })),
    form([verb("activate"), "the effect of", target], (of): Action => ({ op: "activate", actor, of })),
    form([verb("add"), number, point, "to", possessive, "score"], gaining),
    form([verb("add"), target, "to", possessive, "hand"], (of, side): Action => ({
      op: "add",
      actor,
      target: of,
      side,
    })),
    form([verb("shuffle"), possessive, pile, "into", possessive, "deck"], (side, from, deck): Action => ({
      op: "shuffle-in",
      actor,
      pile: from,
      side,
      deck,
    })),
    form([verb("shuffle"), possessive, "deck"], (side): Action => ({ op: "shuffle", actor, side })),
    form([verb("shuffle"), target, "into", ownDeck, "deck"], (of, deck): Action => ({
      op: "shuffle-in",
      actor,
      target: of,
      deck,
    })),
    form([verb("reveal"), possessive, "hand"], (hand): Action => ({ op: "reveal", actor, hand })),
    form([verb("reveal"), "the top", number, card, "of", possessive, "deck"], (top, side): Action => ({
      op: "reveal",
      actor,
      top,
      side,
    })),
    form([verb("reveal"), "the top card of", possessive, "deck"], (side): Action => ({
      op: "reveal",
      actor,
      top: 1,
      side,
    })),
    form([verb("reveal"), target], (of): Action => ({ op: "reveal", actor, target: of })),
    form(
      [verb("search"), possessive, searched, "for", quant, core, found],
      (side, where, { q, other }, of, then): Action => ({
        op: "search",
        actor,
        in: where,
        side,
        q,
        sel: other === true ? { ...of, other } : of,
        then: then ?? "hand",
      }),
    ),
    ...points("gain"),
    ...points("lose"),
    form([verb("skip"), words("your", "their"), "next", skipped], (what): Action => ({ op: "skip", actor, what })),
    form([verb("play"), playTarget], (of): Action => ({ op: "play", actor, target: of })),
    form([verb("place"), target, "under this card"], (of): Action => ({ op: "place-under", actor, target: of })),
    form([verb("place"), placeless, "under this card"], (of): Action => ({ op: "place-under", actor, target: of })),
  ];
}

/** What only the player of the effect does. */
const ownForms = ({ target }: CardRules): readonly Form<Action>[] => [
  form(["counter that effect"], () => ({ op: "counter", of: "that-effect" })),
  form(["counter that attack"], () => ({ op: "counter", of: "that-attack" })),
  form(["counter the effect of", target], (of) => ({ op: "counter", of })),
  form(["equip", target, "to", target], (what, to) => ({ op: "equip", card: what, target: to })),
  form(["add", changes, "to", target], (by, of) => ({ op: "stat", target: of, sign: "gain", changes: by })),
];

const is = words("is", "are");

function statementForms({ target, core }: CardRules): readonly Form<Action>[] {
  const granting = (keyword: Keyword, ...text: Parameters<typeof form>[0]) =>
    form([target, ...text] as const, (of: Target): Action => ({ op: "grant", target: of, keyword }));
  const immuneTo = (of: Target, to?: Selector): Action => ({
    op: "grant",
    target: of,
    keyword: "immune",
    ...(to === undefined ? {} : { to }),
  });
  return [
    form([target, words("gain", "gains"), changes], (of, by) => ({
      op: "stat",
      target: of,
      sign: "gain",
      changes: by,
    })),
    form([target, words("lose", "loses"), changes], (of, by) => ({
      op: "stat",
      target: of,
      sign: "lose",
      changes: by,
    })),
    granting("indestructible-by-battle", "cannot be destroyed by battle"),
    granting("indestructible-by-effects", "cannot be destroyed by effects"),
    granting("indestructible", "cannot be destroyed"),
    granting("indestructible", is, words("indestructible", "immortal")),
    granting("untargetable", "cannot be targeted by effects"),
    form([target, is, "immune to", core, "effects"], immuneTo),
    form([target, is, "immune to effects"], (of) => immuneTo(of)),
    granting("cannot-attack", "cannot attack"),
    granting("attack-twice", "can attack twice"),
  ];
}

/** The rules for actions, for the kinds of cards that there are. */
export interface ActionRules {
  /** One or more. */
  readonly actions: Rule<readonly Action[]>;
  /** What the opponent does, in the base form. */
  readonly offered: Rule<Action>;
}

export function actionRules(rules: CardRules): ActionRules {
  const verbs = (actor: Actor, conjugate: Conjugation) =>
    rule<Action>("action", () => verbForms(actor, conjugate, rules));
  const action = rule<Action>("action", () => [
    form(["your opponent", verbs("opponent", thirdPerson)]),
    form(["each player", verbs("each", thirdPerson)]),
    form(["both players", verbs("each", baseForm)]),
    form([verbs("you", baseForm)]),
    ...ownForms(rules),
    ...statementForms(rules),
  ]);
  const separator = silentRule("next action", () => [form([", then"]), form([and])]);
  return {
    actions: pieces<readonly Action[]>("actions", () => [form([list(action, separator)])]),
    offered: verbs("opponent", baseForm),
  };
}
