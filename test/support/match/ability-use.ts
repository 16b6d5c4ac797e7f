import {
  findNode,
  variantName,
  type Ability,
  type StandardStaticAbility,
  type VariantName,
} from "../../../shared/games/dreamtides/language/ast.js";
import { staticAt } from "../../../shared/games/dreamtides/rules/cards/codes.js";
import type { Definition, StaticPlan } from "../../../shared/games/dreamtides/rules/cards/definition.js";
import { programs } from "../../../shared/games/dreamtides/rules/programs.js";
import { dreamRules } from "../../../shared/games/dreamtides/rules/ruleset.js";
import type { DreamReader, DreamState } from "../../../shared/games/dreamtides/rules/types.js";
import { holds } from "../../../shared/games/dreamtides/rules/values/conditions.js";
import { costOf } from "../../../shared/games/dreamtides/rules/values/figures.js";
import { scopeOfBundle } from "../../../shared/games/dreamtides/rules/values/scope.js";
import type { Bundle, LogEntry } from "../../../shared/match/index.js";
import { Kernel } from "../../../shared/match/kernel.js";
import { Reader } from "../../../shared/match/reader.js";

const kernel = new Kernel(dreamRules("classic"));

const keyOf = (definition: number, ability: number): string => `${definition}:${ability}`;

/** Whether an ability is a static one that has such a rule somewhere in it. */
const hasStatic = (ability: Ability | undefined, name: VariantName<StandardStaticAbility>): boolean =>
  ability !== undefined &&
  "Static" in ability &&
  findNode("Ability", ability, "StandardStaticAbility", (rule) => variantName(rule) === name) !== undefined;

/**
 * Which abilities of which cards have resolved in the matches it watched. An effect has when one of its parts happened with something
 * left of what it was aimed at; a way of playing when a card was played by it; a static when it was in force and, where it changes
 * spark, cost or speed, there was a card it changed.
 */
export class AbilityUse {
  /** What has not resolved yet. */
  private readonly missing: Map<number, Set<number>>;

  constructor(private readonly definitions: readonly Definition[]) {
    this.missing = new Map(
      definitions.map(({ kind, abilities }, at) => [
        at,
        // Of a card of the dreamwell only its events count.
        new Set(abilities.flatMap((ability, number) => (kind !== "well" || "Event" in ability ? [number] : []))),
      ]),
    );
  }

  watch(state: DreamState, events: readonly LogEntry[]): void {
    for (const entry of events) {
      const { card, ability, kind } = entry.cause;
      if (entry.type === "effect" && kind !== "if-you-do") this.resolved(state, card, ability);
      if (entry.type === "played") this.played(state, entry);
    }
    const reader = new Reader(kernel, state);
    for (const bundle of state.bundles) {
      if (bundle.program === "static") this.watchStatic(reader, bundle);
    }
    for (const card of state.cards) {
      if (card.zone === "deck" || card.zone === "gone") continue;
      if (this.missing.get(card.definition)?.size) this.watchCard(reader, card.id, card.definition);
    }
  }

  private resolved({ cards }: DreamState, card: number, ability: number): void {
    const definition = cards[card]?.definition;
    if (definition !== undefined) this.missing.get(definition)?.delete(ability);
  }

  private played(state: DreamState, { cards, data }: LogEntry): void {
    if (typeof data.by === "number" && typeof data.ability === "number") this.resolved(state, data.by, data.ability);
    for (const card of cards) {
      const { abilities = [] } = this.definitions[state.cards[card]?.definition ?? -1] ?? {};
      abilities.forEach((ability, number) => {
        if (hasStatic(ability, "AdditionalCostToPlay")) this.resolved(state, card, number);
      });
    }
  }

  private watchStatic(reader: DreamReader, bundle: Bundle): void {
    const code = Number(bundle.vars.static);
    const plan = staticAt(reader.constants, code);
    if (plan === undefined || bundle.cause.card < 0) return;
    const waits = this.missing.get(reader.card(bundle.cause.card).definition);
    if (waits?.has(plan.ability) && isInForce(reader, bundle, plan)) waits.delete(plan.ability);
  }

  /** Abilities that need no bundle: what a card costs itself, and what it counts as. */
  private watchCard(reader: DreamReader, id: number, definition: number): void {
    const { abilities = [], cost = 0 } = this.definitions[definition] ?? {};
    const waits = this.missing.get(definition);
    for (const number of waits ?? []) {
      const ability = abilities[number];
      const isCheaper = hasStatic(ability, "CostReductionForEach") && costOf(reader, id, cost) < cost;
      const counts = hasStatic(ability, "HasAllCharacterTypes") && reader.card(id).zone === "battlefield";
      if (isCheaper || counts) waits?.delete(number);
    }
  }

  /** The definitions with abilities that have not resolved, and which those are. */
  get leftover(): readonly { readonly definition: number; readonly abilities: readonly number[] }[] {
    return [...this.missing].flatMap(([definition, abilities]) =>
      abilities.size === 0 ? [] : [{ definition, abilities: [...abilities] }],
    );
  }

  isLeft(definition: number): boolean {
    return (this.missing.get(definition)?.size ?? 0) > 0;
  }

  /** How many abilities it watches for. */
  static count(definitions: readonly Definition[]): number {
    return new AbilityUse(definitions).leftover.reduce((sum, { abilities }) => sum + abilities.length, 0);
  }

  /** The leftover in words, for people: `Name: the text of the ability`. */
  get leftoverWords(): readonly string[] {
    return this.leftover.flatMap(({ definition, abilities }) =>
      abilities.map((ability) => {
        const { name = "?", texts = [] } = this.definitions[definition] ?? {};
        return `${name}: ${texts[ability] ?? keyOf(definition, ability)}`;
      }),
    );
  }
}

function isInForce(reader: DreamReader, bundle: Bundle, { condition }: StaticPlan): boolean {
  if (condition !== null && !holds(scopeOfBundle(reader, bundle), condition)) return false;
  const source = programs.static;
  const { modifiers = [] } = typeof source === "function" ? source(bundle, reader.constants) : (source ?? {});
  if (modifiers.length === 0) return true;
  const cards = reader.state.cards.filter(({ zone }) => zone === "hand" || zone === "battlefield" || zone === "void");
  return modifiers.some(
    (modifier) => modifier.if === undefined || cards.some(({ id }) => modifier.if?.(reader, id, bundle) === true),
  );
}
