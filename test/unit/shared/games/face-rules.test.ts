import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { columnsOf, namesIn } from "../../../../shared/face/index.js";
import {
  games,
  layOutCard,
  readFaceFile,
  faceRules,
  type CardCells,
  type FaceFile,
} from "../../../../shared/games/index.js";
import { readValue, type TomlValue } from "../../../../shared/toml/index.js";
import { Checker, type CheckedGame } from "../../../../shared/validate/index.js";
import { problemLine } from "../../../support/validate/problems.js";
import { putFiles, type Files } from "../../../support/validate/tables.js";

function own(height: number, text = "{name}"): FaceFile {
  const read = readFaceFile(
    `tables = ["cards"]\nwidth = 63\nheight = 88\n[[parts]]\nkind = "text"\nx = 1\ny = 1\nwidth = 20\nheight = ${height}\ntext = "${text}"\nsize = 4\nleastSize = 2\ncolor = "#000000"\n`,
  );
  if (!read.ok) throw new Error(read.error[0]?.message);
  return read.value;
}

/** A checker whose problems are those of faces alone. */
class FaceChecker {
  readonly checker: Checker;
  readonly #games: readonly CheckedGame[];

  constructor(known: readonly CheckedGame[], files: Files, added = faceRules(games, [])) {
    this.#games = known;
    this.checker = new Checker(known, { strict: true, added });
    this.put(files);
  }

  put(files: Files): void {
    putFiles(this.checker, files, this.#games);
  }

  found(): readonly string[] {
    this.checker.work();
    return [...this.checker.all()].filter(({ code }) => code === "face/cut-off").map(problemLine);
  }
}

const dreamtides = games.filter(({ id }) => id === "dreamtides");
const words = (count: number): string => Array.from({ length: count }, () => "unending").join(" ");
const card = (name: string, rules: string): string =>
  `[[cards]]\nname = "${name}"\nid = "6d2b1e52-0f6a-4c39-9c1e-3a1d5d7a8b91"\nenergy-cost = 1\nrules-text = "${rules}"\nvariables = ""\ncard-type = "Event"\nsubtype = ""\nis-fast = false\nspark = ""\nimage-number = 1\n`;

describe("a text that is cut off on a face", () => {
  test("is a problem of the cell it comes from", () => {
    const checker = new FaceChecker(dreamtides, { "cards.toml": card("Oar", "Draw a card.") });
    expect(checker.found()).toEqual([]);
    checker.put({ "cards.toml": card(words(40), "Draw a card.") });
    expect(checker.found()).toEqual(["cards.toml 0 name face/cut-off warning"]);
    checker.put({ "cards.toml": card("Oar", words(300)) });
    expect(checker.found()).toEqual(["cards.toml 0 rules-text face/cut-off warning"]);
    checker.put({ "cards.toml": card("Oar", "Draw a card.") });
    expect(checker.found()).toEqual([]);
  });

  test("is measured by the face of the workspace's own where it has one, and by what that becomes", () => {
    const files = { "cards.toml": card("Ember of the Nine Unending Bonfires", "Draw a card.") };
    const checker = new FaceChecker(dreamtides, files);
    expect(checker.found()).toEqual([]);
    checker.checker.setAdded(faceRules(games, [own(3)]));
    expect(checker.found()).toEqual(["cards.toml 0 name face/cut-off warning"]);
    checker.checker.setAdded(faceRules(games, [own(9)]));
    expect(checker.found()).toEqual([]);
    checker.checker.setAdded(faceRules(games, [own(2, "{kind}: {fast} {name}")]));
    expect(checker.found()).toEqual(["cards.toml 0 card-type face/cut-off warning"]);
    checker.checker.setAdded(faceRules(games, []));
    expect(checker.found()).toEqual([]);
  });

  test("is a problem of its column where that is called as what objects have by nature", () => {
    const checker = new FaceChecker(
      dreamtides,
      { "cards.toml": `${card("Oar", "Draw a card.")}constructor = "${words(40)}"\n` },
      faceRules(games, [own(3, "{constructor}")]),
    );
    expect(checker.found()).toEqual(["cards.toml 0 constructor face/cut-off warning"]);
  });

  test("is found in tables of no game that have a face, and once for a column that is there twice", () => {
    const files = { "cards.toml": `[[cards]]\nname = "${words(9)}"\ncost = 1\n` };
    const twice = own(3, "{name}");
    const face = {
      ...twice,
      template: { ...twice.template, parts: twice.template.parts.concat(twice.template.parts) },
    };
    expect(new FaceChecker([], files, faceRules(games, [face])).found()).toEqual([
      "cards.toml 0 name face/cut-off warning",
    ]);
    expect(new FaceChecker([], files).found()).toEqual([]);
  });

  test("says at which size it would fit, and that it never would", () => {
    const messages = (name: string): readonly string[] => {
      const checker = new FaceChecker(
        [],
        { "cards.toml": `[[cards]]\nname = "${name}"\n` },
        faceRules(games, [own(3)]),
      );
      checker.checker.work();
      return [...checker.checker.all()].filter(({ code }) => code === "face/cut-off").map(({ message }) => message);
    };
    expect(messages("Ember of the Nine Unending Bonfires")).toEqual([
      expect.stringMatching(
        /^This text is cut off on the card's face\. It would fit at 1\.\d5 mm \([345]\.\d pt\); the least size of its place is 2\.00 mm \(5\.7 pt\)\.$/u,
      ),
    ]);
    expect(messages("x".repeat(5_000))[0]).toContain("It fits at no size that can be read");
  });
});

const drawn = games.flatMap(({ id, faces = [] }) => faces.map((face) => [id, face.sheets.join(), face] as const));

describe.each(drawn)("the face of %s %s", (_game, _sheets, face) => {
  test("reads no other columns than it says, whatever they hold", () => {
    const { from = {} } = face.words ?? {};
    const declared = new Set([...columnsOf(face.template), ...Object.values(from).flat()]);
    const sources = ['"monster"', '"creature"', '["a", "b"]', "3", "{ fire = 2, any = 9 }", "[{ name = 'a' }]"];
    for (const value of sources.map((source): TomlValue => must(readValue(source)))) {
      const cells: CardCells = {
        get: (key) => {
          expect(declared).toContain(key);
          return value;
        },
      };
      layOutCard(face, { cells, rules: "Draw a card." });
    }
  });

  test("has each of its words made of columns", () => {
    const { of = () => ({}), from = {} } = face.words ?? {};
    const cells: CardCells = { get: () => must(readValue("{ fire = 2 }")) };
    expect(Object.keys(from)).toEqual(expect.arrayContaining(Object.keys(of(cells))));
    const texts = face.template.parts.flatMap((part) => (part.kind === "text" ? namesIn(part.text) : []));
    expect(texts.length).toBeGreaterThan(2);
  });
});
