import { cellText } from "../../../sheet/index.js";
import type { TomlValue } from "../../../toml/index.js";
import {
  guess,
  integerValue,
  settingFix,
  textValue,
  type Finding,
  type FindingFix,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { kindsOf } from "../language/index.js";
import { mostSubtypes } from "../serial/combination.js";
import {
  capitalised,
  categoryOf,
  highestLevel,
  isLevel,
  subtypeAliases,
  subtypes,
  typeAliases,
  types,
} from "../vocabulary.js";
import { categoryIn, meantNumber, nearestLevel, subtypesOf } from "./card.js";
import { designDocument, info, rulesChapters, tools } from "./info.js";
import { wordFixes } from "./words.js";

export const levelRange: RowRule = {
  kind: "row",
  ...info(
    "level-range",
    "error",
    "Levels go from 1 to 5, for spells to 3",
    "The level, also called rank or stars, decides what a card is played onto and what its stats total. Units have 1 to 5, spells 1 to 3.",
    rulesChapters,
  ),
  sheets: ["cards"],
  fault: "bounds",
  reads: ["type", "level"],
  check: (row, lookup) => {
    const category = categoryIn(row, lookup);
    const level = row.integer("level");
    if (category === undefined || isLevel(level, category)) return [];
    const meant = meantNumber(row.value("level"));
    const nearest = nearestLevel(meant, category);
    const range = `${capitalised(category)} level must be 1–${highestLevel[category]}`;
    const message = nearest === meant ? `${range}, written as a whole number` : range;
    return [
      {
        column: "level",
        message,
        fixes: [settingFix("clamp", `Set level to ${nearest}`, "level", integerValue(nearest))],
      },
    ];
  },
};

export const typeValid: RowRule = {
  kind: "row",
  ...info(
    "type-valid",
    "error",
    "Known types",
    `A card is a spell, or a unit of one of the other types: ${types.join(", ")}, or what the placeholder type of the workspace has instead. They are lower case in files and capitalised in print.`,
    designDocument,
  ),
  sheets: ["cards"],
  fault: "vocabulary",
  reads: ["type"],
  check: (row, lookup) => {
    const units = kindsOf(lookup.lexicon()).types;
    if (categoryOf(row.text("type"), units) !== undefined) return [];
    const type = cellText(row.value("type"));
    const fixes = wordFixes(type, [...units, "spell"], "type", typeAliases);
    return [{ column: "type", message: `Unknown type "${type}"`, fixes }];
  },
};

const mentions = (row: RowFacts, subtype: string): boolean =>
  ["effect-1", "effect-2"].some((key) => row.text(key)?.toLowerCase().includes(subtype));

const subtypesValue = (list: readonly string[]): TomlValue => ({ kind: "array", items: list.map(textValue) });

/** A subtype to start with, those first that the card's own effects speak of. */
const firstSubtypes = (row: RowFacts, subtypes: readonly string[]): readonly FindingFix[] =>
  subtypes
    .toSorted((a, b) => Number(mentions(row, b)) - Number(mentions(row, a)))
    .map((subtype) => guess(settingFix(`set-${subtype}`, `Make it ${subtype}`, "subtypes", subtypesValue([subtype]))));

/** A text where a list belongs, as card lists have it: `Beast, Dragon`. */
function listFix(row: RowFacts): readonly FindingFix[] {
  const words = (row.text("subtypes") ?? "").split(",").map((word) => word.trim().toLowerCase());
  const list = words.filter((word) => word !== "");
  if (list.length === 0) return [];
  return [settingFix("make-list", `Make a list of ${list.join(" and ")}`, "subtypes", subtypesValue(list))];
}

export const unitHasSubtype: RowRule = {
  kind: "row",
  ...info(
    "unit-has-subtype",
    "error",
    "A unit has at least one subtype",
    "Most effects choose cards by subtype, so a unit without one works with hardly any other card.",
    designDocument,
  ),
  sheets: ["cards"],
  fault: "absence",
  reads: ["type", "subtypes", "effect-1", "effect-2"],
  check: (row, lookup) => {
    if (categoryIn(row, lookup) !== "unit" || subtypesOf(row).length > 0) return [];
    const fixes = [...listFix(row), ...firstSubtypes(row, kindsOf(lookup.lexicon()).subtypes)];
    return [{ column: "subtypes", message: "A unit needs at least one subtype", fixes }];
  },
};

function subtypeFinding(
  items: readonly TomlValue[],
  at: number,
  all: readonly string[],
  subtypes: readonly string[],
): Finding | undefined {
  const column = { path: ["subtypes"], index: at };
  const subtype = all[at] ?? "";
  const rest: TomlValue = { kind: "array", items: items.filter((_, index) => index !== at) };
  const remove = settingFix("remove", `Remove ${subtype === "" ? "it" : subtype}`, "subtypes", rest);
  if (items[at]?.kind !== "string" || !subtypes.includes(subtype)) {
    const fixes = [...wordFixes(subtype, subtypes, column, subtypeAliases), remove];
    return { column, message: `Unknown subtype "${subtype}"`, fixes };
  }
  if (all.indexOf(subtype) < at) return { column, message: "Duplicate subtype", fixes: [remove] };
  const isTooMany = new Set(all.slice(0, at)).size >= mostSubtypes;
  return isTooMany ? { column, message: "At most 5 subtypes fit the serial number", fixes: [remove] } : undefined;
}

export const subtypeLimit: RowRule = {
  kind: "row",
  ...info(
    "subtype-limit",
    "error",
    "At most five different known subtypes",
    `A card has up to five different subtypes out of these: ${subtypes.join(", ")}, or what the placeholder subtype of the workspace has instead. The serial number has no room for more.`,
    tools,
  ),
  sheets: ["cards"],
  fault: "vocabulary",
  reads: ["type", "subtypes"],
  check: (row, lookup) => {
    // What a spell has is one problem of its own.
    if (categoryOf(row.text("type")) === "spell") return [];
    const value = row.value("subtypes");
    const items = value?.kind === "array" ? value.items : [];
    const all = subtypesOf(row);
    if (items.length === 0) return [];
    const { subtypes: known } = kindsOf(lookup.lexicon());
    return items.flatMap((_, at) => subtypeFinding(items, at, all, known) ?? []);
  },
};

export const spellNoSubtype: RowRule = {
  kind: "row",
  ...info(
    "spell-no-subtype",
    "error",
    "Spells have no subtypes",
    "Only units can be dragons, beasts or fairies. The tools clear the subtypes of spells.",
    rulesChapters,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["type", "subtypes"],
  check: (row) => {
    const value = row.value("subtypes");
    const isEmpty = value === undefined || (value.kind === "array" && value.items.length === 0);
    if (categoryOf(row.text("type")) !== "spell" || isEmpty || row.text("subtypes") === "") return [];
    const fixes = [settingFix("clear", "Clear the subtypes", "subtypes", subtypesValue([]))];
    return [{ column: "subtypes", message: "Spells have no subtypes", fixes }];
  },
};
