import { NONE } from "../../../../match/index.js";
import {
  findNode,
  match,
  type Ability,
  type Condition,
  type Cost,
  type Effect,
  type StandardEffect,
  type StandardStaticAbility,
  type TriggeredAbility,
} from "../../language/ast.js";
import { renderAbility } from "../../language/display/index.js";
import type { EventName } from "../events.js";
import { dependsOnPayment } from "./aims.js";
import { placeOf } from "./codes.js";
import { CompiledParts } from "./compiled-parts.js";
import type { ActivePlan, AlternateWay, Definition, EventPlan, OwnCost, TriggerZone, Way } from "./definition.js";
import { STATICS, type StaticSink } from "./statics.js";
import { isAboutItself, leavesVoid, triggerZonesOf } from "./trigger-events.js";

type MutableTriggerIndexes = Record<TriggerZone, Partial<Record<EventName, number[]>>>;

const isPayment = (effect: StandardEffect): boolean => typeof effect === "object" && "PayCost" in effect;

/** Sorts the abilities of one card by when they matter: when it is played, activated, in play or in the void. */
export class AbilityCompiler {
  readonly parts: CompiledParts;
  readonly plans: EventPlan[] = [];
  readonly actives: ActivePlan[] = [];
  readonly ways: Way[] = [];
  readonly triggerIndex: MutableTriggerIndexes = { field: {}, void: {}, self: {} };
  readonly staticsIn: Record<"field" | "void", number[]> = { field: [], void: [] };
  readonly extraCosts: OwnCost[] = [];
  readonly ownReductions: number[] = [];
  allTypes: Definition["allTypes"] = "never";
  onlyFromVoid = false;
  hasMaterialized = false;

  readonly #kind: Definition["kind"];

  constructor(index: number, kind: Definition["kind"]) {
    this.parts = new CompiledParts(index);
    this.#kind = kind;
  }

  add(ability: Ability, number: number): void {
    this.parts.ability = number;
    if ("Event" in ability) this.#addEvent(ability.Event);
    else if ("Activated" in ability) this.#addActivated(ability);
    else if ("Triggered" in ability) this.#addTriggered(ability.Triggered);
    else if ("Static" in ability) {
      const { Static: of } = ability;
      if ("StaticAbility" in of) this.#addStatic(of.StaticAbility, null);
      else this.#addStatic(of.WithOptions.ability, of.WithOptions.condition ?? null);
    } else this.#addNamed(ability.Named);
  }

  #addEvent({ effect, additional_cost }: Extract<Ability, { Event: unknown }>["Event"]): void {
    this.#addPlan(effect, additional_cost === undefined ? [] : [additional_cost]);
  }

  #addPlan(effect: Effect, costs: readonly Cost[]): void {
    const script = this.parts.script(effect);
    const parts = this.parts.scripts[placeOf(script)]?.parts ?? [];
    this.plans.push({
      ability: this.parts.ability,
      script,
      costs: costs.map((cost) => this.parts.cost(cost)),
      payFirst: costs.length > 0 && parts.some(({ aim }) => aim !== null && dependsOnPayment(aim.predicate)),
    });
  }

  /** On an event an activated ability is an effect with an additional cost (RULES-20). */
  #addActivated(ability: Extract<Ability, { Activated: unknown }>): void {
    const { costs, effect, options } = ability.Activated;
    if (this.#kind === "event") {
      this.#addPlan(effect, costs);
      return;
    }
    this.actives.push({
      ability: this.parts.ability,
      script: this.parts.script(effect),
      costs: costs.map((cost) => this.parts.cost(cost)),
      fast: options?.is_fast ?? false,
      once: options !== undefined && !options.is_multi,
      fromVoid: leavesVoid(effect),
      label: renderAbility(ability).plain,
    });
  }

  #addTriggered(ability: TriggeredAbility): void {
    const code = this.parts.trigger(ability);
    const place = placeOf(code);
    const zones = triggerZonesOf(ability.effect);
    for (const event of this.parts.triggers[place]?.events ?? []) {
      const itself = isAboutItself(ability.trigger, event);
      if (itself) this.#listen("self", event, place);
      if (zones.field || itself) this.#listen("field", event, place);
      if (zones.void && !itself) this.#listen("void", event, place);
    }
    const { trigger } = ability;
    if (typeof trigger === "object" && "Keywords" in trigger && trigger.Keywords.includes("Materialized")) {
      this.hasMaterialized = true;
    }
  }

  #listen(zone: TriggerZone, event: EventName, place: number): void {
    (this.triggerIndex[zone][event] ??= []).push(place);
  }

  #addNamed(named: Extract<Ability, { Named: unknown }>["Named"]): void {
    if ("Reclaim" in named) this.#addWay({ energy_cost: named.Reclaim ?? NONE }, null, false, true, true);
    else this.#addWay({ energy_cost: 0, additional_cost: named.ReclaimForCost }, null, false, true, true);
  }

  #addStatic(rule: StandardStaticAbility, condition: Condition | null): void {
    match(rule, STATICS, this.#sink, rule, condition);
  }

  readonly #sink: StaticSink = {
    way: (way, condition, from) => this.#addWay(way, condition, from.hand, from.void),
    onlyFromVoid: () => {
      this.onlyFromVoid = true;
      this.#addWay({ energy_cost: NONE }, null, false, true);
    },
    allTypes: (condition) => {
      this.allTypes = condition ?? "always";
    },
    extraCost: (cost, condition) => void this.extraCosts.push({ cost: this.parts.cost(cost), condition }),
    ownReduction: (rule, condition) => {
      const code = this.parts.static({ ability: this.parts.ability, rule, condition, where: "own" });
      this.ownReductions.push(placeOf(code));
    },
    inForce: (rule, condition) => {
      const where = condition === "ThisCardIsInYourVoid" ? "void" : "field";
      this.staticsIn[where].push(this.parts.static({ ability: this.parts.ability, rule, condition, where }));
    },
  };
  #addWay(
    { energy_cost, additional_cost, if_you_do }: AlternateWay,
    condition: Condition | null,
    fromHand: boolean,
    fromVoid: boolean,
    reclaims = false,
  ): void {
    this.ways.push({
      ability: this.parts.ability,
      fromHand,
      fromVoid,
      energy: energy_cost,
      cost: additional_cost === undefined ? NONE : this.parts.cost(additional_cost),
      ifYouDo: if_you_do === undefined ? NONE : this.parts.script(if_you_do),
      afterwards: if_you_do !== undefined && findNode("Effect", if_you_do, "StandardEffect", isPayment) !== undefined,
      condition,
      reclaims,
    });
  }
}
