import {
  NONE,
  type Bundle,
  type Listener,
  type Modifier,
  type Program,
  type ProgramSource,
} from "../../../match/index.js";
import { staticAt, triggerAt } from "./cards/codes.js";
import { type Handlers, match, type StandardStaticAbility } from "../language/ast.js";
import type { StaticPlan } from "./cards/definition.js";
import type { DreamEvent, EventName } from "./events.js";
import { abandon } from "./moves/leave.js";
import { materialize } from "./moves/materialize.js";
import { enqueue, thatOf } from "./triggers/happen.js";
import { hears, listenerScope } from "./triggers/matching.js";
import type { DreamConstants, DreamMachine, DreamReader, DreamTypes } from "./types.js";
import { matchesCard } from "./values/card-predicates.js";
import { holds } from "./values/conditions.js";
import { countMatching } from "./values/predicates.js";
import { scopeOfBundle } from "./values/scope.js";

type DreamListener = Listener<DreamTypes>;
type DreamModifier = Modifier<DreamTypes>;

function after(
  event: EventName,
  test: (reader: DreamReader, event: DreamEvent, bundle: Bundle) => boolean,
  run: (m: DreamMachine, event: DreamEvent, bundle: Bundle) => void,
): DreamListener {
  return { phase: "after", event, if: test, run };
}

const number = ({ vars }: Bundle, name: string): number => Number(vars[name] ?? NONE);

/** Whether a static is about this card: played or controlled by the right player, and as it says. */
function concerns(
  plan: StaticPlan,
  side: "mine" | "theirs",
  matching: Parameters<typeof matchesCard>[2],
  others = false,
) {
  return (reader: DreamReader, target: number, bundle: Bundle): boolean => {
    const scope = scopeOfBundle(reader, bundle);
    const { controller } = reader.card(target);
    if ((controller === scope.seat) !== (side === "mine") || (others && target === scope.card)) return false;
    return matchesCard(scope, target, matching) && (plan.condition === null || holds(scope, plan.condition));
  };
}

const adding = (amount: number) => (_reader: DreamReader, value: number) => value + amount;

const none = (): readonly DreamModifier[] => [];

const costs = (
  plan: StaticPlan,
  side: "mine" | "theirs",
  matching: Parameters<typeof matchesCard>[2],
  amount: number,
): readonly DreamModifier[] => [{ getter: "cost", if: concerns(plan, side, matching), change: adding(amount) }];

/** What a static does to spark, cost and speed; the others are asked for where they matter (`staticsFor`). */
export const MODIFIERS: Handlers<StandardStaticAbility, readonly DreamModifier[], [plan: StaticPlan]> = {
  AdditionalCostToPlay: none,
  CardsInYourVoidHaveReclaim: none,
  CharactersInHandHaveFast: (_, plan) => {
    const test = concerns(plan, "mine", "Character");
    const inHand: DreamModifier["if"] = (reader, target, bundle) =>
      reader.card(target).zone === "hand" && test(reader, target, bundle);
    return [{ getter: "fast", if: inHand, change: () => true }];
  },
  CostReductionForEach: none,
  DisableEnemyMaterializedAbilities: none,
  EnemyCardsCostIncrease: ({ matching, increase }, plan) => costs(plan, "theirs", matching, increase),
  HasAllCharacterTypes: none,
  JudgmentTriggersWhenMaterialized: none,
  MultiplyCardDrawFromCardEffects: none,
  MultiplyEnergyGainFromCardEffects: none,
  OncePerTurnPlayFromVoid: none,
  PlayForAlternateCost: none,
  PlayFromHandOrVoidForCost: none,
  PlayFromVoid: none,
  PlayOnlyFromVoid: none,
  RevealTopCardOfYourDeck: none,
  SparkBonusOtherCharacters: ({ matching, added_spark }, plan) => [
    { getter: "spark", if: concerns(plan, "mine", matching, true), change: adding(added_spark) },
  ],
  SparkBonusYourCharacters: ({ matching, added_spark }, plan) => [
    { getter: "spark", if: concerns(plan, "mine", matching), change: adding(added_spark) },
  ],
  SparkEqualToPredicateCount: ({ predicate }) => [
    {
      getter: "spark",
      priority: "first",
      if: (reader, target, { cause }) => reader.isObject(cause.card, cause.object) && target === cause.card,
      change: (reader, _value, _target, bundle) => countMatching(scopeOfBundle(reader, bundle), predicate),
    },
  ],
  YouMayLookAtTopCardOfYourDeck: none,
  YouMayPlayFromTopOfDeck: none,
  YourCardsCostIncrease: ({ matching, increase }, plan) => costs(plan, "mine", matching, increase),
  YourCardsCostReduction: ({ matching, reduction }, plan) => costs(plan, "mine", matching, -reduction),
};

/** A trigger that no card holds: it lives until the turn ends. */
function triggerProgram(
  { vars }: Pick<Bundle, "cause" | "vars">,
  constants: Readonly<DreamConstants>,
): Program<DreamTypes> {
  const code = Number(vars.trigger);
  const plan = triggerAt(constants, code);
  if (plan === undefined) return {};
  const listens = (reader: DreamReader, event: DreamEvent, { cause }: Bundle): boolean =>
    hears(plan.trigger, listenerScope(reader, cause.seat, cause.card, cause.object), event);
  const queue = (m: DreamMachine, event: DreamEvent, bundle: Bundle): void => {
    const { seat, card, object } = bundle.cause;
    const that = plan.counts ? null : thatOf(m, event);
    enqueue(m, [{ trigger: code, seat, card, object, holds: "always", that, amount: event.amount }]);
    if (plan.onlyOnce) m.unregister(bundle.id);
  };
  return { listeners: plan.events.map((event) => after(event, listens, queue)) };
}

/** A banished character comes back to its owner's side, if it is still there. */
function comeBack(m: DreamMachine, _event: DreamEvent, bundle: Bundle): void {
  const card = number(bundle, "card");
  m.unregister(bundle.id);
  if (m.isObject(card, number(bundle, "object"))) materialize(m, card, m.card(card).owner);
}

/** Durations, delayed effects, statics: all that lives in a match without being a card. */
export const programs: Readonly<Record<string, ProgramSource<DreamTypes>>> = {
  static: ({ vars }, constants) => {
    const plan = staticAt(constants, Number(vars.static));
    return plan === undefined ? {} : { modifiers: match(plan.rule, MODIFIERS, plan) };
  },
  trigger: triggerProgram,
  /** Spark for a while. */
  spark: {
    modifiers: [
      {
        getter: "spark",
        if: (reader, target, bundle) => reader.card(target).object === number(bundle, "object"),
        change: (_reader, value, _target, bundle) => value + number(bundle, "amount"),
      },
    ],
  },
  /** Cannot be dissolved; asked for where it matters. */
  ward: {},
  /** Its activated abilities cannot be used; asked for where it matters. */
  disabled: {},
  /** May be played from the void; asked for where it matters. */
  reclaim: {},
  "return-when-left": {
    listeners: [after("left-play", (_reader, event, bundle) => event.was === number(bundle, "of"), comeBack)],
  },
  "return-at-main": {
    listeners: [after("main-begins", (_reader, event, bundle) => event.seat === bundle.cause.seat, comeBack)],
  },
  "at-end-of-turn": {
    listeners: [
      after(
        "turn-ends",
        () => true,
        (m, _event, bundle) => {
          const card = number(bundle, "card");
          m.unregister(bundle.id);
          if (!m.isObject(card, number(bundle, "object"))) return;
          if (bundle.vars.what === "abandon") abandon(m, [card]);
          else materialize(m, card, number(bundle, "seat"));
        },
      ),
    ],
  },
};
