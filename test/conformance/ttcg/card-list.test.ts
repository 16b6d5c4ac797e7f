import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { must } from "../../../shared/base/index.js";
import { cardListFormat } from "../../../shared/games/ttcg/csv/format.js";
import { effectsFolder } from "../../../shared/games/ttcg/effects/folder/format.js";
import { ttcg } from "../../../shared/games/ttcg/index.js";
import { columnSource } from "../../../shared/sheet/index.js";
import { decodeBytes, parseDocument, rowCount } from "../../../shared/toml/index.js";
import { corpusPath } from "../../support/corpus.js";
import { fixed, problemsOf } from "../../support/validate/problems.js";

const corpus = corpusPath("ttcg");
const table = ["ttcg-cards"];

/** The card list as the file that importing it makes; ids count the cards. */
function imported(): { readonly csv: string; readonly toml: string } {
  const csv = must(decodeBytes(readFileSync(join(corpus ?? "", "card_list.csv"))));
  let next = 0;
  return { csv, toml: must(cardListFormat.toToml(csv, table, () => `card-${(next += 1)}`)) };
}

/** The templates, placeholders, phrases and classes of effects as the file that importing their folder makes. */
function effectTables(): string {
  const folder = corpus ?? "";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /^(all_effect_templates\.txt|effects_classification\.json|placeholders\/.+)$/u.test(path))
    .map((path) => ({ path, text: must(decodeBytes(readFileSync(join(folder, path)))) }));
  const made = effectsFolder.toToml(files, new Map(), {});
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.files.find(({ path }) => path === "effects.toml")?.text ?? "";
}

const ruleIds = (): readonly string[] => (ttcg.invariants?.rules ?? []).map(({ id }) => id);

/** The rules of TTCG-7, and how often the card list breaks each. */
const expectedCounts: Readonly<Record<string, number>> = {
  "unit-stat-sum": 1,
  "unit-stat-range": 0,
  "stat-granularity": 0,
  "spell-modifier-range": 1,
  "spell-sign": 0,
  "level-range": 0,
  "type-valid": 0,
  "unit-has-subtype": 0,
  "subtype-limit": 0,
  "spell-no-subtype": 0,
  "two-effects": 0,
  "effects-differ": 0,
  "effect-pair-unique": 0,
  "name-unique": 0,
  "name-set": 1,
  "effect-capital-period": 0,
  "effect-parses": 11,
  "effect-category": 3,
  "effect-level": 1,
  "style-valid": 0,
  "style-deduced": 4,
  "serial-matches": 1,
  "serial-unique": 0,
  "transparency-valid": 0,
  "image-named": 1,
};

/** The rules on power creep (TTCG-10), which look at effects across cards. */
const creepCounts: Readonly<Record<string, number>> = {
  "creep-effect-scale": 3,
  "creep-reach": 5,
  "creep-dominance": 0,
};

/** The rules on the tables that effects are made of (TTCG-12). */
const dataCounts: Readonly<Record<string, number>> = {
  "placeholder-unknown": 1,
  "placeholder-cycle": 0,
  "placeholder-duplicate-value": 0,
  "template-duplicate": 0,
  "template-overlap": 3,
  "template-empty": 0,
  "template-unparsed": 0,
  "removal-unused": 14,
  "replacement-unused": 30,
  "replacement-order": 0,
};

const isCreep = (code: string): boolean => code.startsWith("ttcg/creep-");

describe.skipIf(!corpus)("the published card list", () => {
  it("comes back byte for byte from TOML", () => {
    const { csv, toml } = imported();
    const document = must(parseDocument(toml));
    expect(rowCount(document, table)).toBe(39);
    expect(must(cardListFormat.fromToml(document, table))).toBe(csv);
  });

  it("is recognised as one", () => expect(cardListFormat.recognises(imported().csv)).toBe(true));

  it("breaks each rule of a card as often as the specification counts, and no other rule", () => {
    const found = problemsOf(ttcg, { "cards.toml": imported().toml, "effects.toml": effectTables() }).map(({ code }) =>
      code.slice("ttcg/".length),
    );
    const counts = { ...expectedCounts, ...creepCounts, ...dataCounts };
    expect(ruleIds()).toEqual(expect.arrayContaining(Object.keys(counts)));
    for (const [rule, count] of Object.entries(counts))
      expect([rule, found.filter((each) => each === rule).length]).toEqual([rule, count]);
    expect(found.filter((rule) => !Object.hasOwn(counts, rule))).toEqual([]);
  });

  it("has these templates that make the effects of others, and a placeholder that is nowhere defined", () => {
    const places = problemsOf(ttcg, { "effects.toml": effectTables() }).flatMap(({ code, related, rowKey }) =>
      code === "ttcg/template-overlap" || code === "ttcg/placeholder-unknown"
        ? [
            [
              code,
              ...[...related.map(({ row }) => row.rowKey), rowKey].map((key) => Number(key?.split(" ").at(-1)) + 1),
            ].join(" "),
          ]
        : [],
    );
    expect(places.toSorted()).toEqual([
      "ttcg/placeholder-unknown 104",
      "ttcg/template-overlap 18 24",
      "ttcg/template-overlap 2 3",
      "ttcg/template-overlap 31 32",
    ]);
  });

  it("has effects that nothing reads in these cells", () => {
    const problems = problemsOf(ttcg, { "cards.toml": imported().toml });
    const told = problems
      .filter(({ code }) => code === "ttcg/effect-parses")
      .map(({ rowKey, column, message }) =>
        [rowKey?.split(" ").at(-1), column ? columnSource(column) : "-", message].join(" | "),
      );
    const near = (word: string, meant: string) => `Not in the effect language near “${word}”. Did you mean “${meant}”?`;
    const capital = "Not in the effect language near “Reptile”: only the first letter is a capital.";
    expect(told).toEqual([
      `6 | effect-1 | ${near("creature", "Destroy up to two rank 3 unit cards on the field.")}`,
      `7 | effect-1 | ${capital}`,
      `7 | effect-2 | ${capital}`,
      `9 | effect-2 | ${near("currently", "Until your next turn, all water cards you control become rank 2.")}`,
      `14 | effect-2 | ${near("to", "Discard one water card to play one unit from your deck.")}`,
      `15 | effect-2 | ${near("be", "While this card is on the field, water cards can rank up using fire cards.")}`,
      `16 | effect-2 | ${near("on", "Copy the effect of one card in your discard pile.")}`,
      `20 | effect-2 | ${near("rank", "You can rank up this card using a water card.")}`,
      `27 | effect-2 | ${near("Rank", "You can rank up this card using a fire card.")}`,
      `31 | effect-2 | ${near("every", "This card gains 300 attack for each card under it.")}`,
      `33 | effect-2 | ${near("or", "Discard one water card to counter the effect of a card.")}`,
    ]);
  });

  it("has effects that the classes keep from their cards in these cells", () => {
    const files = { "cards.toml": imported().toml, "effects.toml": effectTables() };
    const told = problemsOf(ttcg, files)
      .filter(({ code }) => code === "ttcg/effect-category" || code === "ttcg/effect-level")
      .map(({ rowKey, column, message }) =>
        [rowKey?.split(" ").at(-1), column ? columnSource(column) : "-", message].join(" | "),
      );
    expect(told).toEqual([
      "1 | effect-1 | This effect is not available to units",
      "23 | effect-1 | This effect is not available to spells",
      "29 | effect-2 | This effect is not available to units",
      "29 | effect-2 | Effect is meant for level 1, not 2",
    ]);
  });

  it("goes beyond the bands of levels, and names kinds of no other card, in these cells", () => {
    const told = problemsOf(ttcg, { "cards.toml": imported().toml })
      .filter(({ code }) => isCreep(code))
      .map(({ rowKey, column, message }) =>
        [rowKey?.split(" ").at(-1), column ? columnSource(column) : "-", message].join(" | "),
      );
    expect(told).toEqual([
      '1 | effect-2 | "rank 4" is above the band for level 2',
      "1 | effect-2 | No other card has subtype dragon",
      "7 | effect-1 | No other card has subtype reptile",
      "7 | effect-2 | No other card has subtype reptile",
      '34 | effect-1 | "rank 4" is above the band for level 2',
      '38 | effect-1 | "rank 5" is above the band for level 3',
      "38 | effect-1 | No other card has subtype avian",
      "38 | effect-2 | No other card has subtype avian",
    ]);
  });

  it("breaks the others in these cells, with these words", () => {
    const problems = problemsOf(ttcg, { "cards.toml": imported().toml }).filter(
      ({ code }) => code !== "ttcg/effect-parses" && !isCreep(code),
    );
    const told = problems.map(({ rowKey, column, severity, message }) =>
      [rowKey?.split(" ").at(-1), column ? columnSource(column) : "-", severity, message].join(" | "),
    );
    expect(told).toEqual([
      "0 | attack | error | Attack + defense is 0; a level 1 unit must total 500 (-500 off)",
      "2 | effect-2-style | info | Text looks like continuous, card says passive",
      "7 | serial | warning | Serial does not match the card (F20aemoEC0T000)",
      "8 | effect-2-style | info | Text looks like overload, card says none",
      "9 | effect-1-style | info | Text looks like overload, card says none",
      "15 | effect-2-style | info | Text looks like continuous, card says passive",
      "31 | image | info | Image file is not named after the card",
      "31 | name | warning | Card has no name",
      "32 | attack | warning | Spell modifier +50 is outside ±10 for level 1",
    ]);
  });

  it("marks the defense of a wrong sum too", () => {
    const problems = problemsOf(ttcg, { "cards.toml": imported().toml });
    const sum = problems.find(({ code }) => code === "ttcg/unit-stat-sum");
    expect(sum?.related.map(({ column }) => column && columnSource(column))).toEqual(["defense"]);
    expect(sum?.fixes.map(({ title }) => title)).toEqual([
      "Set defense to 500",
      "Set attack to 500",
      "Scale both to 250/250",
    ]);
  });

  it("is as the game's own tools want it once every first fix is made", () => {
    let files: Readonly<Record<string, string>> = { "cards.toml": imported().toml };
    const mendable = problemsOf(ttcg, files).filter(({ fixes }) => fixes.length > 0).length;
    expect(mendable).toBe(21);
    for (let fixes = 0; fixes < 40; fixes += 1) {
      const problem = problemsOf(ttcg, files).find((each) => each.fixes.length > 0);
      const fix = problem?.fixes[0];
      if (!problem || !fix) break;
      files = fixed(problem, fix.id, files);
    }
    // What is left only a designer can fix: a name and a picture for a card that has neither.
    const left = problemsOf(ttcg, files).map(({ code }) => code);
    expect(left.filter((code) => !isCreep(code))).toEqual(["ttcg/image-named", "ttcg/name-set"]);
  });
});
