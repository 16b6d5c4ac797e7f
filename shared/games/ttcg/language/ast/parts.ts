import type { Action, RankLimit, StatChange } from "./actions.js";
import type { Cost, Trigger } from "./clauses.js";
import type { ReadEffect } from "./effect.js";
import type { Quantity, Selector, Target } from "./selectors.js";

/** What can stand under a key of an action, a trigger or a cost, by the names of the kinds. */
interface Values {
  readonly word: string | boolean;
  /** An amount: `all` and the like are none. */
  readonly number: number | string;
  readonly limit: RankLimit;
  readonly changes: readonly StatChange[];
  readonly quantity: Quantity;
  readonly selector: Selector;
  readonly target: Target;
  readonly action: Action;
}

/** A part of an action, a trigger or a cost: its key, and what stands there. */
export type Part = {
  [Kind in keyof Values]: { readonly key: string; readonly kind: Kind; readonly value: Values[Kind] };
}[keyof Values];

/** The kind of what a type holds. `word-or-target`: one or the other. */
type KindOf<Value> = [Value] extends [Values["word"]]
  ? "word"
  : [Value] extends [Values["number"]]
    ? "number"
    : [Value] extends [Target]
      ? "target"
      : [Value] extends [Target | string]
        ? "word-or-target"
        : [Value] extends [Selector]
          ? "selector"
          : [Value] extends [Quantity]
            ? "quantity"
            : [Value] extends [RankLimit]
              ? "limit"
              : [Value] extends [readonly StatChange[]]
                ? "changes"
                : [Value] extends [Action]
                  ? "action"
                  : never;

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueAt<Union, Key> = Union extends unknown ? (Key extends keyof Union ? NonNullable<Union[Key]> : never) : never;
/** The members of a union that may have this name under a key. */
type Named<Union, By extends keyof Union, Name> = Union extends { readonly [Key in By]: infer Own }
  ? Name extends Own
    ? Union
    : never
  : never;

/** For each name, a line for each key that its members have. */
type KindsByName<Union, By extends keyof Union> = {
  readonly [Name in Union[By] & string]: {
    readonly [Key in Exclude<KeyOf<Named<Union, By, Name>>, By> & string]: KindOf<ValueAt<Named<Union, By, Name>, Key>>;
  };
};

const [word, number, target, selector, quantity] = ["word", "number", "target", "selector", "quantity"] as const;
const acted = { actor: word, target } as const;
const moved = { actor: word, target, to: word, side: word } as const;
const aimed = { target } as const;
const chosen = { sel: selector } as const;

const actionKinds: KindsByName<Action, "op"> = {
  destroy: acted,
  tap: acted,
  untap: acted,
  play: { ...acted, directly: word },
  "place-under": { ...acted, host: target, played: word },
  send: moved,
  return: moved,
  mill: { actor: word, n: number },
  draw: { actor: word, n: number },
  skip: { actor: word, what: word },
  discard: { ...acted, hand: word, random: word },
  counter: { of: "word-or-target" },
  activate: { actor: word, of: target },
  equip: { card: target, target },
  add: { ...acted, side: word },
  shuffle: { actor: word, side: word },
  "shuffle-in": { ...acted, pile: word, side: word, deck: word },
  reveal: { ...acted, hand: word, top: number, side: word },
  search: { actor: word, in: word, side: word, q: quantity, sel: selector, then: word },
  points: { actor: word, sign: word, n: number, per: selector },
  stat: { target, sign: word, changes: "changes", per: selector },
  grant: { target, keyword: word, to: selector },
  "copy-effect": { of: target },
  swap: { a: target, b: target },
  "swap-stats": aimed,
  "swap-rank": aimed,
  "move-column": { q: quantity },
  "move-under": aimed,
  "change-kind": { target, axis: word },
  "stat-multiply": { target, stat: word, factor: number },
  "rank-delta": { target, delta: number },
  "set-rank": { target, rank: number },
  "extra-play": { n: number, filter: selector },
  "forbid-play": { player: word, filter: selector },
  "rank-up": { host: target, material: selector },
  "rank-up-using": { host: target, material: selector, anyType: word },
  "attack-limit": { limit: "limit" },
  "invert-stat-changes": {},
  "redirect-attack": {},
  "redirect-effect": {},
  "replace-destruction": {},
  "at-turn-end": { per: selector, event: word, then: "action" },
  "untap-once-for-points": { target, n: number },
  "untap-at-owner-turn-start": aimed,
  "indestructible-by-rank": { target, limit: "limit" },
};

const triggerKinds: KindsByName<Trigger, "event"> = {
  "turn-start": { whose: word },
  "turn-end": { whose: word },
  "this-to-discard": {},
  "this-destroyed": {},
  "moved-from-under-this": {},
  "attacked-after": { of: word },
  attacks: { ...chosen, of: word },
  "is-attacked": { ...chosen, of: word },
  "effect-activates": { ...chosen, by: word },
  destroyed: chosen,
  discarded: chosen,
  tapped: chosen,
  untapped: chosen,
  played: { ...chosen, by: word },
  targeted: chosen,
  "placed-under-this": chosen,
  moved: { ...chosen, from: word, to: word },
  "sent-to-discard": { whose: word },
};

const costKinds: KindsByName<Cost, "cost"> = {
  discard: aimed,
  destroy: aimed,
  tap: aimed,
  untap: aimed,
  reveal: aimed,
  lose: { n: number },
  mill: { n: number },
  skip: { what: word },
};

type Kinds = Readonly<Record<string, keyof Values | "word-or-target">>;

function partsBy(kinds: Kinds, node: object): readonly Part[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): readonly Part[] => {
    const said = kinds[key];
    if (said === undefined || value === undefined) return [];
    const kind = said !== "word-or-target" ? said : typeof value === "string" ? "word" : "target";
    // The tables have a kind for each key of each type; that the value is of it is not expressible.
    return [{ key, kind, value } as Part];
  });
}

/** What an action says, in the order of the text. */
export const partsOfAction = (action: Action): readonly Part[] => partsBy(actionKinds[action.op], action);
export const partsOfTrigger = (trigger: Trigger): readonly Part[] => partsBy(triggerKinds[trigger.event], trigger);
export const partsOfCost = (cost: Cost): readonly Part[] => partsBy(costKinds[cost.cost], cost);

/** The cards that an action is about, those of what it leads to as well. */
export const targetsOfAction = (action: Action): readonly Target[] =>
  partsOfAction(action).flatMap((part) => {
    if (part.kind === "action") return targetsOfAction(part.value);
    return part.kind === "target" ? [part.value] : [];
  });

const selectorsOfQuantity = (q: Quantity): readonly Selector[] => (q.mode === "per" ? [q.per] : []);

function selectorsIn(parts: readonly Part[]): readonly Selector[] {
  return parts.flatMap((part) => {
    switch (part.kind) {
      case "selector":
        return [part.value];
      case "target":
        return "sel" in part.value ? [...selectorsOfQuantity(part.value.q), part.value.sel] : [];
      case "quantity":
        return selectorsOfQuantity(part.value);
      case "action":
        return selectorsIn(partsOfAction(part.value));
      case "word":
      case "number":
      case "limit":
      case "changes":
        return [];
    }
  });
}

/** All cards that an effect speaks of: in what must be so, what is paid, what is offered, and what it does. */
export const selectorsOf = ({ when, if: test, cost = [], offer, actions }: ReadEffect): readonly Selector[] => [
  ...(when === undefined ? [] : selectorsIn(partsOfTrigger(when))),
  ...(test !== undefined && "sel" in test ? [test.sel] : []),
  ...cost.flatMap((each) => selectorsIn(partsOfCost(each))),
  ...[...(offer === undefined ? [] : [offer]), ...actions].flatMap((each) => selectorsIn(partsOfAction(each))),
];
