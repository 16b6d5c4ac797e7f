import { NONE } from "../../../../match/index.js";
import {
  sameNode,
  variantName,
  type Ability,
  type Cost,
  type Effect,
  type EffectWithOptions,
  type StandardEffect,
  type TriggeredAbility,
} from "../../language/ast.js";
import { costText } from "../../language/display/ability/costs.js";
import { capital } from "../../language/display/ability/say.js";
import { plainOf, promptsFor, renderAbility, renderModalChoices, runsOf } from "../../language/display/index.js";
import { aimOf } from "./aims.js";
import { codeOf } from "./codes.js";
import type { CostNode, Mode, Part, Script, StaticPlan, TriggerPlan } from "./definition.js";
import { countsCards, eventsOf } from "./trigger-events.js";

const wordsOf = (cost: Cost): string => plainOf(runsOf(costText(cost)));

const firstPrompt = (ability: Ability, kind?: string): string =>
  promptsFor(ability).find((prompt) => kind === undefined || prompt.kind === kind)?.plain ?? "";

/**
 * The parts that the abilities of one card are made of, each numbered by a code: scripts of effects, costs, and the
 * triggers and static abilities that it has or that its effects bring into the match.
 */
export class CompiledParts {
  readonly scripts: Script[] = [];
  readonly costs: CostNode[] = [];
  readonly triggers: TriggerPlan[] = [];
  readonly statics: StaticPlan[] = [];
  /** The number of the ability whose parts are added. */
  ability = 0;

  readonly #index: number;

  constructor(index: number) {
    this.#index = index;
  }

  static(plan: StaticPlan): number {
    this.statics.push(plan);
    return codeOf(this.#index, this.statics.length - 1);
  }

  trigger({ trigger, effect, options }: TriggeredAbility, onlyOnce = false): number {
    this.triggers.push({
      ability: this.ability,
      trigger,
      events: eventsOf(trigger),
      script: this.script(effect),
      oncePerTurn: options?.once_per_turn ?? false,
      untilEndOfTurn: options?.until_end_of_turn ?? false,
      onlyOnce,
      counts: countsCards(trigger),
      judgment: typeof trigger === "object" && "Keywords" in trigger && trigger.Keywords.includes("Judgment"),
    });
    return codeOf(this.#index, this.triggers.length - 1);
  }

  cost(cost: Cost): number {
    const parts =
      typeof cost === "string" ? [] : "Choice" in cost ? cost.Choice : "CostList" in cost ? cost.CostList : [];
    const within = parts.map((part) => this.cost(part));
    const title = firstPrompt({ Activated: { costs: [cost], effect: { Effect: "NoEffect" } } });
    const words = wordsOf(cost);
    this.costs.push({ cost, within, title: title === "" ? `${capital(words)}.` : title, words });
    return codeOf(this.#index, this.costs.length - 1);
  }

  /** Containers of effects (RULES-24). */
  script(effect: Effect): number {
    const title = firstPrompt({ Triggered: { trigger: "EndOfYourTurn", effect } }, "whether");
    const plain = { ability: this.ability, modes: [], optional: false, cost: NONE, condition: null, title };
    if ("Effect" in effect) {
      return this.#keep({ ...plain, parts: [this.#part({ effect: effect.Effect, optional: false })] });
    }
    if ("WithOptions" in effect) return this.#keep({ ...plain, parts: [this.#part(effect.WithOptions)] });
    if ("Modal" in effect) {
      const labels = renderModalChoices([{ Event: { effect } }]);
      const modes = effect.Modal.map(({ energy_cost, effect: inner }, at): Mode => {
        return { energy: energy_cost, script: this.script(inner), label: labels[at]?.plain ?? "" };
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
      cost: shared === undefined ? NONE : this.cost(shared),
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
      cost: trigger_cost === undefined ? NONE : this.cost(trigger_cost),
      condition: condition ?? null,
      aim: aimOf(effect),
      creates: this.#created(effect),
      price: this.#priceOf(effect),
      title: question === "" ? renderAbility({ Event: { effect: { Effect: effect } } }).plain : question,
    };
  }

  #priceOf(effect: StandardEffect): number {
    if (typeof effect === "string") return NONE;
    if ("CounterspellUnlessPaysCost" in effect) return this.cost(effect.CounterspellUnlessPaysCost.cost);
    if ("OpponentPaysCost" in effect) return this.cost(effect.OpponentPaysCost.cost);
    return "PayCost" in effect ? this.cost(effect.PayCost.cost) : NONE;
  }

  /** The ability an effect brings into the match for a while. */
  #created(effect: StandardEffect): number {
    if (typeof effect === "string") return NONE;
    if ("CreateTriggerUntilEndOfTurn" in effect) return this.trigger(effect.CreateTriggerUntilEndOfTurn.trigger);
    if ("CreateStaticAbilityUntilEndOfTurn" in effect) {
      const { ability: rule } = effect.CreateStaticAbilityUntilEndOfTurn;
      return this.static({ ability: this.ability, rule, condition: null, where: "field" });
    }
    if (!("CopyNextPlayed" in effect)) return NONE;
    const { matching, times } = effect.CopyNextPlayed;
    const copy = { effect: { Copy: { target: "It" } }, optional: false } as const;
    const copies = Array.from({ length: Math.min(times ?? 1, 100) }, () => copy);
    return this.trigger({ trigger: { Play: matching }, effect: { List: copies } }, true);
  }
}

/** Where each part repeats the cost, it is one cost for all of them. */
function sharedCost(parts: readonly EffectWithOptions[]): Cost | undefined {
  const [first] = parts;
  if (first?.trigger_cost === undefined || parts.length < 2) return undefined;
  const { trigger_cost } = first;
  return parts.every((part) => sameNode(part.trigger_cost, trigger_cost)) ? trigger_cost : undefined;
}
