import { expect, it } from "vitest";
import { aSpell, aUnit, findings, fixIds, type Cells } from "./tables.js";

const cards = { unit: aUnit, spell: aSpell };

it.each<[rule: string, card: "unit" | "spell", cells: Cells, fixes: readonly string[]]>([
  [
    "unit-stat-sum",
    "unit",
    { attack: "600" },
    ["set-defense: Set defense to 400", "set-attack: Set attack to 570", "scale: Scale both to 585/415"],
  ],
  [
    "unit-stat-sum",
    "unit",
    { attack: "1000", defense: "5" },
    ["set-defense: Set defense to 0", "set-attack: Set attack to 995", "scale: Scale both to 995/5"],
  ],
  [
    "unit-stat-sum",
    "unit",
    { attack: "0", defense: "0" },
    ["set-defense: Set defense to 1000", "set-attack: Set attack to 1000", "scale: Scale both to 500/500"],
  ],
  [
    "unit-stat-range",
    "unit",
    { attack: "-5", defense: "0" },
    ["set-rest: Set attack to 1000", "clamp: Set both to 0/1000"],
  ],
  ["unit-stat-range", "unit", { attack: '"much"', defense: "1000" }, ["set-rest: Set attack to 0"]],
  ["unit-stat-range", "unit", { attack: '"much"', defense: "0" }, ["set-rest: Set attack to 1000"]],
  ["unit-stat-range", "unit", { attack: '"much"', defense: "1005" }, ["clamp: Set both to 0/1000"]],
  ["unit-stat-range", "unit", { attack: '"x570"' }, ["set-rest: Set attack to 570"]],
  ["unit-stat-range", "unit", { attack: '"570x"' }, ["set-rest: Set attack to 570"]],
  ["unit-stat-range", "unit", { attack: '" 570.25 "' }, ["convert: Set attack to 570"]],
  [
    "unit-stat-range",
    "unit",
    { attack: "-30", defense: "1030" },
    ["clamp: Set both to 0/1000", "clamp: Set both to 0/1000"],
  ],
  [
    "unit-stat-range",
    "unit",
    { attack: "1030", defense: "-30" },
    ["clamp: Set both to 1000/0", "clamp: Set both to 1000/0"],
  ],
  ["unit-stat-range", "unit", { attack: "+570" }, ["remove-sign: Write attack as 570"]],
  ["unit-stat-range", "unit", { attack: "nan" }, ["set-rest: Set attack to 570"]],
  [
    "stat-granularity",
    "unit",
    { attack: "572", defense: "428" },
    ["round: Set attack to 570, defense to 430", "round: Set defense to 430, attack to 570"],
  ],
  ["stat-granularity", "unit", { attack: "572", defense: "430", level: undefined }, ["round: Set attack to 570"]],
  ["stat-granularity", "unit", { attack: "572", defense: '"x"' }, ["round: Set attack to 570"]],
  ["stat-granularity", "unit", { attack: "573", defense: undefined }, ["round: Set attack to 575"]],
  ["stat-granularity", "spell", { attack: "+3" }, ["round: Set attack to +5"]],
  [
    "stat-granularity",
    "spell",
    { attack: "-3", defense: "+7" },
    ["round: Set attack to -5", "round: Set defense to +5"],
  ],
  ["level-range", "unit", { level: "6", attack: "1250", defense: "1250" }, ["clamp: Set level to 5"]],
  ["unit-has-subtype", "unit", { subtypes: "[]", "effect-1": '"Each Dragon draws."' }, ["set-dragon: Make it dragon"]],
  ["unit-has-subtype", "unit", { subtypes: '"Beast, Fairy"' }, ["make-list: Make a list of beast and fairy"]],
  ["unit-has-subtype", "unit", { subtypes: '","' }, ["set-avian: Make it avian"]],
  ["subtype-limit", "unit", { subtypes: '["beast", ""]' }, ["remove: Remove it"]],
  ["subtype-limit", "unit", { subtypes: '["beast", "zzzzzzz"]' }, ["remove: Remove zzzzzzz"]],
  ["spell-sign", "spell", { attack: "10" }, ["add-sign: Set attack to +10"]],
])("%s of a %s with %j offers %j", (rule, card, cells, fixes) => {
  const files = { "cards.toml": cards[card](cells) };
  expect(findings(rule, files)).not.toEqual([]);
  // Every subtype is offered in turn; what the card says comes first.
  const offered = rule === "unit-has-subtype" ? fixIds(rule, files).slice(0, 1) : fixIds(rule, files);
  expect(offered).toEqual(fixes);
});

it.each([
  ["Mud Eel", ["rename: Set image to “../images/units/fire/Mud Eel.jpg”"]],
  // A dot or slash in the name of a file would be read as the start of something else.
  ["Dr. Eel", []],
  ["Mud/Eel", []],
  ["Mud\\\\Eel", []],
])("an image is named after %s by %j", (name, fixes) => {
  const files = { "cards.toml": aUnit({ name: `"${name}"` }) };
  expect(findings("image-named", files)).toHaveLength(1);
  expect(fixIds("image-named", files)).toEqual(fixes);
});
