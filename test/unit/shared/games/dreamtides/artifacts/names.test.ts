import { describe, expect, test } from "vitest";
import {
  constantName,
  isTypeName,
  snakeName,
  variableName,
  variantName,
} from "../../../../../../shared/games/dreamtides/artifacts/names.js";

describe("names in generated code (LANG-19)", () => {
  test.each([
    ["Core 11", "CORE_11", "Core11"],
    ["Dreamwell Basic 5", "DREAMWELL_BASIC_5", "DreamwellBasic5"],
    ["Core11", "CORE11", "Core11"],
    ["Test Foresee-One  (Draw)", "TEST_FORESEE_ONE_DRAW", "TestForeseeOneDraw"],
    ["  Hero's End!", "HERO_S_END", "HeroSEnd"],
    ["camelCase", "CAMEL_CASE", "CamelCase"],
    ["XMLReader", "XML_READER", "XmlReader"],
    ["snake_case", "SNAKE_CASE", "SnakeCase"],
    ["Éclair Noir", "ÉCLAIR_NOIR", "ÉclairNoir"],
    ["11 Cards", "_11_CARDS", "_11Cards"],
    ["!?", "", ""],
  ])("%s: the constant %s, the variant %s", (name, constant, variant) => {
    expect(constantName(name)).toBe(constant);
    expect(variantName(constant)).toBe(variant);
  });

  test.each([
    ["BaseCardId", "base_card_id", "baseCardId"],
    ["DreamwellCardId", "dreamwell_card_id", "dreamwellCardId"],
  ])("of the type %s", (type, snake, variable) => {
    expect([snakeName(type), variableName(type)]).toEqual([snake, variable]);
  });

  test.each([
    ["BaseCardId", true],
    ["Id2", true],
    ["2Id", false],
    ["Base Card", false],
    ["T; fn main() {}", false],
    ["", false],
  ])("%s names a type: %s", (name, is) => {
    expect(isTypeName(name)).toBe(is);
  });
});
