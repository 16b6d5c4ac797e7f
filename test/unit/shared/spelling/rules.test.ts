import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { spellingRules } from "../../../../shared/spelling/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";
import { Checker, readSettings, type CheckedGame, type StandingProblem } from "../../../../shared/validate/index.js";
import { growth } from "../../../support/counted-reads.js";
import { putFiles, type Files } from "../../../support/validate/tables.js";

const game: CheckedGame = {
  id: "toy",
  title: "Toy",
  words: ["untapp"],
  sheets: [
    {
      ...{ kind: "cards", title: "Cards", tables: ["cards"], signature: ["name"], idColumn: "name", holdsCards: true },
      columns: [
        { key: "name", type: { kind: "text" }, prose: "name", about: "The name." },
        { key: "text", type: { kind: "long-text" }, prose: "text", about: "The text." },
        { key: "notes", type: { kind: "texts" }, prose: "text", about: "Notes." },
        { key: "kind", type: { kind: "choice", values: ["Zorblax"] }, about: "The kind." },
        {
          key: "moves",
          about: "The moves.",
          type: {
            kind: "rows",
            rows: {
              ...{ title: "Move", name: ["name"], spelling: "headers" },
              members: [
                { key: "name", type: { kind: "text" }, prose: "name", about: "The name." },
                { key: "code", type: { kind: "text" }, about: "A code." },
              ],
            },
          },
        },
      ],
    },
  ],
};

const english = new Set([
  "draw",
  "card",
  "the",
  "of",
  "color",
  "fire",
  "born",
  "form",
  "from",
  "when",
  "wakes",
  "then",
]);

/** The check with a small dictionary, counting the words that it is asked for. */
function checked(files: Files, settings = '[spelling]\nlanguage = "en"\n', standard?: string) {
  let asked = 0;
  const isWord = (word: string): boolean => {
    asked += 1;
    return english.has(word) || english.has(word.toLowerCase());
  };
  const added = spellingRules({ speller: { isWord }, ...(standard === undefined ? {} : { standard }) });
  const read = readSettings(must(parseDocument(settings)), ["toy"]);
  const checker = new Checker([game], { strict: true, settings: read, added });
  putFiles(checker, files, [game]);
  checker.work();
  const problems = () => [...checker.all()];
  return { checker, problems, lines: () => problems().map(line).sort(), asked: () => asked };
}

const line = ({ column, message }: StandingProblem): string =>
  `${[...(column?.path ?? []), ...(column?.inner ?? [])].join(".")}: ${message}`;

const one = (...lines: readonly string[]): Files => ({ "cards.toml": ["[[cards]]", ...lines, ""].join("\n") });

describe("the spelling of names and texts", () => {
  it("is a note on the cell, with the words that are not in the dictionary", () => {
    const { problems, lines } = checked(one('name = "Fire Crad"', 'text = "Darw the crad. When {darw}"'));
    expect(lines()).toEqual([
      "name: “Crad” is not in the dictionary.",
      "text: “Darw” and “crad” are not in the dictionary.",
    ]);
    expect(problems().map(({ code, severity, span }) => [code, severity, span])).toEqual([
      ["spelling/unknown-word", "info", { from: 5, to: 9 }],
      ["spelling/unknown-word", "info", { from: 0, to: 4 }],
    ]);
  });

  it("is looked up in names and texts only, also in lists and nested tables", () => {
    const nested = one(
      ...['name = "Fire"', 'other = "xqx"', 'notes = ["draw", "xqx", "the xqx"]'],
      ...["[[cards.moves]]", 'name = "Xqxa"', 'code = "xqx"'],
    );
    expect(checked(nested).lines()).toEqual([
      "moves.0.name: “Xqxa” is not in the dictionary.",
      "notes.1: “xqx” is not in the dictionary.",
      "notes.2: “xqx” is not in the dictionary.",
    ]);
  });

  it("knows the words of the game, of its values, of names of other rows, and of the workspace", () => {
    const files = one(
      ...['name = "Glimwyn"', 'text = "Glimwyn wakes. Untapp the zorblax of Whoever, colour of brollo."', ""],
      ...["[[cards]]", 'name = "Fireborn"', 'text = "Glimwyn, then Fireborn"'],
    );
    const words = '[spelling]\nlanguage = "en"\nwords = ["Brollo"]\n';
    expect(checked(files, words).lines()).toEqual(["name: “Glimwyn” is not in the dictionary."]);
    expect(checked(files, words.replace('"Brollo"', '"Brollo", "Glimwyn"')).lines()).toEqual([]);
  });

  it("is checked only where the settings or the caller ask for it, and its severity is a setting as others", () => {
    const files = one('name = "Xqxa"');
    expect(checked(files, "").lines()).toEqual([]);
    expect(checked(files, '[spelling]\nwords = ["Other"]\n', "en").lines()).toHaveLength(1);
    expect(checked(files, '[spelling]\nlanguage = "xx"\n', "en").lines()).toEqual([]);
    const off = '[spelling]\nlanguage = "en"\n[severities]\n"spelling/unknown-word" = "off"\n';
    expect(checked(files, off).lines()).toEqual([]);
  });

  it("offers corrections of all words of the cell, and the dictionary, all as guesses", () => {
    const { problems } = checked(one('name = "Fire"', 'text = "Draw the crad fomr xqx"', 'notes = ["Draw the fomr"]'));
    const offers = problems().map(({ fixes }) => fixes.map(({ title, kind }) => `${kind} ${title}`));
    expect(offers.sort()).toEqual([
      ["guess Add “crad”, “fomr” and “xqx” to the dictionary"],
      ["guess Write “form”", "guess Add “fomr” to the dictionary"],
    ]);
  });
});

describe("the corrections of a text", () => {
  /** What the fixes of the only problem would write. */
  const written = (text: string): readonly string[] =>
    checked(one('name = "Fire"', `text = "${text}"`))
      .problems()
      .flatMap(({ fixes }) => fixes.flatMap(({ edits }) => edits.map((edit) => JSON.stringify(edit))))
      .filter((edit) => edit.includes('"value"'));

  it.each<[text: string, ...written: string[]]>([
    ["Draw fomr the card", "Draw form the card"],
    ["Fomr, then fomr: draw", "Form, then form: draw"],
    ["Draw the crad fomr fire!", "Draw the card form fire!"],
    ["Draw the xqx fomr fire"],
  ])("%s: all its unknown words, and nothing else", (text, ...texts) => {
    expect(written(text)).toEqual(texts.map((value) => expect.stringContaining(`"value":"${value}"`) as unknown));
  });
});

describe("the cost of the check", () => {
  it("of a text with very many unknown words is that of looking them up: none is corrected, and few are named", () => {
    const many = (size: number) =>
      checked(one('name = "Fire"', `text = "${Array.from({ length: size }, (_, at) => word(at)).join(" ")}"`));
    const { problems, asked } = many(1000);
    expect(asked()).toBeLessThan(5000);
    const [problem] = problems();
    expect(problem?.message).toMatch(/^(?:“q[a-j]q”, ){9}“q[a-j]q” and 990 more are not in the dictionary\.$/u);
    expect(problem?.fixes.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Add .{1,100} and 990 more to the dictionary$/u),
    ]);
    expect(many(10).problems()[0]?.message).not.toContain("more");
  });

  it("grows with the different words of the texts", () => {
    const count = (size: number): number =>
      checked(one('name = "Fire"', `text = "${Array.from({ length: size }, (_, at) => word(at)).join(" ")}"`)).asked();
    expect(growth(count, 100)).toBeLessThan(2.3);
    const same = (size: number): number =>
      checked(one('name = "Fire"', `text = "${"draw the card ".repeat(size)}"`)).asked();
    expect(growth(same, 100)).toBe(1);
  });

  it("of an edit is that of its own cell", () => {
    const text = (last: string): string =>
      Array.from({ length: 50 }, (_, at) => `[[cards]]\nname = "Fire"\ntext = "${word(at)} ${word(at + 50)}"\n`).join(
        "",
      ) + `[[cards]]\nname = "Born"\ntext = "${last}"\n`;
    const { checker, asked, lines } = checked({ "cards.toml": text("draw") });
    expect(lines()).toHaveLength(50);
    const before = asked();
    putFiles(checker, { "cards.toml": text("draw the") }, [game]);
    checker.work();
    expect(asked() - before).toBe(1);
  });
});

/** A word of its own for each number, which is not in the dictionary. */
const word = (at: number): string =>
  `q${Array.from(String(at), (digit) => "abcdefghij".charAt(Number(digit))).join("")}q`;
