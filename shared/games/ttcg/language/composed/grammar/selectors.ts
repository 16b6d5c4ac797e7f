import { form, optional, pieces, rule, words, type Rule } from "../../../../../text/index.js";
import { withoutKeys, type Quantity, type RankBound, type Selector, type Target } from "../../ast/selectors.js";
import type { KindWords } from "../../words.js";
import {
  article,
  card,
  end,
  integer,
  maybe,
  number,
  oneOf,
  possessive,
  rankDigit,
  rankWord,
  selfState,
  stat,
} from "./terminals.js";

export type Place = Pick<Selector, "zone" | "controller" | "owner" | "side">;
type Extreme = NonNullable<Selector["extreme"]>;
type Extra = Pick<Selector, "extreme" | "stat">;

interface Quant {
  readonly q: Quantity;
  readonly other?: true;
}

export const one: Quantity = { mode: "exact", n: 1 };

/** The rules for cards, for the kinds of cards that there are. */
export interface CardRules {
  readonly core: Rule<Selector>;
  /** Cards with a place. */
  readonly sel: Rule<Selector>;
  readonly where: Rule<Place | undefined>;
  readonly quant: Rule<Quant>;
  readonly target: Rule<Target>;
  /** What can be paid: this card or exactly one. */
  readonly costTarget: Rule<Target>;
  /** What can be played: nothing on the field or below a card. */
  readonly playTarget: Rule<Target>;
  /** Without a place. */
  readonly placeless: Rule<Target>;
}

const quantityOf = (mode: "exact" | "up-to" | "fixed", n: number): Quant => ({ q: n === 1 ? one : { mode, n } });

const quant = pieces<Quant>("quantity", () => [
  form([words("all", "each")], () => ({ q: { mode: "all" } })),
  form(["exactly", number], (n) => quantityOf("exact", n)),
  form(["up to", number], (n) => quantityOf("up-to", n)),
  form(["another"], () => ({ q: one, other: true })),
  form([article], () => ({ q: one })),
  form([number], (n) => quantityOf("fixed", n)),
]);

const oneQuant = pieces<Quant>("one", () => [
  form(["exactly", words("one", "1")], () => ({ q: one })),
  form(["another"], () => ({ q: one, other: true })),
  form([words("one", "1", "a", "an")], () => ({ q: one })),
]);

const zone = pieces<"hand" | "deck" | "discard">("zone", () => [
  form(["hand"], () => "hand"),
  form(["deck"], () => "deck"),
  form(["discard pile"], () => "discard"),
]);

const zonePlace = pieces<Place>("place", () => [
  form([words("in", "from"), possessive, zone], (side, where) =>
    side === "either" ? { zone: where } : { zone: where, controller: side },
  ),
]);

const somePlace = pieces<Place>("place", () => [
  form([words("on", "from"), "the field"], () => ({ zone: "field" })),
  form(["on your side of the field"], () => ({ zone: "field", side: "you" })),
  form(["you control"], () => ({ zone: "field", controller: "you" })),
  form(["your opponent controls"], () => ({ zone: "field", controller: "opponent" })),
  form(["they control"], () => ({ zone: "field", controller: "them" })),
  form(["you own"], () => ({ owner: "you" })),
  form(["under this", words("card", "one")], () => ({ zone: "under-this" })),
  form([zonePlace]),
]);

const where = maybe(somePlace);

/** Whose cards, in front of them. */
const whose = pieces<Place>("whose", () => [
  form([optional(words("of")), "your opponent's"], () => ({ zone: "field", controller: "opponent" })),
  form([optional(words("of")), "opponent's"], () => ({ zone: "field", controller: "opponent" })),
  form([optional(words("of")), "your"], () => ({ zone: "field", controller: "you" })),
  form(["their"], () => ({ zone: "field", controller: "them" })),
]);

const enemy = pieces<Place>("whose", () => [
  form([whose]),
  form(["enemy"], () => ({ zone: "field", controller: "opponent" })),
]);

const extreme = pieces<Extreme>("superlative", () => [
  form([end, stat], (which, of) => ({ stat: of, end: which === "lowest" ? "lowest" : "highest" })),
]);

const extra = maybe(
  pieces<Extra>("stats", () => [
    form(["with the", extreme], (most) => ({ extreme: most })),
    form(["with at", words("least"), integer, stat], (value, of) => ({ stat: { stat: of, cmp: "gte", value } })),
    form(["with at", words("most"), integer, stat], (value, of) => ({ stat: { stat: of, cmp: "lte", value } })),
  ]),
);

const rank = maybe(
  pieces<RankBound>("rank", () => [
    form([rankWord, rankDigit, "or higher"], (value) => ({ value, cmp: "gte" })),
    form([rankWord, rankDigit, "or lower"], (value) => ({ value, cmp: "lte" })),
    form([rankWord, rankDigit], (value) => ({ value, cmp: "eq" })),
  ]),
);

const noun = pieces<Selector["noun"]>("noun", () => [
  form([card], () => "card"),
  form([words("unit", "units")], () => "unit"),
  form([words("spell", "spells"), optional(card)], () => "spell"),
]);

const other = maybe(pieces<true>("other", () => [form(["other"], () => true)]));
const state = maybe(selfState);

/** A selector without the keys that say nothing. */
function selector(parts: { readonly [Key in keyof Selector]: Selector[Key] | undefined }): Selector {
  const { noun: what = "card", ...rest } = parts;
  return { noun: what, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) };
}

export const placed = (sel: Selector, ...parts: readonly (Partial<Selector> | undefined)[]): Selector =>
  parts.reduce<Selector>((whole, part) => ({ ...whole, ...part }), sel);

/** A superlative means one card, whatever number is in front of it. */
export function cards({ q, other: isOther }: Quant, sel: Selector): Target {
  if (sel.extreme === undefined) return { q, sel: isOther === true ? { ...sel, other: true } : sel };
  return { q: one, sel: withoutKeys(sel, "other") };
}

const superlative = (core: Selector, most: Extreme, place: Place | undefined): Target =>
  cards({ q: one }, placed(core, { extreme: most }, place));

export function cardRules(kinds: KindWords): CardRules {
  const type = maybe(pieces<string>("type", () => [form([oneOf("a type", ...kinds.types)])]));
  const subtype = oneOf("a subtype", ...kinds.subtypes);
  const core = rule<Selector>("cards", () => [
    form([other, state, rank, type, subtype, noun], (isOther, inState, bound, typeWord, subtypeWord, what) =>
      selector({ noun: what, type: typeWord, subtype: subtypeWord, rank: bound, state: inState, other: isOther }),
    ),
    form([other, state, rank, type, subtype], (isOther, inState, bound, typeWord, subtypeWord) =>
      selector({ noun: "card", type: typeWord, subtype: subtypeWord, rank: bound, state: inState, other: isOther }),
    ),
    form([other, state, rank, type, noun], (isOther, inState, bound, typeWord, what) =>
      selector({ noun: what, type: typeWord, rank: bound, state: inState, other: isOther }),
    ),
  ]);

  const selOf = (place: Rule<Place | undefined>): Rule<Selector> =>
    rule<Selector>("cards with their place", () => [
      form([enemy, core, extra, place], (before, sel, more, after) => placed(sel, more, before, after)),
      form([core, extra, place], (sel, more, after) => placed(sel, more, after)),
    ]);
  const sel = selOf(where);

  const superlatives = [
    form(["the", core, "with the", extreme, where], superlative),
    form(["the", extreme, core, where], (most, of, place) => superlative(of, most, place)),
  ] as const;

  const target = rule<Target>("target", () => [
    form(["this card"], () => ({ ref: "this" })),
    superlatives[0],
    form(["the equipped unit"], () => ({ ref: "equipped" })),
    form(["the equip card"], () => ({ ref: "equipped" })),
    form(["the attacking unit"], () => ({ ref: "attacker" })),
    form(["the defending unit"], () => ({ ref: "defender" })),
    form(["that card"], () => ({ ref: "that" })),
    superlatives[1],
    form([whose, core, extra, where], (before, of, more, after) =>
      cards({ q: { mode: "all" } }, placed(of, more, before, after)),
    ),
    form([quant, sel], cards),
  ]);

  const costTarget = rule<Target>("what is paid", () => [
    form(["this card"], () => ({ ref: "this" })),
    ...superlatives,
    form([oneQuant, sel], cards),
  ]);

  const playTarget = rule<Target>("what is played", () => [
    form(["this card"], () => ({ ref: "this" })),
    form(["that card"], () => ({ ref: "that" })),
    form([quant, selOf(maybe(zonePlace))], cards),
  ]);

  const placeless = rule<Target>("target", () => [
    form(["the", core, "with the", extreme], (of, most) => superlative(of, most, undefined)),
    form(["the", extreme, core], (most, of) => superlative(of, most, undefined)),
    form([quant, core, extra], (many, of, more) => cards(many, placed(of, more))),
  ]);
  return { core, sel, where, quant, target, costTarget, playTarget, placeless };
}
