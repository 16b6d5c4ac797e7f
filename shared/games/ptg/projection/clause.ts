import type { Amount, Effect, Mana } from "../cards/definition.js";
import type { EventName, Scope } from "../vocabulary.js";
import { isPlainId, verbOf, wordOf } from "./words.js";

/** When the alterations of a section happen (PTG-7). A null event is none. */
export type Head =
  | { readonly kind: "on"; readonly event: EventName | null; readonly scope: Scope | null }
  | { readonly kind: "pay"; readonly cost: Mana }
  | { readonly kind: "cast" };

/** A token that is not written in the text: its alterations keep theirs. */
export interface KeptToken {
  readonly kept: string;
}

/** What a text says of one alteration: all of it, or that it stays as it is. */
export type Clause =
  | { readonly kind: "as-it-stands"; readonly place: number }
  | {
      readonly kind: "effect";
      readonly effect: Effect;
      /** The token of a spawning effect is that of the row. */
      readonly token?: KeptToken | undefined;
      readonly other: boolean;
      readonly turns: number | null;
      readonly until: EventName | null;
    };

export interface Section {
  readonly head: Head;
  readonly clauses: readonly Clause[];
}

export const printHead = (head: Head): string => {
  if (head.kind === "cast") return "cast";
  if (head.kind === "pay") return `pay ${printCost(head.cost) || "nothing"}`;
  const word = head.event === null ? "nothing" : wordOf(head.event);
  return head.scope === null ? `on ${word}` : `on ${word} (${head.scope})`;
};

export const printCost = (cost: Mana): string =>
  Object.entries(cost)
    .map(([type, amount]) => `${type} ${amount}`)
    .join(", ");

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));
const orDash = (amount: Amount | undefined): string => (amount === undefined ? "-" : String(amount));

/** The text of an effect; undefined where the grammar cannot say it. */
export function printEffect(effect: Effect, token?: KeptToken): string | undefined {
  const verb = verbOf(effect.effect);
  const target = effect.target ?? "chosen";
  switch (effect.effect) {
    case "damage_card":
    case "damage_player":
    case "heal_player":
      return `${verb} ${target} ${effect.params.amount}`;
    case "draw_card":
    case "mill":
    case "random_discard":
      return `${verb} ${target} ${effect.params.count}`;
    case "buff_card":
    case "buff_all": {
      const { attack_increase: attack, defense_increase: defense } = effect.params;
      if (typeof attack !== "number" || typeof defense !== "number") return undefined;
      return `${verb} ${target} ${signed(attack)}/${signed(defense)}`;
    }
    case "destroy_card":
    case "recycle_graveyard":
      return `${verb} ${target}`;
    case "return_to_hand":
      return `${verb} ${effect.target ?? "a card"}`;
    case "spend_mana":
      return withCost(`${verb} ${target}`, effect.params.mana_requirement);
    case "gain_mana":
      return withCost(`${verb} ${target}`, effect.params.amounts);
    case "set_stats":
      return `${verb} ${target} ${orDash(effect.params.attack)}/${orDash(effect.params.defense)}`;
    case "recruit": {
      const { card_definition_id: id, from_zone: zone } = effect.params;
      return isPlainId(id) ? `${verb} ${target} ${id} from ${zone}` : undefined;
    }
    case "spawn_creature": {
      const what = token ? `{${token.kept}}` : printToken(effect.params);
      return what === undefined ? undefined : `${verb} ${target} ${effect.params.count} × ${what}`;
    }
  }
}

const withCost = (text: string, cost: Mana): string | undefined =>
  Object.keys(cost).length === 0 ? undefined : `${text} ${printCost(cost)}`;

function printToken(params: Extract<Effect, { effect: "spawn_creature" }>["params"]): string | undefined {
  if ("template_card_id" in params)
    return isPlainId(params.template_card_id) ? `@${params.template_card_id}` : undefined;
  const { card_id: id, name, attack, defense } = params.template;
  return isPlainId(id) ? `${id} "${name}" ${attack}/${defense}` : undefined;
}

function printLasting(turns: number | null, until: EventName | null): string {
  if (until === null) return turns === null ? "" : turns === 1 ? " this turn" : ` for ${turns} turns`;
  return turns === null ? ` until ${wordOf(until)}` : ` for ${turns} turns or until ${wordOf(until)}`;
}

/** The text of a clause; undefined where the grammar cannot say it. */
export function printClause(clause: Clause): string | undefined {
  if (clause.kind === "as-it-stands") return `#${clause.place + 1}`;
  const effect = printEffect(clause.effect, clause.token);
  return effect && effect + (clause.other ? " other" : "") + printLasting(clause.turns, clause.until);
}

/** Sections as one line; neighbours with one head are one. */
export function printSections(sections: readonly Section[]): string {
  const joined: { head: string; clauses: string[] }[] = [];
  for (const { head, clauses } of sections) {
    const text = printHead(head);
    const last = joined.at(-1);
    const own = last?.head === text ? last : { head: text, clauses: [] };
    if (own !== last) joined.push(own);
    own.clauses.push(...clauses.map((clause) => printClause(clause) ?? ""));
  }
  return joined.map(({ head, clauses }) => `${head}: ${clauses.join("; ")}`).join(" | ");
}
