import type { TomlValue } from "../../../toml/index.js";
import { guess, settingFix, type Finding, type Lookup, type RowRule } from "../../../validate/index.js";
import { cardwright, info } from "./info.js";
import {
  cardsById,
  abilitiesOf,
  alterationsOf,
  asText,
  entriesOf,
  numberOf,
  placeOf,
  textOf,
  type AbilityPart,
} from "./parts.js";

/** Pairs without a sign, as stats are written; `+1/+1` is a change of stats. */
const pairs = /(?<![\d+\-/])(\d{1,4})\/(\d{1,4})(?![\d/])/gu;
const numbers = /\d{1,6}/gu;

/** P13 (PTG-10). */
export const textNumber: RowRule = {
  kind: "row",
  ...info(
    "text-number",
    "info",
    "Texts have the numbers of their effects",
    "A number that players read should be one of those that the ability works with.",
    cardwright,
  ),
  sheets: ["cards"],
  reads: ["abilities", "description", "mana", "attack", "defense"],
  check: (row, lookup) =>
    abilitiesOf(row).flatMap((ability): readonly Finding[] => {
      const { card, inner, entries } = ability;
      const own = textOf(entries, "description");
      const ofCard = card.abilities === 1 ? asText(card.read("description")) : undefined;
      const text = own ?? ofCard;
      if (text === undefined) return [];
      const cardText = card.inner ? placeOf(card.inner, "description") : "description";
      const column = own === undefined ? cardText : placeOf(inner, "description");
      return strayNumbers(text, ability, lookup).map((stray) => ({
        column,
        message: `The text says ${stray}, the ability does not.`,
      }));
    }),
};

function strayNumbers(text: string, ability: AbilityPart, lookup: Lookup): readonly string[] {
  const { stats, known } = numbersOf(ability, lookup);
  const stray = [...text.matchAll(pairs)].map(([pair]) => pair).filter((pair) => !stats.has(pair));
  const alone = text.replace(pairs, " ").match(numbers) ?? [];
  return [...new Set([...stray, ...alone.filter((each) => !known.has(Number(each)))])];
}

/** The numbers an ability works with, and the pairs of stats it makes. */
function numbersOf(ability: AbilityPart, lookup: Lookup): { stats: ReadonlySet<string>; known: ReadonlySet<number> } {
  const { card, entries } = ability;
  const stats = new Set<string>();
  const known = new Set<number>();
  const add = (value: TomlValue | undefined): void => {
    const number = numberOf(value);
    if (number !== undefined) known.add(Math.abs(number));
    if (value?.kind === "table") [...value.entries.values()].forEach(add);
    if (value?.kind === "array") value.items.forEach(add);
  };
  for (const key of ["mana", "attack", "defense"]) add(card.read(key));
  add(entries.get("mana_requirement"));
  for (const alteration of alterationsOf(ability)) {
    const { params } = alteration;
    add({ kind: "table", entries: params });
    add(alteration.entries.get("turn_duration"));
    const named = lookup.first(cardsById.name, textOf(params, "template_card_id") ?? "");
    const token = entriesOf(params.get("template"));
    const read = (key: string): TomlValue | undefined => params.get(key) ?? token.get(key) ?? named?.value(key);
    if (named) ["attack", "defense"].forEach((key) => add(named.value(key)));
    stats.add(`${numberOf(read("attack")) ?? 0}/${numberOf(read("defense")) ?? 0}`);
  }
  return { stats, known };
}

/** P14 (PTG-10). */
export const textTarget: RowRule = {
  kind: "row",
  ...info(
    "text-target",
    "info",
    "Texts say what can be chosen",
    "By itself an effect may choose its own source, and damage_card chooses creatures only; texts should not say otherwise.",
    cardwright,
  ),
  sheets: ["cards"],
  reads: ["abilities", "description"],
  check: (row) =>
    abilitiesOf(row).flatMap((ability) => {
      const texts = [textOf(ability.entries, "description"), asText(ability.card.read("description"))].join("\n");
      const isOther = /\b(?:another|other)\b/iu.test(texts);
      const isAny = /\bany target\b/iu.test(texts);
      return alterationsOf(ability).flatMap(({ inner, entries }): readonly Finding[] => {
        if (entries.has("target")) return [];
        const found: Finding[] = [];
        if (isOther && !entries.has("other") && isOnCard(textOf(entries, "effect"))) {
          const column = placeOf(inner, "other");
          const fix = settingFix("set-other", "Set other", column, { kind: "boolean", value: true });
          const message = "The text says another creature; without other = true it may choose itself.";
          found.push({ column, message, fixes: [guess(fix)] });
        }
        if (isAny && textOf(entries, "effect") === "damage_card") {
          found.push({
            column: placeOf(inner, "effect"),
            message: "The text says any target; only creatures can be chosen.",
          });
        }
        return found;
      });
    }),
};

const isOnCard = (effect: string | undefined): boolean =>
  effect !== undefined && ["damage_card", "buff_card", "destroy_card", "set_stats", "return_to_hand"].includes(effect);
