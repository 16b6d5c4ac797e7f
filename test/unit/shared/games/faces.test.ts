import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { faceSvg } from "../../../../shared/face/index.js";
import { faceOfKind, games, layOutCard, type CardCells } from "../../../../shared/games/index.js";
import { parseDocument, readValue, rowEntries, type TomlValue } from "../../../../shared/toml/index.js";

/** The tables of the samples that hold cards with faces. */
const tables = [
  ["dreamtides", "cards.toml", "cards", "cards"],
  ["ttcg", "ttcg-cards.toml", "ttcg-cards", "cards"],
  ["ptg", "cards.toml", "cards", "cards"],
  ["summoner", "monsters.toml", "monsters", "monsters"],
  ["summoner", "utility.toml", "utility", "utility"],
  ["summoner", "summoners.toml", "summoners", "summoners"],
  ["tcgone", "cards.toml", "cards", "cards"],
] as const;

const faceOf = (game: string, kind: string) => {
  const found = faceOfKind(games.find(({ id }) => id === game)?.faces, kind);
  if (!found) throw new Error(`${game} draws no ${kind}`);
  return found;
};

/** The lines of a face; signs of another font are placed apart within their line. */
const textsOf = (svg: string): string =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gsu)].map(([, text = ""]) => text.replaceAll(/<[^>]*>/gu, "")).join("\n");

const cellsOf = (toml: string): CardCells => {
  const row = rowEntries(must(parseDocument(`[[cards]]\n${toml}`)), ["cards"], 0);
  return new Map(row.map(({ key, value }) => [key, value]));
};
const shown = (game: string, kind: string, toml: string, rules?: string): string =>
  textsOf(faceSvg(layOutCard(faceOf(game, kind), { cells: cellsOf(toml), rules }), () => undefined));

describe.each(tables)("the cards of %s in %s", (game, file, table, kind) => {
  const document = must(
    parseDocument(readFileSync(join(import.meta.dirname, "../../../../tabula", game, file), "utf8")),
  );
  const rows: Map<string, TomlValue>[] = [];
  for (;;) {
    const row = rowEntries(document, [table], rows.length);
    if (row.length === 0) break;
    rows.push(new Map(row.map(({ key, value }) => [key, value])));
  }

  test("all have their name on their face, and no text is cut off", () => {
    expect(rows.length).toBeGreaterThan(5);
    for (const cells of rows) {
      const layout = layOutCard(faceOf(game, kind), { cells, rules: undefined });
      const name = cells.get("cardName") ?? cells.get("name");
      const words = name?.kind === "string" ? name.value.split(/\s+/u) : [];
      expect({ words, overflows: layout.overflows }).toEqual({ words, overflows: [] });
      const drawn = textsOf(faceSvg(layout, () => undefined)).replaceAll("&#39;", "'");
      for (const word of words) expect(drawn).toContain(word);
    }
  });

  test("a row with nothing, and one whose cells are all of another kind, still have a face", () => {
    const keys = [...new Set(rows.flatMap((cells) => [...cells.keys()]))];
    const odd: readonly TomlValue[] = ["{ a = [1, {}] }", "[[], [1]]", "-1e300", "true", '""'].map((source) =>
      must(readValue(source)),
    );
    for (const value of odd) {
      const cells = new Map(keys.map((key) => [key, value]));
      expect(faceSvg(layOutCard(faceOf(game, kind), { cells, rules: "" }), () => undefined)).toMatch(
        /^<svg.*<\/svg>$/su,
      );
    }
    expect(faceSvg(layOutCard(faceOf(game, kind), { cells: new Map(), rules: undefined }), () => undefined)).toMatch(
      /^<svg/u,
    );
  });
});

test.each([
  [
    "dreamtides",
    "cards",
    `name = "Oar"\nenergy-cost = 3\nspark = 2\ncard-type = "Character"\nsubtype = "Child"\nis-fast = true`,
    "Draw.",
    ["3", "2", "Character — Child", "↯ Fast", "Draw."],
  ],
  [
    "ptg",
    "cards",
    `name = "Oar"\ntype = "creature"\nmana = { fire = 2, any = 3 }\nattack = 4\ndefense = 5\n[[cards.abilities]]\nname = "Row"\ndescription = "Draw."`,
    undefined,
    ["Creature", "4 / 5", "Row — Draw.", "3"],
  ],
  ["ptg", "cards", `name = "Oar"\ntype = "spell"\nmana = { fire = 7 }`, undefined, ["Spell", "7"]],
  [
    "ttcg",
    "cards",
    `name = "Oar"\ntype = "water"\nlevel = 3\nattack = 210\ndefense = 290\nsubtypes = ["beast", "fairy"]`,
    "Draw.",
    ["Water", "★★★", "ATK 210", "DEF 290", "Beast · Fairy", "Draw."],
  ],
  ["ttcg", "cards", `name = "Oar"\nlevel = 12`, "", ["★ 12"]],
  [
    "summoner",
    "monsters",
    `cardName = "Oar"\nvalue = 70\ntype = "monster"\nattribute = ["wind"]\nmonsterType = ["bird"]\neffects = "Draw."`,
    undefined,
    ["70", "Monster · Wind · Bird", "Draw."],
  ],
  [
    "summoner",
    "summoners",
    `name = "Oar"\nlevel = 4\ninitialPoint = 30\nsky = ["wind", "tree"]\nnativeAddition = [{ type = "wind", value = 40 }]`,
    undefined,
    ["4", "▲ 30", "Wind +40"],
  ],
  [
    "tcgone",
    "cards",
    `name = "Oar"\ncard-kind = "unit"\nstage = "stage1"\nevolves-from = "Log"\nhp = 90\ntypes = ["W"]\nweakness = ["L x2"]\nretreat = 2\ntext = "Draw."`,
    "script",
    ["90 HP", "Stage 1 · evolves from Log", "L x2", "2", "Draw."],
  ],
  ["tcgone", "cards", `name = "Oar"\ncard-kind = "item"`, "script", ["Item", "script"]],
] as const)("%s %s: %s", (game, kind, toml, rules, wanted) => {
  const lines = shown(game, kind, toml, rules).split("\n");
  for (const line of wanted) expect(lines).toContain(line);
});

test.each(
  games.flatMap(({ id, faces = [] }) => faces.flatMap(({ sheets }) => sheets.map((kind) => [id, kind] as const))),
)("a megabyte in each text of %s %s is cut off", (game, kind) => {
  const value: TomlValue = { kind: "string", value: "e\u0301a".repeat(333_333) };
  const keys = [
    "name",
    "cardName",
    "rules-text",
    "text",
    "description",
    "effects",
    "subtype",
    "attack",
    "type",
    "mana",
  ];
  const cells = new Map(keys.map((key) => [key, value]));
  const svg = faceSvg(layOutCard(faceOf(game, kind), { cells, rules: value.value }), () => undefined);
  expect(svg.length).toBeLessThan(100_000);
});

test("what another card does not have is not on the face", () => {
  expect(shown("ptg", "cards", `name = "Oar"\ntype = "spell"\nattack = 4\ndefense = 5`)).not.toContain("4 / 5");
  expect(shown("tcgone", "cards", `name = "Oar"\ncard-kind = "unit"\ntext = "Draw."`, "script")).not.toContain(
    "script",
  );
  expect(shown("ttcg", "cards", `name = "Oar"`)).not.toContain("ATK");
});
