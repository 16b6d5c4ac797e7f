import { guess, removingFix, settingFix, textValue, type Finding, type RowRule } from "../../../validate/index.js";
import { eventAlias } from "../vocabulary.js";
import { info } from "./info.js";
import {
  abilitiesOf,
  alterationsIn,
  alterationsOf,
  asText,
  entriesOf,
  placeOf,
  textOf,
  type AbilityPart,
} from "./parts.js";

/** P06 (PTG-10). */
export const triggerAlias: RowRule = {
  kind: "row",
  ...info(
    "trigger-alias",
    "warning",
    "Events have their own names",
    `Some documented cards say ${eventAlias.name}, which the table of events does not have; ${eventAlias.of} is meant.`,
  ),
  sheets: ["cards"],
  reads: ["abilities"],
  check: (row) =>
    alterationsIn(row).flatMap(({ inner, entries }) =>
      ["start_trigger", "end_trigger"].flatMap((key): readonly Finding[] => {
        if (textOf(entries, key) !== eventAlias.name) return [];
        const column = placeOf(inner, key);
        const fixes = [settingFix("own-name", `Set to ${eventAlias.of}`, column, textValue(eventAlias.of))];
        return [{ column, message: `${eventAlias.name} is another name of ${eventAlias.of}.`, fixes }];
      }),
    ),
};

/** P07 (PTG-10). */
export const triggerMismatch: RowRule = {
  kind: "row",
  ...info(
    "trigger-mismatch",
    "warning",
    "Triggered abilities have triggers, others have none",
    "A triggered alteration without a trigger never happens. Triggers of activated abilities, and all but the alterations of a spell, say nothing.",
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["abilities", "type"],
  check: (row) =>
    abilitiesOf(row).flatMap((ability) => {
      if (asText(ability.card.read("type")) === "spell")
        return [...spellFindings(ability), ...ignoredTriggers(ability, "a spell")];
      const type = textOf(ability.entries, "ability_type");
      if (type === "activated") return ignoredTriggers(ability, "an activated ability");
      return type === "triggered" ? absentTriggers(ability) : [];
    }),
};

const absentTriggers = (ability: AbilityPart): readonly Finding[] =>
  alterationsOf(ability).flatMap(({ inner, entries }): readonly Finding[] => {
    if (entries.has("start_trigger")) return [];
    const column = placeOf(inner, "start_trigger");
    const fix = settingFix("on-enter", `Set to ${eventAlias.of}`, column, textValue(eventAlias.of));
    return [{ column, message: "It never happens: a triggered ability needs a start_trigger.", fixes: [guess(fix)] }];
  });

const ignoredTriggers = (ability: AbilityPart, owner: string): readonly Finding[] =>
  alterationsOf(ability).flatMap(({ inner, entries }): readonly Finding[] => {
    if (!entries.has("start_trigger")) return [];
    const column = placeOf(inner, "start_trigger");
    const fixes = [removingFix("remove-trigger", "Remove the trigger", column)];
    return [{ column, message: `The start_trigger of ${owner} says nothing.`, fixes }];
  });

function spellFindings({ inner, entries }: AbilityPart): readonly Finding[] {
  const found: Finding[] = [];
  if (textOf(entries, "ability_type") === "triggered") {
    const column = placeOf(inner, "ability_type");
    const fixes = [settingFix("activate", "Set to activated", column, textValue("activated"))];
    found.push({ column, message: "An ability of a spell is carried out when the spell is played.", fixes });
  }
  if (entriesOf(entries.get("mana_requirement")).size > 0) {
    const column = placeOf(inner, "mana_requirement");
    const fixes = [removingFix("remove-cost", "Remove the cost", column)];
    found.push({ column, message: "Nobody pays for an ability of a spell.", fixes });
  }
  return found;
}
