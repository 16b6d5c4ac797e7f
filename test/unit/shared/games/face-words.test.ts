import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { faceOfKind, games, layOutCard, type CardCells, type SheetFace } from "../../../../shared/games/index.js";
import { parseDocument, rowEntries } from "../../../../shared/toml/index.js";

const faceOf = (game: string, kind: string): SheetFace => {
  const found = faceOfKind(games.find(({ id }) => id === game)?.faces, kind);
  if (!found) throw new Error(`${game} draws no ${kind}`);
  return found;
};
const cellsOf = (toml: string): CardCells => {
  const row = rowEntries(must(parseDocument(`[[cards]]\n${toml}`)), ["cards"], 0);
  return new Map(row.map(({ key, value }) => [key, value]));
};

type Words = Readonly<Record<string, string | undefined>>;

describe("the words of a face", () => {
  test.each<[game: string, kind: string, toml: string, words: Words]>([
    [
      "dreamtides",
      "cards",
      'name = " oar"\nresonance = ["Tide", "Ember"]\nrarity = "Rare"\ncard-type = "Event"\nsubtype = "*"\nis-fast = false',
      { initial: "O", color: "many", fast: undefined, kind: "Event", "resonance-line": "Tide · Ember · Rare" },
    ],
    [
      "dreamtides",
      "cards",
      'resonance = "Tide"\nis-fast = true\nsubtype = "Child"',
      { initial: "", color: "Tide", fast: "↯ Fast", kind: "Child", "resonance-line": "Tide" },
    ],
    ["dreamtides", "cards", "", { color: undefined, kind: "", "resonance-line": "" }],
    [
      "ttcg",
      "cards",
      'type = "fire"\nlevel = 10\nsubtypes = ["beast", "war machine"]',
      {
        "type-word": "Fire",
        stars: "★".repeat(10),
        "subtypes-line": "Beast · War machine",
      },
    ],
    ["ttcg", "cards", 'level = 11\nname = "e\u0301lan"', { stars: "★ 11", initial: "E\u0301" }],
    ["ttcg", "cards", "level = 1.5", { stars: "★ 1.5" }],
    ["ttcg", "cards", "level = 0", { stars: undefined }],
    ["ttcg", "cards", "level = -1", { stars: undefined }],
    [
      "ptg",
      "cards",
      'type = "creature"\nmana = { any = 2, fire = 2, water = 1 }\nattack = 1\ndefense = 2',
      {
        ...{ color: "many", kind: "Creature", stats: "1 / 2", "is-cheap": undefined, "is-dear": "yes" },
        ...{
          mana0: "any",
          mana0sign: "2",
          mana1: "water",
          mana1sign: "",
          mana2: "fire",
          mana3: "fire",
          mana4: undefined,
        },
      },
    ],
    [
      "ptg",
      "cards",
      'type = "spell"\nmana = { earth = 4, air = 5 }\nattack = 1',
      {
        stats: undefined,
        mana0: "air",
        mana0sign: "5",
        mana1: "earth",
        mana1sign: "",
        mana4: "earth",
        mana5: undefined,
      },
    ],
    ["ptg", "cards", "mana = { fire = 2 }", { color: "fire", "is-cheap": "yes", "is-dear": undefined }],
    ["ptg", "cards", "mana = { any = 1 }", { color: undefined, mana0: "any", mana0sign: "1" }],
    ["ptg", "cards", "mana = { fire = 0, water = -1 }", { color: undefined, mana0: undefined, "is-cheap": "yes" }],
    [
      "ptg",
      "cards",
      'abilities = [{ name = "Row", description = "Draw." }, { description = "Mill." }, {}, "odd", { name = "Sail" }]',
      { "abilities-text": "Row — Draw.\nMill.\nSail" },
    ],
    [
      "summoner",
      "monsters",
      'cardName = "oar"\nname = "mast"\ntype = "monster"\nattribute = ["wind", "tree"]\nmonsterType = ["bird"]\neffects = ["Draw.", "Mill."]',
      { initial: "O", title: "oar", color: "wind", kind: "Monster · Wind · Tree · Bird", "rules-text": "Draw.\nMill." },
    ],
    ["summoner", "utility", 'name = "mast"\ntype = ""', { initial: "M", title: "mast", color: undefined, kind: "" }],
    [
      "summoner",
      "summoners",
      'sky = ["water", "tree"]\nleft = ["fire"]\nattribute = ["wind"]\neffects = ["Draw."]\nnativeAddition = [{ type = "wind", value = 40 }, "odd"]',
      {
        ...{ color: "water", "rules-text": "Wind +40\nDraw.", "sky-words": "Sky: water, tree" },
        ...{ "left-words": "Left: fire", "right-words": "Right: –" },
      },
    ],
    ["summoner", "summoners", 'nativeAddition = "odd"', { color: undefined, "rules-text": "", "sky-words": "Sky: –" }],
    [
      "tcgone",
      "cards",
      'card-kind = "unit"\nstage = "stage2"\nevolves-from = "Log"\ntypes = ["W", "Fire"]\nprovides = ["R"]\nweakness = ["L x2", "R +10"]\nresistance = ["M -30"]',
      {
        ...{ energy: "W", "stage-line": "Stage 2 · evolves from Log", kind: "Unit · W · Fire" },
        ...{ "weakness-words": "L x2, R +10", "resistance-words": "M -30" },
      },
    ],
    [
      "tcgone",
      "cards",
      'card-kind = "special-energy-card"\nstage = "basic"\ntypes = ["W"]\nprovides = ["R", "W"]',
      { energy: "R", "stage-line": undefined, kind: "Special energy card", "weakness-words": "" },
    ],
    [
      "tcgone",
      "cards",
      'card-kind = "unit"\nstage = "level-up"',
      { "stage-line": "Level up", kind: "Unit", energy: undefined },
    ],
  ])("of %s %s: %s", (game, kind, toml, wanted) => {
    const words = faceOf(game, kind).words?.of(cellsOf(toml)) ?? {};
    expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, words[name]]))).toEqual(wanted);
  });
});

describe("the colours of a face", () => {
  const fillsOf = (game: string, kind: string, toml: string): readonly string[] =>
    layOutCard(faceOf(game, kind), { cells: cellsOf(toml), rules: undefined }).items.flatMap((item) =>
      item.kind === "shape" ? [item.fill] : [],
    );

  test.each([
    ["dreamtides", "cards", "resonance", ["Ember", "Tide", "Stone", "Zephyr", "Ruin"]],
    ["ttcg", "cards", "type", ["earth", "fire", "water", "air", "light", "dark", "electric", "nature", "spell"]],
    ["summoner", "monsters", "attribute", ["wind", "water", "tree", "mountain", "fire", "shell"]],
    ["summoner", "summoners", "sky", ["wind", "water", "tree", "mountain", "fire", "shell"]],
  ])("of %s %s are others for each %s", (game, kind, column, values) => {
    const seen = [...values, "another"].map((value) => fillsOf(game, kind, `${column} = "${value}"`).join(" "));
    expect(new Set(seen).size).toBe(values.length + 1);
    expect(fillsOf(game, kind, "").join(" ")).toBe(seen.at(-1));
  });

  test("of tcgone are others for each energy", () => {
    const types = ["C", "D", "F", "G", "L", "M", "N", "P", "R", "W", "Y"];
    const seen = types.map((type) => fillsOf("tcgone", "cards", `card-kind = "unit"\ntypes = ["${type}"]`).join(" "));
    expect(new Set(seen).size).toBe(types.length);
  });

  test("of ptg are others for each mana", () => {
    const types = ["fire", "earth", "water", "air", "any"];
    const seen = types.map((type) => fillsOf("ptg", "cards", `mana = { ${type} = 1 }`).join(" "));
    expect(new Set(seen).size).toBe(types.length);
  });
});
