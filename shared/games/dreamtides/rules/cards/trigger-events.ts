import type { Effect, StandardEffect, TriggerEvent, TriggerKeyword } from "../../language/ast.js";
import type { EventName } from "../events.js";
import { match, variantName, type Handlers } from "./variants.js";

const KEYWORDS: Readonly<Record<TriggerKeyword, EventName>> = {
  Materialized: "materialized",
  Judgment: "judgment",
  Dissolved: "dissolved",
};

/** What each trigger listens to (dreamtides-battle.md 10.2). */
export const EVENTS: Handlers<TriggerEvent, readonly EventName[]> = {
  Abandon: () => ["abandoned"],
  Banished: () => ["banished"],
  Discard: () => ["discarded"],
  Dissolved: () => ["dissolved"],
  LeavesPlay: () => ["left-play"],
  PutIntoVoid: () => ["put-into-void"],
  Materialize: () => ["materialized"],
  Play: () => ["played"],
  PlayFromHand: () => ["played"],
  OpponentPlays: () => ["played"],
  AbandonCardsInTurn: () => ["abandoned"],
  DrawCardsInTurn: () => ["drew"],
  PlayCardsInTurn: () => ["played"],
  PlayDuringTurn: () => ["played"],
  MaterializeNthThisTurn: () => ["materialized"],
  Keywords: (keywords) => keywords.map((keyword) => KEYWORDS[keyword]),
  DrawAllCardsInCopyOfDeck: () => ["drew-all"],
  EndOfYourTurn: () => ["turn-ends"],
  GainEnergy: () => ["gained-energy"],
};

export const eventsOf = (trigger: TriggerEvent): readonly EventName[] => match(trigger, EVENTS);

/** Whether the trigger waits for a number of cards rather than for one of them. */
export const countsCards = (trigger: TriggerEvent): boolean =>
  typeof trigger === "object" &&
  ("AbandonCardsInTurn" in trigger || "DrawCardsInTurn" in trigger || "PlayCardsInTurn" in trigger);

/** Whether the trigger waits for something to happen to its own card. */
export function isAboutItself(trigger: TriggerEvent, event: EventName): boolean {
  if (typeof trigger === "string") return false;
  if ("Keywords" in trigger) return event !== "judgment";
  const [of] = Object.values(trigger) as readonly unknown[];
  return of === "This" || (Array.isArray(of) && of[0] === "This");
}

const everyEffect = (effect: Effect): readonly StandardEffect[] =>
  "Effect" in effect
    ? [effect.Effect]
    : "WithOptions" in effect
      ? [effect.WithOptions.effect]
      : "List" in effect
        ? effect.List.map((part) => part.effect)
        : "ListWithOptions" in effect
          ? effect.ListWithOptions.effects.map((part) => part.effect)
          : effect.Modal.flatMap((mode) => everyEffect(mode.effect));

const has = (effect: Effect, name: string, target: string): boolean =>
  everyEffect(effect).some(
    (each) =>
      variantName(each) === name &&
      typeof each === "object" &&
      Object.values(each).some(
        (of: unknown) => typeof of === "object" && of !== null && "target" in of && of.target === target,
      ),
  );

/** Whether the effect takes its own card out of the void: it then works from there (dreamtides-battle.md 10.5, 11.2). */
export const leavesVoid = (effect: Effect): boolean =>
  has(effect, "ReturnFromYourVoidToPlay", "This") || has(effect, "ReturnFromYourVoidToHand", "This");

const asksForVoid = (effect: Effect): boolean =>
  ("WithOptions" in effect && effect.WithOptions.condition === "ThisCardIsInYourVoid") ||
  ("ListWithOptions" in effect && effect.ListWithOptions.condition === "ThisCardIsInYourVoid") ||
  ("List" in effect && effect.List.some((part) => part.condition === "ThisCardIsInYourVoid"));

/** Where a triggered ability listens: in play, from the void, or both. */
export function earsOf(effect: Effect): { readonly field: boolean; readonly void: boolean } {
  if (leavesVoid(effect) || asksForVoid(effect)) return { field: false, void: true };
  return { field: true, void: has(effect, "GainsReclaim", "This") };
}
