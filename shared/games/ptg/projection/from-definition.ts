import type { Ability, Alteration } from "../cards/definition.js";
import { printClause, printSections, type Clause, type Head } from "./clause.js";

/** What an ability does, in the words of the text columns; empty where the grammar cannot say any of it. */
export function linesOfAbility(ability: Ability, isSpell: boolean): string {
  const sections = ability.alterations.flatMap((alteration) => {
    const clause = clauseOf(alteration);
    return printClause(clause) === undefined ? [] : [{ head: headOf(alteration, ability, isSpell), clauses: [clause] }];
  });
  return printSections(sections);
}

function headOf({ start_trigger, scope }: Alteration, ability: Ability, isSpell: boolean): Head {
  if (isSpell) return { kind: "cast" };
  if (ability.ability_type === "activated") return { kind: "pay", cost: ability.mana_requirement };
  return { kind: "on", event: start_trigger, scope };
}

const clauseOf = (alteration: Alteration): Clause => ({
  kind: "effect",
  effect: alteration,
  other: alteration.other,
  turns: alteration.turn_duration,
  until: alteration.end_trigger,
});
