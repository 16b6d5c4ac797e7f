import type {
  Ability,
  AlternateCost,
  CardSubtype,
  Condition,
  Cost,
  Predicate,
  StandardEffect,
  StandardStaticAbility,
  TriggerEvent,
} from "../../language/ast.js";
import type { EventName } from "../events.js";
import type { CardSource } from "./source.js";

/**
 * Cards as the rules use them: the abilities of a text taken apart once, before a match. All of it is plain data that never changes
 * in a match. States name a part of it by its code: the number of its definition and its place in a list of that definition.
 */
export interface Definition {
  readonly source: CardSource;
  readonly name: string;
  readonly kind: "character" | "event" | "well" | "caller";
  /** Printed cost; 0 where it is written `*`. */
  readonly cost: number;
  readonly spark: number;
  readonly subtype: CardSubtype | null;
  readonly fast: boolean;
  /** One text per ability, as players read them. */
  readonly texts: readonly string[];
  /** False when the rules text does not parse: the card then has no abilities. */
  readonly understood: boolean;
  readonly abilities: readonly Ability[];
  /** Whether it counts as of every character type. */
  readonly allTypes: "never" | "always" | Condition;

  readonly scripts: readonly Script[];
  readonly costs: readonly CostNode[];
  readonly triggers: readonly TriggerPlan[];
  readonly statics: readonly StaticPlan[];

  /** What happens when it resolves, in order: event abilities, then the activated abilities of an event. */
  readonly plans: readonly EventPlan[];
  readonly actives: readonly ActivePlan[];
  readonly ways: readonly Way[];
  /** Places in `triggers` that listen, by where the card is and by event. */
  readonly triggerIndex: Readonly<Record<TriggerZone, TriggerIndex>>;
  /** Codes of statics that begin when the card comes to a place. */
  readonly staticsIn: Readonly<Record<"field" | "void", readonly number[]>>;
  /** Paid whenever it is played. */
  readonly extraCosts: readonly OwnCost[];
  /** Places in `statics` of those that change the cost of this card itself. */
  readonly ownReductions: readonly number[];
  /** It may not be played from the hand. */
  readonly onlyFromVoid: boolean;
  readonly hasMaterialized: boolean;
  readonly hasActivated: boolean;
}

export interface OwnCost {
  /** Code of a cost. */
  readonly cost: number;
  readonly condition: Condition | null;
}

/** Where a card listens: in play, in its owner's void, or as the card itself to which something happens. */
export type TriggerZone = "field" | "void" | "self";
export type TriggerIndex = Readonly<Partial<Record<EventName, readonly number[]>>>;

/** An effect: some parts in order, or a choice among modes. */
export interface Script {
  readonly ability: number;
  readonly parts: readonly Part[];
  readonly modes: readonly Mode[];
  /** One "you may" for all parts. */
  readonly optional: boolean;
  /** Code of the one cost for all parts, or NONE. */
  readonly cost: number;
  readonly condition: Condition | null;
  /** What is asked where the owner may decline. */
  readonly title: string;
}

export interface Part {
  readonly effect: StandardEffect;
  readonly name: string;
  readonly optional: boolean;
  readonly cost: number;
  readonly condition: Condition | null;
  readonly aim: Aim | null;
  /** Code of the trigger or static it creates, or NONE. */
  readonly creates: number;
  /** Code of a cost that is part of what it does, or NONE. */
  readonly price: number;
  readonly title: string;
}

export interface Mode {
  readonly energy: number;
  /** Code of its script. */
  readonly script: number;
  readonly label: string;
}

/** What a part is aimed at: one entry of targets. */
export interface Aim {
  readonly zone: "battlefield" | "stack" | "void" | "hand";
  readonly predicate: Predicate;
  readonly min: number;
  readonly max: number;
  /** Only what can be dissolved. */
  readonly dissolves: boolean;
  /** The predicate names a card already: nothing is chosen. */
  readonly refers: boolean;
}

export interface CostNode {
  readonly cost: Cost;
  /** Codes of the costs within it. */
  readonly within: readonly number[];
  /** What is asked when something must be chosen for it. */
  readonly title: string;
  /** `abandon an ally`. */
  readonly words: string;
}

export interface EventPlan {
  readonly ability: number;
  /** Code of a script. */
  readonly script: number;
  /** Codes of costs paid when the card is played. */
  readonly costs: readonly number[];
  /** Its targets depend on what is paid, so they are chosen afterwards. */
  readonly payFirst: boolean;
}

export interface ActivePlan {
  readonly ability: number;
  readonly script: number;
  readonly costs: readonly number[];
  readonly fast: boolean;
  readonly once: boolean;
  /** Usable from its owner's void instead of from play. */
  readonly fromVoid: boolean;
  readonly label: string;
}

export interface TriggerPlan {
  readonly ability: number;
  readonly trigger: TriggerEvent;
  readonly events: readonly EventName[];
  readonly script: number;
  readonly oncePerTurn: boolean;
  /** It ends with the turn in which its card came into play. */
  readonly untilEndOfTurn: boolean;
  /** It ends when it has fired. */
  readonly onlyOnce: boolean;
  readonly judgment: boolean;
  /** It counts what happens: no one card has caused it. */
  readonly counts: boolean;
}

export interface StaticPlan {
  readonly ability: number;
  readonly rule: StandardStaticAbility;
  readonly condition: Condition | null;
  /** `field`, `void`: it lives while its card is there. `own`: it is about how its card is played. */
  readonly where: "field" | "void" | "own";
}

/** A way to play a card that its own abilities grant. */
export interface Way {
  readonly ability: number;
  readonly fromHand: boolean;
  readonly fromVoid: boolean;
  /** NONE for its printed cost. */
  readonly energy: number;
  /** Code of a cost paid in addition, or NONE. */
  readonly cost: number;
  /** Code of the script of "if you do", or NONE. */
  readonly ifYouDo: number;
  /** What is done happens when the card has resolved: it is paid with the card itself. */
  readonly afterwards: boolean;
  readonly condition: Condition | null;
  /** It is banished when it leaves play. */
  readonly reclaims: boolean;
}

export type AlternateWay = Pick<AlternateCost, "energy_cost" | "additional_cost" | "if_you_do">;
