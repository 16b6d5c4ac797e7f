import {
  integerValue,
  removingFix,
  settingFix,
  textValue,
  type Finding,
  type FindingFix,
  type RowRule,
} from "../../../validate/index.js";
import { categoryOf, maxLevel } from "../stats.js";
import { cardTypes, effectStyles, spellType, subtypeAliases, subtypes, transparencies } from "../vocabulary.js";
import { deducedStyle } from "../style-deduction.js";
import { cardList, info, rulebook } from "./info.js";
import { nearestFixes } from "./names.js";

const isOneOf = (text: string, words: readonly string[]): boolean => words.includes(text);

export const levelRange: RowRule = {
  kind: "row",
  ...info(
    "level-range",
    "error",
    "Levels that the kind of card has",
    "Units have one to five levels, spells one to three.",
    rulebook,
  ),
  sheets: ["cards"],
  reads: ["type", "level"],
  check: (row) => {
    const level = row.integer("level");
    const category = categoryOf(row.text("type"));
    const max = maxLevel[category];
    if (level === undefined || (level >= 1 && level <= max)) return [];
    const clamped = Math.min(Math.max(level, 1), max);
    const message = `${category === "unit" ? "Unit" : "Spell"} level must be 1–${max}`;
    const fix = settingFix("clamp", `Set level to ${clamped}`, "level", integerValue(clamped));
    return [{ column: "level", message, fixes: [fix] }];
  },
};

export const typeValid: RowRule = {
  kind: "row",
  ...info(
    "type-valid",
    "error",
    "Types of the game",
    `A card is a spell or a unit of one of eight types: ${cardTypes.join(", ")}. Tables write them in lower case.`,
    rulebook,
  ),
  sheets: ["cards"],
  reads: ["type"],
  check: (row) => {
    const type = row.text("type") ?? "";
    if ((row.has("type") && row.text("type") === undefined) || isOneOf(type, cardTypes)) return [];
    return [{ column: "type", message: `Unknown type "${type}"`, fixes: nearestFixes(type, cardTypes, "type") }];
  },
};

export const unitHasSubtype: RowRule = {
  kind: "row",
  ...info(
    "unit-has-subtype",
    "error",
    "Every unit has a subtype",
    "Effects speak of cards by type and subtype. A unit without a subtype is one that few cards work with.",
    rulebook,
  ),
  sheets: ["cards"],
  reads: ["type", "subtypes"],
  check: (row) => {
    const hasNone =
      !row.has("subtypes") || (row.value("subtypes")?.kind === "array" && row.texts("subtypes").length === 0);
    if (row.text("type") === spellType || !hasNone) return [];
    return [{ column: "subtypes", message: "A unit needs at least one subtype" }];
  },
};

const maxSubtypes = 5;

function subtypeFinding(subtype: string, at: number, all: readonly string[]): Finding | undefined {
  const column = { path: ["subtypes"], index: at };
  const remove: FindingFix = {
    id: "remove",
    title: `Remove “${subtype}”`,
    edits: [
      {
        kind: "cell",
        column: "subtypes",
        to: { kind: "value", value: { kind: "array", items: all.filter((_, index) => index !== at).map(textValue) } },
      },
    ],
  };
  if (!isOneOf(subtype, subtypes)) {
    const successor = subtypeAliases[subtype.trim().toLowerCase()];
    const replace = successor
      ? [settingFix("replace", `Set to “${successor}”, which has taken its place`, column, textValue(successor))]
      : nearestFixes(subtype, subtypes, column);
    return { column, message: `Unknown subtype "${subtype}"`, fixes: [...replace, remove] };
  }
  if (all.indexOf(subtype) !== at) return { column, message: "Duplicate subtype", fixes: [remove] };
  if (at < maxSubtypes) return undefined;
  return { column, message: "At most 5 subtypes fit the serial number", fixes: [remove] };
}

export const subtypeLimit: RowRule = {
  kind: "row",
  ...info(
    "subtype-limit",
    "error",
    "Up to five subtypes of the game",
    `Serial numbers count the sets of up to five different subtypes: ${subtypes.join(", ")}.`,
    rulebook,
  ),
  sheets: ["cards"],
  reads: ["type", "subtypes"],
  check: (row) => {
    // A spell with subtypes is told so as a whole.
    if (row.text("type") === spellType) return [];
    const all = row.texts("subtypes");
    return all.flatMap((subtype, at) => subtypeFinding(subtype, at, all) ?? []);
  },
};

export const spellNoSubtype: RowRule = {
  kind: "row",
  ...info("spell-no-subtype", "error", "Spells have no subtypes", "Only units have subtypes.", rulebook),
  sheets: ["cards"],
  reads: ["type", "subtypes"],
  check: (row) => {
    if (row.text("type") !== spellType || row.texts("subtypes").length === 0) return [];
    const fix = settingFix("clear", "Clear subtypes", "subtypes", { kind: "array", items: [] });
    return [{ column: "subtypes", message: "Spells have no subtypes", fixes: [fix] }];
  },
};

export const styleKeys = ["effect-1-style", "effect-2-style"] as const;

export const styleValid: RowRule = {
  kind: "row",
  ...info(
    "style-valid",
    "error",
    "Styles of effects",
    `The style of an effect chooses its banner: ${effectStyles.join(", ")}. An effect without a style has no key for it.`,
    rulebook,
  ),
  sheets: ["cards"],
  reads: styleKeys,
  check: (row) =>
    styleKeys.flatMap((key): Finding[] => {
      const style = row.text(key);
      if (style === undefined || isOneOf(style, effectStyles)) return [];
      const isNone = style.trim() === "" || style.trim().toLowerCase() === "none";
      const fixes = isNone
        ? [removingFix("remove", `Remove ${key}`, key)]
        : [...nearestFixes(style, effectStyles, key), removingFix("remove", `Remove ${key}`, key)];
      return [{ column: key, message: `Unknown effect style "${style}"`, fixes }];
    }),
};

export const styleDeduced: RowRule = {
  kind: "row",
  ...info(
    "style-deduced",
    "info",
    "Effects have the style their words tell of",
    "The tools of the game tell the style of an effect from words in it: “while this card is on the field” is continuous, “discard this card” is latent. A card may mean another style.",
    cardList,
  ),
  sheets: ["cards"],
  reads: ["effect-1", "effect-2", ...styleKeys],
  check: (row) =>
    styleKeys.flatMap((key): Finding[] => {
      const deduced = deducedStyle(row.text(key === "effect-1-style" ? "effect-1" : "effect-2") ?? "");
      const style = row.text(key);
      if (deduced === undefined || deduced === style || (row.has(key) && style === undefined)) return [];
      const message = `Text looks like ${deduced}, card says ${style ?? "none"}`;
      return [
        { column: key, message, fixes: [settingFix("set", `Set ${key} to ${deduced}`, key, textValue(deduced))] },
      ];
    }),
};

const nearestTransparency = (value: number): number =>
  transparencies.reduce<number>((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best), 30);

export const transparencyValid: RowRule = {
  kind: "row",
  ...info(
    "transparency-valid",
    "warning",
    "Transparencies of the templates",
    "There are templates of the card for these transparencies of the text boxes only.",
    cardList,
  ),
  sheets: ["cards"],
  reads: ["transparency"],
  check: (row) => {
    const value = row.integer("transparency");
    if (value === undefined || (transparencies as readonly number[]).includes(value)) return [];
    const nearest = nearestTransparency(value);
    return [
      {
        column: "transparency",
        message: "Allowed: 30, 50, 60, 75, 100",
        fixes: [settingFix("nearest", `Set transparency to ${nearest}`, "transparency", integerValue(nearest))],
      },
    ];
  },
};
