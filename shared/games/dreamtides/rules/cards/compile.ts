import { NONE } from "../../../../match/index.js";
import {
  findNode,
  match,
  sameNode,
  variantName,
  type Ability,
  type Condition,
  type Cost,
  type Effect,
  type EffectWithOptions,
  type StandardEffect,
  type StandardStaticAbility,
  type TriggeredAbility,
} from "../../language/ast.js";
import { costText } from "../../language/display/ability/costs.js";
import { capital } from "../../language/display/ability/say.js";
import { plainOf, promptsFor, renderAbility, renderModalChoices, runsOf } from "../../language/display/index.js";
import { parseAbilities } from "../../language/index.js";
import { SUBTYPES_BY_SPELLING } from "../../language/index.js";
import type { EventName } from "../events.js";
import { aimOf, dependsOnPayment } from "./aims.js";
import { codeOf, hasCodes, placeOf } from "./codes.js";
import type {
  ActivePlan,
  AlternateWay,
  CostNode,
  Definition,
  TriggerZone,
  EventPlan,
  Mode,
  OwnCost,
  Part,
  Script,
  StaticPlan,
  TriggerPlan,
  Way,
} from "./definition.js";
import type { CardSource } from "./source.js";
import { countsCards, triggerZonesOf, eventsOf, isAboutItself, leavesVoid } from "./trigger-events.js";
import { STATICS, type StaticSink } from "./statics.js";

type MutableTriggerIndexes = Record<TriggerZone, Partial<Record<EventName, number[]>>>;

const isPayment = (effect: StandardEffect): boolean => typeof effect === "object" && "PayCost" in effect;

const wordsOf = (cost: Cost): string => plainOf(runsOf(costText(cost)));

const firstPrompt = (ability: Ability, kind?: string): string =>
  promptsFor(ability).find((prompt) => kind === undefined || prompt.kind === kind)?.plain ?? "";

/** Takes the abilities of one card apart. */
class Compiler {
  readonly scripts: Script[] = [];
  readonly costs: CostNode[] = [];
  readonly triggers: TriggerPlan[] = [];
  readonly statics: StaticPlan[] = [];
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
  #ability = 0;

  readonly #index: number;
  readonly #kind: Definition["kind"];

  constructor(index: number, kind: Definition["kind"]) {
    this.#index = index;
    this.#kind = kind;
  }

  add(ability: Ability, number: number): void {
    this.#ability = number;
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
    const script = this.#script(effect);
    const parts = this.scripts[placeOf(script)]?.parts ?? [];
    this.plans.push({
      ability: this.#ability,
      script,
      costs: costs.map((cost) => this.#cost(cost)),
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
      ability: this.#ability,
      script: this.#script(effect),
      costs: costs.map((cost) => this.#cost(cost)),
      fast: options?.is_fast ?? false,
      once: options !== undefined && !options.is_multi,
      fromVoid: leavesVoid(effect),
      label: renderAbility(ability).plain,
    });
  }

  #addTriggered(ability: TriggeredAbility): void {
    const code = this.#trigger(ability);
    const place = placeOf(code);
    const zones = triggerZonesOf(ability.effect);
    for (const event of this.triggers[place]?.events ?? []) {
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
    extraCost: (cost, condition) => void this.extraCosts.push({ cost: this.#cost(cost), condition }),
    ownReduction: (rule, condition) => {
      const code = this.#static({ ability: this.#ability, rule, condition, where: "own" });
      this.ownReductions.push(placeOf(code));
    },
    inForce: (rule, condition) => {
      const where = condition === "ThisCardIsInYourVoid" ? "void" : "field";
      this.staticsIn[where].push(this.#static({ ability: this.#ability, rule, condition, where }));
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
      ability: this.#ability,
      fromHand,
      fromVoid,
      energy: energy_cost,
      cost: additional_cost === undefined ? NONE : this.#cost(additional_cost),
      ifYouDo: if_you_do === undefined ? NONE : this.#script(if_you_do),
      afterwards: if_you_do !== undefined && findNode("Effect", if_you_do, "StandardEffect", isPayment) !== undefined,
      condition,
      reclaims,
    });
  }

  #static(plan: StaticPlan): number {
    this.statics.push(plan);
    return codeOf(this.#index, this.statics.length - 1);
  }

  #trigger({ trigger, effect, options }: TriggeredAbility, onlyOnce = false): number {
    this.triggers.push({
      ability: this.#ability,
      trigger,
      events: eventsOf(trigger),
      script: this.#script(effect),
      oncePerTurn: options?.once_per_turn ?? false,
      untilEndOfTurn: options?.until_end_of_turn ?? false,
      onlyOnce,
      counts: countsCards(trigger),
      judgment: typeof trigger === "object" && "Keywords" in trigger && trigger.Keywords.includes("Judgment"),
    });
    return codeOf(this.#index, this.triggers.length - 1);
  }

  #cost(cost: Cost): number {
    const parts =
      typeof cost === "string" ? [] : "Choice" in cost ? cost.Choice : "CostList" in cost ? cost.CostList : [];
    const within = parts.map((part) => this.#cost(part));
    const title = firstPrompt({ Activated: { costs: [cost], effect: { Effect: "NoEffect" } } });
    const words = wordsOf(cost);
    this.costs.push({ cost, within, title: title === "" ? `${capital(words)}.` : title, words });
    return codeOf(this.#index, this.costs.length - 1);
  }

  /** Containers of effects (RULES-24). */
  #script(effect: Effect): number {
    const title = firstPrompt({ Triggered: { trigger: "EndOfYourTurn", effect } }, "whether");
    const plain = { ability: this.#ability, modes: [], optional: false, cost: NONE, condition: null, title };
    if ("Effect" in effect) {
      return this.#keep({ ...plain, parts: [this.#part({ effect: effect.Effect, optional: false })] });
    }
    if ("WithOptions" in effect) return this.#keep({ ...plain, parts: [this.#part(effect.WithOptions)] });
    if ("Modal" in effect) {
      const labels = renderModalChoices([{ Event: { effect } }]);
      const modes = effect.Modal.map(({ energy_cost, effect: inner }, at): Mode => {
        return { energy: energy_cost, script: this.#script(inner), label: labels[at]?.plain ?? "" };
      });
      return this.#keep({ ...plain, parts: [], modes });
    }
    const list = "List" in effect ? effect.List : effect.ListWithOptions.effects;
    const shared = "List" in effect ? sharedCost(list) : effect.ListWithOptions.trigger_cost;
    const condition = "List" in effect ? null : (effect.ListWithOptions.condition ?? null);
    const together = shared !== undefined || "ListWithOptions" in effect || list.every(({ optional }) => optional);
    return this.#keep({
      ...plain,
      optional: together && list.some(({ optional }) => optional),
      cost: shared === undefined ? NONE : this.#cost(shared),
      condition,
      parts: list.map(({ trigger_cost, optional, ...part }) =>
        this.#part({
          ...part,
          optional: !together && optional,
          ...(trigger_cost === undefined || shared !== undefined ? {} : { trigger_cost }),
        }),
      ),
    });
  }

  #keep(script: Script): number {
    this.scripts.push(script);
    return codeOf(this.#index, this.scripts.length - 1);
  }

  #part({ effect, optional, trigger_cost, condition }: EffectWithOptions): Part {
    const question = firstPrompt({ Event: { effect: { Effect: effect } } });
    return {
      effect,
      name: variantName(effect),
      optional,
      cost: trigger_cost === undefined ? NONE : this.#cost(trigger_cost),
      condition: condition ?? null,
      aim: aimOf(effect),
      creates: this.#created(effect),
      price: this.#priceOf(effect),
      title: question === "" ? renderAbility({ Event: { effect: { Effect: effect } } }).plain : question,
    };
  }

  #priceOf(effect: StandardEffect): number {
    if (typeof effect === "string") return NONE;
    if ("CounterspellUnlessPaysCost" in effect) return this.#cost(effect.CounterspellUnlessPaysCost.cost);
    if ("OpponentPaysCost" in effect) return this.#cost(effect.OpponentPaysCost.cost);
    return "PayCost" in effect ? this.#cost(effect.PayCost.cost) : NONE;
  }

  /** The ability an effect brings into the match for a while. */
  #created(effect: StandardEffect): number {
    if (typeof effect === "string") return NONE;
    if ("CreateTriggerUntilEndOfTurn" in effect) return this.#trigger(effect.CreateTriggerUntilEndOfTurn.trigger);
    if ("CreateStaticAbilityUntilEndOfTurn" in effect) {
      const { ability: rule } = effect.CreateStaticAbilityUntilEndOfTurn;
      return this.#static({ ability: this.#ability, rule, condition: null, where: "field" });
    }
    if (!("CopyNextPlayed" in effect)) return NONE;
    const { matching, times } = effect.CopyNextPlayed;
    const copy = { effect: { Copy: { target: "It" } }, optional: false } as const;
    const copies = Array.from({ length: Math.min(times ?? 1, 100) }, () => copy);
    return this.#trigger({ trigger: { Play: matching }, effect: { List: copies } }, true);
  }
}

/** Where each part repeats the cost, it is one cost for all of them. */
function sharedCost(parts: readonly EffectWithOptions[]): Cost | undefined {
  const [first] = parts;
  if (first?.trigger_cost === undefined || parts.length < 2) return undefined;
  const { trigger_cost } = first;
  return parts.every((part) => sameNode(part.trigger_cost, trigger_cost)) ? trigger_cost : undefined;
}

function kindOf({ kind, cardType }: CardSource): Definition["kind"] {
  if (kind === "dreamwell") return "well";
  if (kind === "dreamcaller") return "caller";
  return cardType === "Character" ? "character" : "event";
}

/** A card as the rules use it. A text that does not parse, or is beyond all measure, leaves it without abilities. */
export function compile(source: CardSource, index: number): Definition {
  const read = parseAbilities(source.rulesText, source.variables);
  const whole = read.ok ? compileAbilities(source, index, read.value) : undefined;
  return whole !== undefined && hasCodes(whole) ? whole : compileAbilities(source, index, [], false);
}

/** The same for abilities that are known already. */
export function compileAbilities(
  source: CardSource,
  index: number,
  abilities: readonly Ability[],
  understood = true,
): Definition {
  const kind = kindOf(source);
  const compiler = new Compiler(index, kind);
  abilities.forEach((ability, number) => {
    // Of a card of the dreamwell only the event abilities count (RULES-3); cards in play have none.
    const isOfKind = kind === "event" || (kind === "well") === "Event" in ability;
    if (isOfKind) compiler.add(ability, number);
  });
  const { scripts, costs, triggers, statics, plans, actives, ways, triggerIndex, staticsIn } = compiler;
  return {
    source,
    name: source.name,
    kind,
    cost: source.energyCost ?? 0,
    spark: source.spark ?? 0,
    subtype: SUBTYPES_BY_SPELLING.get(source.subtype) ?? null,
    fast: source.fast,
    texts: abilities.map((ability) => renderAbility(ability).plain),
    understood,
    abilities,
    allTypes: compiler.allTypes,
    scripts,
    costs,
    triggers,
    statics,
    plans,
    actives,
    ways,
    triggerIndex,
    staticsIn,
    extraCosts: compiler.extraCosts,
    ownReductions: compiler.ownReductions,
    onlyFromVoid: compiler.onlyFromVoid,
    hasMaterialized: compiler.hasMaterialized,
    hasActivated: abilities.some((ability) => "Activated" in ability) && kind === "character",
  };
}
