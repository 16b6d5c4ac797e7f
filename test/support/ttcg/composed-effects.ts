import fc from "fast-check";
import type { CommonAction } from "../../../shared/games/ttcg/language/ast/actions.js";
import type { Cost, Count, State, Trigger } from "../../../shared/games/ttcg/language/ast/clauses.js";
import type { ComposedEffect } from "../../../shared/games/ttcg/language/ast/effect.js";
import {
  withoutKeys,
  type Actor,
  type Quantity,
  type Selector,
  type Side,
  type Target,
} from "../../../shared/games/ttcg/language/ast/selectors.js";
import { publishedKinds } from "../../../shared/games/ttcg/language/words.js";

const of = fc.constantFrom;
const number = fc.integer({ min: 1, max: 10 });
const stat = of("attack" as const, "defense" as const);
const side: fc.Arbitrary<Side> = of("you" as const, "opponent" as const, "them" as const, "either" as const);
const selfState = of("tapped" as const, "untapped" as const, "dormant" as const, "equipped" as const);
const skipped = of("turn" as const, "draw" as const, "main" as const, "battle" as const);
const one: Quantity = { mode: "exact", n: 1 };

/** A record of which any part may be absent. */
const some = <Shape extends object>(shape: { readonly [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { requiredKeys: [] });

/** A selector without its place. */
const core: fc.Arbitrary<Selector> = fc
  .tuple(
    fc.record({ noun: of("card" as const, "unit" as const, "spell" as const) }),
    some({
      type: of(...publishedKinds.types),
      subtype: of(...publishedKinds.subtypes),
      rank: fc.record({
        value: fc.integer({ min: 1, max: 5 }),
        cmp: of("eq" as const, "gte" as const, "lte" as const),
      }),
      state: selfState,
      other: fc.constant(true as const),
    }),
  )
  .map(([noun, rest]) => ({ ...noun, ...rest }));

type Place = Partial<Pick<Selector, "zone" | "controller" | "owner" | "side">>;
const hiddenPlace: fc.Arbitrary<Place> = fc
  .tuple(of("hand" as const, "deck" as const, "discard" as const), side)
  .map(([zone, whose]) => (whose === "either" ? { zone } : { zone, controller: whose }));
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.constant({}),
  fc.constant({ zone: "field" as const }),
  fc.constant({ zone: "field" as const, side: "you" as const }),
  of("you" as const, "opponent" as const, "them" as const).map((controller) => ({
    zone: "field" as const,
    controller,
  })),
  fc.constant({ owner: "you" as const }),
  fc.constant({ zone: "under-this" as const }),
  hiddenPlace,
);

const stats = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.record({
    stat: fc.record({ stat, cmp: of("gte" as const, "lte" as const), value: fc.integer({ min: 0, max: 2500 }) }),
  }),
);

const selIn = (where: fc.Arbitrary<Place>): fc.Arbitrary<Selector> =>
  fc.tuple(core, stats, where).map(([sel, extra, at]) => ({ ...sel, ...extra, ...at }));
const sel = selIn(place);

const quantity: fc.Arbitrary<Quantity> = fc.oneof(
  fc.constant(one),
  fc.constant({ mode: "all" as const }),
  fc.record({ mode: of("exact" as const, "up-to" as const, "fixed" as const), n: fc.integer({ min: 2, max: 10 }) }),
);

const reference = of("this" as const, "equipped" as const, "attacker" as const, "defender" as const, "that" as const);
const superlative: fc.Arbitrary<Target> = fc
  .tuple(core, fc.record({ stat, end: of("lowest" as const, "highest" as const) }), place)
  .map(([chosen, extreme, at]) => ({ q: one, sel: { ...withoutKeys(chosen, "other"), extreme, ...at } }));
const target: fc.Arbitrary<Target> = fc.oneof(
  reference.map((ref) => ({ ref })),
  superlative,
  { weight: 4, arbitrary: fc.record({ q: quantity, sel }) },
);
const costTarget: fc.Arbitrary<Target> = fc.oneof(
  fc.constant({ ref: "this" as const }),
  superlative,
  fc.record({ q: fc.constant(one), sel }),
);

const count: fc.Arbitrary<Count> = fc.oneof(
  fc.constant({ cmp: "eq" as const, n: 0 }),
  fc.record({ cmp: of("eq" as const, "gte" as const, "lte" as const), n: number }),
);

const who = of("you" as const, "opponent" as const);
const state: fc.Arbitrary<State> = fc.oneof(
  fc.record({ this: selfState }),
  fc.record({ who, points: fc.oneof(of("gt" as const, "lt" as const), count) }),
  fc.record({ who, verb: fc.constant("control" as const), count, sel }),
  fc.record({ who, verb: fc.constant("have" as const), count, sel }).map((have) => ({
    ...have,
    sel: have.sel.zone || have.sel.owner ? have.sel : { ...have.sel, zone: "field-or-hand" as const },
  })),
);

const trigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.record({
    event: of("turn-start" as const, "turn-end" as const),
    whose: of("you" as const, "opponent" as const, "each" as const),
  }),
  fc.record({ event: of("this-to-discard" as const, "this-destroyed" as const) }),
  fc.record({ event: fc.constant("attacked-after" as const), of: fc.constant("this" as const) }),
  fc.record({ event: of("attacks" as const, "is-attacked" as const), of: fc.constant("this" as const) }),
  fc.record({
    event: fc.constant("effect-activates" as const),
    by: of("any" as const, "opponent" as const),
    sel: core,
  }),
  fc.record({
    event: of(
      "attacks" as const,
      "is-attacked" as const,
      "destroyed" as const,
      "discarded" as const,
      "tapped" as const,
      "untapped" as const,
    ),
    sel: fc.tuple(core, place).map(([chosen, at]) => ({ ...chosen, ...at })),
  }),
  fc.record({
    event: fc.constant("played" as const),
    sel: fc.tuple(core, place).map(([chosen, at]) => ({ ...chosen, ...at })),
  }),
);

const cost: fc.Arbitrary<Cost> = fc.oneof(
  fc.record({
    cost: of("discard" as const, "destroy" as const, "tap" as const, "untap" as const, "reveal" as const),
    target: costTarget,
  }),
  fc.record({ cost: of("lose" as const, "mill" as const), n: number }),
  fc.record({ cost: fc.constant("skip" as const), what: skipped }),
);

const playTarget: fc.Arbitrary<Target> = fc.oneof(
  of("this" as const, "that" as const).map((ref) => ({ ref })),
  fc.record({ q: quantity, sel: selIn(fc.oneof(fc.constant({}), hiddenPlace)) }),
);

/** What an actor does. */
const acted = (actor: Actor): fc.Arbitrary<CommonAction> => {
  const by = { actor: fc.constant(actor) };
  const is = <Op extends string>(op: Op) => fc.constant(op);
  return fc.oneof(
    fc.record({ op: of("destroy" as const, "tap" as const, "untap" as const), ...by, target }),
    fc.record({ op: is("play"), ...by, target: playTarget }),
    fc.record({ op: is("place-under"), ...by, target }),
    fc.record({
      op: of("send" as const, "return" as const),
      ...by,
      target,
      to: of("hand" as const, "deck" as const, "discard" as const),
      side: fc.oneof(side, fc.constant("owner" as const)),
    }),
    fc.record({
      op: of("send" as const, "return" as const),
      ...by,
      target,
      to: of("deck-top" as const, "deck-bottom" as const),
      side,
    }),
    fc.record({ op: of("mill" as const, "draw" as const), ...by, n: number }),
    fc.record({ op: is("skip"), ...by, what: skipped }),
    fc.record({ op: is("discard"), ...by, hand: fc.constant(true as const) }),
    fc.record(
      { op: is("discard"), ...by, target, random: fc.constant(true as const) },
      { requiredKeys: ["op", "actor", "target"] },
    ),
    fc.record({ op: is("activate"), ...by, of: target }),
    fc.record({ op: is("add"), ...by, target, side }),
    fc.record({ op: is("shuffle"), ...by, side }),
    fc.record({ op: is("shuffle-in"), ...by, pile: of("hand" as const, "discard" as const), side, deck: side }),
    fc.record({ op: is("shuffle-in"), ...by, target, deck: fc.oneof(side, fc.constant("owner" as const)) }),
    fc.record({ op: is("reveal"), ...by, hand: side }),
    fc.record({ op: is("reveal"), ...by, top: number, side }),
    fc.record({ op: is("reveal"), ...by, target }),
    fc.record({
      op: is("search"),
      ...by,
      in: of("deck" as const, "discard pile" as const, "deck and discard pile" as const, "hand" as const),
      side,
      q: quantity,
      sel: core,
      then: of("hand" as const, "play" as const, "discard" as const, "under-this" as const),
    }),
    fc.record(
      { op: is("points"), ...by, sign: of("gain" as const, "lose" as const), n: number, per: sel },
      { requiredKeys: ["op", "actor", "sign", "n"] },
    ),
  );
};

const changes = fc.array(fc.record({ stat, amount: fc.integer({ min: 0, max: 3000 }) }), {
  minLength: 1,
  maxLength: 2,
});

const statement: fc.Arbitrary<CommonAction> = fc.oneof(
  fc.record({
    op: fc.constant("counter" as const),
    of: fc.oneof(of("that-effect" as const, "that-attack" as const), target),
  }),
  fc.record({ op: fc.constant("equip" as const), card: target, target }),
  fc.record({ op: fc.constant("stat" as const), target, sign: of("gain" as const, "lose" as const), changes }),
  fc.record({
    op: fc.constant("grant" as const),
    target,
    keyword: of(
      "indestructible" as const,
      "indestructible-by-battle" as const,
      "indestructible-by-effects" as const,
      "untargetable" as const,
      "immune" as const,
      "cannot-attack" as const,
      "attack-twice" as const,
    ),
  }),
  fc.record({ op: fc.constant("grant" as const), target, keyword: fc.constant("immune" as const), to: core }),
);

const action = fc.oneof(acted("you"), acted("opponent"), acted("each"), statement);

const openings = fc.oneof(
  some({
    window: fc.record({
      whose: side,
      phase: of("draw" as const, "main" as const, "battle" as const, "turn" as const),
    }),
  }),
  some({ when: trigger }),
);

/** Composed effects of every kind, as the grammar builds them. */
export const composedEffects: fc.Arbitrary<ComposedEffect> = fc
  .tuple(
    openings,
    some({
      frequency: fc.constant("once-per-turn" as const),
      if: state,
      while: fc.oneof(selfState, fc.constant("on-field" as const)),
      duration: of("this-turn" as const, "until-your-next-turn" as const),
      optional: fc.constant(true as const),
    }),
    fc.oneof(
      fc.constant({}),
      fc.record({ cost: fc.array(cost, { minLength: 1, maxLength: 2 }) }),
      fc.record({ offer: acted("opponent") }),
    ),
    fc.tuple(action, fc.array(action, { maxLength: 2 })),
  )
  .map(([opening, rest, paying, [first, more]]) => ({
    v: 1,
    production: "composed",
    ...opening,
    ...rest,
    ...paying,
    actions: [first, ...more],
  }));
