import type { Support } from "../../../play.js";
import type { Definition } from "../cards/definition.js";
import { STATICS } from "../cards/statics.js";
import { triggerZonesOf, eventsOf, isAboutItself } from "../cards/trigger-events.js";
import { AST_SCHEMA, match, visitNodes, type Ability, type AstRole } from "../../language/ast.js";
import { isCarriedOut } from "./dispatch.js";

const FULL: Support = { kind: "full" };
const none = (reason: string): Support => ({ kind: "none", reason });

/** A variant an ability is made of. */
interface Variant {
  readonly role: AstRole;
  readonly name: string;
  readonly isMissing: boolean;
}

/** Roles that only hold others. */
const HOLDERS: readonly AstRole[] = ["Ability", "StaticAbility", "Effect"];
/** What decides when an ability applies, and what it does then. */
const SETS: readonly AstRole[] = [
  "TriggerEvent",
  "TriggerKeyword",
  "StaticAbility",
  "StandardStaticAbility",
  "NamedAbility",
];
const DOES: readonly AstRole[] = ["Effect", "StandardEffect"];

/** Whether it has the shape of an ability: one of its kinds, with what that holds. */
function isAbility(value: unknown): value is Ability {
  if (typeof value !== "object" || value === null) return false;
  const [[kind, held] = ["", null], ...others] = Object.entries(value) as [string, unknown][];
  return Object.hasOwn(AST_SCHEMA.Ability, kind) && others.length === 0 && held !== null;
}

/** The variants of an ability that no table of the rules carries out; `all`: nothing of what it does is. */
function missingIn(ability: Ability): { readonly names: readonly string[]; readonly all: boolean } {
  const found: Variant[] = [];
  visitNodes("Ability", ability, (role, name) => {
    const isMissing = !isCarriedOut(role, name);
    if (isMissing || !HOLDERS.includes(role)) found.push({ role, name, isMissing });
  });
  const lacks = (roles: readonly AstRole[]): boolean => {
    const part = found.filter(({ role }) => roles.includes(role));
    return part.length > 0 && part.every(({ isMissing }) => isMissing);
  };
  const names = found.filter(({ isMissing }) => isMissing).map(({ name }) => name);
  return { names: [...new Set(names)], all: lacks(SETS) || lacks(DOES) };
}

/** Why an ability of a card of this kind never does anything, however well it is understood; `null` when it may. */
function idleOn(kind: Definition["kind"], ability: Ability): string | null {
  switch (kind) {
    case "well":
      return "Event" in ability ? null : "Of a well only what happens when it is drawn counts.";
    case "character":
      return "Event" in ability ? "Only events do something when they resolve." : null;
    case "caller":
      return "Event" in ability || "Named" in ability ? "This card is never played." : null;
    case "event":
      if ("Triggered" in ability && !hearsOutsidePlay(ability.Triggered))
        return "An event is never in play to notice it.";
      return "Static" in ability && !holdsOutsidePlay(ability.Static) ? "An event is never in play to have it." : null;
  }
}

function hearsOutsidePlay({ trigger, effect }: Extract<Ability, { Triggered: unknown }>["Triggered"]): boolean {
  return triggerZonesOf(effect).void || eventsOf(trigger).some((event) => isAboutItself(trigger, event));
}

/** Whether a static is about its own card, or in force from the void. */
function holdsOutsidePlay(ability: Extract<Ability, { Static: unknown }>["Static"]): boolean {
  const rule = "StaticAbility" in ability ? ability.StaticAbility : ability.WithOptions.ability;
  const condition = "WithOptions" in ability ? (ability.WithOptions.condition ?? null) : null;
  let works = true;
  const inForce = (): void => {
    works = condition === "ThisCardIsInYourVoid";
  };
  const nothing = (): void => undefined;
  const sink = {
    way: nothing,
    onlyFromVoid: nothing,
    allTypes: nothing,
    extraCost: nothing,
    ownReduction: nothing,
    inForce,
  };
  match(rule, STATICS, sink, rule, condition);
  return works;
}

/** How far the rules carry out an ability of a card of this kind, as the tables they work by say. */
export function supportOf(ability: unknown, kind: Definition["kind"]): Support {
  if (!isAbility(ability)) return none("This is not an ability the rules know.");
  const { names, all } = missingIn(ability);
  const reason = `The rules do not carry out ${names.join(", ")}.`;
  if (all) return none(reason);
  if (names.length > 0) return { kind: "partial", reason };
  const idle = idleOn(kind, ability);
  return idle === null ? FULL : none(idle);
}

const known = new WeakMap<Definition, readonly Support[]>();

/** The same for each ability of a card. */
export function supportsOf(definition: Definition): readonly Support[] {
  const supports = known.get(definition) ?? definition.abilities.map((each) => supportOf(each, definition.kind));
  known.set(definition, supports);
  return supports;
}
