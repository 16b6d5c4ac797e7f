import {
  findNode,
  match,
  type Effect,
  type Handlers,
  type StandardEffect,
  type TriggerEvent,
  type TriggerKeyword,
} from "../../language/ast.js";
import type { EventName } from "../events.js";

const KEYWORDS: Readonly<Record<TriggerKeyword, EventName>> = {
  Materialized: "materialized",
  Judgment: "judgment",
  Dissolved: "dissolved",
};

/** What each trigger listens to (RULES-16). */
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
  return findNode("TriggerEvent", trigger, "Predicate") === "This";
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

/** Whether the effect takes its own card out of the void: it then works from there (RULES-16, RULES-20). */
export const leavesVoid = (effect: Effect): boolean =>
  everyEffect(effect).some(
    (each) =>
      typeof each === "object" &&
      (("ReturnFromYourVoidToPlay" in each && each.ReturnFromYourVoidToPlay.target === "This") ||
        ("ReturnFromYourVoidToHand" in each && each.ReturnFromYourVoidToHand.target === "This")),
  );

const givesItselfReclaim = (effect: Effect): boolean =>
  everyEffect(effect).some(
    (each) => typeof each === "object" && "GainsReclaim" in each && each.GainsReclaim.target === "This",
  );

const asksForVoid = (effect: Effect): boolean =>
  ("WithOptions" in effect && effect.WithOptions.condition === "ThisCardIsInYourVoid") ||
  ("ListWithOptions" in effect && effect.ListWithOptions.condition === "ThisCardIsInYourVoid") ||
  ("List" in effect && effect.List.some((part) => part.condition === "ThisCardIsInYourVoid"));

/** Where a triggered ability listens: in play, from the void, or both. */
export function triggerZonesOf(effect: Effect): { readonly field: boolean; readonly void: boolean } {
  if (leavesVoid(effect) || asksForVoid(effect)) return { field: false, void: true };
  return { field: true, void: givesItselfReclaim(effect) };
}
