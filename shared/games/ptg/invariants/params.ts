import type { Path } from "../../../toml/index.js";
import {
  guess,
  integerValue,
  removingFix,
  settingFix,
  textValue,
  type Finding,
  type FindingFix,
  type Lookup,
  type RowRule,
} from "../../../validate/index.js";
import { effectAims, effects, isOneOf, targets, targetsOf, type EffectName } from "../vocabulary.js";
import { info } from "./info.js";
import { paramInfo } from "./structure.js";
import {
  alterationsIn,
  cardsById,
  numberOf,
  entriesOf,
  placeOf,
  textOf,
  type AlterationPart,
  type Entries,
} from "./parts.js";

const lasting: readonly EffectName[] = ["buff_card", "buff_all", "set_stats"];

/** The rest of P08 (PTG-10): what depends on more than one parameter. */
export const paramRule: RowRule = {
  kind: "row",
  ...paramInfo,
  sheets: ["cards"],
  fault: "relation",
  reads: ["abilities"],
  check: (row, lookup) =>
    alterationsIn(row).flatMap((alteration) => {
      const effect = textOf(alteration.entries, "effect");
      if (effect === "spawn_creature")
        return [...tokenFindings(alteration, lookup), ...idleDurations(alteration, effect)];
      if (effect === "set_stats") return noStats(alteration);
      return isOneOf(effects, effect) ? idleDurations(alteration, effect) : [];
    }),
};

function noStats({ inner, params }: AlterationPart): readonly Finding[] {
  if (params.has("attack") || params.has("defense")) return [];
  return [{ column: placeOf(inner, "params"), message: "set_stats needs attack, defense or both." }];
}

function tokenFindings({ inner, params }: AlterationPart, lookup: Lookup): readonly Finding[] {
  const template = params.get("template");
  const id = textOf(params, "template_card_id");
  const column = placeOf(inner, "params");
  if (template && params.has("template_card_id")) {
    return [{ column, message: "spawn_creature needs a template or a template_card_id, not both." }];
  }
  if (!template && !params.has("template_card_id")) {
    return [{ column, message: "spawn_creature needs a template or a template_card_id." }];
  }
  const type = template ? textOf(entriesOf(template), "type") : lookup.first(cardsById.name, id ?? "")?.text("type");
  if (type === undefined || type === "creature") return [];
  const place = template ? placeOf(inner, "params", "template", "type") : placeOf(inner, "params", "template_card_id");
  const fixes = template ? [creatureFix(inner, entriesOf(template))] : [];
  return [{ column: place, message: `Only creatures are spawned; this is of the type ${type}.`, fixes }];
}

/** A token that becomes a creature needs defense, too. */
function creatureFix(inner: Path, template: Entries): FindingFix {
  const fix = settingFix(
    "creature",
    "Set to creature",
    placeOf(inner, "params", "template", "type"),
    textValue("creature"),
  );
  const hasDefense = (numberOf(template.get("defense") ?? template.get("health")) ?? 0) > 0;
  const defense = settingFix("", "", placeOf(inner, "params", "template", "defense"), integerValue(1));
  return guess(hasDefense ? fix : { ...fix, edits: [...fix.edits, ...defense.edits] });
}

/** Durations of effects that are over at once. */
function idleDurations({ inner, entries }: AlterationPart, effect: EffectName): readonly Finding[] {
  if (lasting.includes(effect)) return [];
  return ["end_trigger", "turn_duration"].flatMap((key): readonly Finding[] => {
    if (!entries.has(key)) return [];
    const column = placeOf(inner, key);
    const fixes = [removingFix("remove-duration", `Remove ${key}`, column)];
    return [{ column, severity: "info", message: `${key} says nothing: ${effect} is over at once.`, fixes }];
  });
}

/** P11 (PTG-10). */
export const targetKind: RowRule = {
  kind: "row",
  ...info(
    "target-kind",
    "error",
    "Targets fit their effect",
    "Effects on creatures take the card itself or a chosen creature, effects on players a player.",
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["abilities"],
  check: (row) =>
    alterationsIn(row).flatMap(({ inner, entries }): readonly Finding[] => {
      const effect = textOf(entries, "effect");
      const target = textOf(entries, "target");
      if (!isOneOf(effects, effect) || !isOneOf(targets, target) || targetsOf(effect).includes(target)) return [];
      const column = placeOf(inner, "target");
      const aim = effectAims[effect] === "card" ? "creature" : "player";
      const own = aim === "creature" ? "self" : "owner";
      const fixes = [
        guess(settingFix("own-target", `Set to ${own}`, column, textValue(own))),
        guess(removingFix("choose", `Let a ${aim} be chosen`, column)),
      ];
      return [{ column, message: `${effect} acts on a ${aim}; ${target} is none.`, fixes }];
    }),
};
