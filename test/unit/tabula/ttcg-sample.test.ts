import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { must } from "../../../shared/base/index.js";
import { combine } from "../../../shared/games/ttcg/effects/combine.js";
import { filesOfTables } from "../../../shared/games/ttcg/effects/folder/files.js";
import { effectTablesIn } from "../../../shared/games/ttcg/effects/folder/format.js";
import { readValues } from "../../../shared/games/ttcg/effects/placeholders.js";
import { readRemovals, readReplacements } from "../../../shared/games/ttcg/effects/replacements.js";
import { filledLines } from "../../../shared/games/ttcg/effects/text-rules.js";
import { ttcg } from "../../../shared/games/ttcg/index.js";
import { printedSpell, printedUnit, tiers } from "../../../shared/games/ttcg/printings/tiers.js";
import { styles, subtypes, types } from "../../../shared/games/ttcg/vocabulary.js";
import { readMetadata } from "../../../shared/metadata/index.js";
import { parseDocument, printDocument, valueAt } from "../../../shared/toml/index.js";
import { problemsOf } from "../../support/validate/problems.js";

const folder = join(import.meta.dirname, "../../../tabula/ttcg");
const files = readdirSync(folder).filter((file) => file.endsWith(".toml"));
const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");

const id = z.string().regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
const name = z.string().regex(/^\S.*\S$/u);
const sentence = z.string().regex(/^[A-Z].*[^.\s]\.$/u);
const style = z.enum(styles).optional();
const card = z.strictObject({
  ...{ id, name, type: z.enum(types), subtypes: z.array(z.enum(subtypes)), level: z.int().min(1).max(5) },
  ...{ attack: z.int(), defense: z.int(), "effect-1": sentence, "effect-2": sentence },
  ...{ "effect-1-style": style, "effect-2-style": style, serial: z.string().length(14), rarity: z.literal(0) },
  ...{ transparency: z.int(), image: z.string() },
});
const printing = z.strictObject({
  ...{ card: id, tier: z.int(), copies: z.int(), attack: z.int(), defense: z.int(), finish: z.string() },
  serial: z.string().length(14),
});
const deck = z.strictObject({ name, cards: z.array(z.strictObject({ card: id, copies: z.int() })) });
const lore = z.strictObject({ id, name, text: z.string().min(40), image: z.string() });

/** As another reader than ours sees it; throws where a row breaks the conventions of its table. */
const read = <Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> => shape.parse(parse(textOf(file)));
const cards = read("ttcg-cards.toml", z.object({ "ttcg-cards": z.array(card) }))["ttcg-cards"];
const { printings } = read("printings.toml", z.object({ printings: z.array(printing) }));
const { decks } = read("decks.toml", z.object({ decks: z.array(deck) }));
const loreCards = read("lore-cards.toml", z.object({ "lore-cards": z.array(lore) }))["lore-cards"];
const { order } = read("sheets.toml", z.strictObject({ order: z.array(z.string()) }));
const printRun = read("print-run.toml", z.object({ "print-run": z.looseObject({ "copies-per-card": z.int() }) }));

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);
const sheetFiles = files.filter((file) => file !== "sheets.toml");

describe("the files", () => {
  test("are one for each table of the game, in the order of sheets.toml", () => {
    const foreign = ["effect-classes", "effect-files"];
    expect([...order, ...foreign]).toEqual(ttcg.sheets.flatMap(({ tables }) => tables[0] ?? []));
    expect(order.map((each) => `${each}.toml`).sort()).toEqual(sheetFiles.toSorted());
  });

  test.each(files)("%s is printed back byte for byte, and its lines end plainly", (file) => {
    expect(printDocument(must(parseDocument(textOf(file))))).toBe(textOf(file));
    expect(textOf(file)).toMatch(/[^\n]\n$/u);
    expect(textOf(file)).not.toMatch(/[\r\t]|[ ]\n/u);
  });

  test.each(sheetFiles.filter((file) => file !== "print-run.toml"))("%s has metadata without a warning", (file) => {
    const metadata = readMetadata(valueAt(must(parseDocument(textOf(file))), ["metadata"]));
    expect(metadata.warnings).toEqual([]);
    expect(metadata.columns.length).toBeGreaterThan(0);
    expect(metadata.tableStyle.colorScheme).toBeDefined();
  });
});

describe("the effect tables", () => {
  const documents = sheetFiles.map((file) => must(parseDocument(textOf(file))));
  const written = filesOfTables(effectTablesIn(documents));
  const text = (path: string): string => written.files.find((file) => file.path === path)?.text ?? "";
  const made = must(
    combine(filledLines(text("all_effect_templates.txt")), {
      placeholders: new Map(
        written.files.map((file) => [file.path.replace(/^placeholders\/|\.txt$/gu, ""), readValues(file.text)]),
      ),
      replacements: readReplacements(text("placeholders/phrase_replacements.txt")),
      removals: readRemovals(text("placeholders/combinations_to_remove.txt")),
    }),
  );

  test("make effects that the cards have, and none with a placeholder in it", () => {
    const effects = new Set(cards.flatMap((each) => [each["effect-1"], each["effect-2"]]));
    const all = new Set(made);
    expect([...effects].filter((each) => all.has(each)).length).toBeGreaterThanOrEqual(60);
    expect(made.filter((each) => /[<>]|\(s\)|  | a [aeiou]/u.test(each))).toEqual([]);
  });

  test("can be written as files, and name all styles in the order of their index", () => {
    expect(written.remarks).toEqual([]);
    const shape = z.object({ "effect-styles": z.array(z.looseObject({ style: z.string() })) });
    expect(read("effect-styles.toml", shape)["effect-styles"].map((each) => each.style)).toEqual(styles);
  });
});

describe("the rules of the game", () => {
  const problems = problemsOf(ttcg, Object.fromEntries(sheetFiles.map((file) => [file, textOf(file)])));

  test("hold in all tables, but for what is waived", () => {
    expect(problems.filter(({ waived }) => waived === undefined).map(({ message }) => message)).toEqual([]);
  });

  test("are waived twice, with a reason", () => {
    expect(problems.map(({ code, waived }) => `${code}: ${waived?.reason ?? "not waived"}`)).toEqual([
      expect.stringMatching(/^ttcg\/style-deduced: Passive on purpose/u),
      expect.stringMatching(/^ttcg\/spell-modifier-range: The rod takes 20 attack/u),
    ]);
  });
});

describe("what is in it", () => {
  test("at least sixty cards of all types, subtypes and levels, and most styles", () => {
    expect(cards.length).toBeGreaterThanOrEqual(60);
    const found = (wanted: readonly unknown[], there: readonly unknown[]) => wanted.filter((each) => !there.includes(each));
    expect(found(types, cards.map((each) => each.type))).toEqual([]);
    expect(found(subtypes, cards.flatMap((each) => each.subtypes))).toEqual([]);
    expect(found([1, 2, 3, 4, 5], cards.map(({ level }) => level))).toEqual([]);
    const used = new Set(cards.flatMap((each) => [each["effect-1-style"], each["effect-2-style"]]));
    expect([...used].filter((each) => each !== undefined).length).toBeGreaterThanOrEqual(8);
  });

  test("no name, id, effect pair or lore text is there twice", () => {
    expect(repeated([...cards, ...loreCards].map((each) => each.name.toLowerCase()))).toEqual([]);
    expect(repeated([...cards, ...loreCards].map((each) => each.id))).toEqual([]);
    expect(repeated(cards.map((each) => [each["effect-1"], each["effect-2"]].sort().join("\n")))).toEqual([]);
    expect(repeated(loreCards.map(({ text }) => text))).toEqual([]);
  });

  test("effects are varied: three of four sentences are of no other card", () => {
    const effects = cards.flatMap((each) => [each["effect-1"], each["effect-2"]]);
    expect(new Set(effects).size).toBeGreaterThan(effects.length * 0.75);
  });

  test("units and spells have stats of their own", () => {
    const stats = cards.map(({ type, level, attack }) => `${type} ${level} ${attack}`);
    expect(repeated(stats.filter((each) => !each.startsWith("spell")))).toEqual([]);
  });

  test("every card is printed in each tier with the stats of that tier", () => {
    for (const { id: cardId, type, attack, defense } of cards) {
      const own = printings.filter((each) => each.card === cardId);
      expect(own.map(({ tier }) => tier)).toEqual(tiers.map(({ tier }) => tier));
      const printed = type === "spell" ? printedSpell : printedUnit;
      expect(own.map((each) => ({ attack: each.attack, defense: each.defense }))).toEqual(
        tiers.map(({ tier }) => printed({ attack, defense }, tier)),
      );
      const copies = own.reduce((sum, each) => sum + each.copies, 0);
      expect(copies).toBe(printRun["print-run"]["copies-per-card"]);
    }
    expect(printings).toHaveLength(cards.length * tiers.length);
  });

  test("three decks, in which every card is", () => {
    expect(decks).toHaveLength(3);
    const inDecks = new Set(decks.flatMap((each) => each.cards.map((line) => line.card)));
    expect(cards.filter((each) => !inDecks.has(each.id)).map((each) => each.name)).toEqual([]);
  });
});
