import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { must } from "../../../shared/base/index.js";
import { readCsv } from "../../../shared/formats/index.js";
import { combinationId } from "../../../shared/games/ttcg/serial/combination.js";
import { numberId } from "../../../shared/games/ttcg/serial/alphabet.js";
import { freeSerial, hasStem, serialStem, type SerialFacts } from "../../../shared/games/ttcg/serial/serial.js";
import { deducedStyles, publishedPatterns } from "../../../shared/games/ttcg/styles.js";
import { corpusPath } from "../../support/corpus.js";

const corpus = corpusPath("ttcg");
const read = (file: string): string => readFileSync(join(corpus ?? "", file), "utf8");

/** What the game's own tools answered, tool by tool. */
const answers = z.looseObject({ tool: z.string() });
function answersOf<Args, Answer>(tool: string, args: z.ZodType<Args>, answer: z.ZodType<Answer>) {
  if (!corpus) return [];
  const shape = z.object({ args, result: answer });
  return read("oracles.jsonl")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => answers.parse(JSON.parse(line)))
    .filter((each) => each.tool === tool)
    .map((each) => shape.parse(each));
}

const words = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== "");
const styleOf = (style: string | null): string | undefined => (style === null || style === "None" ? undefined : style);

const oldCard = z.object({
  name: z.string(),
  type: z.string(),
  subtype: z.string(),
  level: z.number(),
  attack: z.string(),
  defense: z.string(),
  effect1: z.string(),
  effect1_style: z.string().nullable(),
  effect2: z.string(),
  effect2_style: z.string().nullable(),
  rarity: z.string(),
});

const factsOf = (card: z.infer<typeof oldCard>): SerialFacts => ({
  name: card.name,
  type: card.type.toLowerCase(),
  subtypes: words(card.subtype),
  level: card.level,
  attack: Number(card.attack),
  defense: Number(card.defense),
  effects: [card.effect1, card.effect2],
  styles: [styleOf(card.effect1_style), styleOf(card.effect2_style)],
  rarity: Number(card.rarity),
});

describe.skipIf(!corpus)("serial numbers are those of the game's own tools", () => {
  it("for whole cards", () => {
    const cases = answersOf(
      "generate_serial_number",
      z.object({ card: oldCard, used: z.array(z.string()) }),
      z.string(),
    );
    expect(cases.length).toBe(7);
    for (const { args, result } of cases) {
      const stem = serialStem(factsOf(args.card)) ?? "";
      expect(freeSerial(stem, (serial) => args.used.includes(serial))).toBe(result);
    }
  });

  it("for numbers, at the steps where floating division is not what it seems too", () => {
    const args = z.object({ level: z.number(), per_level_val: z.number(), numbers: z.array(z.number()) });
    const cases = answersOf("get_number_id", args, z.array(z.string()));
    expect(cases.flatMap(({ result }) => result).length).toBe(36);
    for (const { args: asked, result } of cases)
      expect(asked.numbers.map((value) => numberId(value, asked.level, asked.per_level_val))).toEqual(result);
  });

  it("for types with subtypes, and none where there is no such set", () => {
    const cases = answersOf("get_combination_id", z.array(z.string()), z.string().optional());
    expect(cases.length).toBe(7);
    for (const { args, result } of cases) {
      const [type = "", ...subtypes] = words(args[0] ?? "");
      expect([args, combinationId(type, subtypes)]).toEqual([args, result]);
    }
  });

  it("for styles that are computed from a text, by the published patterns", () => {
    const cases = answersOf("deduce_effect_style_from_effect_text", z.array(z.string()), z.string().nullable());
    expect(cases.length).toBe(7);
    for (const { args, result } of cases)
      expect(deducedStyles(args[0] ?? "", publishedPatterns)[0] ?? null).toBe(result);
  });

  it("for 38 of the 39 published cards; one is stale", () => {
    const [, ...cards] = must(readCsv(read("card_list.csv"), ";")).map((record) => record.map(({ text }) => text));
    const issued = new Set(read("serials.txt").split(/\r?\n/u));
    const stale = cards.filter((fields) => {
      const [name = "", type = "", subtypes = "", level = "", , attack = "", defense = ""] = fields;
      const [effect1 = "", effect2 = "", serial = "", rarity = "", , style1 = "", style2 = ""] = fields.slice(7);
      const stem = serialStem({
        ...{ name, type: type.toLowerCase(), subtypes: words(subtypes), level: Number(level), rarity: Number(rarity) },
        ...{ attack: Number(attack), defense: Number(defense) },
        effects: [effect1, effect2],
        styles: [styleOf(style1), styleOf(style2)],
      });
      expect(issued.has(serial)).toBe(true);
      return stem === undefined || !hasStem(serial, stem);
    });
    expect(cards.length).toBe(39);
    expect(stale.map((fields) => fields[9])).toEqual([expect.stringContaining("08E2")]);
  });
});
