import type { Ability } from "../../language/ast.js";
import { renderAbility } from "../../language/display/index.js";
import { parseAbilities, SUBTYPES_BY_SPELLING } from "../../language/index.js";
import { AbilityCompiler } from "./ability-compiler.js";
import { hasCodes } from "./codes.js";
import type { Definition } from "./definition.js";
import type { CardSource } from "./source.js";

function kindOf({ kind, cardType }: CardSource): Definition["kind"] {
  if (kind === "dreamwell") return "well";
  if (kind === "dreamcaller") return "caller";
  return cardType === "Character" ? "character" : "event";
}

/** A card as the rules use it. A text that does not parse, or goes over the limits, leaves it without abilities. */
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
  const compiler = new AbilityCompiler(index, kind);
  abilities.forEach((ability, number) => {
    // Of a card of the dreamwell only the event abilities count (RULES-3); cards in play have none.
    const isOfKind = kind === "event" || (kind === "well") === "Event" in ability;
    if (isOfKind) compiler.add(ability, number);
  });
  const { plans, actives, ways, triggerIndex, staticsIn } = compiler;
  const { scripts, costs, triggers, statics } = compiler.parts;
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
